"""Why a move is not allowed now, in a player's words: the same question as ``legal_moves``.

Rule numbers are sections of the rules reference. Values that no move of a player holds (a seat, a card or a site that
does not exist) are answered as well.
"""

from typing import assert_never

from client.core.refusal import Refusal
from client.core.words import N_
from client.games.henchmania.card_words import card_link, site_name
from client.games.henchmania.cards import CARD_OF, CARDS
from client.games.henchmania.components import ALL_SITES, Card
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
from client.games.henchmania.questions import (
    AskAfterAttack,
    AskAfterDefence,
    AskGive,
    AskGuard,
    AskHeal,
    AskInquire,
    AskKeep,
    AskLose,
    AskPlace,
    AskPrepare,
    AskReplace,
    AskShield,
    AskTurn,
    AskWeapon,
    Question,
)
from client.games.henchmania.rules import legal_moves
from client.games.henchmania.state import HenchmaniaState, Pawn
from client.games.henchmania.turn_refusals import why_not_play, why_not_use

ANSWERS: dict[type[Question], tuple[type[Move], ...]] = {
    AskPlace: (Place,),
    AskTurn: (Play, Use, Pass),
    AskReplace: (Replace,),
    AskShield: (Shield, Decline),
    AskGive: (Give,),
    AskInquire: (Inquire, Done),
    AskLose: (Lose,),
    AskGuard: (Guard, Decline),
    AskWeapon: (Weapon,),
    AskPrepare: (DuelCard, Done),
    AskAfterAttack: (DuelCard, Done),
    AskAfterDefence: (DuelCard, Done),
    AskHeal: (DuelCard, Done),
    AskKeep: (Keep, Done),
}
"""The kinds of moves that answer each question at all."""


def why_not(state: HenchmaniaState, move: Move) -> Refusal | None:
    """Explain why the seat that decides may not make this move, or return None."""
    if move in legal_moves(state):
        return None
    question = state.decision
    if question is None:
        return Refusal(N_("The match is over."), rule="6")
    if type(move) not in ANSWERS[type(question)]:
        return _why_not_now(question)
    return _why_not_this(state, question.seat, move)


def _why_not_this(state: HenchmaniaState, seat: int, move: Move) -> Refusal:
    match move:
        case Place():
            return _why_not_place(state, seat, move)
        case Play():
            return why_not_play(state, seat, move)
        case Use():
            return why_not_use(state, seat, move)
        case Give(card) | Keep(card):
            return _why_not_from_hand(state, seat, card)
        case Weapon(card):
            return _why_not_weapon(state, seat, card)
        case Replace(card) | Lose(card) | Shield(card) | DuelCard(card) | Inquire(card):
            return _why_not_before_you(state, seat, card, move)
        case _:
            return Refusal(N_("The Inquisition burns at least one card."), rule="4.5")


def _why_not_now(question: Question) -> Refusal:
    match question:
        case AskPlace():
            return Refusal(N_("Set a Henchman now."), rule="4.2")
        case AskTurn():
            return Refusal(N_("It is your turn: play a card, use one before you, or pass."), rule="4.4")
        case AskShield():
            return Refusal(N_("Decide first whether you stop the card."), rule="4.5")
        case AskGuard() | AskWeapon() | AskPrepare() | AskAfterAttack() | AskAfterDefence() | AskHeal():
            return Refusal(N_("A duel is being fought: decide for that first."), rule="4.6")
        case AskKeep():
            return Refusal(N_("Hands are being discarded: decide what you keep."), rule="4.7")
        case AskReplace() | AskGive() | AskInquire() | AskLose():
            return Refusal(N_("Finish what the last card asks for first."), rule="4.5")
        case _:
            assert_never(question)


def _why_not_place(state: HenchmaniaState, seat: int, move: Place) -> Refusal:
    if move.site not in ALL_SITES:
        return Refusal(N_("There is no such site."), rule="4.2")
    if Pawn(move.owner, move.counts_for) not in state.pools[seat]:
        return Refusal(N_("You have no such Henchman left to set."), rule="4.2")
    return Refusal(N_("{site} is full, and you have no upright Porter."), rule="4.2", site=site_name(move.site))


def _why_not_from_hand(state: HenchmaniaState, seat: int, card: Card) -> Refusal:
    missing = card_missing(state, seat, card, "4.5")
    if missing is not None:
        return missing
    return Refusal(N_("{card} comes before the card you have just kept."), rule="4.5", card=card_link(card))


def card_missing(state: HenchmaniaState, seat: int, card: Card | None, rule: str) -> Refusal | None:
    """Refuse a card that does not exist or is not in the hand."""
    if card not in CARDS:
        return Refusal(N_("There is no such card."), rule=rule)
    if card not in state.hands[seat]:
        return Refusal(N_("You have no {card} in your hand."), rule=rule, card=card_link(card))
    return None


def _why_not_weapon(state: HenchmaniaState, seat: int, card: Card | None) -> Refusal:
    missing = card_missing(state, seat, card, "4.6")
    if missing is not None or card is None:
        return missing or Refusal(N_("There is no such card."), rule="4.6")
    return Refusal(N_("{card} is no better than bare hands here."), rule="4.6", card=card_link(card))


def _why_not_before_you(
    state: HenchmaniaState, seat: int, card: Card, move: Replace | Lose | Shield | DuelCard | Inquire
) -> Refusal:
    rule = "4.6" if isinstance(move, DuelCard) else "4.5"
    if card not in CARDS:
        return Refusal(N_("There is no such card."), rule=rule)
    if isinstance(move, Inquire):
        return Refusal(N_("No {card} lies there."), rule=rule, card=card_link(card))
    lying = [CARD_OF[laid] for laid in state.reserves[seat]]
    trump = state.trumps[seat]
    if card not in lying and (trump is None or CARD_OF[trump] != card):
        return Refusal(N_("No {card} lies before you."), rule=rule, card=card_link(card))
    return Refusal(N_("{card} can do nothing here now."), rule=rule, card=card_link(card))
