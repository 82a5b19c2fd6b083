"""The Villain Phase."""

from dataclasses import dataclass
from typing import TypeAlias


@dataclass(frozen=True, slots=True)
class VillainCardFlipped:
    """The Villain Phase begins: this card is face up."""

    card: str


@dataclass(frozen=True, slots=True)
class VillainMoved:
    """The Villain went to a Location; the two are equal if he stayed."""

    origin: str
    to: str


@dataclass(frozen=True, slots=True)
class MinionsCalled:
    """Minions of a colour move now, called by a Villain card."""

    colour: str


@dataclass(frozen=True, slots=True)
class VillainActed:
    """A power of the Villain takes effect: 0 is the skull, 1 and 2 the upgrades."""

    villain: str
    power: int


VillainEvent: TypeAlias = VillainCardFlipped | VillainMoved | MinionsCalled | VillainActed
