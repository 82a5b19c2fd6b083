"""How a hand makes each move of Henchmania: by clicks and by drags, chosen at random."""

from random import Random

from client.games import game_by_id
from client.games.henchmania.moves import Move, Pass, Place, Play, Use
from client.scenes.match.pieces import name_of
from client.scenes.match.scene import MatchScene
from client.tables.henchmania import HenchmaniaTable
from client.tables.henchmania.meaning import answers, begins, ends
from client.tables.table import Spot
from tests.play.robot import Robot

GAME = game_by_id("henchmania")


def decide(robot: Robot, scene: MatchScene, rng: Random) -> None:
    """Make one decision of the viewer with the mouse: the rule player's, or at times a random one."""
    model = scene.table.shown_model
    wild = rng.random() < 0.25
    make(robot, scene, rng.choice(model.legal) if wild else GAME.rule_player(model.sight, rng), rng)


def make(robot: Robot, scene: MatchScene, move: Move, rng: Random) -> None:
    """Make one move with the mouse."""
    table = scene.table
    assert isinstance(table, HenchmaniaTable)
    match move:
        case Pass():
            robot.click("ask:pass")
            if "ask:pass" in robot.names() and table.controller.passing:
                robot.click("ask:pass")
        case Place() | Play() | Use():
            _aim(robot, table, move, rng)
        case _:
            _answer(robot, table, move, rng)


def _spots(robot: Robot, table: HenchmaniaTable) -> list[Spot]:
    names = set(robot.names())
    return [box.spot for box in table.spots() if name_of(box.spot) in names]


def _answer(robot: Robot, table: HenchmaniaTable, move: Move, rng: Random) -> None:
    model = table.shown_model
    ways = [
        name_of(spot)
        for spot in _spots(robot, table)
        if answers(model, spot, move) and sum(answers(model, spot, other) for other in model.legal) == 1
    ]
    number = model.legal.index(move)
    ways += [name for name in (f"ask:move:{number}",) if name in robot.names()]
    if not ways:
        ways = ["ask:done"]
    robot.click(rng.choice(ways))


def _aim(robot: Robot, table: HenchmaniaTable, move: Place | Play | Use, rng: Random) -> None:
    """Take up what the move begins with and aim it; where the aim is not yet clear, aim again."""
    model = table.shown_model
    source = next(spot for spot in _spots(robot, table) if begins(model, spot, move))
    aims = [spot for spot in _spots(robot, table) if ends(model, spot, move)]
    if aims and rng.random() < 0.4:
        robot.drag(name_of(source), name_of(rng.choice(aims)))
    else:
        if table.controller.chosen != source:
            robot.click(name_of(source))
        if table.controller.sole is not None and (not aims or rng.random() < 0.5):
            robot.click("ask:play")
            return
        robot.click(name_of(rng.choice(aims)))
    for _ in range(3):
        if table.shown_model is not model or not table.controller.narrowed:
            return
        left = table.controller.narrowed
        telling = [
            spot
            for spot in _spots(robot, table)
            if ends(model, spot, move) and sum(ends(model, spot, other) for other in left) < len(left)
        ]
        robot.click(name_of(rng.choice(telling)))
