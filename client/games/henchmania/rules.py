"""Which moves there are and what they do: the open question is answered, then all goes on until somebody has a choice.

Source: section 4 of the rules reference.
"""

from typing import TypeAlias, assert_never

from client.games.henchmania import days, duel, shields, ties, turns
from client.games.henchmania.duel_cards import use_in_duel
from client.games.henchmania.events import Events
from client.games.henchmania.listing import moves_for
from client.games.henchmania.moves import (
    Decline,
    Done,
    DuelCard,
    Give,
    Guard,
    Inquire,
    Keep,
    Lose,
    Move,
    Pass,
    Place,
    Play,
    Replace,
    Shield,
    Use,
    Weapon,
)
from client.games.henchmania.questions import DropHand, EndDay, Hit, KeepNext, Window
from client.games.henchmania.replies import burn, decline, finish, give, lose, replace
from client.games.henchmania.state import HenchmaniaState, Phase

Answer: TypeAlias = Guard | Weapon | DuelCard | Decline | Done
"""Moves of a duel, and those that leave something be."""
Reply: TypeAlias = Replace | Shield | Give | Inquire | Lose | Keep


def legal_moves(state: HenchmaniaState) -> tuple[Move, ...]:
    """Return the moves of the open question; they are listed once and kept until anything changes.

    A sight lists none for a question to somebody else.
    """
    if state.listed is None:
        question = state.decision
        if question is None or state.viewer not in (None, question.seat):
            return ()
        state.listed = tuple(moves_for(state, question))
    return state.listed


def apply(state: HenchmaniaState, move: Move, events: Events) -> None:
    """Carry out a legal move, and all that follows without a choice."""
    _carry_out(state, move, events)
    settle(state, events)


def settle(state: HenchmaniaState, events: Events) -> None:
    """Go on until a seat has at least two moves or the match is over; a single move is made at once."""
    while state.phase is not Phase.OVER:
        if state.decision is None:
            _go_on(state, events)
            continue
        moves = moves_for(state, state.decision)
        if len(moves) > 1:
            state.listed = tuple(moves)
            return
        _make_only_move(state, moves[0], events)
    state.listed = ()


def _carry_out(state: HenchmaniaState, move: Move, events: Events) -> None:
    match move:
        case Place():
            days.place(state, move, events)
        case Play():
            turns.play_card(state, move, events)
        case Use():
            turns.use_card(state, move, events)
        case Pass():
            turns.pass_turn(state, events, unasked=False)
        case Guard() | Weapon() | DuelCard() | Decline() | Done():
            _answer(state, move, events)
        case _:
            _reply(state, move, events)


def _answer(state: HenchmaniaState, move: Answer, events: Events) -> None:
    match move:
        case DuelCard():
            use_in_duel(state, move, events)
        case Weapon(card):
            state.decision = None
            duel.take_weapon(state, card, events, unasked=False)
        case Guard():
            state.decision = None
            duel.call_guard(state, events)
        case Decline():
            decline(state, events)
        case Done():
            finish(state, events)
        case _:
            assert_never(move)


def _reply(state: HenchmaniaState, move: Reply, events: Events) -> None:
    match move:
        case Shield(card):
            shields.raise_shield(state, card, events)
        case Give(card):
            give(state, card, events)
        case Inquire(target):
            burn(state, target, events)
        case Lose(card):
            lose(state, card, events)
        case Replace(drop):
            replace(state, drop, events)
        case Keep():
            days.keep(state, move, events)
        case _:
            assert_never(move)


def _make_only_move(state: HenchmaniaState, move: Move, events: Events) -> None:
    """Make the only move there is; a pass and bare hands are told apart from those that were chosen."""
    if isinstance(move, Pass):
        turns.pass_turn(state, events, unasked=True)
    elif isinstance(move, Weapon):
        state.decision = None
        duel.take_weapon(state, move.card, events, unasked=True)
    else:
        _carry_out(state, move, events)


def _go_on(state: HenchmaniaState, events: Events) -> None:
    """Do what comes next: work that waits, the duel, or the next seat of the phase."""
    if state.queue:
        _next_work(state, events)
    elif state.duel is not None:
        duel.proceed(state, events)
    elif state.phase is Phase.PLACE:
        days.next_placement(state, events)
    elif state.phase is Phase.PLAY:
        turns.next_turn(state)
    else:
        ties.go_on_with_tie(state, events)


def _next_work(state: HenchmaniaState, events: Events) -> None:
    work, *rest = state.queue
    state.queue = tuple(rest)
    match work:
        case Window():
            duel.ask_window(state, work)
        case Hit():
            shields.hit_opponent(state, work, events)
        case KeepNext(seat):
            days.ask_to_keep(state, seat, events)
        case DropHand(seat):
            days.drop_hand(state, seat, events)
        case EndDay():
            days.end_day(state, events)
        case _:
            assert_never(work)
