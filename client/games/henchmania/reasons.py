"""What speaks for a move, in one sentence, from what the seat that decides can see."""

from client.core.words import N_, NN_, Phrase, SeatName
from client.games.henchmania.asking import under_way
from client.games.henchmania.card_words import card_link, site_name
from client.games.henchmania.components import Kind
from client.games.henchmania.duel_values import attack_value, defence_value
from client.games.henchmania.gains import harm
from client.games.henchmania.judging import best_attack, duel_prospect
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
from client.games.henchmania.placing_advice import TAKES, ruling_bonus
from client.games.henchmania.questions import AskShield
from client.games.henchmania.scoring import income
from client.games.henchmania.state import HenchmaniaState
from client.games.henchmania.turn_listing import DARING
from client.games.henchmania.verbs import Verb


def reason(sight: HenchmaniaState, move: Move) -> Phrase:
    """Say what speaks for ``move``, which is legal now."""
    match move:
        case Place():
            return _reason_to_place(sight, move)
        case Play():
            return _reason_to_play(sight, move)
        case Use():
            return _reason_to_use(sight, move)
        case Weapon() | DuelCard() | Guard():
            return _reason_in_duel(sight, move)
        case Pass() | Decline() | Done():
            return _reason_to_leave(sight, move)
        case _:
            return _reason_to_reply(move)


def _reason_to_place(sight: HenchmaniaState, move: Place) -> Phrase:
    site = site_name(move.site)
    if ruling_bonus(sight, move) >= TAKES and move.counts_for == (sight.decision.seat if sight.decision else None):
        return Phrase(N_("The Henchman takes the lead in {site}: the one who rules it draws another card."), site=site)
    return Phrase(N_("A card of {site} is what you miss most."), site=site)


def _reason_to_play(sight: HenchmaniaState, move: Play) -> Phrase:
    card = card_link(move.card)
    printed = sight.cards[move.card]
    if printed.kind is not Kind.ACTION:
        if printed.effect in (Verb.PERFORM, Verb.PRAISE, Verb.COUNT_ANIMALS):
            return Phrase(N_("{card} brings points every evening, so the sooner it lies there the better."), card=card)
        return Phrase(N_("{card} lies safe before you and helps from your next turn on."), card=card)
    if printed.effect is Verb.CHALLENGE and move.seat is not None:
        return _reason_to_challenge(sight, move.seat)
    if move.seat is not None and sight.decision is not None:
        cost = round(harm(sight, sight.decision.seat, move, move.seat))
        text = NN_(
            "{card} costs {name} about {n} point, and may help you as much.",
            "{card} costs {name} about {n} points, and may help you as much.",
        )
        return Phrase(text, n=cost, card=card, name=SeatName(move.seat))
    return Phrase(N_("{card} is worth its turn now; at night it would be discarded."), card=card)


def _reason_to_challenge(sight: HenchmaniaState, rival: int) -> Phrase:
    seat = 0 if sight.decision is None else sight.decision.seat
    chance = round(100 * duel_prospect(best_attack(sight, seat), 6).chance)
    text = N_("Against bare hands you would win {chance} times in a hundred; a win brings 5 points.")
    return Phrase(text, chance=chance, name=SeatName(rival))


def _reason_to_use(sight: HenchmaniaState, move: Use) -> Phrase:
    if move.seat is not None and (move.trump in DARING or move.card in DARING):
        return _reason_to_challenge(sight, move.seat)
    return Phrase(N_("A free card every day: {card} is upright again tomorrow."), card=card_link(move.card))


def _reason_in_duel(sight: HenchmaniaState, move: Weapon | DuelCard | Guard) -> Phrase:
    if isinstance(move, Guard):
        return Phrase(N_("Without a duel you lose nothing, and the Glove is spent."))
    if isinstance(move, DuelCard):
        duel = under_way(sight)
        text = N_("It stands at {attack}+ against {defence}+: {card} turns that your way.")
        attack, defence = attack_value(sight, duel), defence_value(sight, duel)
        return Phrase(text, attack=attack, defence=defence, card=card_link(move.card))
    if move.card is None:
        return Phrase(N_("Bare hands cost no card, and a six still does it."))
    return Phrase(
        N_("{card} is the better half of this duel; at night it would be discarded."), card=card_link(move.card)
    )


def _reason_to_leave(sight: HenchmaniaState, move: Pass | Decline | Done) -> Phrase:
    if isinstance(move, Pass):
        due = 0 if sight.decision is None else income(sight, sight.decision.seat).points
        text = NN_(
            "Nothing else is worth a turn; tonight you score {n} point.",
            "Nothing else is worth a turn; tonight you score {n} points.",
        )
        return Phrase(text, n=due)
    if isinstance(sight.decision, AskShield):
        return Phrase(N_("Let this one come and keep the shield for something worse."))
    return Phrase(N_("What you save here is worth more later."))


def _reason_to_reply(move: Replace | Shield | Give | Inquire | Lose | Keep) -> Phrase:
    match move:
        case Shield(card):
            return Phrase(N_("{card} stops it, and this is worth stopping."), card=card_link(card))
        case Give(card):
            return Phrase(N_("You miss {card} least."), card=card_link(card))
        case Inquire(card):
            return Phrase(N_("{card} would bring them most."), card=card_link(card))
        case Keep(card):
            return Phrase(N_("{card} is as good tomorrow."), card=card_link(card))
        case Lose(card) | Replace(card):
            kind = N_("Of what lies before you, {card} brings least.")
            return Phrase(kind, card=card_link(card))
