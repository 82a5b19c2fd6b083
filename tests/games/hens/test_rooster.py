"""The roosters after round 6: section 4.4."""

import pytest

from client.games.hens import HENS
from client.games.hens.events import (
    CardDiscarded,
    Event,
    RoosterChosen,
    RoostersCalled,
    RoosterSkipped,
    RoostersRevealed,
    RoundBegan,
    TurnBegan,
)
from client.games.hens.grid import Point
from client.games.hens.moves import Rooster
from client.games.hens.state import HensState, Phase
from tests.games.hens.drawn import At, card, discard, play_all, roosters_of, table

SIX = "P1 ## S5 / P2 P3 U4"
COOPS = "## ## ## / ## ## ##"


def before_the_roosters(*yards: str, first_seat: int = 0) -> HensState:
    """The last seat of round 6 is about to discard C3."""
    last = (first_seat - 1) % len(yards)
    seats = [At(yard, hand="C3" if seat == last else "") for seat, yard in enumerate(yards)]
    return table(*seats, phase="discard", round=6, seat=last, first_seat=first_seat)


def test_case_20_the_rooster_may_stand_on_any_own_hen_and_stays_secret_until_all_have_chosen() -> None:
    state = before_the_roosters(SIX, "W1 W2 W3 / W4 W5 W6")
    events = play_all(state, discard("C3"))
    assert events == [CardDiscarded(1, card("C3")), RoostersCalled((0, 1))]
    assert (state.phase, state.seat, state.rooster_queue, state.round_no) == (Phase.ROOSTER, 0, (1,), 6)
    assert roosters_of(HENS.legal_moves(state)) == [(0, 0), (2, 0), (0, 1), (1, 1), (2, 1)]
    assert play_all(state, Rooster(2, 0)) == [RoosterChosen(0, 2, 0)]
    assert (state.seat, state.rooster_queue) == (1, ())
    assert HENS.to_json(HENS.sight(state, 1))["seats"][0]["rooster"] is None
    assert HENS.to_json(HENS.sight(state, 0))["seats"][0]["rooster"] == {"x": 2, "y": 0}
    events = play_all(state, Rooster(1, 1))
    places = (Point(2, 0), Point(1, 1))
    assert events == [RoosterChosen(1, 1, 1), RoostersRevealed(places), RoundBegan(7), TurnBegan(0, 7)]
    for viewer in (0, 1):
        seats = HENS.to_json(HENS.sight(state, viewer))["seats"]
        assert [seat["rooster"] for seat in seats] == [{"x": 2, "y": 0}, {"x": 1, "y": 1}]
    assert (state.phase, state.seat, state.round_no, state.drawn) == (Phase.DRAW, 0, 7, 0)


@pytest.mark.parametrize("first_seat", [0, 1, 2])
def test_seats_choose_in_turn_order(first_seat: int) -> None:
    state = before_the_roosters(
        *[SIX.replace("S5", "##")] * 1, "W1 W2 W3 / W4 W5 W6", "B1 B3 B4 / B5 B6 ##", first_seat=first_seat
    )
    play_all(state, discard("C3"))
    order = [(first_seat + step) % 3 for step in range(3)]
    assert [state.seat, *state.rooster_queue] == order


def test_case_21_a_seat_of_coops_alone_is_skipped_and_scores_nothing_for_a_rooster() -> None:
    state = before_the_roosters(SIX, COOPS, "W1 W2 W3 / W4 W5 W6")
    events = play_all(state, discard("C3"))
    assert events[1:] == [RoostersCalled((0, 2)), RoosterSkipped(1)]
    assert (state.seat, state.rooster_queue) == (0, (2,))
    play_all(state, Rooster(0, 0), Rooster(0, 0))
    assert (state.phase, state.seat, state.roosters[1]) == (Phase.DRAW, 0, None)
    full = "## ## ## ## / ## ## ## ## / W1 W2 W3 W4"
    over = table(At(), At(full), At(), phase="over", round=12)
    assert over.result is not None
    assert (over.result.scores[1].largest, over.result.scores[1].rooster) == (6, 0)


def test_the_first_seat_may_be_the_one_that_is_skipped() -> None:
    state = before_the_roosters(COOPS, SIX)
    play_all(state, discard("C3"))
    assert (state.seat, state.rooster_queue) == (1, ())


def test_where_nobody_has_a_hen_round_seven_begins_at_once() -> None:
    state = before_the_roosters(COOPS, COOPS)
    events: list[Event] = play_all(state, discard("C3"))
    assert events[1:] == [RoostersCalled(()), RoosterSkipped(0), RoosterSkipped(1), RoundBegan(7), TurnBegan(0, 7)]
    assert state.phase is Phase.DRAW


def test_a_rooster_stands_on_its_hen_whatever_becomes_of_the_group() -> None:
    """R20: here two groups have become one since round 6."""
    over = table(
        At("P1 P2 W3 W4 / P3 P4 W5 ## / ## ## ## ##", rooster=(0, 0)), At(), phase="over", round=12, removed=""
    )
    assert over.result is not None
    assert (over.result.scores[0].largest, over.result.scores[0].rooster, over.result.scores[0].size1) == (5, 0, 4)


def test_a_deck_that_is_empty_after_the_roosters_is_filled_before_round_seven() -> None:
    state = table(
        At(SIX, pile="P4 P5"), At("W1 W2 W3 / W4 W5 W6"), phase="rooster", round=6, rooster_queue=[1], buried=1
    )
    assert state.deck == ()
    play_all(state, Rooster(0, 0))
    assert state.deck == (), "no draw is due yet"
    play_all(state, Rooster(0, 0))
    assert len(state.deck) == 72 - 12 - 8 - 2
