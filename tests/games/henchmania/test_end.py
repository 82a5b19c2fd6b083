"""The end of the match and ties: section 6, worked cases 37 to 41."""

import pytest

from client.games.henchmania.components import MOST_TIE_ROUNDS
from client.games.henchmania.events import DayBegan, MatchEnded, TieDuelBegan, TieFightBegan, TieFightEnded
from client.games.henchmania.state import Phase
from tests.games.henchmania.drawn import (
    DONE,
    GAME,
    act,
    all_pass,
    asked,
    discards,
    duel,
    is_quiet,
    listed,
    reserve,
    table,
)

LAST = {"day": 4}


def test_case_37_the_threshold_is_looked_at_in_the_evening() -> None:
    state = table(3, day=2, scores=[25, 29, 12], reserves={0: "minstrel troubadour jester"})
    events = all_pass(state)
    assert (state.scores, state.phase, state.winners) == ([30, 29, 12], Phase.OVER, (0,))
    assert MatchEnded((0,), (30, 29, 12)) in events
    assert asked(state) is None
    assert is_quiet(state)


def test_one_point_below_the_threshold_the_match_goes_on() -> None:
    state = table(3, day=2, scores=[29, 29, 12])
    all_pass(state)
    assert (state.phase, state.day) == (Phase.PLACE, 3)


@pytest.mark.parametrize(("options", "day", "over"), [({"days": 3}, 3, True), ({"days": 5}, 4, False)])
def test_the_length_of_the_match_can_be_chosen(options: dict[str, int], day: int, over: bool) -> None:  # noqa: FBT001
    state = table(day=day, scores=[9, 5], **options)
    all_pass(state)
    assert (state.phase is Phase.OVER) == over


def test_a_lower_threshold_can_be_chosen() -> None:
    state = table(scores=[25, 5], target=25)
    all_pass(state)
    assert state.winners == (0,)


def test_case_38_the_last_day() -> None:
    state = table(**LAST, badge=1, scores=[17, 21], decision={"step": "turn", "seat": 1})
    all_pass(state)
    assert (state.phase, state.winners) == (Phase.OVER, (1,))


def test_case_39_two_who_are_level_fight() -> None:
    state = table(**LAST, scores=[20, 20], dice=[6, 2, 1, 6, 6, 6, 1, 6, 4])
    events = all_pass(state)
    assert (state.winners, state.scores) == ((1,), [20, 20])
    assert [event for event in events if isinstance(event, TieDuelBegan | TieFightBegan | TieFightEnded)] == [
        TieDuelBegan(0, 1),
        TieFightBegan(0, 1, 1),
        TieFightEnded(0, 1, 0),
        TieFightBegan(1, 0, 1),
        TieFightEnded(1, 0, 1),
    ]
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.places == (2, 1)
    assert state.tie is not None
    assert state.tie.wounds == (0, 1)


def test_case_40_another_round_and_the_cards_before_the_two() -> None:
    state = table(
        **LAST,
        scores=[20, 20],
        reserves={1: "holy_water"},
        dice=[1, 2, 3, 1, 1, 6, 6, 2, 2, 2, 1, 1, 1, 3],
    )
    all_pass(state)
    assert (state.phase, asked(state)) == (Phase.TIE, ("after_attack", 1))
    act(state, DONE)
    assert state.tie is not None
    assert (state.tie.round, state.tie.fight, asked(state)) == (2, 2, ("after_attack", 1))
    act(state, duel("holy_water"))
    assert (state.winners, discards(state, "church")) == ((1,), "holy_water")


def test_case_41_three_who_are_level_play_another_day() -> None:
    state = table(3, **LAST, scores=[20, 20, 20])
    events = all_pass(state)
    assert (state.day, state.extra_days, state.badge, asked(state)) == (5, 1, 1, ("place", 1))
    assert DayBegan(5, 1, extra=True) in events


def test_after_three_extra_days_the_victory_is_shared() -> None:
    state = table(4, day=7, extra_days=3, scores=[20, 20, 20, 5])
    all_pass(state)
    assert (state.phase, state.winners) == (Phase.OVER, (0, 1, 2))
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.places == (1, 1, 1, 4)
    assert GAME.standing(state) == pytest.approx([1 / 3, 1 / 3, 1 / 3, 0])


def test_an_early_tie_of_three_that_dissolves_lets_the_match_go_on() -> None:
    """Ruling R40."""
    state = table(3, day=3, extra_days=1, scores=[29, 28, 30], target=30)
    all_pass(state)
    assert state.winners == (2,)
    level = table(3, day=2, scores=[30, 30, 30])
    all_pass(level)
    assert (level.extra_days, level.day) == (1, 3)
    fallen = table(3, day=3, extra_days=1, scores=[29, 28, 27])
    events = all_pass(fallen)
    assert (fallen.phase, fallen.day) == (Phase.PLACE, 4)
    assert DayBegan(4, 1, extra=False) in events, "a fourth day is nothing extra"


def test_after_twenty_rounds_both_win() -> None:
    state = table(
        **LAST,
        scores=[
            20,
            20,
        ],
        dice=[1] * 6 * MOST_TIE_ROUNDS,
    )
    all_pass(state)
    assert state.winners == (0, 1)
    assert state.tie is not None
    assert state.tie.round == MOST_TIE_ROUNDS


def test_the_tie_duel_is_fought_clockwise_from_the_badge_by_the_two_alone() -> None:
    state = table(
        4,
        **LAST,
        badge=2,
        last_seat=1,
        decision={"step": "turn", "seat": 2},
        scores=[20, 5, 5, 20],
        reserves={1: "courtesan", 3: "prayer"},
        dice=[6, 6, 1, 1, 1],
    )
    all_pass(state)
    assert asked(state) == ("after_attack", 3)
    assert state.tie is not None
    assert state.tie.pair == (3, 0)
    assert [work.seat for work in state.queue] == [0]  # type: ignore[union-attr]
    assert listed(state) == [{"kind": "duel", "card": "prayer"}, {"kind": "done"}]


def test_nobody_gains_points_in_a_tie_duel() -> None:
    state = table(**LAST, scores=[20, 20], reserves={0: "damsel"}, dice=[6, 1, 1, 1, 1, 1, 1])
    all_pass(state)
    assert (state.scores, state.winners, reserve(state, 0)) == ([20, 20], (0,), "damsel")


def test_cards_used_in_a_tie_duel_stay_used() -> None:
    state = table(**LAST, scores=[20, 20], reserves={0: "prayer"}, dice=[1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 6, 1])
    all_pass(state)
    act(state, duel("prayer"))
    assert state.tie is not None
    assert (reserve(state, 0), state.tie.round > 1 or state.phase is Phase.OVER) == ("prayer*", True)
