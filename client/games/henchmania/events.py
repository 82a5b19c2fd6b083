"""What happened, as frozen values: the table acts them out and the log puts them in words.

Where others see less of a happening there is a second class for them, named in the first one's text.
"""

from dataclasses import dataclass
from enum import Enum
from typing import Literal, TypeAlias

from client.games.henchmania.components import Card, Site
from client.games.henchmania.moves import Die, Play, Use
from client.games.henchmania.state import Pawn, Standing

Role = Literal["att", "def"]
"""The side of a duel: attacker or defender."""


class Why(Enum):
    """What brought or cost points, or drew a card."""

    PLACED = "placed"
    DOMINATION = "domination"
    CARD = "card"
    DUEL_WON = "duel_won"
    DUEL_LOST = "duel_lost"
    DAMSEL = "damsel"
    GLOVE = "glove"


@dataclass(frozen=True, slots=True)
class DayBegan:
    """A day begins: pawns are back, hands hold what was kept. ``extra`` days follow a tie of three or more."""

    day: int
    badge: int
    extra: bool


@dataclass(frozen=True, slots=True)
class PawnPlaced:
    """A Henchman went from the seat's pool to the end of a site's row; with ``porter`` the site was full."""

    seat: int
    site: Site
    owner: int
    counts_for: int
    porter: Card | None


@dataclass(frozen=True, slots=True)
class CardDrawn:
    """The seat drew the top card of a site; others see ``BackDrawn``."""

    seat: int
    card: Card
    why: Why


@dataclass(frozen=True, slots=True)
class BackDrawn:
    """Somebody else drew the top card of a site."""

    seat: int
    site: Site
    why: Why


@dataclass(frozen=True, slots=True)
class NoCardLeft:
    """Deck and discard pile of the site are empty, so the seat draws nothing."""

    seat: int
    site: Site


@dataclass(frozen=True, slots=True)
class DeckRenewed:
    """The discard pile of a site, so many cards, was shuffled and is its deck now."""

    site: Site
    count: int


@dataclass(frozen=True, slots=True)
class SiteDominated:
    """All Henchmen are set, and the seat has more on this site than anybody else."""

    seat: int
    site: Site


@dataclass(frozen=True, slots=True)
class PlayBegan:
    """Cards are played from now on, beginning with the seat."""

    seat: int


@dataclass(frozen=True, slots=True)
class TurnPassed:
    """The seat plays no more today; ``unasked`` if it could do nothing else."""

    seat: int
    unasked: bool


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
class CardKept:
    """The seat keeps a card of its hand for tomorrow; others see ``BackKept``."""

    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class BackKept:
    """Somebody else keeps a card of this back."""

    seat: int
    site: Site


@dataclass(frozen=True, slots=True)
class HandDiscarded:
    """The rest of the seat's hand went to the discard piles, in this order."""

    seat: int
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class DayScored:
    """What the cards before the seat brought at the end of the day, and its score then."""

    seat: int
    performances: int
    praise: int
    eloquence: int
    animals: int
    score: int

    @property
    def points(self) -> int:
        """All of it together."""
        return self.performances + self.praise + self.eloquence + self.animals


@dataclass(frozen=True, slots=True)
class CardsRighted:
    """Every card before every seat stands upright again."""


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


@dataclass(frozen=True, slots=True)
class MatchEnded:
    """The match is over. Several winners share the title."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]


Event: TypeAlias = (
    DayBegan
    | PawnPlaced
    | CardDrawn
    | BackDrawn
    | NoCardLeft
    | DeckRenewed
    | SiteDominated
    | PlayBegan
    | TurnPassed
    | ReserveLaid
    | TrumpLaid
    | ActionPlayed
    | AbilityUsed
    | CardTurned
    | ShieldUsed
    | ShieldDeclined
    | PointsStolen
    | PointsChanged
    | CardTaken
    | BackTaken
    | CardGiven
    | BackGiven
    | HandCardSpoilt
    | PawnLured
    | ReserveDiscarded
    | TrumpBurnt
    | InquisitionEnded
    | ReservePoached
    | CardDugUp
    | Challenged
    | GuardCalled
    | GuardWithheld
    | WeaponTaken
    | DuelCardUsed
    | WeaponSpoilt
    | ValueEased
    | DiceFewer
    | DiceRolled
    | DieChanged
    | HitsCounted
    | ParriesCounted
    | WoundHealed
    | DuelDecided
    | WeaponLaidDown
    | CardKept
    | BackKept
    | HandDiscarded
    | DayScored
    | CardsRighted
    | TieDuelBegan
    | TieFightBegan
    | TieFightEnded
    | MatchEnded
)
Events: TypeAlias = list[Event] | None
"""Where a rule writes what happened; None where nobody listens, as in playouts."""
