"""The machine of steps: section 4."""

from typing import get_args

from client.games.hemloch import HEMLOCH
from client.games.hemloch.components import CARDS, LOCATIONS
from client.games.hemloch.refusals import ANSWERS, ASKED_INSTEAD
from client.games.hemloch.rules import ASKED_BY, RUN_BY
from client.games.hemloch.steps import QUESTIONS, Question, SystemStep, ToAct, ToDiscard, ToLift
from tests.games.hemloch.drawn import do, offered, table, top


def members(union: object) -> set[type]:
    """Return the classes of a union, those of unions in it included."""
    parts = get_args(union)
    return {union} if not parts and isinstance(union, type) else set().union(*map(members, parts))


def test_every_step_is_known_by_one_file() -> None:
    assert set(ASKED_BY) == set(QUESTIONS) == members(Question)
    assert set(RUN_BY) == members(SystemStep)


def test_every_question_has_its_refusals() -> None:
    assert set(ANSWERS) == set(ASKED_INSTEAD) == members(Question)


def test_steps_of_different_kinds_are_never_equal() -> None:
    steps: list[object] = [ToAct(0), ToDiscard(0), ToLift(0)]
    assert len(set(steps)) == 3


def test_an_only_answer_is_given_without_asking_and_is_no_decision() -> None:
    state = table("hand 0: lady\n boneyard spaces: 010101.")
    do(state, "play lady boneyard")
    assert (state.markers, top(state)) == ([11, 12], {"step": "act", "seat": 0})


def test_act_is_asked_even_with_a_single_answer_and_dropped_without_actions() -> None:
    state = table("deck 0: -\n hand 1: lady")
    assert offered(state) == ["end_turn"]
    do(state, "end_turn")
    assert top(state) == {"step": "act", "seat": 1}


def test_act_waits_below_what_its_last_action_leaves() -> None:
    state = table("hand 0: lady", actions_left=1)
    do(state, "play lady boneyard")
    steps = [step["step"] for step in HEMLOCH.to_json(state)["stack"]]
    assert steps == ["dayend", "turn", "act", "place"]
    assert HEMLOCH.from_json(HEMLOCH.to_json(state)) == state


def test_moves_are_listed_by_card_and_then_by_location() -> None:
    state = table("hand 0: warden lady flatterer", festival="stillhouse")
    plays = [move for move in HEMLOCH.legal_moves(state) if move.kind == "play"]
    keys = [(move.card, move.location) for move in plays]
    assert keys == sorted(keys)
    assert {card for card, _ in keys} == {CARDS[0], CARDS[1], CARDS[12]}
    assert {location for _, location in keys} == {LOCATIONS[0], LOCATIONS[1], LOCATIONS[3]}
