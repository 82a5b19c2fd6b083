"""What can be pointed at in the hero's band."""

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True, slots=True)
class HandSpot:
    """A card of the hand."""

    uid: int


@dataclass(frozen=True, slots=True)
class PlayedSpot:
    """A card in play."""

    uid: int


@dataclass(frozen=True, slots=True)
class PlayZoneSpot:
    """Where cards are played: the whole panel of the cards in play."""


@dataclass(frozen=True, slots=True)
class PoolSpot:
    """The icons of one kind in the pool, by their letter."""

    icon: str


@dataclass(frozen=True, slots=True)
class BoardSpot:
    """The whole board of the hero."""

    c: int


@dataclass(frozen=True, slots=True)
class HealthSpot:
    """The health of the hero."""

    c: int


@dataclass(frozen=True, slots=True)
class MoneySpot:
    """The purse of the hero."""

    c: int


@dataclass(frozen=True, slots=True)
class SkillSpot:
    """A skill track of the hero."""

    c: int
    colour: str


@dataclass(frozen=True, slots=True)
class AbilitySpot:
    """What the hero can always do."""

    c: int


@dataclass(frozen=True, slots=True)
class KatanaSpot:
    """The place of the Katana on the board."""

    c: int


@dataclass(frozen=True, slots=True)
class ShieldSpot:
    """The place of the Shield on the board."""

    c: int


@dataclass(frozen=True, slots=True)
class PileSpot:
    """The hero's deck or discard pile."""

    which: Literal["deck", "discard"]
