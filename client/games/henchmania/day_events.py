"""The course of a day: Henchmen set, cards drawn, hands discarded, points counted, the end.

Where others see less of a happening there is a second class for them, named in the first one's text.
"""

from dataclasses import dataclass

from client.games.henchmania.components import Card, Site
from client.games.henchmania.why import Why


@dataclass(frozen=True, slots=True)
class DayBegan:
    """A day begins: pawns are back, hands hold what was kept. ``extra``: after the last, for a tie of three or more."""

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
class MatchEnded:
    """The match is over. Several winners share the title."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
