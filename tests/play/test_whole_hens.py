"""Whole matches of Hens through the window: by mouse alone, by keys alone, alone, shared, and kept on disk."""

from pathlib import Path
from random import Random

import pytest

from client.app.easel import ScratchHouse
from client.core.record import match_of, record_of
from client.games import game_by_id
from client.games.hens import HENS
from client.scenes.curtain import CurtainScene
from tests.play.hens_hands import decide
from tests.play.sitting import play_by_keys, play_to_the_end, sit, start, start_by_keys


@pytest.mark.parametrize("seats", list(HENS.seats))
def test_a_match_is_played_by_mouse_alone(scratch: ScratchHouse, seats: int) -> None:
    sit(scratch, HENS.id, 1, seats)
    robot, scene = start(scratch, HENS.id)
    match = play_to_the_end(robot, scene, Random(seats), decide, limit=1500)
    assert {step.seat for step in match.steps} == set(range(seats))
    assert len({step.move for step in match.steps if step.seat == 0}) > 20
    for _ in range(200):
        robot.scratch.frames(1)
    assert robot.scene.name == "results"


def test_a_match_without_a_neighbour_and_without_goals_is_played_by_mouse(scratch: ScratchHouse) -> None:
    sit(scratch, HENS.id, 1, 1, solo_neighbour=False, goal_card="none")
    robot, scene = start(scratch, HENS.id)
    play_to_the_end(robot, scene, Random(4), decide)


def test_two_people_share_the_screen_by_mouse_alone(scratch: ScratchHouse) -> None:
    sit(scratch, HENS.id, 2, 2)
    robot, scene = start(scratch, HENS.id)
    assert isinstance(robot.scene, CurtainScene)
    play_to_the_end(robot, scene, Random(5), decide)


def test_a_match_is_played_by_keys_alone(scratch: ScratchHouse) -> None:
    sit(scratch, HENS.id, 1, 2)
    robot, scene = start_by_keys(scratch, HENS.id)
    play_by_keys(robot, scene, Random(9), limit=900)


def test_a_save_comes_back_the_same_at_every_kind_of_decision(scratch: ScratchHouse) -> None:
    sit(scratch, HENS.id, 1, 2)
    robot, scene = start(scratch, HENS.id)
    rng, kinds = Random(6), set()
    for _ in range(200):
        robot.settle()
        model = scene.table.shown_model
        if not model.legal:
            robot.scratch.frames(3)
            continue
        kinds.add(model.legal[0].kind)
        decide(robot, scene, rng)
        saved = scratch.house.desk.saves.load(Path(scene.session.keeper.slot.path)).match
        assert saved.game.to_json(saved.open_state()) == HENS.to_json(scene.match.open_state())
        again = match_of(record_of(saved, "1"), game_by_id)
        assert again.game.legal_moves(again.open_state()) == HENS.legal_moves(scene.match.open_state())
        if kinds == {"draw", "place", "discard", "rooster"}:
            return
    raise AssertionError(f"only {kinds} came up")


def test_a_draw_that_decides_nothing_is_made_by_itself(scratch: ScratchHouse) -> None:
    sit(scratch, HENS.id, 1, 1)
    robot, scene = start(scratch, HENS.id)
    robot.settle()
    assert [step.move.kind for step in scene.match.steps] == ["draw", "draw"]
    assert scene.table.shown_model.legal[0].kind == "place"


def test_undo_never_stops_at_a_draw_that_decides_nothing(scratch: ScratchHouse) -> None:
    sit(scratch, HENS.id, 1, 1)
    robot, scene = start(scratch, HENS.id)
    robot.settle()
    decide(robot, scene, Random(2))
    robot.settle()
    assert scene.match.cursor == 3
    robot.click("tool:undo")
    robot.settle()
    assert scene.match.cursor == 2
    robot.click("tool:undo")
    robot.settle()
    assert scene.match.cursor == 2
