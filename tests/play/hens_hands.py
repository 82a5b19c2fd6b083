"""How a hand makes each move of Hens: by clicks and by drags, chosen at random."""

from random import Random

from client.games.hens import HENS
from client.games.hens.moves import Discard, Draw, Place, Rooster
from client.scenes.match.pieces import name_of
from client.scenes.match.scene import MatchScene
from client.tables.hens.spots import CellSpot, HandSpot, HandZoneSpot, PileSpot, RoosterSpot
from client.tables.hens.targets import drawn_from
from client.tables.hens.view import HensTable
from tests.play.robot import Robot


def decide(robot: Robot, scene: MatchScene, rng: Random) -> None:
    """Make one decision of the viewer with the mouse: the rule player's, or at times a random one."""
    model = scene.table.shown_model
    wild = rng.random() < 0.25
    move = rng.choice(model.legal) if wild else HENS.rule_player(model.sight, rng)
    match move:
        case Draw():
            _draw(robot, move, rng)
        case Place():
            _place(robot, scene, move, rng)
        case Discard(card):
            _discard(robot, scene, card, rng)
        case Rooster(x, y):
            _rooster(robot, CellSpot(x, y), rng)
        case _:
            raise AssertionError(move)


def _draw(robot: Robot, move: Draw, rng: Random) -> None:
    stack = name_of(drawn_from(move))
    if rng.random() < 0.5:
        robot.click(stack)
    else:
        robot.drag(stack, name_of(HandZoneSpot()))


def _place(robot: Robot, scene: MatchScene, move: Place, rng: Random) -> None:
    """Click or drag; a card is turned over first where a hen would be welcome but a coop is wanted."""
    card, cell = name_of(_in_hand(scene, move.card)), name_of(CellSpot(move.x, move.y))
    hen = Place(move.card, move.x, move.y, "hen")
    turns = move.face == "coop" and hen in scene.table.shown_model.legal
    if not turns and rng.random() < 0.5:
        robot.drag(card, cell)
        return
    robot.click(card)
    if turns:
        robot.key("f") if rng.random() < 0.5 else robot.click("ask:turn")
    robot.click(cell)


def _discard(robot: Robot, scene: MatchScene, card: int, rng: Random) -> None:
    held, pile = name_of(_in_hand(scene, card)), name_of(PileSpot(scene.table.shown_model.viewer))
    way = rng.randrange(3)
    if way == 0:
        robot.drag(held, pile)
        return
    robot.click(held)
    robot.click(pile if way == 1 else "ask:discard")


def _rooster(robot: Robot, cell: CellSpot, rng: Random) -> None:
    if rng.random() < 0.5:
        robot.click(name_of(cell))
    else:
        robot.drag(name_of(RoosterSpot()), name_of(cell))


def _in_hand(scene: MatchScene, card: int) -> HandSpot:
    assert isinstance(scene.table, HensTable)
    return HandSpot(scene.table.controller.hand.index(card))
