"""The course of a Night or Day: its card, two turns, the check of a Day, and the look at the end conditions.

Source: sections 4.1 and 6 of the rules reference.
"""

from typing import TypeAlias, assert_never

from client.games.hemloch import piles
from client.games.hemloch.bag import EMPTY
from client.games.hemloch.components import ACTIONS, WEEK_CARDS
from client.games.hemloch.events import DayBegan, Event, MatchEnded, TurnBegan
from client.games.hemloch.influence import check_influence, check_order
from client.games.hemloch.scoring import end_reasons, scores, winner_of
from client.games.hemloch.state import HemlochState
from client.games.hemloch.steps import (
    BEGIN_DAY,
    BEGIN_TURN,
    CHECK_END,
    CHECK_INFLUENCE,
    END_DAY,
    END_WEEK,
    TO_ACT,
    BeginDay,
    BeginTurn,
    CheckEnd,
    CheckInfluence,
    EndDay,
)

DayStep: TypeAlias = BeginDay | BeginTurn | EndDay | CheckInfluence | CheckEnd


def perform(state: HemlochState, step: DayStep, events: list[Event] | None) -> None:
    """Carry out a step of a Night or Day."""
    match step:
        case BeginTurn(seat):
            _begin_turn(state, seat, events)
        case BeginDay():
            _begin_day(state, events)
        case EndDay():
            _end_day(state)
        case CheckInfluence(location):
            check_influence(state, location, events)
        case CheckEnd():
            _check_end(state, events)
        case _:
            assert_never(step)


def _begin_day(state: HemlochState, events: list[Event] | None) -> None:
    """Turn the top card of the Week and put the Festival where it says."""
    state.week_card = state.week_deck[-1]
    state.week_deck = state.week_deck[:-1]
    state.festival = WEEK_CARDS[state.week_card].festival
    if events is not None:
        events.append(DayBegan(state.week_card, state.festival, state.day))
    start = state.start_player
    state.stack += (END_DAY, BEGIN_TURN[1 - start], BEGIN_TURN[start])


def _begin_turn(state: HemlochState, seat: int, events: list[Event] | None) -> None:
    """Give the seat its Actions, and a card if its hand is empty (R28)."""
    state.turn_seat = seat
    state.actions_left = ACTIONS
    state.item_used = False
    state.played_at = ()
    if events is not None:
        events.append(TurnBegan(seat, ACTIONS))
    if state.hands[seat] == EMPTY:
        piles.draw(state, seat, 1, events)
    state.stack.append(TO_ACT[seat])


def _end_day(state: HemlochState) -> None:
    """A Day is followed by an influence check, a Night is not."""
    state.turn_seat = None
    state.stack.append(CHECK_END)
    if state.week_card is not None and WEEK_CARDS[state.week_card].is_day:
        state.stack += [CHECK_INFLUENCE[location] for location in reversed(check_order(state.start_player))]


def _check_end(state: HemlochState, events: list[Event] | None) -> None:
    """End the match, or go on with the next card of the Week or with Week's End (R24 to R26)."""
    state.end_reasons = end_reasons(state)
    if not state.end_reasons:
        state.stack.append(BEGIN_DAY if state.week_deck else END_WEEK)
    elif events is not None:
        events.append(MatchEnded(state.end_reasons, scores(state), winner_of(state)))
