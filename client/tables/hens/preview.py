"""What the viewer is about to do: the card that is held or looked at, the square it is held over, what that brings."""

from typing import NamedTuple

from client.games.hens.components import Card
from client.games.hens.grid import Cell
from client.games.hens.moves import Face
from client.games.hens.state import HensState, Phase
from client.tables.hens.controller import Controller
from client.tables.hens.spots import CellSpot, HandSpot, YardSpot
from client.tables.hens.tally import Stand, gain, stand_of, with_card
from client.tables.table import Pointing, Spot


class Preview(NamedTuple):
    """A move that is being thought about. All empty while nothing is."""

    card: Card | None = None
    """The card that is held; while none is, the one that is pointed at."""
    cell: Cell | None = None
    """The square that is pointed at, where the card, or the rooster, may go."""
    side: Face = "hen"
    stand: Stand | None = None
    """The own yard as it would be."""
    seat: int | None = None
    """Another seat whose yard is looked at."""


NOTHING = Preview()


def preview_of(controller: Controller, pointing: Pointing) -> Preview:
    """Return what the pointer, or else the keyboard, is about to do."""
    model = controller.model
    if model is None:
        return NOTHING
    spot = pointing.hover or pointing.focus
    if isinstance(spot, YardSpot):
        return Preview(card=controller.held, seat=spot.seat)
    sight, phase = model.sight, controller.asked
    if phase is Phase.ROOSTER:
        return _rooster(sight, spot)
    if phase is not Phase.PLACE:
        return NOTHING
    card = controller.held
    if card is None and isinstance(spot, HandSpot) and spot.nth < len(controller.hand):
        return Preview(card=controller.hand[spot.nth])
    if card is None or not isinstance(spot, CellSpot):
        return Preview(card=card)
    before = stand_of(sight, model.viewer)
    cell = before.yard.cell_in_reach(spot.x, spot.y)
    side = None if cell is None else controller.side_at(card, cell)
    if cell is None or side is None:
        return Preview(card=card)
    return Preview(card, cell, side, with_card(before, cell, card, side))


def _rooster(sight: HensState, spot: Spot | None) -> Preview:
    """Return what the rooster would do on the hen that is pointed at."""
    if not isinstance(spot, CellSpot):
        return NOTHING
    stand = stand_of(sight, sight.seat)
    cell = stand.yard.cell_in_reach(spot.x, spot.y)
    if cell is None or cell not in stand.yard.hens:
        return NOTHING
    return Preview(cell=cell, stand=stand._replace(rooster=cell))


def gain_at(sight: HensState, seat: int, cell: Cell, card: Card, side: Face) -> int:
    """Return by how many points a card on a square changes the score of a seat."""
    before = stand_of(sight, seat)
    return gain(sight, before, with_card(before, cell, card, side))
