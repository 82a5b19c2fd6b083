"""What heroes do and what befalls them."""

from dataclasses import dataclass
from typing import TypeAlias

from client.games.ham_helsing.state import Member


@dataclass(frozen=True, slots=True)
class HeroMoved:
    """A hero walked, was carried, called or flew from one Location to another."""

    who: Member
    origin: str
    to: str
    how: str
    """"walk", "carry", "call", "fly" or "vanish"."""


@dataclass(frozen=True, slots=True)
class HeroFled:
    """A hero was put into the Cavern from a lost Location."""

    who: Member
    origin: str
    to: str


@dataclass(frozen=True, slots=True)
class MoneyChanged:
    """A hero gained or lost money; ``amount`` may be 0 at the end of the track."""

    who: Member
    amount: int


@dataclass(frozen=True, slots=True)
class SkillChanged:
    """A skill went up or down by ``steps`` and stands at ``now``; ``levelled`` tells that it is at its last step."""

    who: Member
    colour: str
    steps: int
    now: int
    levelled: bool


@dataclass(frozen=True, slots=True)
class Healed:
    """A hero gained health."""

    who: Member
    amount: int


@dataclass(frozen=True, slots=True)
class DamageBlocked:
    """Damage of ``points`` was kept off by "oink" or "shield"."""

    who: Member
    points: int
    by: str


@dataclass(frozen=True, slots=True)
class HealthLost:
    """A hero lost health and has ``left``. ``why`` names the cause for the table."""

    who: Member
    amount: int
    left: int
    why: str


@dataclass(frozen=True, slots=True)
class KnockedOut:
    """A hero is KO'd."""

    who: Member


@dataclass(frozen=True, slots=True)
class Revived:
    """A hero got up again; ``helper`` is who discarded a card for it, if anybody."""

    who: Member
    health: int
    helper: Member | None


@dataclass(frozen=True, slots=True)
class StayedDown:
    """A hero stayed down for the turn."""

    who: Member


@dataclass(frozen=True, slots=True)
class AbilityUsed:
    """A hero used the ability of the board; the discard follows."""

    who: Member


@dataclass(frozen=True, slots=True)
class PowerUsed:
    """A hero used the power of the Location, by its id."""

    who: Member
    power: str


HeroEvent: TypeAlias = (
    HeroMoved
    | HeroFled
    | MoneyChanged
    | SkillChanged
    | Healed
    | DamageBlocked
    | HealthLost
    | KnockedOut
    | Revived
    | StayedDown
    | AbilityUsed
    | PowerUsed
)
