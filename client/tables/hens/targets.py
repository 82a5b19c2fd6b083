"""Which spots take a click now: what glows."""

from client.games.hens.moves import Discard, Draw, Place, Rooster
from client.tables.hens.controller import Controller
from client.tables.hens.places import HensModel
from client.tables.hens.spots import (
    CellSpot,
    DeckSpot,
    HandSpot,
    HandZoneSpot,
    NeighbourSpot,
    PileSpot,
    RoosterSpot,
)
from client.tables.table import Spot


def targets_of(model: HensModel, controller: Controller) -> frozenset[Spot]:
    """Return every spot that would be accepted if it were clicked, given what is held."""
    found: set[Spot] = set()
    for move in model.legal:
        match move:
            case Draw():
                found |= {drawn_from(move), HandZoneSpot()}
            case Place(card, x, y) if card == controller.held:
                found.add(CellSpot(x, y))
            case Rooster(x, y):
                found |= {CellSpot(x, y), RoosterSpot()}
            case _:
                pass
    if any(isinstance(move, Place | Discard) for move in model.legal):
        found |= {HandSpot(i) for i in range(len(controller.hand))}
    if controller.held is not None and any(isinstance(move, Discard) for move in model.legal):
        found.add(PileSpot(model.viewer))
    return frozenset(found)


def drawn_from(move: Draw) -> DeckSpot | PileSpot | NeighbourSpot:
    """Return the stack that a draw takes from."""
    if move.seat is not None:
        return PileSpot(move.seat)
    return NeighbourSpot() if move.source == "neighbour" else DeckSpot()
