"""What can be pointed at on the map."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class PlaceSpot:
    """A place."""

    loc: str


@dataclass(frozen=True, slots=True)
class NameSpot:
    """The name of a place; it lies over the figures, but is not to be clicked."""

    loc: str


@dataclass(frozen=True, slots=True)
class GateSpot:
    """Where a path that wraps round the map leaves it: the gate at ``loc`` leads to ``far``."""

    loc: str
    far: str


@dataclass(frozen=True, slots=True)
class PowerSpot:
    """The power of a place."""

    loc: str


@dataclass(frozen=True, slots=True)
class MinionSpot:
    """The ``nth`` of equal Minions at a place."""

    loc: str
    token: str
    nth: int = 0


@dataclass(frozen=True, slots=True)
class HeroSpot:
    """The figure of a hero."""

    c: int


@dataclass(frozen=True, slots=True)
class VillainSpot:
    """The figure of the Villain."""


@dataclass(frozen=True, slots=True)
class KnucklesSpot:
    """Knuckles, on the map or in his den."""
