"""Whole matches through the window: by mouse alone, by keys alone, and through sudden ends of the program."""

from pathlib import Path
from random import Random

import pytest

from client.app.easel import ScratchHouse
from client.games import game_by_id
from client.scenes.curtain import CurtainScene
from tests.play.expo_hands import decide
from tests.play.sitting import play_by_keys, play_to_the_end, sit, start, start_by_keys

GAME = game_by_id("mad_science_expo")


@pytest.mark.parametrize("seats", list(GAME.seats))
def test_a_match_is_played_by_mouse_alone(scratch: ScratchHouse, seats: int) -> None:
    sit(scratch, GAME.id, 1, seats)
    robot, scene = start(scratch, GAME.id)
    match = play_to_the_end(robot, scene, Random(seats), decide)
    assert {step.seat for step in match.steps} == set(range(seats))
    for _ in range(200):
        robot.scratch.frames(1)
    assert robot.scene.name == "results"


def test_two_people_share_the_screen_by_mouse_alone(scratch: ScratchHouse) -> None:
    sit(scratch, GAME.id, 2, 3)
    robot, scene = start(scratch, GAME.id)
    assert isinstance(robot.scene, CurtainScene)
    play_to_the_end(robot, scene, Random(5), decide)


def test_a_campaign_is_played_by_mouse_alone(scratch: ScratchHouse) -> None:
    sit(scratch, GAME.id, 1, 2, campaign=True)
    robot, scene = start(scratch, GAME.id)
    match = play_to_the_end(robot, scene, Random(2), decide, limit=1500)
    assert max(match.outcome.scores if match.outcome else (0,)) == 4


def test_a_match_is_played_by_keys_alone(scratch: ScratchHouse) -> None:
    sit(scratch, GAME.id, 1, 3)
    robot, scene = start_by_keys(scratch, GAME.id)
    play_by_keys(robot, scene, Random(9))


def test_undo_goes_back_to_the_own_decision_and_redo_restores_everything(scratch: ScratchHouse) -> None:
    sit(scratch, GAME.id, 1, 3)
    robot, scene = start(scratch, GAME.id)
    rng = Random(3)
    while len({step.seat for step in scene.match.steps}) < 3 or not scene.table.shown_model.legal:
        robot.settle()
        if scene.table.shown_model.legal:
            decide(robot, scene, rng)
    robot.settle()
    before = GAME.to_json(scene.match.open_state())
    decided = scene.match.cursor
    back = 0
    while "tool:undo" in robot.names() and scene.controls["tool:undo"].enabled and scene.match.cursor:
        cursor = scene.match.cursor
        robot.click("tool:undo")
        robot.settle()
        if scene.match.cursor == cursor:
            break
        assert scene.match.to_act == 0
        back += 1
    assert back >= 1
    assert scene.match.taken_back
    while scene.match.cursor < decided:
        robot.click("tool:redo")
        robot.settle()
    assert GAME.to_json(scene.match.open_state()) == before


def test_a_finished_decision_is_on_disk_before_the_next_frame(scratch: ScratchHouse) -> None:
    sit(scratch, GAME.id, 1, 3)
    robot, scene = start(scratch, GAME.id)
    rng = Random(6)
    for _ in range(12):
        robot.settle()
        if scene.match.outcome is not None:
            break
        if scene.table.shown_model.legal:
            decide(robot, scene, rng)
        saved = scratch.house.desk.saves.load(Path(scene.session.keeper.slot.path)).match
        assert len(saved.moves) == scene.match.cursor
