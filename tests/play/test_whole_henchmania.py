"""Whole matches of Henchmania through the window: by mouse alone, by keys alone, and saved at every decision."""

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
from tests.play.henchmania_hands import decide
from tests.play.instant import Instant
from tests.play.robot import Robot

GAME = game_by_id("henchmania")
NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eva")
QUICK = {"days": 3, "target": 25}


@pytest.fixture
def scratch() -> Iterator[ScratchHouse]:
    house = ScratchHouse((1280, 720), worker=Instant())
    settings = house.house.desk.settings
    settings.play.speed = "off"
    settings.play.ai_pace = "off"
    house.house.desk.apply()
    yield house
    house.close()


def start(scratch: ScratchHouse, humans: int, seats: int, options: dict[str, object]) -> tuple[Robot, MatchScene]:
    """Begin a match from the menu with the mouse, as if these people had played before."""
    people = [SeatChoice(name=NAMES[i], level=None if i < humans else "newcomer") for i in range(seats)]
    scratch.house.desk.settings.quick_starts[GAME.id] = QuickStart(seats=people, options=options)
    scratch.house.open()
    robot = Robot(scratch)
    robot.settle()
    robot.click(f"play.{GAME.id}")
    robot.settle()
    return robot, next(scene for scene in scratch.house.stack.scenes if isinstance(scene, MatchScene))


def play_to_the_end(robot: Robot, scene: MatchScene, rng: Random, limit: int = 900) -> AnyMatch:
    """Decide with the mouse whenever the viewer is asked; every decision must be made by what was clicked."""
    for _ in range(limit):
        robot.settle()
        if scene.match.outcome is not None:
            break
        if isinstance(robot.scene, CurtainScene):
            robot.click("ready")
        elif "ask:seen" in robot.names():
            robot.click("ask:seen")
        elif robot.scene is scene and scene.table.shown_model.legal:
            before = scene.match.cursor
            decide(robot, scene, rng)
            assert scene.match.cursor > before, scene.table.shown_model.sight.decision
        else:
            robot.scratch.frames(3)
    assert scene.match.outcome is not None
    return scene.match


@pytest.mark.parametrize("seats", list(GAME.seats))
def test_a_match_is_played_by_mouse_alone(scratch: ScratchHouse, seats: int) -> None:
    robot, scene = start(scratch, 1, seats, dict(QUICK))
    match = play_to_the_end(robot, scene, Random(seats))
    assert {step.seat for step in match.steps} == set(range(seats))


def test_animals_and_variants_are_played_by_mouse_alone(scratch: ScratchHouse) -> None:
    options = {name: list(v) if isinstance(v, tuple) else v for name, v in GAME.presets[-1].values.items()}
    robot, scene = start(scratch, 1, 3, options | QUICK)
    play_to_the_end(robot, scene, Random(4))


def test_two_people_share_the_screen_by_mouse_alone(scratch: ScratchHouse) -> None:
    robot, scene = start(scratch, 2, 2, dict(QUICK))
    play_to_the_end(robot, scene, Random(5))


def test_a_match_is_played_by_keys_alone(scratch: ScratchHouse) -> None:
    robot, scene = start(scratch, 1, 2, dict(QUICK))
    rng = Random(9)
    for _ in range(900):
        robot.settle()
        if scene.match.outcome is not None:
            break
        if scene.table.shown_model.legal and robot.scene is scene:
            robot.key("m")
            for _ in range(rng.randrange(min(6, len(scene.table.shown_model.legal)))):
                robot.key("down")
            robot.key("enter")
        else:
            scratch.frames(3)
    assert scene.match.outcome is not None


def test_every_kind_of_decision_is_on_disk_before_the_next_frame(scratch: ScratchHouse) -> None:
    robot, scene = start(scratch, 1, 3, dict(QUICK))
    rng = Random(6)
    kinds: set[str] = set()
    for _ in range(900):
        robot.settle()
        if scene.match.outcome is not None:
            break
        asked = scene.table.shown_model.sight.decision
        if not scene.table.shown_model.legal or asked is None:
            scratch.frames(2)
            continue
        decide(robot, scene, rng)
        if asked.step not in kinds:
            kinds.add(asked.step)
            saved = scratch.house.desk.saves.load(Path(scene.session.keeper.slot.path)).match
            assert len(saved.moves) == scene.match.cursor
            assert GAME.to_json(saved.open_state()) == GAME.to_json(scene.match.open_state())
    assert {"place", "turn", "weapon"} <= kinds
