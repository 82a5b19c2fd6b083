"""Sits a robot down at a match and lets it play to the end, with a game's own hands or with keys alone."""

from collections.abc import Callable
from random import Random

from client.app.easel import ScratchHouse
from client.core.match import AnyMatch
from client.scenes.curtain import CurtainScene
from client.scenes.match.scene import MatchScene
from client.storage.settings import QuickStart, SeatChoice
from tests.play.robot import Robot

NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eva", "Finn")
Decide = Callable[[Robot, MatchScene, Random], None]
"""How a hand makes one decision of the viewer."""


def sit(scratch: ScratchHouse, game_id: str, humans: int, seats: int, **options: object) -> None:
    """Prepare who sits at the table next time, as if they had played before."""
    people = [SeatChoice(name=NAMES[i], level=None if i < humans else "newcomer") for i in range(seats)]
    scratch.house.desk.settings.quick_starts[game_id] = QuickStart(seats=people, options=dict(options))


def start(scratch: ScratchHouse, game_id: str) -> tuple[Robot, MatchScene]:
    """Begin a match from the menu with the mouse."""
    scratch.house.open()
    robot = Robot(scratch)
    robot.settle()
    robot.click(f"play.{game_id}")
    robot.settle()
    scene = next(scene for scene in scratch.house.stack.scenes if isinstance(scene, MatchScene))
    return robot, scene


def play_to_the_end(robot: Robot, scene: MatchScene, rng: Random, decide: Decide, limit: int = 400) -> AnyMatch:
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


def start_by_keys(scratch: ScratchHouse, game_id: str) -> tuple[Robot, MatchScene]:
    """Begin a match from the menu with the keyboard."""
    scratch.house.open()
    robot = Robot(scratch)
    robot.settle()
    for _ in range(60):
        if any(isinstance(scene, MatchScene) for scene in scratch.house.stack.scenes):
            break
        focused = robot.scene.controls.focus.current
        robot.key("enter" if focused is not None and focused.id == f"play.{game_id}" else "tab")
    robot.settle()
    scene = robot.scene
    assert isinstance(scene, MatchScene)
    return robot, scene


def play_by_keys(robot: Robot, scene: MatchScene, rng: Random, limit: int = 600) -> AnyMatch:
    """Take a random move out of the list of moves whenever the viewer is asked."""
    for _ in range(limit):
        robot.settle()
        if scene.match.outcome is not None:
            break
        if scene.table.shown_model.legal and robot.scene is scene:
            robot.key("m")
            for _ in range(rng.randrange(len(scene.table.shown_model.legal))):
                robot.key("down")
            robot.key("enter")
        else:
            robot.scratch.frames(3)
    assert scene.match.outcome is not None
    return scene.match
