"""What happened, as frozen values: the table acts them out and the log puts them in words."""

from dataclasses import dataclass
from typing import TypeAlias

from client.games.hens.components import Card, SoloRank
from client.games.hens.grid import Point
from client.games.hens.state import SeatScore


@dataclass(frozen=True, slots=True)
class RoundBegan:
    """A new round; ``round_no`` runs from 2 to 12, as nothing happens before the first."""

    round_no: int


@dataclass(frozen=True, slots=True)
class TurnBegan:
    """It is the seat's turn to draw, place and discard."""

    seat: int
    round_no: int


@dataclass(frozen=True, slots=True)
class DeckRefilled:
    """The deck was empty: of every pile all but the top card went into it, shuffled.

    ``from_piles`` counts the cards that each seat's pile gave, the last entry those of the neighbour's pile.
    """

    from_piles: tuple[int, ...]

    @property
    def count(self) -> int:
        """The number of cards in the new deck."""
        return sum(self.from_piles)


@dataclass(frozen=True, slots=True)
class CardDrawn:
    """The seat drew the top card of the deck; for itself alone."""

    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class DrawWatched:
    """The same draw for everybody else."""

    seat: int


@dataclass(frozen=True, slots=True)
class PileCardTaken:
    """The seat took the top card of the discard pile of ``owner``."""

    seat: int
    owner: int
    card: Card


@dataclass(frozen=True, slots=True)
class NeighbourCardTaken:
    """The seat of a solo match took the top card of the neighbour's pile."""

    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class HenPlaced:
    """A hen came from the hand to a square of the seat's yard.

    It is in a group of ``group_size`` now, which it made of ``joined`` groups that were there before.
    """

    seat: int
    card: Card
    x: int
    y: int
    group_size: int
    joined: int


@dataclass(frozen=True, slots=True)
class CoopPlaced:
    """A card came face down from the hand to a square of the seat's yard; for the seat itself."""

    seat: int
    card: Card
    x: int
    y: int


@dataclass(frozen=True, slots=True)
class CoopWatched:
    """The same coop for everybody else."""

    seat: int
    x: int
    y: int


@dataclass(frozen=True, slots=True)
class CardDiscarded:
    """A card came from the hand to the top of the seat's own discard pile."""

    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class NeighbourCardTurned:
    """In a solo match the top card of the deck was turned up on the neighbour's pile."""

    card: Card


@dataclass(frozen=True, slots=True)
class RoostersCalled:
    """Round 6 is over: each seat of ``seats``, in this order, will put its rooster on a hen, unseen by the others."""

    seats: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class RoosterSkipped:
    """The seat has no hen for its rooster, which stays out of this match."""

    seat: int


@dataclass(frozen=True, slots=True)
class RoosterChosen:
    """The seat chose the hen on this square for its rooster; for the seat itself."""

    seat: int
    x: int
    y: int


@dataclass(frozen=True, slots=True)
class RoosterChoiceWatched:
    """The same choice for everybody else: it is made."""

    seat: int


@dataclass(frozen=True, slots=True)
class RoostersRevealed:
    """All roosters jump to their hens together; ``places`` has one square a seat, None without a rooster."""

    places: tuple[Point | None, ...]


@dataclass(frozen=True, slots=True)
class MatchEnded:
    """All yards are full and counted. ``rank`` is what a solo match is called; it has a winner if the rank says so."""

    scores: tuple[SeatScore, ...]
    winners: tuple[int, ...]
    rank: SoloRank | None


Event: TypeAlias = (
    RoundBegan
    | TurnBegan
    | DeckRefilled
    | CardDrawn
    | DrawWatched
    | PileCardTaken
    | NeighbourCardTaken
    | HenPlaced
    | CoopPlaced
    | CoopWatched
    | CardDiscarded
    | NeighbourCardTurned
    | RoostersCalled
    | RoosterSkipped
    | RoosterChosen
    | RoosterChoiceWatched
    | RoostersRevealed
    | MatchEnded
)
