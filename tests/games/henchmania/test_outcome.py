"""Outcomes and score sheets: section 6."""

from client.locale.translator import Translator
from tests.games.henchmania.drawn import GAME, act, all_pass, duel, table

say = Translator("en").say
NAMES = ["Ann", "Ben", "Cleo", "Dan"]


def test_there_is_no_outcome_before_the_end() -> None:
    assert GAME.outcome(table()) is None


def test_places_are_shared_and_skipped() -> None:
    state = table(4, day=4, scores=[9, 12, 9, 3])
    all_pass(state)
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (outcome.scores, outcome.places, outcome.winners) == ((9.0, 12.0, 9.0, 3.0), (2, 1, 2, 4), (1,))
    assert outcome.won is None


def test_the_score_sheet_shows_the_last_evening() -> None:
    state = table(
        day=4,
        scores=[10, 11],
        reserves={0: "minstrel choir_boys", 1: "jester ox_church"},
        trumps={0: "eloquence"},
        animals=True,
    )
    all_pass(state)
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert [(say(line.label, NAMES), line.values, line.kind) for line in outcome.breakdown] == [
        ("Before the last evening", (10.0, 11.0), "points"),
        ("Performances", (1.0, 1.0), "points"),
        ("Choir Boys", (1.0, 0.0), "points"),
        ("Eloquence", (2.0, 0.0), "points"),
        ("Animals", (0.0, 1.0), "points"),
        ("Points", (14.0, 13.0), "total"),
        ("Day 4 was the last", (None, None), "plain"),
    ]


def test_a_threshold_or_the_last_day_is_named() -> None:
    for day, scores, words in ((4, [9, 5], "Day 4 was the last"), (2, [30, 5], "30 points were enough")):
        state = table(day=day, scores=scores)
        all_pass(state)
        outcome = GAME.outcome(state)
        assert outcome is not None
        assert say(outcome.breakdown[-1].label, NAMES) == words
        assert outcome.breakdown[-1].kind == "plain"
        assert [say(note, NAMES) for note in outcome.breakdown[-2].notes if note is not None] == ["Bailiff"]


def test_the_wounds_of_a_tie_duel_are_told() -> None:
    state = table(3, day=4, scores=[20, 20, 1], reserves={1: "prayer"}, dice=[1, 1, 1, 1, 1, 1, 6, 2])
    all_pass(state)
    act(state, duel("prayer"))
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (outcome.winners, outcome.places) == ((1,), (2, 1, 3))
    assert [(say(line.label, NAMES), line.values) for line in outcome.breakdown] == [
        ("Points", (20.0, 20.0, 1.0)),
        ("Wounds in the tie duel", (0.0, 1.0, None)),
        ("Day 4 was the last", (None, None, None)),
    ]
