"""Why a move is not allowed now, in a player's words: the same question as ``legal_moves``.

Rule numbers are sections of the rules reference. Values that no move of a player holds (a space or a group that does
not exist) are answered as well.
"""

from collections.abc import Mapping
from typing import assert_never

from client.core.refusal import Refusal
from client.core.words import N_
from client.games.hemloch.bag import HELD
from client.games.hemloch.card_refusals import why_not_card, why_not_week
from client.games.hemloch.components import Card, Item, Location
from client.games.hemloch.item_refusals import why_not_item
from client.games.hemloch.marker_refusals import why_not_marker
from client.games.hemloch.minion_refusals import why_not_minion
from client.games.hemloch.moves import (
    Cull,
    Decline,
    Devour,
    Discard,
    Draw,
    EndTurn,
    Gain,
    Lift,
    Move,
    MoveTo,
    Place,
    Play,
    Raise,
    Recover,
    Refresh,
    Replace,
    Retire,
    Steal,
    TakeGroup,
    Target,
    TurnMove,
    Use,
)
from client.games.hemloch.names import card_link, item_link, place_link
from client.games.hemloch.state import HemlochState
from client.games.hemloch.steps import (
    Question,
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

ANSWERS: Mapping[type[Step], tuple[type[Move], ...]] = {
    ToAct: (Draw, Play, Use, EndTurn),
    ToGain: (Gain, Refresh, Decline),
    ToRefresh: (Refresh,),
    ToSteal: (Steal,),
    ToPlace: (Place,),
    ToLift: (Lift,),
    ToReplace: (Replace,),
    ToDiscard: (Discard,),
    ToLure: (Target,),
    ToSend: (MoveTo,),
    ToKill: (Target,),
    ToControl: (Target,),
    ToDevour: (Devour,),
    ToRecover: (Recover,),
    ToRaise: (Raise,),
    ToCull: (Cull,),
    ToRetire: (Retire,),
    ToDraft: (TakeGroup,),
}
"""Which kinds of moves can answer a question at all."""
ASKED_INSTEAD: Mapping[type[Step], str] = {
    ToAct: N_("Now draw a card, play a Minion, use an item or end your turn."),
    ToGain: N_("First take what you gain."),
    ToRefresh: N_("First choose which item turns face-up."),
    ToSteal: N_("First choose the Trinket you take."),
    ToPlace: N_("First place the Marker."),
    ToLift: N_("First choose the Marker you move."),
    ToReplace: N_("First choose the Marker you replace."),
    ToDiscard: N_("First a card must be discarded."),
    ToLure: N_("First choose the Minion you move."),
    ToSend: N_("First choose where the Minion goes."),
    ToKill: N_("First choose the Minion you kill."),
    ToControl: N_("First choose the Minion you control."),
    ToDevour: N_("First choose the Minion that is eaten."),
    ToRecover: N_("First choose the Minion you take back."),
    ToRaise: N_("First choose the Minion you raise."),
    ToCull: N_("First choose the Minion you give up."),
    ToRetire: N_("First choose the Night that becomes a Day."),
    ToDraft: N_("First choose a group for your deck."),
}
"""What is asked, for whoever tries something else."""


def why_not(state: HemlochState, move: Move) -> Refusal | None:
    """Explain why the seat to act may not make this move, or return None."""
    if move in state.choices:
        return None
    step = state.stack[-1] if state.stack else None
    if step is None or not is_question(step):
        return Refusal(N_("The match is over."), rule="6")
    if not isinstance(move, ANSWERS[type(step)]):
        return Refusal(ASKED_INSTEAD[type(step)], rule="4.2")
    return _why_not_this(state, step, move)


def _why_not_this(state: HemlochState, step: Question, move: Move) -> Refusal:
    """Explain a move that could answer the question, but is not one of its answers."""
    match move:
        case Draw() | Play() | Use() | EndTurn():
            return _why_not_turn(state, step.seat, move)
        case Gain() | Refresh() | Decline() | Steal():
            return why_not_item(state, step, move)
        case Place() | Lift() | Replace():
            return why_not_marker(step, move)
        case Target() | MoveTo() | Devour():
            return why_not_minion(state, step, move)
        case Discard() | Recover() | Raise():
            return why_not_card(move)
        case Cull() | Retire() | TakeGroup():
            return why_not_week(state, step, move)
        case _:
            assert_never(move)


def _why_not_turn(state: HemlochState, seat: int, move: TurnMove) -> Refusal:
    match move:
        case Draw():
            return Refusal(N_("Your deck is empty."), rule="4.4")
        case Play(card, location):
            return _why_not_play(state, seat, card, location)
        case Use(item):
            return _why_not_use(state, seat, item)
        case EndTurn():
            return Refusal(N_("It is not your turn."), rule="4.4")
        case _:
            assert_never(move)


def _why_not_play(state: HemlochState, seat: int, card: Card, location: Location) -> Refusal:
    if not state.hands[seat] & HELD[card]:
        return Refusal(N_("You have no {card} in your hand."), rule="4.4", card=card_link(card))
    if location == state.festival:
        text = N_("The Festival is at the {location}: no Minion may be played there.")
        return Refusal(text, rule="4.4", location=place_link(location))
    text = N_("You have already played a Minion at the {location} this turn.")
    return Refusal(text, rule="4.4", location=place_link(location))


def _why_not_use(state: HemlochState, seat: int, item: Item) -> Refusal:
    if state.item_used:
        return Refusal(N_("You have already used a Potion or Trinket this turn."), rule="4.4")
    if state.fresh[seat] & HELD[item]:
        return Refusal(N_("The {item} would do nothing now."), rule="5.3", item=item_link(item))
    if state.used[seat] & HELD[item]:
        return Refusal(N_("Your {item} is used: it lies face-down."), rule="4.4", item=item_link(item))
    return Refusal(N_("You do not own the {item}."), rule="4.4", item=item_link(item))
