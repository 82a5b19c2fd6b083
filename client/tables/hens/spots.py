"""What can be pointed at on the hens' table: a class a kind, so that no two kinds are equal."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class HandSpot:
    """A card of the viewer's hand, counted from the left."""

    nth: int


@dataclass(frozen=True, slots=True)
class HandZoneSpot:
    """The place of the whole hand, to which cards are drawn."""


@dataclass(frozen=True, slots=True)
class CellSpot:
    """A square of the viewer's own yard, with a card on it or open for one."""

    x: int
    y: int


@dataclass(frozen=True, slots=True)
class DeckSpot:
    """The deck."""


@dataclass(frozen=True, slots=True)
class PileSpot:
    """The discard pile of a seat."""

    seat: int


@dataclass(frozen=True, slots=True)
class NeighbourSpot:
    """The open pile of a solo match."""


@dataclass(frozen=True, slots=True)
class YardSpot:
    """The whole yard of another seat."""

    seat: int


@dataclass(frozen=True, slots=True)
class GoalSpot:
    """The goal card."""


@dataclass(frozen=True, slots=True)
class SheetSpot:
    """The viewer's score sheet, or the line that stands for it where there is little room."""


@dataclass(frozen=True, slots=True)
class RoosterSpot:
    """The viewer's own rooster while it waits for its hen."""


@dataclass(frozen=True, slots=True)
class LadderSpot:
    """The ranks of a solo match."""
