"""Minions and effects: out of the bag, along the paths, beaten or run away."""

from dataclasses import dataclass
from typing import TypeAlias

from client.games.ham_helsing.state import Member


@dataclass(frozen=True, slots=True)
class TokenPlaced:
    """A Minion came out of the bag."""

    loc: str
    token: str


@dataclass(frozen=True, slots=True)
class EffectDrawn:
    """An effect token came out of the bag for a Location, and waits to be resolved."""

    loc: str
    effect: str


@dataclass(frozen=True, slots=True)
class EffectResolved:
    """An effect token takes effect; what it does follows."""

    effect: str


@dataclass(frozen=True, slots=True)
class BagRefilled:
    """The discarded tokens went back into the bag."""


@dataclass(frozen=True, slots=True)
class MinionHit:
    """A Minion of two colours was hit in one: ``token`` became ``left``."""

    who: Member
    loc: str
    token: str
    left: str


@dataclass(frozen=True, slots=True)
class MinionDefeated:
    """A Minion was beaten and lies with the hero until step 2; ``far``: from a distance."""

    who: Member
    loc: str
    token: str
    far: bool


@dataclass(frozen=True, slots=True)
class MinionScared:
    """A Minion ran away to the token discard."""

    loc: str
    token: str


@dataclass(frozen=True, slots=True)
class MinionMoved:
    """A Minion moved along a path, to a hero, to the Villain or by a card."""

    origin: str
    to: str
    token: str


@dataclass(frozen=True, slots=True)
class MinionsRecovered:
    """All half beaten Minions are whole again."""


@dataclass(frozen=True, slots=True)
class LocationLost:
    """A Location is lost."""

    loc: str


HordeEvent: TypeAlias = (
    TokenPlaced
    | EffectDrawn
    | EffectResolved
    | BagRefilled
    | MinionHit
    | MinionDefeated
    | MinionScared
    | MinionMoved
    | MinionsRecovered
    | LocationLost
)
