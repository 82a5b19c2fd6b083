"""Why a card, a Minion at Week's End, a Night or a group cannot be chosen."""

from typing import assert_never

from client.core.refusal import Refusal
from client.core.words import N_
from client.games.hemloch.bag import HELD
from client.games.hemloch.components import Card
from client.games.hemloch.moves import CardMove, Cull, Discard, Raise, Recover, Retire, TakeGroup, WeekMove
from client.games.hemloch.names import card_link, place_link
from client.games.hemloch.state import HemlochState
from client.games.hemloch.steps import Question, ToCull


def why_not_card(move: CardMove) -> Refusal:
    """Explain why this card of hand or discard pile cannot be chosen."""
    match move:
        case Discard(card):
            return Refusal(N_("You have no {card} in your hand."), rule="4.2", card=card_link(card))
        case Recover(card) | Raise(card):
            return Refusal(N_("There is no {card} in your discard pile."), rule="4.2", card=card_link(card))
        case _:
            assert_never(move)


def why_not_week(state: HemlochState, step: Question, move: WeekMove) -> Refusal:
    """Explain why this choice of Week's End or of the draft is none."""
    match move:
        case Cull(card):
            return _why_not_cull(state, step, card)
        case Retire(location):
            text = N_("The Night of the {location} has become a Day already.")
            return Refusal(text, rule="4.2", location=place_link(location))
        case TakeGroup(group):
            if group not in range(len(state.groups)):
                return Refusal(N_("There is no such group."), rule="7")
            return Refusal(N_("That group has been taken."), rule="7")
        case _:
            assert_never(move)


def _why_not_cull(state: HemlochState, step: Question, card: Card) -> Refusal:
    """Picks go from the first kind to the last, so that the same choice cannot be made in two ways."""
    if not isinstance(step, ToCull) or not state.side(step.location, step.seat) & HELD[card]:
        return Refusal(N_("You have no {card} there."), rule="4.2", card=card_link(card))
    if card < step.min_index:
        text = N_("Minions are given up in the order of the list; {card} comes too late.")
        return Refusal(text, rule="4.2", card=card_link(card))
    text = N_("Minions are given up in the order of the list; too few would be left after {card}.")
    return Refusal(text, rule="4.2", card=card_link(card))
