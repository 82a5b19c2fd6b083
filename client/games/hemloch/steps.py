"""What is still to be done, as plain values on the stack of a state.

A system step runs by itself. A question waits for a move of ``seat``: a half-made effect is such a question, so it can
be saved, copied and searched. Fields are those of section 9 of the rules reference.
"""

from dataclasses import dataclass
from typing import TypeAlias, TypeGuard

from client.games.hemloch.components import LOCATIONS, Card, Cell, Item, Location
from client.games.hemloch.verbs import ItemType

# ---- system steps: section 4.1


@dataclass(frozen=True, slots=True)
class SetUp:
    """Shuffle the decks and draw the first hands."""


@dataclass(frozen=True, slots=True)
class BeginWeek:
    """Shuffle the four cards of the Week."""


@dataclass(frozen=True, slots=True)
class BeginDay:
    """Turn the next card of the Week."""


@dataclass(frozen=True, slots=True)
class BeginTurn:
    """Give ``seat`` its Actions."""

    seat: int


@dataclass(frozen=True, slots=True)
class EndDay:
    """Close the turns of a Night or Day."""


@dataclass(frozen=True, slots=True)
class CheckInfluence:
    """Compare the influence at ``location``."""

    location: Location


@dataclass(frozen=True, slots=True)
class CheckEnd:
    """See whether the match is over."""


@dataclass(frozen=True, slots=True)
class EndWeek:
    """Begin Week's End."""


@dataclass(frozen=True, slots=True)
class BeginCull:
    """Count how many Minions ``seat`` must give up at ``location``."""

    seat: int
    location: Location


@dataclass(frozen=True, slots=True)
class FillHands:
    """Let hands grow to their size for the next Week."""


@dataclass(frozen=True, slots=True)
class NextWeek:
    """Hand the Week over to the other Start Player."""


@dataclass(frozen=True, slots=True)
class PerformMinion:
    """Perform the ability of a Minion just played."""

    seat: int
    location: Location
    card: Card


@dataclass(frozen=True, slots=True)
class PerformLocation:
    """Perform the ability of a Location."""

    seat: int
    location: Location


# ---- questions: section 4.2


@dataclass(frozen=True, slots=True)
class ToAct:
    """Take Actions. Stays on the stack until none is left."""

    seat: int


@dataclass(frozen=True, slots=True)
class ToGain:
    """Pick an item from the supply."""

    seat: int
    type: ItemType


@dataclass(frozen=True, slots=True)
class ToRefresh:
    """Pick an own used item to turn face-up."""

    seat: int


@dataclass(frozen=True, slots=True)
class ToSteal:
    """Pick an item of the opponent."""

    seat: int
    type: ItemType


@dataclass(frozen=True, slots=True)
class ToPlace:
    """Pick an empty space at one of ``locations`` for a Marker; ``left`` is the space it was just lifted from."""

    seat: int
    locations: tuple[Location, ...]
    left: Cell | None = None


@dataclass(frozen=True, slots=True)
class ToLift:
    """Pick an own Marker to move."""

    seat: int


@dataclass(frozen=True, slots=True)
class ToReplace:
    """Pick an opposing Marker at ``location`` to replace."""

    seat: int
    location: Location


@dataclass(frozen=True, slots=True)
class ToDiscard:
    """Pick a card of the own hand to discard."""

    seat: int


@dataclass(frozen=True, slots=True)
class ToLure:
    """Pick an opposing Minion at one of ``locations`` to move."""

    seat: int
    locations: tuple[Location, ...]


@dataclass(frozen=True, slots=True)
class ToSend:
    """Pick where the opposing ``card`` at ``location`` goes."""

    seat: int
    location: Location
    card: Card


@dataclass(frozen=True, slots=True)
class ToKill:
    """Pick an opposing Minion to discard."""

    seat: int


@dataclass(frozen=True, slots=True)
class ToControl:
    """Pick an opposing Minion that meets the condition of ``item``."""

    seat: int
    item: Item


@dataclass(frozen=True, slots=True)
class ToDevour:
    """Pick one of the weakest Minions at ``location`` besides ``card``, which was just played."""

    seat: int
    location: Location
    card: Card


@dataclass(frozen=True, slots=True)
class ToRecover:
    """Pick a card of the own discard pile for the hand."""

    seat: int


@dataclass(frozen=True, slots=True)
class ToRaise:
    """Pick a card of the own discard pile for the own side of ``location``."""

    seat: int
    location: Location


@dataclass(frozen=True, slots=True)
class ToCull:
    """Pick one of ``n`` own Minions to give up at ``location``; picks never go below ``min_index``."""

    seat: int
    location: Location
    n: int
    min_index: int


@dataclass(frozen=True, slots=True)
class ToRetire:
    """Pick the Night that becomes a Day."""

    seat: int


@dataclass(frozen=True, slots=True)
class ToDraft:
    """Pick a group of Minions for the own deck."""

    seat: int


CalendarStep: TypeAlias = (
    SetUp
    | BeginWeek
    | BeginDay
    | BeginTurn
    | EndDay
    | CheckInfluence
    | CheckEnd
    | EndWeek
    | BeginCull
    | FillHands
    | NextWeek
)
SystemStep: TypeAlias = CalendarStep | PerformMinion | PerformLocation
ItemQuestion: TypeAlias = ToGain | ToRefresh | ToSteal
MarkerQuestion: TypeAlias = ToPlace | ToLift | ToReplace
MinionQuestion: TypeAlias = ToLure | ToSend | ToKill | ToControl | ToDevour
CardQuestion: TypeAlias = ToDiscard | ToRecover | ToRaise
WeekQuestion: TypeAlias = ToCull | ToRetire | ToDraft
Question: TypeAlias = ToAct | ItemQuestion | MarkerQuestion | MinionQuestion | CardQuestion | WeekQuestion
Step: TypeAlias = SystemStep | Question

QUESTIONS: frozenset[type[Step]] = frozenset(
    (
        ToAct,
        *(ToGain, ToRefresh, ToSteal),
        *(ToPlace, ToLift, ToReplace),
        *(ToLure, ToSend, ToKill, ToControl, ToDevour),
        *(ToDiscard, ToRecover, ToRaise),
        *(ToCull, ToRetire, ToDraft),
    )
)


def is_question(step: Step) -> TypeGuard[Question]:
    """Tell whether a step waits for a move."""
    return type(step) in QUESTIONS


# ---- steps that are used again and again

SET_UP, BEGIN_WEEK, BEGIN_DAY, END_DAY = SetUp(), BeginWeek(), BeginDay(), EndDay()
CHECK_END, END_WEEK, FILL_HANDS, NEXT_WEEK = CheckEnd(), EndWeek(), FillHands(), NextWeek()
BEGIN_TURN = tuple(BeginTurn(seat) for seat in range(2))
TO_ACT = tuple(ToAct(seat) for seat in range(2))
TO_LIFT = tuple(ToLift(seat) for seat in range(2))
TO_REFRESH = tuple(ToRefresh(seat) for seat in range(2))
TO_DISCARD = tuple(ToDiscard(seat) for seat in range(2))
TO_KILL = tuple(ToKill(seat) for seat in range(2))
TO_RECOVER = tuple(ToRecover(seat) for seat in range(2))
CHECK_INFLUENCE = tuple(CheckInfluence(location) for location in LOCATIONS)
TO_PLACE = tuple(tuple(ToPlace(seat, (location,)) for location in LOCATIONS) for seat in range(2))
"""By seat and Location: a Marker goes there."""
