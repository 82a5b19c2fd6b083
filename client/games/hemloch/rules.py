"""The machine that runs a match: steps come off a stack until somebody must be asked.

Source: section 4 of the rules reference.
"""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, TypeAlias

from client.core.chance import Chance
from client.games.hemloch import cards, day, effects, items, markers, minions, turn, week
from client.games.hemloch.bag import EMPTY
from client.games.hemloch.components import (
    CARDS,
    DECK_LIST,
    FULL_DECK,
    GROUP_SIZE,
    GROUPS,
    LOCATIONS,
    MINIONS,
    PICK_ORDER,
    Card,
)
from client.games.hemloch.events import Event, NothingDone, OnlyChoice, PlacementLost
from client.games.hemloch.moves import Move
from client.games.hemloch.options import HemlochOptions
from client.games.hemloch.state import HemlochState
from client.games.hemloch.steps import (
    SET_UP,
    BeginCull,
    BeginDay,
    BeginTurn,
    BeginWeek,
    CheckEnd,
    CheckInfluence,
    EndDay,
    EndWeek,
    FillHands,
    NextWeek,
    PerformLocation,
    PerformMinion,
    Question,
    SetUp,
    Step,
    ToAct,
    ToControl,
    ToCull,
    ToDevour,
    ToDiscard,
    ToDraft,
    ToGain,
    ToKill,
    ToLift,
    ToLure,
    ToPlace,
    ToRaise,
    ToRecover,
    ToRefresh,
    ToReplace,
    ToRetire,
    ToSend,
    ToSteal,
    is_question,
)

Perform: TypeAlias = Callable[[HemlochState, Any, list[Event] | None], None]
"""Carries out a step that runs by itself; each file takes its own steps."""


class Asks(NamedTuple):
    """What a file knows of its questions."""

    choices: Callable[[HemlochState, Any], list[Move]]
    """Lists the answers in the order of section 4.2."""
    answer: Callable[[HemlochState, Any, Move, list[Event] | None], None]
    """Carries out one of them."""


ASKED_BY: Mapping[type[Step], Asks] = {
    ToAct: Asks(turn.choices, turn.answer),
    **dict.fromkeys((ToGain, ToRefresh, ToSteal), Asks(items.choices, items.answer)),
    **dict.fromkeys((ToPlace, ToLift, ToReplace), Asks(markers.choices, markers.answer)),
    **dict.fromkeys((ToLure, ToSend, ToKill, ToControl, ToDevour), Asks(minions.choices, minions.answer)),
    **dict.fromkeys((ToDiscard, ToRecover, ToRaise), Asks(cards.choices, cards.answer)),
    **dict.fromkeys((ToCull, ToRetire, ToDraft), Asks(week.choices, week.answer)),
}
"""Which file knows a question. Looked up, as it is asked some hundred thousand times a second."""
RUN_BY: Mapping[type[Step], Perform] = {
    **dict.fromkeys((PerformMinion, PerformLocation), effects.perform),
    **dict.fromkeys((BeginDay, BeginTurn, EndDay, CheckInfluence, CheckEnd), day.perform),
    **dict.fromkeys((SetUp, BeginWeek, EndWeek, BeginCull, FillHands, NextWeek), week.perform),
}
"""Which function carries out a step that runs by itself."""


def new_match(options: HemlochOptions, seed: int) -> HemlochState:
    """Set up a match up to its first decision."""
    state = HemlochState(
        options=options,
        chance=Chance(seed),
        start_player=0,
        first_player=0,
        hands=[EMPTY, EMPTY],
        known=[EMPTY, EMPTY],
        decks=[(), ()] if options.draft else [DECK_LIST, DECK_LIST],
        discards=[(), ()],
        pools=[EMPTY, EMPTY] if options.draft else [FULL_DECK, FULL_DECK],
        board=[EMPTY] * 2 * len(LOCATIONS),
        placed=[0, 0],
        fresh=[EMPTY, EMPTY],
        used=[EMPTY, EMPTY],
        stack=[SET_UP],
        choices=[],
    )
    state.start_player = state.first_player = _first_player(state)
    if options.draft:
        _deal_groups(state)
    settle(state, None)
    return state


def apply(state: HemlochState, move: Move, events: list[Event] | None) -> None:
    """Carry out a legal move, and all that follows from it without a decision."""
    step = state.stack[-1]
    kind = type(step)
    if kind is not ToAct:
        state.stack.pop()
    ASKED_BY[kind].answer(state, step, move, events)
    settle(state, events)


def settle(state: HemlochState, events: list[Event] | None) -> None:
    """Perform the steps on top until somebody must be asked, or nothing is left."""
    stack = state.stack
    while stack:
        step = stack[-1]
        perform = RUN_BY.get(type(step))
        if perform is not None:
            stack.pop()
            perform(state, step, events)
        elif is_question(step) and _is_asked(state, step, events):
            return
    state.choices = []


def list_choices(state: HemlochState) -> None:
    """List the answers to the question on top anew, in a state that is at rest."""
    asks = ASKED_BY.get(type(state.stack[-1])) if state.stack else None
    state.choices = [] if asks is None else asks.choices(state, state.stack[-1])


def _is_asked(state: HemlochState, step: Question, events: list[Event] | None) -> bool:
    """Tell whether the question on top waits for its seat.

    The AUTO rule: without an answer it is dropped, with a single one it is answered without asking. The question of a
    turn is always asked while Actions are left.
    """
    asks = ASKED_BY[type(step)]
    if type(step) is ToAct:
        if state.actions_left > 0:
            state.choices = turn.choices(state, step)
            return True
        state.stack.pop()
        return False
    found = asks.choices(state, step)
    if len(found) > 1:
        state.choices = found
        return True
    state.stack.pop()
    if found:
        if events is not None:
            events.append(OnlyChoice(step.seat, found[0]))
        asks.answer(state, step, found[0], events)
    elif events is not None:
        events.append(_dropped(state, step))
    return False


def _dropped(state: HemlochState, step: Question) -> Event:
    """Say what became of a question that has no answer."""
    if isinstance(step, ToPlace) and state.turn_seat is None:
        return PlacementLost(step.seat, step.locations[0])
    return NothingDone(step.seat if state.turn_seat is None else state.turn_seat)


def _first_player(state: HemlochState) -> int:
    """Draw the Start Player of Week 1, or take the one that was named (R31)."""
    if state.options.first_player != "random":
        return int(state.options.first_player)
    rng, state.chance = state.chance.roll()
    return rng.randrange(2)


def _deal_groups(state: HemlochState) -> None:
    """Lay out the groups of the draft and line up the picks: one, two, two, ... and one (R30)."""
    everything = [card for card in CARDS for _ in range(2 * MINIONS[card].copies)]
    dealt: tuple[Card, ...] = week.shuffled(state, everything)
    groups = [dealt[GROUP_SIZE * number : GROUP_SIZE * (number + 1)] for number in range(GROUPS)]
    state.groups = tuple(tuple(sorted(group)) for group in groups)
    start = state.first_player
    state.stack += [ToDraft(1 - start if pick else start) for pick in reversed(PICK_ORDER)]
