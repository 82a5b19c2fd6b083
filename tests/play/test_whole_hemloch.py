"""Whole matches of Hemloch through the window: by mouse alone, by keys alone, drafted, and kept at every decision."""

from pathlib import Path
from random import Random

import pytest

from client.app.easel import ScratchHouse
from client.games.hemloch import HEMLOCH
from client.scenes.match.scene import MatchScene
from client.tables.hemloch.places import question_of
from tests.play.hemloch_hands import decide
from tests.play.robot import Robot
from tests.play.sitting import play_by_keys, play_to_the_end, sit, start, start_by_keys

ID = "hemloch"
DRAFT: dict[str, object] = {"draft": True}


def strict(robot: Robot, scene: MatchScene, rng: Random) -> None:
    """Decide with the mouse; what was clicked must have made a decision."""
    before, asked = scene.match.cursor, question_of(scene.table.shown_model.sight)
    decide(robot, scene, rng)
    assert scene.match.cursor > before, asked


def test_a_match_is_played_by_mouse_alone(scratch: ScratchHouse) -> None:
    sit(scratch, ID, 1, 2)
    robot, scene = start(scratch, ID)
    match = play_to_the_end(robot, scene, Random(1), strict, 900)
    assert {step.seat for step in match.steps} == {0, 1}


def test_decks_are_drafted_by_mouse_alone(scratch: ScratchHouse) -> None:
    sit(scratch, ID, 1, 2, **DRAFT)
    robot, scene = start(scratch, ID)
    match = play_to_the_end(robot, scene, Random(4), strict, 900)
    assert sum(move.kind == "take_group" for move in (step.move for step in match.steps)) == 19


def test_two_people_share_the_screen_by_mouse_alone(scratch: ScratchHouse) -> None:
    sit(scratch, ID, 2, 2)
    robot, scene = start(scratch, ID)
    play_to_the_end(robot, scene, Random(5), strict, 1500)


@pytest.mark.parametrize("options", [{}, DRAFT], ids=["standard", "draft"])
def test_a_match_is_played_by_keys_alone(scratch: ScratchHouse, options: dict[str, object]) -> None:
    sit(scratch, ID, 1, 2, **options)
    robot, scene = start_by_keys(scratch, ID)
    play_by_keys(robot, scene, Random(9), 900)


def resumed(scratch: ScratchHouse) -> MatchScene:
    """Leave the table for the menu, and go on with the match that waits there."""
    desk = scratch.house.desk
    desk.go.menu()
    scratch.settle()
    desk.go.resume(desk.saves.to_continue()[ID])
    scratch.settle()
    return next(scene for scene in scratch.house.stack.scenes if isinstance(scene, MatchScene))


@pytest.mark.parametrize(
    ("options", "come_up"),
    [(DRAFT, {"ToDraft", "ToAct", "ToPlace", "ToCull"}), ({}, {"ToGain", "ToRetire", "ToDiscard", "ToSend"})],
    ids=["draft", "standard"],
)
def test_a_match_goes_on_from_every_kind_of_decision(
    scratch: ScratchHouse, options: dict[str, object], come_up: set[str]
) -> None:
    """Whatever is asked, also within an ability and in the draft: it is on disk and is asked again."""
    sit(scratch, ID, 1, 2, **options)
    robot, scene = start(scratch, ID)
    rng, asked = Random(2), set[str]()
    for _ in range(900):
        robot.settle()
        if scene.match.outcome is not None:
            break
        model = scene.table.shown_model
        question = question_of(model.sight)
        if not model.legal or question is None:
            scratch.frames(2)
            continue
        if type(question).__name__ not in asked:
            asked.add(type(question).__name__)
            before = HEMLOCH.to_json(scene.match.open_state())
            saved = scratch.house.desk.saves.load(Path(scene.session.keeper.slot.path)).match
            assert HEMLOCH.to_json(saved.open_state()) == before
            scene = resumed(scratch)
            assert HEMLOCH.to_json(scene.match.open_state()) == before
            assert scene.table.shown_model.legal == model.legal
        strict(robot, scene, rng)
    assert come_up <= asked
