"""Cards from hand to play, to the discard pile and back."""

from dataclasses import dataclass
from typing import TypeAlias

from client.games.ham_helsing.cards import Sleeved
from client.games.ham_helsing.state import Member


@dataclass(frozen=True, slots=True)
class CardPlayed:
    """A card went from the hand to the table; what it gives follows."""

    who: Member
    uid: int
    card: Sleeved


@dataclass(frozen=True, slots=True)
class StarUsed:
    """The star text of a card in play was used."""

    who: Member
    uid: int
    card: Sleeved


@dataclass(frozen=True, slots=True)
class IconsTurned:
    """``count`` icons of a kind in the pool became wild attacks."""

    who: Member
    icon: str
    count: int


@dataclass(frozen=True, slots=True)
class CardDiscarded:
    """A hand card, or a card in play that was used, went to the discard pile."""

    who: Member
    uid: int
    card: Sleeved


@dataclass(frozen=True, slots=True)
class CardReturned:
    """A card came back to the hand: from play without having been used, or from the discard pile."""

    who: Member
    uid: int
    card: Sleeved


@dataclass(frozen=True, slots=True)
class CardDrawn:
    """A card was drawn; hands are open."""

    who: Member
    uid: int
    card: Sleeved


@dataclass(frozen=True, slots=True)
class DeckRefilled:
    """A pile's discards were shuffled into a new deck."""

    who: Member


@dataclass(frozen=True, slots=True)
class IconCovered:
    """An icon of a hand card was covered."""

    who: Member
    uid: int
    card: Sleeved
    slot: str


CardEvent: TypeAlias = (
    CardPlayed | StarUsed | IconsTurned | CardDiscarded | CardReturned | CardDrawn | DeckRefilled | IconCovered
)
