"""The ways of Knuckles."""

from dataclasses import dataclass
from typing import TypeAlias


@dataclass(frozen=True, slots=True)
class KnucklesMoved:
    """Knuckles went to a Location."""

    origin: str
    to: str


@dataclass(frozen=True, slots=True)
class KnucklesWentHome:
    """Knuckles returned to his den: too many Minions, or the Villain came."""

    origin: str


@dataclass(frozen=True, slots=True)
class KnucklesWoke:
    """Knuckles stood up."""

    loc: str


@dataclass(frozen=True, slots=True)
class KnucklesSlept:
    """Knuckles lay down to hibernate."""

    loc: str


KnucklesEvent: TypeAlias = KnucklesMoved | KnucklesWentHome | KnucklesWoke | KnucklesSlept
