"""Which part of the table answers a question: the map, the fight, the Market or the panel of choices."""

from typing import Literal, TypeAlias

from client.games.ham_helsing.moves import UsePower
from client.tables.ham_helsing.controller import Controller
from client.tables.ham_helsing.model import HamModel

StageName: TypeAlias = Literal["map", "fight", "market"]
FIGHT = frozenset({"commit", "declare", "reroll", "reroll_pick"})
MARKET = frozenset({"market", "flush", "sleeve"})
MAP = frozenset({"play", "vanish", "route", "pull", "kscare", "rscare"})
"""Questions that are answered on the map; what is in none of these sets is answered in the panel of choices."""


def stage_of(model: HamModel, controller: Controller) -> StageName:
    """Return what is shown: the Market also when an upgrade is bought at the Swamp."""
    frame = model.sight.stack[-1].frame if model.sight.stack else ""
    if frame in FIGHT:
        return "fight"
    if frame in MARKET or any(isinstance(move, UsePower) and move.row for move in controller.narrowed):
        return "market"
    return "map"


def panel_moves(model: HamModel, controller: Controller) -> tuple[object, ...]:
    """Return the moves that the panel of choices offers; () while it is not shown."""
    if not model.legal or stage_of(model, controller) != "map":
        return ()
    return controller.offered if model.sight.stack[-1].frame in MAP else model.legal
