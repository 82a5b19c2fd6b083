"""Cards played, used, stolen and lost.

Where others see less of a happening there is a second class for them, named in the first one's text.
"""

from dataclasses import dataclass

from client.games.henchmania.components import Card, Site
from client.games.henchmania.moves import Play, Use
from client.games.henchmania.state import Pawn, Standing
from client.games.henchmania.why import Why


@dataclass(frozen=True, slots=True)
class ReserveLaid:
    """A Reserve card came from the hand, upright, before the seat."""

    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class TrumpLaid:
    """A Trump came from the hand beside the coat of arms; ``replaced`` went to its own discard pile."""

    seat: int
    card: Card
    replaced: Card | None


@dataclass(frozen=True, slots=True)
class ActionPlayed:
    """An action left the hand for its discard pile (a Gravedigger follows later); the move tells what it points at."""

    seat: int
    move: Play


@dataclass(frozen=True, slots=True)
class AbilityUsed:
    """The seat used a card before it instead of playing one."""

    seat: int
    move: Use


@dataclass(frozen=True, slots=True)
class CardTurned:
    """A card before the seat was turned: its effect is spent for today."""

    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class ShieldUsed:
    """The seat stopped a hostile card of ``source``."""

    seat: int
    card: Card
    source: int
    against: Card


@dataclass(frozen=True, slots=True)
class ShieldDeclined:
    """The seat lets a hostile card of ``source`` come."""

    seat: int
    source: int
    against: Card


@dataclass(frozen=True, slots=True)
class PointsStolen:
    """Points went from one score to another."""

    thief: int
    victim: int
    points: int


@dataclass(frozen=True, slots=True)
class PointsChanged:
    """The seat's score changed by ``change`` and is ``score`` now."""

    seat: int
    change: int
    score: int
    why: Why


@dataclass(frozen=True, slots=True)
class CardTaken:
    """A card went from one hand to another; those who look on see ``BackTaken``."""

    thief: int
    victim: int
    card: Card


@dataclass(frozen=True, slots=True)
class BackTaken:
    """A card of this back went from one hand to another."""

    thief: int
    victim: int
    site: Site


@dataclass(frozen=True, slots=True)
class CardGiven:
    """A card was given in return; those who look on see ``BackGiven``."""

    giver: int
    receiver: int
    card: Card


@dataclass(frozen=True, slots=True)
class BackGiven:
    """A card of this back was given in return."""

    giver: int
    receiver: int
    site: Site


@dataclass(frozen=True, slots=True)
class HandCardSpoilt:
    """Vermin: a card of the victim's hand was discarded, face up."""

    source: int
    victim: int
    card: Card


@dataclass(frozen=True, slots=True)
class PawnLured:
    """A Henchman left a site and waits beside the thief as ``pawn``; it stood at ``place`` in the row."""

    thief: int
    site: Site
    place: int
    stood: Standing
    pawn: Pawn


@dataclass(frozen=True, slots=True)
class ReserveDiscarded:
    """A Reserve card of the seat went to its discard pile; ``by`` is the seat that caused it."""

    seat: int
    card: Card
    turned: bool
    by: int


@dataclass(frozen=True, slots=True)
class TrumpBurnt:
    """The Inquisition of ``by`` burnt the Trump of the seat."""

    seat: int
    card: Card
    by: int


@dataclass(frozen=True, slots=True)
class InquisitionEnded:
    """The seat leaves it at one card burnt."""

    seat: int


@dataclass(frozen=True, slots=True)
class ReservePoached:
    """A Reserve card of the victim came, upright, before the thief."""

    thief: int
    victim: int
    card: Card


@dataclass(frozen=True, slots=True)
class CardDugUp:
    """The top card of a discard pile went to the seat's hand, for all to see; the Gravedigger lies there now."""

    seat: int
    card: Card
    site: Site
    gravedigger: Card
