"""Whole matches through the window: by mouse alone, by keys alone, and through sudden ends of the program."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from client.app.easel import ScratchHouse
from client.core.match import AnyMatch
from client.games import game_by_id
from client.scenes.curtain import CurtainScene
from client.scenes.match.scene import MatchScene
from client.storage.settings import QuickStart, SeatChoice
from tests.play.expo_hands import decide
from tests.play.instant import Instant
from tests.play.robot import Robot

GAME = game_by_id("mad_science_expo")
NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eva", "Finn")


@pytest.fixture
def scratch() -> Iterator[ScratchHouse]:
    house = ScratchHouse((1280, 720), worker=Instant())
    settings = house.house.desk.settings
    settings.play.speed = "off"
    settings.play.ai_pace = "off"
    house.house.desk.apply()
    yield house
    house.close()


def sit(scratch: ScratchHouse, humans: int, seats: int, **options: object) -> None:
    """Prepare who sits at the table next time, as if they had played before."""
    people = [SeatChoice(name=NAMES[i], level=None if i < humans else "newcomer") for i in range(seats)]
    scratch.house.desk.settings.quick_starts[GAME.id] = QuickStart(seats=people, options=dict(options))


def start(scratch: ScratchHouse) -> tuple[Robot, MatchScene]:
    """Begin a match from the menu with the mouse."""
    scratch.house.open()
    robot = Robot(scratch)
    robot.settle()
    robot.click(f"play.{GAME.id}")
    robot.settle()
    scene = next(scene for scene in scratch.house.stack.scenes if isinstance(scene, MatchScene))
    return robot, scene


def play_to_the_end(robot: Robot, scene: MatchScene, rng: Random, limit: int = 400) -> AnyMatch:
    """Decide with the mouse whenever the viewer is asked; draw the curtain aside when it falls."""
    for _ in range(limit):
        robot.settle()
        if scene.match.outcome is not None:
            break
        if isinstance(robot.scene, CurtainScene):
            robot.click("ready")
        elif "ask:seen" in robot.names():
            robot.click("ask:seen")
        elif robot.scene is scene and scene.table.shown_model.legal:
            decide(robot, scene, rng)
        else:
            robot.scratch.frames(3)
    assert scene.match.outcome is not None
    return scene.match


@pytest.mark.parametrize("seats", list(GAME.seats))
def test_a_match_is_played_by_mouse_alone(scratch: ScratchHouse, seats: int) -> None:
    sit(scratch, 1, seats)
    robot, scene = start(scratch)
    match = play_to_the_end(robot, scene, Random(seats))
    assert {step.seat for step in match.steps} == set(range(seats))
    for _ in range(200):
        robot.scratch.frames(1)
    assert robot.scene.name == "results"


def test_two_people_share_the_screen_by_mouse_alone(scratch: ScratchHouse) -> None:
    sit(scratch, 2, 3)
    robot, scene = start(scratch)
    assert isinstance(robot.scene, CurtainScene)
    play_to_the_end(robot, scene, Random(5))


def test_a_campaign_is_played_by_mouse_alone(scratch: ScratchHouse) -> None:
    sit(scratch, 1, 2, campaign=True)
    robot, scene = start(scratch)
    match = play_to_the_end(robot, scene, Random(2), limit=1500)
    assert max(match.outcome.scores if match.outcome else (0,)) == 4


def test_a_match_is_played_by_keys_alone(scratch: ScratchHouse) -> None:
    sit(scratch, 1, 3)
    scratch.house.open()
    robot = Robot(scratch)
    robot.settle()
    rng = Random(9)
    for _ in range(60):
        if any(isinstance(scene, MatchScene) for scene in scratch.house.stack.scenes):
            break
        focused = robot.scene.controls.focus.current
        robot.key("enter" if focused is not None and focused.id == f"play.{GAME.id}" else "tab")
    robot.settle()
    scene = robot.scene
    assert isinstance(scene, MatchScene)
    for _ in range(600):
        robot.settle()
        if scene.match.outcome is not None:
            break
        if scene.table.shown_model.legal and robot.scene is scene:
            robot.key("m")
            for _ in range(rng.randrange(len(scene.table.shown_model.legal))):
                robot.key("down")
            robot.key("enter")
        else:
            scratch.frames(3)
    assert scene.match.outcome is not None


def test_undo_goes_back_to_the_own_decision_and_redo_restores_everything(scratch: ScratchHouse) -> None:
    sit(scratch, 1, 3)
    robot, scene = start(scratch)
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
    sit(scratch, 1, 3)
    robot, scene = start(scratch)
    rng = Random(6)
    for _ in range(12):
        robot.settle()
        if scene.match.outcome is not None:
            break
        if scene.table.shown_model.legal:
            decide(robot, scene, rng)
        saved = scratch.house.desk.saves.load(Path(scene.session.keeper.slot.path)).match
        assert len(saved.moves) == scene.match.cursor
