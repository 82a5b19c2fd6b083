"""How a hand makes each move of Ham Helsing: click by click where a hint would point, sometimes by a drag."""

from random import Random

from client.games.ham_helsing import HAM_HELSING
from client.games.ham_helsing.moves import Attack, Move, PlayCard, Walk
from client.scenes.match.pieces import name_of
from client.scenes.match.scene import MatchScene
from client.tables.ham_helsing.fight.spots import LanePointSpot, LaneSpot
from client.tables.ham_helsing.hero.spots import HandSpot, PlayZoneSpot
from client.tables.ham_helsing.map.spots import HeroSpot, PlaceSpot
from client.tables.ham_helsing.market.spots import FilmSpot
from client.tables.ham_helsing.trade.spots import CoinSpot, GoodSpot
from client.tables.ham_helsing.view import HamTable
from client.tables.table import Spot
from tests.play.robot import Robot

MOST_CLICKS = 8
BUTTONS = {"end_play": "end", "market_done": "done", "flush": "flush"}
"""Buttons of the prompt by the kind of move."""


def decide(robot: Robot, scene: MatchScene, rng: Random) -> None:
    """Make one decision of the viewer with the mouse: the rule player's, or at times a random one."""
    model = scene.table.shown_model
    match model.sight.stack[-1].frame:
        case "commit":
            _throw_in(robot, rng)
        case "declare":
            _call_colours(robot, rng)
        case "flush":
            _exchange(robot, scene, rng)
        case "trade":
            _trade(robot, scene, rng)
        case "discards":
            _discard(robot, scene, rng)
        case _:
            make(robot, scene, _wanted(scene, rng), rng)


def _wanted(scene: MatchScene, rng: Random) -> Move:
    """Choose a move; one that hits half a Minion only where it cannot be beaten whole."""
    model = scene.table.shown_model
    whole = {move.minion for move in model.legal if isinstance(move, Attack) and move.colour is None}
    moves = [m for m in model.legal if not (isinstance(m, Attack) and m.colour is not None and m.minion in whole)]
    return rng.choice(moves) if rng.random() < 0.2 else HAM_HELSING.rule_player(model.sight, rng)


def make(robot: Robot, scene: MatchScene, move: Move, rng: Random) -> None:
    """Make one move; fail if the table offers no way to it."""
    cursor = scene.match.cursor
    if rng.random() < 0.3 and _drag(robot, scene, move):
        assert scene.match.cursor > cursor, f"{move} cannot be made by a drag"
        return
    for _ in range(MOST_CLICKS):
        robot.click(_next(robot, scene, move))
        if scene.match.cursor != cursor:
            return
    raise AssertionError(f"{move} cannot be made by clicks")


def _drag(robot: Robot, scene: MatchScene, move: Move) -> bool:
    """Carry a card to the table, or the hero to a place."""
    model = scene.table.shown_model
    match move:
        case PlayCard(card):
            robot.drag(name_of(HandSpot(card)), name_of(PlayZoneSpot()))
        case Walk(to, ()):
            robot.drag(name_of(HeroSpot(model.sight.now.c)), name_of(PlaceSpot(to)))
        case _:
            return False
    return True


def _next(robot: Robot, scene: MatchScene, move: Move) -> str:
    """Name what has to be clicked next."""
    table = scene.table
    assert isinstance(table, HamTable)
    if isinstance(move, Walk):
        for c in sorted(set(move.carry) ^ table.controller.company):
            return f"ask:ride:{c}"
    spot = table.spot_of(move)
    if spot is not None:
        return name_of(spot)
    wanted = [f"ask:{BUTTONS.get(move.kind, move.kind)}", "ask:sole"]
    if move in table.shown_model.legal:
        wanted.append(f"ask:move:{table.shown_model.legal.index(move)}")
    names = robot.names()
    return next(name for name in wanted if name in names)


def _throw_in(robot: Robot, rng: Random) -> None:
    """Choose points for a fight: all of them, or a few lanes."""
    lanes = [name for name in robot.names() if name.startswith(LanePointSpot.__name__)]
    if rng.random() < 0.5 or not lanes:
        robot.click("ask:all")
    else:
        robot.click(rng.choice(lanes))
    robot.click("ask:attack")


def _call_colours(robot: Robot, rng: Random) -> None:
    """Give wild attacks their colours until the dice can be rolled."""
    for _ in range(MOST_CLICKS):
        if robot.scene.controls["ask:roll"].enabled:
            robot.click("ask:roll")
            return
        robot.click(name_of(LaneSpot(rng.choice("BRPY"))))
    raise AssertionError("the wild attacks cannot be given their colours")


def _exchange(robot: Robot, scene: MatchScene, rng: Random) -> None:
    """Choose some open upgrades and exchange them."""
    films = _lit(scene, FilmSpot)
    for name in rng.sample(films, min(len(films), rng.randint(1, 2))):
        robot.click(name)
    robot.click("ask:exchange")


def _trade(robot: Robot, scene: MatchScene, rng: Random) -> None:
    """Put goods on the table until the trade can be closed."""
    for _ in range(4 * MOST_CLICKS):
        if robot.scene.controls["ask:trade"].enabled:
            robot.click("ask:trade")
            return
        robot.click(rng.choice(_lit(scene, GoodSpot, CoinSpot)))
    raise AssertionError("the trade cannot be closed")


def _discard(robot: Robot, scene: MatchScene, rng: Random) -> None:
    """Choose a card at most, and go on."""
    cards = _lit(scene, HandSpot)
    if cards and rng.random() < 0.3:
        robot.click(rng.choice(cards))
    robot.click("ask:discard")


def _lit(scene: MatchScene, *kinds: type[Spot]) -> list[str]:
    """Name what takes a click now in what lies over the table."""
    assert isinstance(scene.table, HamTable)
    over = scene.table.overlay
    assert over is not None
    return sorted(name_of(spot) for spot in over.targets() if isinstance(spot, kinds))
