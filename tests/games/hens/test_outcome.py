"""The score sheet: section 6, in its order."""

from client.core.outcome import Outcome
from client.core.words import Phrase
from client.games.hens import HENS
from client.games.hens.state import HensState
from client.locale.translator import Translator
from tests.games.hens.drawn import At, table


def say(phrase: Phrase | None) -> str | None:
    return None if phrase is None else Translator("en").say(phrase, ["Ann", "Ben"])


def outcome_of(state: HensState) -> Outcome:
    outcome = HENS.outcome(state)
    assert outcome is not None
    return outcome


def rows(outcome: Outcome) -> list[tuple[str | None, tuple[float | None, ...], list[str | None]]]:
    return [(say(line.label), line.values, [say(note) for note in line.notes]) for line in outcome.breakdown]


def test_every_line_explains_the_total() -> None:
    ann = At("B4 B1 B2 / C3 P2 P1 / U4 P5 P1 / F5 P4 P2", top_left=(-1, 0), rooster=(-1, 0))
    ben = At("W4 M3 C4 / W3 M4 W3 / ## M1 ## / B1 B3 B4", top_left=(-2, -3), rooster=(-1, -3))
    state = table(ann, ben, phase="over", round=12, goal_card="purists")
    outcome = outcome_of(state)
    assert [outcome.winners, outcome.places, outcome.won] == [(0,), (1, 2), None]
    assert rows(outcome) == [
        ("Largest group", (9, 7), ["6 hens", "3 hens"]),
        ("Rooster's group", (5, 0), ["3 hens", "in a largest group"]),
        ("Medals", (2, 2), ["3 medals", "5 medals"]),
        ("Coops", (0, -2), ["0 coops", "2 coops"]),
        ("2 breeds or fewer", (0, 0), ["5 breeds", "4 breeds"]),
        ("Hens numbered 6", (0, 0), ["none", "none"]),
        ("Total", (16, 7), [None, None]),
    ]
    assert list(outcome.scores) == [16, 7]
    assert [line.kind for line in outcome.breakdown] == ["points"] * 6 + ["total"]
    for seat in (0, 1):
        counted = sum(line.values[seat] or 0 for line in outcome.breakdown if line.kind == "points")
        assert counted == outcome.scores[seat]


def test_equal_totals_show_what_decides_between_them() -> None:
    ann = At("P1 P2 ## ## / ## ## ## ## / ## ## ## ##")
    ben = At("W3 W4 ## W5 / ## ## ## ## / ## ## ## ##")
    outcome = outcome_of(table(ann, ben, phase="over", round=12))
    assert list(outcome.scores) == [-7, -7]
    assert rows(outcome)[-3:] == [
        ("Size of the largest group", (2, 2), [None, None]),
        ("Size of the second group", (0, 1), [None, None]),
        ("Medals, counted", (0, 0), [None, None]),
    ]
    assert {line.kind for line in outcome.breakdown[-3:]} == {"plain"}
    assert [outcome.winners, outcome.places] == [(1,), (2, 1)]


def test_seats_that_are_equal_in_everything_share_the_win() -> None:
    outcome = outcome_of(table(At(), At(), phase="over", round=12))
    assert [outcome.winners, outcome.places] == [(0, 1), (1, 1)]
    assert HENS.standing(table(At(), At(), phase="over", round=12)) == [0.5, 0.5]


def test_a_match_alone_is_won_or_lost_by_its_rank() -> None:
    good = At("P1 P2 P1 P2 / P5 P6 P5 P6 / P3 P4 P3 P4")
    lost = outcome_of(table(At(), phase="over", round=12, neighbour=[]))
    won = outcome_of(table(good, phase="over", round=12, neighbour=[]))
    assert (lost.won, lost.winners, lost.places, lost.scores) == (False, (), (1,), (-12,))
    assert (won.won, won.winners, won.places, won.scores) == (True, (0,), (1,), (18,))
    assert rows(lost)[-1] == ("Total", (-12,), ["Scrambled Eggs"])
    assert rows(won)[-1] == ("Total", (18,), ["Breeder"])
    assert rows(won)[1][2] == ["no rooster"]


def test_there_is_no_outcome_while_the_match_runs() -> None:
    assert HENS.outcome(table(At(), At())) is None
