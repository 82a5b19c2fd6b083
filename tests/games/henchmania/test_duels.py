"""Duels from the challenge to the points: section 4.6, worked cases 1 to 5 and 33."""

from typing import Any

from client.games.henchmania.events import DuelDecided, PointsChanged, WeaponTaken
from tests.games.henchmania.about import about
from tests.games.henchmania.drawn import (
    act,
    asked,
    discards,
    hand,
    is_quiet,
    listed,
    move,
    play,
    table,
    trump,
    weapon,
)

AXE_AGAINST_MAIL = {0: "glove axe jester", 1: "coat_of_mail jester"}


def test_case_1_the_example_of_the_rulebook() -> None:
    state = table(hands=AXE_AGAINST_MAIL, dice=[1, 3, 5, 3, 4])
    events = act(state, play("glove", 1), weapon("axe"), weapon("coat_of_mail"))
    assert DuelDecided(0, 1, 1) in events
    assert state.scores == [10, 4]
    assert (discards(state, "square"), discards(state, "armory")) == ("glove", "axe coat_of_mail")
    assert asked(state) == ("turn", 1)
    assert is_quiet(state)


def test_case_2_all_hits_are_parried() -> None:
    state = table(hands=AXE_AGAINST_MAIL, dice=[1, 3, 5, 6, 4])
    act(state, play("glove", 1), weapon("axe"), weapon("coat_of_mail"))
    assert state.scores == [4, 7]


@about("glove")
def test_case_3_without_weapons_nobody_is_asked_for_one() -> None:
    state = table(hands={0: "glove jester"}, dice=[6, 5, 6, 6, 2])
    events = act(state, play("glove", 1))
    assert [event for event in events if isinstance(event, WeaponTaken)] == [
        WeaponTaken(0, "att", None, unasked=True),
        WeaponTaken(1, "def", None, unasked=True),
    ]
    assert state.scores == [10, 4]
    assert asked(state) == ("turn", 1)


def test_case_4_no_hit_no_defence_and_nobody_falls_below_zero() -> None:
    state = table(hands={0: "glove jester"}, scores=[0, 29], dice=[1, 2, 5])
    events = act(state, play("glove", 1))
    assert state.scores == [0, 31]
    assert [event for event in events if isinstance(event, PointsChanged)] != []
    assert asked(state) == ("turn", 1), "31 points end nothing before the evening"


@about("guard")
def test_case_5_the_guard_is_asked_before_any_weapon() -> None:
    state = table(hands={0: "glove axe jester", 1: "guard coat_of_mail jester"})
    act(state, play("glove", 1))
    assert (asked(state), listed(state)) == (("guard", 1), [{"kind": "guard"}, {"kind": "decline"}])
    act(state, move("guard"))
    assert state.scores == [5, 5]
    assert (hand(state, 0), hand(state, 1)) == ("jester axe", "jester coat_of_mail")
    assert (discards(state, "square"), discards(state, "castle")) == ("glove", "guard")
    assert asked(state) == ("turn", 1)
    assert is_quiet(state)


def test_a_guard_answers_bravery() -> None:
    state = table(hands={1: "guard jester"}, trumps={0: "bravery"})
    act(state, move("use", card="bravery", trump="bravery", to=1), move("guard"))
    assert (state.scores, trump(state, 0)) == ([5, 5], "bravery*")


def test_case_33_a_guard_and_a_weapon_are_no_turn_but_answer_a_challenge() -> None:
    words: dict[str, Any] = {"decision": {"step": "turn", "seat": 1}}
    state = table(hands={0: "guard axe", 1: "jester glove"}, **words)
    act(state, play("jester"))
    assert (asked(state), state.passed) == (("turn", 1), [True, False]), "seat 0 can play nothing and passes"
    act(state, play("glove", 0))
    assert asked(state) == ("guard", 0)
    busy = table(hands={0: "guard axe public_bawler", 1: "jester glove"}, **words)
    act(busy, play("jester"))
    assert (asked(busy), busy.passed) == (("turn", 0), [False, False])


def test_a_damsel_cheers_a_winning_defender_too() -> None:
    state = table(hands={0: "glove jester"}, reserves={1: "damsel"}, dice=[1, 1, 1])
    act(state, play("glove", 1))
    assert state.scores == [4, 9]
