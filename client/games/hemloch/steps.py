"""What is still to be done, as plain values on the stack of a state.

A system step runs by itself. A question waits for a move of ``seat``: a half-made effect is such a question, so it can
be saved, copied and searched. Fields are those of section 9 of the rules reference.
"""

from typing import NamedTuple, TypeAlias, TypeGuard

from client.games.hemloch.components import LOCATIONS, Card, Cell, Item, Location
from client.games.hemloch.verbs import ItemType

# ---- system steps: section 4.1


class SetUp(NamedTuple):
    """Shuffle the decks and draw the first hands."""


class BeginWeek(NamedTuple):
    """Shuffle the four cards of the Week."""


class BeginDay(NamedTuple):
    """Turn the next card of the Week."""


class BeginTurn(NamedTuple):
    """Give ``seat`` its Actions."""

    seat: int


class EndDay(NamedTuple):
    """Close the turns of a Night or Day."""


class CheckInfluence(NamedTuple):
    """Compare the influence at ``location``."""

    location: Location


class CheckEnd(NamedTuple):
    """See whether the match is over."""


class EndWeek(NamedTuple):
    """Begin Week's End."""


class BeginCull(NamedTuple):
    """Count how many Minions ``seat`` must give up at ``location``."""

    seat: int
    location: Location


class FillHands(NamedTuple):
    """Let hands grow to their size for the next Week."""


class NextWeek(NamedTuple):
    """Hand the Week over to the other Start Player."""


class PerformMinion(NamedTuple):
    """Perform the ability of a Minion just played."""

    seat: int
    location: Location
    card: Card


class PerformLocation(NamedTuple):
    """Perform the ability of a Location."""

    seat: int
    location: Location


# ---- questions: section 4.2


class ToAct(NamedTuple):
    """Take Actions. Stays on the stack until none is left."""

    seat: int


class ToGain(NamedTuple):
    """Pick an item from the supply."""

    seat: int
    type: ItemType


class ToRefresh(NamedTuple):
    """Pick an own used item to turn face-up."""

    seat: int


class ToSteal(NamedTuple):
    """Pick an item of the opponent."""

    seat: int
    type: ItemType


class ToPlace(NamedTuple):
    """Pick an empty space at one of ``locations`` for a Marker; ``left`` is the space it was just lifted from."""

    seat: int
    locations: tuple[Location, ...]
    left: Cell | None = None


class ToLift(NamedTuple):
    """Pick an own Marker to move."""

    seat: int


class ToReplace(NamedTuple):
    """Pick an opposing Marker at ``location`` to replace."""

    seat: int
    location: Location


class ToDiscard(NamedTuple):
    """Pick a card of the own hand to discard."""

    seat: int


class ToLure(NamedTuple):
    """Pick an opposing Minion at one of ``locations`` to move."""

    seat: int
    locations: tuple[Location, ...]


class ToSend(NamedTuple):
    """Pick where the opposing ``card`` at ``location`` goes."""

    seat: int
    location: Location
    card: Card


class ToKill(NamedTuple):
    """Pick an opposing Minion to discard."""

    seat: int


class ToControl(NamedTuple):
    """Pick an opposing Minion that meets the condition of ``item``."""

    seat: int
    item: Item


class ToDevour(NamedTuple):
    """Pick one of the weakest Minions at ``location`` besides ``card``, which was just played."""

    seat: int
    location: Location
    card: Card


class ToRecover(NamedTuple):
    """Pick a card of the own discard pile for the hand."""

    seat: int


class ToRaise(NamedTuple):
    """Pick a card of the own discard pile for the own side of ``location``."""

    seat: int
    location: Location


class ToCull(NamedTuple):
    """Pick one of ``n`` own Minions to give up at ``location``; picks never go below ``min_index``."""

    seat: int
    location: Location
    n: int
    min_index: int


class ToRetire(NamedTuple):
    """Pick the Night that becomes a Day."""

    seat: int


class ToDraft(NamedTuple):
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


def is_system_step(step: Step) -> TypeGuard[SystemStep]:
    """Tell whether a step runs by itself."""
    return type(step) not in QUESTIONS


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
