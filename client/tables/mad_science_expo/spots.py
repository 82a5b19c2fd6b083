"""What can be pointed at on the table of Mad Science Expo: a class a kind, so that no two kinds are equal."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class HandSpot:
    """A card of the viewer's hand, counted from the left."""

    nth: int


@dataclass(frozen=True, slots=True)
class TeamSpot:
    """The open team of a seat."""

    seat: int


@dataclass(frozen=True, slots=True)
class ExhibitSpot:
    """The exhibit of a seat with its recruited henchmen under it."""

    seat: int


@dataclass(frozen=True, slots=True)
class PickSpot:
    """A card pushed forward for the challenge, counted from the left."""

    nth: int


@dataclass(frozen=True, slots=True)
class MemorySpot:
    """What the viewer knows of a seat's hand."""

    seat: int


@dataclass(frozen=True, slots=True)
class TeamCardSpot:
    """One card of an open team, for a look at it."""

    seat: int
    nth: int


@dataclass(frozen=True, slots=True)
class ArenaSpot:
    """The middle of the table, where cards are pushed forward."""


@dataclass(frozen=True, slots=True)
class StakeSpot:
    """The offer to challenge a seat for its team, in the middle of the table."""

    target: int
