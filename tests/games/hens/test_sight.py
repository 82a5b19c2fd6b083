"""What a seat may know: section 8."""

import pytest

from client.games.hens import HENS
from client.games.hens.components import FACE_DOWN, SOLO_RANKS
from client.games.hens.events import (
    CardDiscarded,
    CardDrawn,
    CoopPlaced,
    CoopWatched,
    DeckRefilled,
    DrawWatched,
    Event,
    HenPlaced,
    MatchEnded,
    NeighbourCardTaken,
    NeighbourCardTurned,
    PileCardTaken,
    RoosterChoiceWatched,
    RoosterChosen,
    RoostersCalled,
    RoosterSkipped,
    RoostersRevealed,
    RoundBegan,
    TurnBegan,
)
from client.games.hens.state import HensState
from tests.games.hens.drawn import At, card, table

P4 = card("P4")


def middle() -> HensState:
    return table(
        At("P1 #U5 P2", hand="C1 C2 C3 C4", pile="S1 S2"),
        At("W1 #F5 W2", hand="M1 M2 M3 M4", pile="S3"),
        round=4,
        goal_card="purists",
    )


def test_a_view_shows_counts_for_what_is_hidden() -> None:
    state = middle()
    view = HENS.to_json(HENS.sight(state, 0))
    full = HENS.to_json(state)
    assert view["rng"] is None
    assert view["deck"] == len(full["deck"])
    assert view["seats"][0] == full["seats"][0], "the own seat is open"
    theirs = full["seats"][1]
    assert view["seats"][1]["hand"] == 4
    assert [square["card"] for square in view["seats"][1]["yard"]] == ["wyandotte-1", None, "wyandotte-2"]
    assert {**view["seats"][1], "hand": 0, "yard": 0} == {**theirs, "hand": 0, "yard": 0}, "the rest is open"
    same = set(full) - {"rng", "deck", "seats"}
    assert {name: view[name] for name in same} == {name: full[name] for name in same}


def test_nothing_hidden_is_left_in_a_sight() -> None:
    seen = HENS.sight(middle(), 0)
    assert set(seen.deck) == set(seen.hands[1]) == set(seen.yards[1].coops.values()) == {FACE_DOWN}
    assert seen.chance == (0, 0)
    assert seen.viewer == 0


def test_coops_stay_closed_after_the_end() -> None:
    """R21."""
    state = table(At(), At("## W1 W2 W3 / W4 W5 W6 B5 / B4 B3 B2 B1"), phase="over", round=12)
    assert HENS.to_json(HENS.sight(state, 0))["seats"][1]["yard"][0]["card"] is None


def test_a_sight_counts_every_yard() -> None:
    state = middle()
    assert HENS.scores(HENS.sight(state, 1)) == HENS.scores(state)


@pytest.mark.parametrize(
    ("event", "others", "reveals"),
    [
        (RoundBegan(2), RoundBegan(2), False),
        (TurnBegan(0, 2), TurnBegan(0, 2), False),
        (DeckRefilled((1, 2, 0)), DeckRefilled((1, 2, 0)), True),
        (CardDrawn(0, P4), DrawWatched(0), True),
        (PileCardTaken(0, 1, P4), PileCardTaken(0, 1, P4), False),
        (NeighbourCardTaken(0, P4), NeighbourCardTaken(0, P4), False),
        (HenPlaced(0, P4, 1, 0, 2, 1), HenPlaced(0, P4, 1, 0, 2, 1), False),
        (CoopPlaced(0, P4, 1, 0), CoopWatched(0, 1, 0), False),
        (CardDiscarded(0, P4), CardDiscarded(0, P4), False),
        (NeighbourCardTurned(P4), NeighbourCardTurned(P4), True),
        (RoostersCalled((0, 1)), RoostersCalled((0, 1)), False),
        (RoosterSkipped(0), RoosterSkipped(0), False),
        (RoosterChosen(0, 1, 0), RoosterChoiceWatched(0), False),
        (RoostersRevealed((None, None)), RoostersRevealed((None, None)), True),
        (MatchEnded((), (0,), SOLO_RANKS[0]), MatchEnded((), (0,), SOLO_RANKS[0]), False),
    ],
    ids=lambda value: type(value).__name__,
)
def test_an_event_is_seen_by_its_seat_and_by_others(event: Event, others: Event, reveals: bool) -> None:  # noqa: FBT001
    assert HENS.seen(event, 0) == event
    assert HENS.seen(event, 1) == others
    assert HENS.reveals(event) is reveals
    assert HENS.reveals(others) is reveals
