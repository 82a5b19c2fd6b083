"""What can be pointed at on Hemloch's table: a class a kind, so that no two kinds are equal."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class HandSpot:
    """A card of the viewer's hand, counted from the left."""

    nth: int


@dataclass(frozen=True, slots=True)
class HandZoneSpot:
    """The whole hand, where a drawn card is put."""


@dataclass(frozen=True, slots=True)
class BacksSpot:
    """The hand of the other seat."""


@dataclass(frozen=True, slots=True)
class DeckSpot:
    """The deck of a seat."""

    seat: int


@dataclass(frozen=True, slots=True)
class DiscardSpot:
    """The discard pile of a seat."""

    seat: int


@dataclass(frozen=True, slots=True)
class StockSpot:
    """The unused Markers of a seat."""

    seat: int


@dataclass(frozen=True, slots=True)
class SeatSpot:
    """The whole panel of a seat."""

    seat: int


@dataclass(frozen=True, slots=True)
class ItemSpot:
    """All copies of an item with one face that lie before a seat."""

    seat: int
    item: int
    fresh: bool


@dataclass(frozen=True, slots=True)
class ItemZoneSpot:
    """The place for all of the viewer's items."""


@dataclass(frozen=True, slots=True)
class SupplySpot:
    """The copies of an item that nobody owns."""

    item: int


@dataclass(frozen=True, slots=True)
class LocationSpot:
    """The board of a Location."""

    location: int


@dataclass(frozen=True, slots=True)
class MinionSpot:
    """All copies of a Minion on a seat's side of a Location."""

    location: int
    seat: int
    card: int


@dataclass(frozen=True, slots=True)
class CellSpot:
    """An Influence Space of the city."""

    cell: int


@dataclass(frozen=True, slots=True)
class WeekSpot:
    """The Night or Day of a Location among the four cards of the Week."""

    location: int


@dataclass(frozen=True, slots=True)
class CalendarSpot:
    """The Night or Day that is now."""


@dataclass(frozen=True, slots=True)
class EndSpot:
    """A condition that ends the match, in the order in which they are told."""

    nth: int


@dataclass(frozen=True, slots=True)
class PileCardSpot:
    """A card of the discard pile that is spread out, in order of arrival."""

    nth: int


@dataclass(frozen=True, slots=True)
class PileSheetSpot:
    """The sheet on which a discard pile is spread out; a click folds it up."""


@dataclass(frozen=True, slots=True)
class GroupSpot:
    """A group of the draft."""

    group: int


@dataclass(frozen=True, slots=True)
class ProfileSpot:
    """What a seat has drafted so far."""

    seat: int
