"""How a hand makes each move of Hemloch: by clicks and by drags, chosen at random."""

from random import Random

from client.games.hemloch import HEMLOCH
from client.games.hemloch.city import CELLS_AT
from client.games.hemloch.moves import (
    Decline,
    Draw,
    EndTurn,
    Lift,
    Move,
    MoveTo,
    Place,
    Play,
    Replace,
    TakeGroup,
    Target,
    Use,
)
from client.games.hemloch.steps import ToLure
from client.scenes.match.pieces import name_of
from client.scenes.match.scene import MatchScene
from client.tables.hemloch import HemlochTable
from client.tables.hemloch.aims import is_aimed
from client.tables.hemloch.meaning import answers, begins
from client.tables.hemloch.places import question_of
from client.tables.hemloch.spots import (
    CellSpot,
    DiscardSpot,
    HandSpot,
    HandZoneSpot,
    ItemSpot,
    ItemZoneSpot,
    LocationSpot,
    ProfileSpot,
    StockSpot,
    SupplySpot,
)
from client.tables.table import Spot
from tests.play.robot import Robot


def decide(robot: Robot, scene: MatchScene, rng: Random) -> None:
    """Make one decision of the viewer with the mouse: the rule player's, or at times a random one."""
    model = scene.table.shown_model
    wild = rng.random() < 0.3
    make(robot, scene, rng.choice(model.legal) if wild else HEMLOCH.rule_player(model.sight, rng), rng)


def make(robot: Robot, scene: MatchScene, move: Move, rng: Random) -> None:
    """Make one move with the mouse."""
    table = scene.table
    assert isinstance(table, HemlochTable)
    match move:
        case EndTurn():
            robot.click("ask:end")
            if table.controller.ending:
                robot.click("ask:end")
        case Decline():
            robot.click("ask:decline")
        case Play():
            _play(robot, table, move, rng)
        case Use():
            _use(robot, table, move, rng)
        case TakeGroup():
            _take(robot, table, move, rng)
        case _:
            _answer(robot, table, move, rng)


def _spots(robot: Robot, table: HemlochTable) -> list[Spot]:
    names = set(robot.names())
    return [box.spot for box in table.spots() if name_of(box.spot) in names]


def _source(robot: Robot, table: HemlochTable, move: Move) -> Spot:
    model = table.shown_model
    return next(spot for spot in _spots(robot, table) if begins(model, spot, move))


def _play(robot: Robot, table: HemlochTable, move: Play, rng: Random) -> None:
    card, board = name_of(_source(robot, table, move)), name_of(LocationSpot(move.location))
    if rng.random() < 0.5:
        robot.drag(card, board)
        return
    robot.click(card)
    robot.click(board)


def _use(robot: Robot, table: HemlochTable, move: Use, rng: Random) -> None:
    """Use an item; one that is aimed goes to a random Minion it may work on."""
    item = name_of(_source(robot, table, move))
    if is_aimed(move.item):
        robot.click(item)
        aim = rng.choice(list(table.controller.aims))
        if rng.random() < 0.5:
            robot.click(name_of(aim))
        else:
            robot.drag(item, name_of(aim))
        return
    way = rng.randrange(3)
    if way == 0:
        robot.drag(item, name_of(LocationSpot(1)))
        return
    robot.click(item)
    robot.click(item if way == 1 else "ask:do")


def _take(robot: Robot, table: HemlochTable, move: TakeGroup, rng: Random) -> None:
    tile = name_of(_source(robot, table, move))
    way = rng.randrange(3)
    if way == 0:
        robot.drag(tile, name_of(ProfileSpot(table.shown_model.viewer)))
        return
    robot.click(tile)
    robot.click(tile if way == 1 else "ask:do")


def _answer(robot: Robot, table: HemlochTable, move: Move, rng: Random) -> None:
    """Answer a question: with a click on what is meant, or with a drag to where it goes."""
    model = table.shown_model
    meant = [spot for spot in _spots(robot, table) if answers(model, spot, move)]
    if isinstance(move, Draw) and rng.random() < 0.3:
        robot.click("ask:draw")
        return
    source, aim = _carried(table, move, rng.choice(meant), rng)
    if aim is not None and rng.random() < 0.5:
        robot.drag(name_of(source), name_of(aim))
    else:
        robot.click(name_of(meant[0]))


def _carried(table: HemlochTable, move: Move, meant: Spot, rng: Random) -> tuple[Spot, Spot | None]:
    """Return what is dragged for a move, and where; None where a click must do."""
    model, controller = table.shown_model, table.controller
    viewer = model.viewer
    if isinstance(move, Place | Replace):
        return StockSpot(viewer), meant
    if isinstance(move, MoveTo) and controller.lured is not None:
        return controller.lured, LocationSpot(move.location)
    if isinstance(move, Lift):
        empty = [CellSpot(cell) for cells in CELLS_AT for cell in cells if model.sight.empty >> cell & 1]
        return meant, rng.choice(empty)
    if isinstance(move, Target) and isinstance(question_of(model.sight), ToLure):
        shut = (move.location, model.sight.festival)
        return meant, LocationSpot(rng.choice([place for place in range(4) if place not in shut]))
    homes = {SupplySpot: ItemZoneSpot(), HandSpot: DiscardSpot(viewer), ItemSpot: ItemZoneSpot()}
    return meant, HandZoneSpot() if isinstance(move, Draw) else homes.get(type(meant))
