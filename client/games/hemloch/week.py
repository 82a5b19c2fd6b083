"""The course of Weeks: setting up, beginning a Week and Week's End.

Source: sections 3, 4.1 and 7 of the rules reference.
"""

from typing import TypeAlias, TypeVar, assert_never

from client.games.hemloch import piles
from client.games.hemloch.bag import bag_of, count_of, size_of
from client.games.hemloch.components import LOCATIONS, STARTING_HAND, WEEK_END_HAND, Card, Location, cards_held
from client.games.hemloch.events import (
    DecksShuffled,
    Event,
    GroupTaken,
    MinionCulled,
    NightRetired,
    WeekBegan,
    WeekEnded,
)
from client.games.hemloch.influence import check_order
from client.games.hemloch.moves import CULLS, RETIRES, Cull, Move, Retire, TakeGroup
from client.games.hemloch.state import HemlochState
from client.games.hemloch.steps import (
    BEGIN_DAY,
    BEGIN_WEEK,
    CHECK_INFLUENCE,
    FILL_HANDS,
    NEXT_WEEK,
    BeginCull,
    BeginWeek,
    EndWeek,
    FillHands,
    NextWeek,
    SetUp,
    Step,
    ToCull,
    ToDraft,
    ToRetire,
    WeekQuestion,
)

T = TypeVar("T")
WeekStep: TypeAlias = SetUp | BeginWeek | EndWeek | BeginCull | FillHands | NextWeek


def perform(state: HemlochState, step: WeekStep, events: list[Event] | None) -> None:
    """Carry out a step of the Weeks."""
    match step:
        case SetUp():
            _set_up(state, events)
        case BeginWeek():
            _begin_week(state, events)
        case EndWeek():
            _end_week(state, events)
        case BeginCull(seat, location):
            _begin_cull(state, seat, location)
        case FillHands():
            _fill_hands(state, events)
        case NextWeek():
            state.start_player = 1 - state.start_player
            state.week += 1
            state.stack.append(BEGIN_WEEK)
        case _:
            assert_never(step)


def choices(state: HemlochState, step: WeekQuestion) -> list[Move]:
    """List the answers to a question of the draft or of Week's End."""
    match step:
        case ToCull():
            return [CULLS[card] for card in _cullable(state, step)]
        case ToRetire():
            return [RETIRES[location] for location in LOCATIONS if not state.days >> location & 1]
        case ToDraft():
            return [TakeGroup(number) for number, group in enumerate(state.groups) if group is not None]
        case _:
            assert_never(step)


def answer(state: HemlochState, step: WeekQuestion, move: Move, events: list[Event] | None) -> None:
    """Carry out the answer to such a question."""
    match step, move:
        case ToCull(), Cull(card):
            _cull(state, step, card, events)
        case ToRetire(seat), Retire(location):
            state.days |= 1 << location
            if events is not None:
                events.append(NightRetired(seat, location))
        case ToDraft(seat), TakeGroup(number):
            _take_group(state, seat, number, events)
        case _:
            raise TypeError(f"{move} does not answer {step}")


def shuffled(state: HemlochState, things: list[T]) -> tuple[T, ...]:
    """Return the things in an order drawn from the match's own chance."""
    rng, state.chance = state.chance.roll()
    mixed = things.copy()
    rng.shuffle(mixed)
    return tuple(mixed)


def _set_up(state: HemlochState, events: list[Event] | None) -> None:
    """Shuffle and draw, seat 0 first."""
    if events is not None:
        events.append(DecksShuffled())
    for seat in range(2):
        state.decks[seat] = shuffled(state, list(state.decks[seat]))
        piles.draw(state, seat, STARTING_HAND, events)
    state.stack.append(BEGIN_WEEK)


def _begin_week(state: HemlochState, events: list[Event] | None) -> None:
    """Shuffle the four cards every Week anew (R2)."""
    state.week_deck = shuffled(state, state.week_set)
    if events is not None:
        events.append(WeekBegan(state.week, state.start_player))
    state.stack.append(BEGIN_DAY)


def _end_week(state: HemlochState, events: list[Event] | None) -> None:
    """Line up the check, the discards in check order (R22), the draw and the Night that retires."""
    state.festival = None
    if events is not None:
        events.append(WeekEnded(state.week))
    start, order = state.start_player, check_order(state.start_player)
    later: list[Step] = [NEXT_WEEK, ToRetire(start), FILL_HANDS]
    for location in reversed(order):
        later += [BeginCull(1 - start, location), BeginCull(start, location)]
    later += [CHECK_INFLUENCE[location] for location in reversed(order)]
    state.stack += later


def _begin_cull(state: HemlochState, seat: int, location: Location) -> None:
    """Half of the Minions as they lie now go, rounded down: a lone one stays (R21)."""
    surplus = size_of(state.side(location, seat)) // 2
    if surplus:
        state.stack.append(ToCull(seat, location, surplus, 0))


def _cullable(state: HemlochState, step: ToCull) -> list[Card]:
    """Return the kinds from which on enough Minions follow: picks rise, so that every choice comes up once."""
    side, found = state.side(step.location, step.seat), []
    following = 0
    for card in reversed(cards_held(side)):
        following += count_of(side, card)
        if following >= step.n and card >= step.min_index:
            found.append(card)
    return found[::-1]


def _cull(state: HemlochState, step: ToCull, card: Card, events: list[Event] | None) -> None:
    piles.discard_minion(state, step.seat, card, step.location)
    if events is not None:
        events.append(MinionCulled(step.seat, card, step.location))
    if step.n > 1:
        state.stack.append(ToCull(step.seat, step.location, step.n - 1, card))


def _fill_hands(state: HemlochState, events: list[Event] | None) -> None:
    """Draw up to the hand of a new Week, Start Player first; a larger hand stays (R23)."""
    for seat in (state.start_player, 1 - state.start_player):
        missing = WEEK_END_HAND - size_of(state.hands[seat])
        if missing > 0:
            piles.draw(state, seat, missing, events)


def _take_group(state: HemlochState, seat: int, number: int, events: list[Event] | None) -> None:
    group = state.groups[number]
    if group is None:
        raise TypeError(f"group {number} is taken")
    state.groups = (*state.groups[:number], None, *state.groups[number + 1 :])
    state.decks[seat] += group
    state.pools[seat] += bag_of(group)
    if events is not None:
        events.append(GroupTaken(seat, number, group))
