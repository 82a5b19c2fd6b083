"""A match: the one door to a state, with undo and redo."""

import pytest

from client.core.match import SNAPSHOT_EVERY, Match, Player, Step
from client.core.refusal import IllegalMoveError
from tests.core.guessing import GUESSING, Guessing, Said, Say, Table

GuessingMatch = Match[Table, Say, Said]


def match_after(*numbers: int) -> GuessingMatch:
    match: GuessingMatch = Match(GUESSING, [Player("Ann"), Player("Ben", level="sharp")])
    for number in numbers:
        match.play(Say(number))
    return match


def test_a_step_tells_who_did_what_and_what_happened() -> None:
    match = match_after()
    heard: list[Step[Say, Said]] = []
    match.listener = heard.append
    assert match.play(Say(2)) == Step(0, Say(2), (Said(0, 2, open=False),))
    match.play(Say(3))
    assert [step.seat for step in heard] == [0, 1]
    assert list(match.steps) == heard


def test_a_refused_move_changes_nothing_and_nobody_hears_of_it() -> None:
    match = match_after(2)
    match.listener = lambda step: pytest.fail(f"{step} never happened")
    with pytest.raises(IllegalMoveError, match="Say 1, 2 or 3"):
        match.play(Say(9))
    assert (match.moves, match.open_state().said, match.to_act) == ([Say(2)], [2], 1)


def test_undo_and_redo_move_the_cursor_one_decision() -> None:
    match = match_after(1, 2, 3)
    assert match.undo()
    assert (match.cursor, match.moves, len(match.steps)) == (2, [Say(1), Say(2)], 3)
    assert match.redo()
    assert (match.cursor, match.open_state().said) == (3, [1, 2, 3])
    assert not match.redo()


def test_undo_and_redo_can_jump() -> None:
    match = match_after(1, 2, 3, 1, 2)
    assert match.undo(1)
    assert match.open_state().said == [1]
    assert match.redo(4)
    assert match.open_state().said == [1, 2, 3, 1]


@pytest.mark.parametrize("to", [-1, 3, 4, 99])
def test_undo_goes_nowhere_but_back(to: int) -> None:
    match = match_after(1, 2, 3)
    assert not match.undo(to)
    assert (match.cursor, match.taken_back) == (3, False)


@pytest.mark.parametrize("to", [-1, 0, 1, 4, 99])
def test_redo_goes_nowhere_but_forth(to: int) -> None:
    match = match_after(1, 2, 3)
    match.undo(1)
    assert not match.redo(to)
    assert match.cursor == 1


def test_nothing_can_be_taken_back_at_the_start() -> None:
    assert not match_after().undo()


def test_a_new_decision_drops_those_that_wait() -> None:
    match = match_after(1, 2, 3)
    match.undo(1)
    match.play(Say(3))
    assert (match.moves, match.redo()) == ([Say(1), Say(3)], False)
    assert [match.at(number).said for number in range(3)] == [[], [1], [1, 3]]


def test_any_earlier_state_can_be_looked_at() -> None:
    numbers = [1 + number % 3 for number in range(2 * SNAPSHOT_EVERY + 3)]
    match = match_after(*numbers)
    match.undo(SNAPSHOT_EVERY + 1)
    for number in range(len(numbers) + 1):
        assert match.at(number).said == numbers[:number]
    for number in (-1, len(numbers) + 1):
        with pytest.raises(IndexError):
            match.at(number)


def test_old_snapshots_do_not_outlive_another_way() -> None:
    match = match_after(*[1] * (SNAPSHOT_EVERY + 2))
    match.undo(SNAPSHOT_EVERY - 2)
    for _ in range(4):
        match.play(Say(2))
    assert match.at(SNAPSHOT_EVERY).said == [1] * (SNAPSHOT_EVERY - 2) + [2, 2]


@pytest.mark.parametrize(
    ("numbers", "to", "taken_back"),
    [
        pytest.param([1], 0, False, id="one's own decision that showed nothing"),
        pytest.param([1, 2], 1, True, id="a guess that showed the number"),
        pytest.param([1, 2, 3], 2, False, id="the decision after a guess"),
        pytest.param([1, 2, 3], 1, True, id="back beyond the guess"),
    ],
)
def test_the_match_remembers_a_take_back_that_was_worth_something(
    numbers: list[int],
    to: int,
    taken_back: bool,  # noqa: FBT001 - a column of the table
) -> None:
    match = match_after(*numbers)
    match.undo(to)
    assert match.taken_back == taken_back
    match.redo()
    assert match.taken_back == taken_back, "for ever"


def test_what_is_handed_out_is_a_copy() -> None:
    match = match_after(1, 2)
    match.open_state().said.clear()
    match.at(1).said.clear()
    match.sight(0).said.clear()
    assert match.open_state().said == [1, 2]
    assert match.at(1).said == [1]


def test_a_sight_is_that_of_its_seat() -> None:
    match = match_after(3)
    assert (match.sight(0).said, match.sight(1).said) == ([3], [0])


def test_a_match_can_begin_from_a_position() -> None:
    start = Table([1, 2], rounds=2)
    match: GuessingMatch = Match(GUESSING, [Player("Ann"), Player("Ben")], start=start)
    start.said.clear()
    match.play(Say(3))
    match.play(Say(1))
    assert (match.to_act, match.outcome) == (None, GUESSING.outcome(Table([1, 2, 3, 1], 2)))
    match.undo(0)
    assert match.open_state().said == [1, 2]
    assert match.start == Table([1, 2], 2)


def test_a_match_is_over_when_its_game_says_so() -> None:
    match: GuessingMatch = Match(GUESSING, [Player("Ann"), Player("Ben")], Guessing.Options(rounds=1))
    running = (match.to_act, match.outcome)
    match.play(Say(1))
    match.play(Say(1))
    assert running == (0, None)
    assert (match.to_act, match.outcome) == (None, GUESSING.outcome(match.open_state()))
    with pytest.raises(IllegalMoveError):
        match.play(Say(1))


def test_a_player_without_a_level_is_a_human() -> None:
    match = match_after()
    assert [player.is_human for player in match.players] == [True, False]
