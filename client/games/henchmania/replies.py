"""Answers to the questions that a card has left: giving, burning, losing, making room, or leaving it be.

Source: section 4.5 of the rules reference.
"""

from client.games.henchmania import shields
from client.games.henchmania.asking import asked
from client.games.henchmania.cards import CARD_OF
from client.games.henchmania.components import Card
from client.games.henchmania.decks import discard
from client.games.henchmania.events import CardGiven, Events, GuardWithheld, InquisitionEnded, TrumpBurnt
from client.games.henchmania.hands import change_hands
from client.games.henchmania.questions import AskGive, AskGuard, AskInquire, AskLose, AskReplace
from client.games.henchmania.reserves import discard_laid, hit_copy, lay, own_copy
from client.games.henchmania.state import HenchmaniaState


def give(state: HenchmaniaState, card: Card, events: Events) -> None:
    """Give a card back for the one that a Trick took."""
    question = asked(state, AskGive)
    state.decision = None
    change_hands(state, question.seat, question.victim, card)
    if events is not None:
        events.append(CardGiven(question.seat, question.victim, card))


def burn(state: HenchmaniaState, target: Card, events: Events) -> None:
    """Discard a card before the accused, and ask for the second if something is left there."""
    question = asked(state, AskInquire)
    victim = question.victim
    trump = state.trumps[victim]
    if trump is not None and CARD_OF[trump] == target:
        state.trumps[victim] = None
        discard(state, target)
        if events is not None:
            events.append(TrumpBurnt(victim, target, question.seat))
    else:
        discard_laid(state, victim, hit_copy(state.reserves[victim], target), question.seat, events)
    more = question.left > 1 and (state.reserves[victim] or state.trumps[victim] is not None)
    state.decision = AskInquire(question.seat, victim, question.left - 1) if more else None


def lose(state: HenchmaniaState, card: Card, events: Events) -> None:
    """Give up a Reserve card in the brawl."""
    seat = asked(state, AskLose).seat
    state.decision = None
    discard_laid(state, seat, own_copy(state.reserves[seat], card), seat, events)


def replace(state: HenchmaniaState, drop: Card, events: Events) -> None:
    """Give up a Reserve card for the one that waits in the question."""
    question = asked(state, AskReplace)
    state.decision = None
    discard_laid(state, question.seat, own_copy(state.reserves[question.seat], drop), question.seat, events)
    lay(state, question.seat, question.card)


def decline(state: HenchmaniaState, events: Events) -> None:
    """Let the hostile card come, or accept the challenge."""
    if isinstance(state.decision, AskGuard):
        if events is not None:
            events.append(GuardWithheld(state.decision.seat))
        state.decision = None
    else:
        shields.decline_shield(state, events)


def finish(state: HenchmaniaState, events: Events) -> None:
    """Use, burn or keep no more."""
    if isinstance(state.decision, AskInquire) and events is not None:
        events.append(InquisitionEnded(state.decision.seat))
    state.decision = None
