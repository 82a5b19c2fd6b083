"""How a hand makes each move of Ham Helsing: click by click where a hint would point, sometimes by a drag."""

from collections.abc import Iterator
from random import Random

from client.games.ham_helsing import HAM_HELSING
from client.games.ham_helsing.moves import EndPlay, Fight, Move, PlayCard, Walk
from client.scenes.match.pieces import name_of
from client.scenes.match.scene import MatchScene
from client.tables.ham_helsing.hero.spots import HandSpot, PlayZoneSpot
from client.tables.ham_helsing.map.spots import HeroSpot, PlaceSpot
from client.tables.ham_helsing.view import HamTable
from tests.play.robot import Robot

MOST_CLICKS = 8


def decide(robot: Robot, scene: MatchScene, rng: Random) -> None:
    """Make one decision of the viewer with the mouse: the rule player's, or at times a random one."""
    model = scene.table.shown_model
    wild = rng.random() < 0.2
    move = rng.choice(model.legal) if wild else HAM_HELSING.rule_player(model.sight, rng)
    make(robot, scene, move, rng)


def make(robot: Robot, scene: MatchScene, move: Move, rng: Random) -> None:
    """Make one move; fail if the table offers no way to it."""
    cursor = scene.match.cursor
    if rng.random() < 0.3 and _drag(robot, scene, move):
        return
    for _ in range(MOST_CLICKS):
        robot.click(_next(robot, scene, move))
        if scene.match.cursor != cursor:
            assert scene.match.steps[cursor].move == move
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
    assert isinstance(scene.table, HamTable)
    names = robot.names()
    if isinstance(move, Walk):
        for c in sorted(set(move.carry) ^ scene.table.controller.company):
            return f"ask:ride:{c}"
    spot = scene.table.spot_of(move)
    if spot is not None:
        return name_of(spot)
    return next(name for name in _buttons(scene, move) if name in names)


def _buttons(scene: MatchScene, move: Move) -> Iterator[str]:
    if isinstance(move, EndPlay):
        yield "ask:end"
    if isinstance(move, Fight):
        yield f"ask:fight:{move.mode}"
    yield f"ask:move:{scene.table.shown_model.legal.index(move)}"
    yield "ask:sole"
    yield f"ask:{move.kind}"
