"""Hitting an opponent with a hostile card: whether it is affected at all, and whether it may stop the card.

Source: sections 4.4 and 4.5 of the rules reference.
"""

from client.games.henchmania.actions import performances_of, strike
from client.games.henchmania.asking import asked
from client.games.henchmania.cards import CARD_OF, EFFECT, UPRIGHT, UPRIGHT_WITH
from client.games.henchmania.components import Card
from client.games.henchmania.events import Events, ShieldDeclined, ShieldUsed
from client.games.henchmania.questions import AskShield, Hit
from client.games.henchmania.reserves import discard_laid, find, turn
from client.games.henchmania.state import HenchmaniaState
from client.games.henchmania.verbs import Verb

PENITENTS = UPRIGHT_WITH[Verb.SHIELD]
TOMCATS = UPRIGHT_WITH[Verb.SHIELD_HAND]
HAND_VERBS = (Verb.TAKE_CARD, Verb.TRADE_CARDS, Verb.SPOIL_HAND)
"""What a Tomcat stops."""


def shields_of(state: HenchmaniaState, seat: int, card: Card) -> list[Card]:
    """Return the cards with which a seat can stop a hostile card: the Penitent first, then the Tomcat."""
    reserve = state.reserves[seat]
    shields = []
    if not state.cards[card].power.unstoppable:
        shields.append(find(reserve, PENITENTS))
    if EFFECT[card] in HAND_VERBS:
        shields.append(find(reserve, TOMCATS))
    return [CARD_OF[laid] for laid in shields if laid is not None]


def is_affected(state: HenchmaniaState, hit: Hit) -> bool:
    """Tell whether a card that strikes all does something to this opponent, as things stand when its turn comes."""
    score = state.scores[hit.seat]
    match EFFECT[hit.card]:
        case Verb.BRAWL:
            return bool(state.reserves[hit.seat]) or score > 0
        case Verb.SHAME:
            return score > 0 and performances_of(state, hit.seat) > 0
        case Verb.FINE_LEADERS:
            return score > state.scores[hit.source]
        case _:
            return True


def hit_opponent(state: HenchmaniaState, hit: Hit, events: Events) -> None:
    """Hit an opponent, or ask it first if it could stop the card; one that would not be affected is passed over."""
    if not is_affected(state, hit):
        return
    if state.reserves[hit.seat] and shields_of(state, hit.seat, hit.card):
        state.decision = AskShield(hit.seat, hit.source, hit.card, hit.move)
    else:
        strike(state, hit, events)


def raise_shield(state: HenchmaniaState, card: Card, events: Events) -> None:
    """Stop the card for this seat alone (ruling R25)."""
    question = asked(state, AskShield)
    if events is not None:
        events.append(ShieldUsed(question.seat, card, question.source, question.card))
    if state.cards[card].spent:
        discard_laid(state, question.seat, UPRIGHT[card], question.seat, events)
    else:
        turn(state, question.seat, card, events)
    state.decision = None


def decline_shield(state: HenchmaniaState, events: Events) -> None:
    """Let the card have its effect."""
    question = asked(state, AskShield)
    if events is not None:
        events.append(ShieldDeclined(question.seat, question.source, question.card))
    state.decision = None
    strike(state, Hit(question.source, question.seat, question.card, question.move), events)
