"""The Shield, the Katana, and what heroes trade."""

from dataclasses import dataclass
from typing import TypeAlias

from client.games.ham_helsing.cards import Sleeved
from client.games.ham_helsing.state import Member


@dataclass(frozen=True, slots=True)
class ShieldTaken:
    """A hero picked the Shiny Shield up."""

    who: Member


@dataclass(frozen=True, slots=True)
class ShieldReturned:
    """The Shield went back to the Lab, or ``gone`` out of the game."""

    gone: bool


@dataclass(frozen=True, slots=True)
class KatanaBroken:
    """The Katana left the game for so many points."""

    who: Member
    points: int


@dataclass(frozen=True, slots=True)
class GoodsTraded:
    """A trade: what ``who`` gave and took, as pairs of kind and value (a card by uid)."""

    who: Member
    other: Member
    gave: tuple[tuple[str, int], ...]
    took: tuple[tuple[str, int], ...]
    cards: tuple[Sleeved, ...]
    """The cards that changed hands: the one given before the one taken."""


GoodsEvent: TypeAlias = ShieldTaken | ShieldReturned | KatanaBroken | GoodsTraded
