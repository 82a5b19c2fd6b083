"""A match of Hens as plain values. The field names are those of a saved position."""

from dataclasses import dataclass
from enum import Enum
from typing import NamedTuple, TypeAlias

from client.core.chance import Chance
from client.games.hens.components import Breed, Card, GoalCard, SoloRank
from client.games.hens.grid import Cell
from client.games.hens.options import HensOptions
from client.games.hens.yard import Yard


class Phase(Enum):
    """What is being decided, or that nothing is any more."""

    DRAW = "draw"
    PLACE = "place"
    DISCARD = "discard"
    ROOSTER = "rooster"
    OVER = "over"


Hand: TypeAlias = tuple[Card, ...]
"""Cards in data order, copies repeated."""
Pile: TypeAlias = tuple[Card, ...]
"""Cards that lie on each other, the top one last."""


class SeatScore(NamedTuple):
    """The score sheet of one seat. ``medals``, ``coops`` and the sizes are counts, all else are points."""

    largest: int
    rooster: int
    medals: int
    medal_points: int
    coops: int
    goal_a: int
    goal_b: int
    total: int
    size1: int
    """Size of the largest group; 0 without hens."""
    size2: int
    """Size of the second largest group, equal to ``size1`` when two share the maximum; 0 without."""


class HensResult(NamedTuple):
    """How a match ended. ``ranking`` lists the seats best first, equal ones together; ``rank`` is for solo matches."""

    scores: tuple[SeatScore, ...]
    winners: tuple[int, ...]
    ranking: tuple[tuple[int, ...], ...]
    rank: SoloRank | None


@dataclass(slots=True)
class HensState:
    """The whole truth, or the sight of ``viewer``. Lists hold one entry a seat; everything in them is immutable.

    In a sight ``FACE_DOWN`` stands for every card that its seat may not look at, so counts stay right.
    """

    options: HensOptions
    chance: Chance
    removed: tuple[Breed, ...]
    """The breeds that left the game, in the order of their pairs."""
    goal_card: GoalCard | None
    first_seat: int
    seat: int
    """Who decides; at the end the first seat."""
    hands: list[Hand]
    yards: list[Yard]
    discards: list[Pile]
    roosters: list[Cell | None]
    """The cell of each rooster in its own yard; None before it is placed, where it was skipped, and for others while
    the choice is secret."""
    taken: list[Hand]
    """Cards that the seat took openly and has not openly given away since."""
    coops_since: list[int]
    """Coops that the seat has placed while it had such cards: so many of them may be gone."""
    deck: Pile
    neighbour: Pile | None
    """The open pile of a solo match; None in all others."""
    round_no: int = 1
    phase: Phase = Phase.DRAW
    drawn: int = 0
    """Cards drawn in this turn."""
    rooster_queue: tuple[int, ...] = ()
    """Who must still choose a rooster's hen after the present seat."""
    result: HensResult | None = None
    viewer: int | None = None
    """The seat whose sight this is; None for the whole truth."""

    @property
    def seats(self) -> range:
        """Every seat, clockwise from 0."""
        return range(len(self.hands))


def copied(state: HensState) -> HensState:
    """Return an independent copy; all that lies inside the lists is shared."""
    return HensState(
        state.options,
        state.chance,
        state.removed,
        state.goal_card,
        state.first_seat,
        state.seat,
        state.hands.copy(),
        state.yards.copy(),
        state.discards.copy(),
        state.roosters.copy(),
        state.taken.copy(),
        state.coops_since.copy(),
        state.deck,
        state.neighbour,
        state.round_no,
        state.phase,
        state.drawn,
        state.rooster_queue,
        state.result,
        state.viewer,
    )
