"""What happens in a duel, and in the duel that settles a tie."""

from dataclasses import dataclass
from typing import Literal

from client.games.henchmania.components import Card
from client.games.henchmania.moves import Die

Role = Literal["att", "def"]
"""The side of a duel: attacker or defender."""


@dataclass(frozen=True, slots=True)
class Challenged:
    """The seat challenged ``target`` with a Glove or with Bravery."""

    seat: int
    target: int
    card: Card


@dataclass(frozen=True, slots=True)
class GuardCalled:
    """The Guard ended the duel before it began."""

    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class GuardWithheld:
    """The seat has a Guard and does not call it."""

    seat: int


@dataclass(frozen=True, slots=True)
class WeaponTaken:
    """The seat took up a weapon, None for bare hands; ``unasked`` if it had no choice."""

    seat: int
    role: Role
    card: Card | None
    unasked: bool


@dataclass(frozen=True, slots=True)
class DuelCardUsed:
    """The seat used a card before it in a duel; ``trump`` with the Old Lady, ``die`` with the Courtesan."""

    seat: int
    card: Card
    trump: Card | None
    die: Die | None


@dataclass(frozen=True, slots=True)
class WeaponSpoilt:
    """The seat's weapon is worth no more than bare hands in this duel."""

    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class ValueEased:
    """The seat's own value is lower in this duel: ``value`` now."""

    seat: int
    value: int


@dataclass(frozen=True, slots=True)
class DiceFewer:
    """The attacker will throw ``fewer`` dice less."""

    seat: int
    fewer: int


@dataclass(frozen=True, slots=True)
class DiceRolled:
    """The seat threw these dice and needs ``value`` or more with each."""

    seat: int
    role: Role
    dice: tuple[int, ...]
    value: int


@dataclass(frozen=True, slots=True)
class DieChanged:
    """A die of the roller shows another face, thrown again or turned to it."""

    roller: int
    role: Role
    index: int
    before: int
    after: int
    rerolled: bool


@dataclass(frozen=True, slots=True)
class HitsCounted:
    """So many dice of the attack hit."""

    seat: int
    hits: int


@dataclass(frozen=True, slots=True)
class ParriesCounted:
    """So many hits were parried, and so many wounds remain."""

    seat: int
    parries: int
    wounds: int


@dataclass(frozen=True, slots=True)
class WoundHealed:
    """The Apothecary closed a wound; so many remain."""

    seat: int
    wounds: int


@dataclass(frozen=True, slots=True)
class DuelDecided:
    """The duel is over; without a wound the defender has won."""

    attacker: int
    defender: int
    wounds: int

    @property
    def winner(self) -> int:
        """Who has won."""
        return self.attacker if self.wounds else self.defender


@dataclass(frozen=True, slots=True)
class WeaponLaidDown:
    """The weapon went to its discard pile, or back to the hand."""

    seat: int
    card: Card
    returned: bool


@dataclass(frozen=True, slots=True)
class TieDuelBegan:
    """The two with the best score fight for the title."""

    first: int
    second: int


@dataclass(frozen=True, slots=True)
class TieFightBegan:
    """One of the two attacks the other; each does so once a round."""

    attacker: int
    defender: int
    round: int


@dataclass(frozen=True, slots=True)
class TieFightEnded:
    """The attacker inflicted so many wounds."""

    attacker: int
    defender: int
    wounds: int
