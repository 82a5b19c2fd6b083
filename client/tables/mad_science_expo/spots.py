"""What can be pointed at on the table of Mad Science Expo."""

from typing import NamedTuple


class HandSpot(NamedTuple):
    """A card of the viewer's hand, counted from the left."""

    index: int


class TeamSpot(NamedTuple):
    """The open team of a seat."""

    seat: int


class ExhibitSpot(NamedTuple):
    """The exhibit of a seat with its recruited henchmen under it."""

    seat: int


class PickSpot(NamedTuple):
    """A card pushed forward for the challenge, counted from the left."""

    index: int


class MemorySpot(NamedTuple):
    """What the viewer knows of a seat's hand."""

    seat: int


class TeamCardSpot(NamedTuple):
    """One card of an open team, for a look at it."""

    seat: int
    index: int


class ArenaSpot(NamedTuple):
    """The middle of the table, where cards are pushed forward."""


class StakeSpot(NamedTuple):
    """The offer to challenge a seat for its team, in the middle of the table."""

    target: int
