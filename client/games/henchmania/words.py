"""Moves and questions in words.

Texts speak to the player who decides; names of others are ``SeatName``s. The log's words are in ``event_words``.
"""

from typing import TypeAlias, assert_never

from client.core.words import N_, Phrase, SeatName
from client.games.henchmania.asking import under_way
from client.games.henchmania.card_words import back_name, card_link, site_name
from client.games.henchmania.components import SPOTS, Kind
from client.games.henchmania.duel_values import value_of
from client.games.henchmania.moves import (
    Decline,
    Die,
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
from client.games.henchmania.questions import AskGuard, AskInquire, AskKeep, AskShield
from client.games.henchmania.state import HenchmaniaState

Reply: TypeAlias = Replace | Shield | Give | Inquire | Lose | Keep


def move_words(sight: HenchmaniaState, move: Move) -> Phrase:
    """Say what a move does, as an item of a list of moves."""
    match move:
        case Place():
            return _place_words(sight, move)
        case Play():
            return _play_words(sight, move)
        case Use():
            return _use_words(move)
        case Pass():
            return Phrase(N_("Pass for the rest of the day"))
        case Weapon() | DuelCard() | Guard():
            return _duel_words(sight, move)
        case Decline() | Done():
            return _leave_words(sight, move)
        case _:
            return _reply_words(move)


def _place_words(sight: HenchmaniaState, move: Place) -> Phrase:
    full = len(sight.board[move.site]) >= SPOTS[len(sight.scores)]
    seat = None if sight.decision is None else sight.decision.seat
    if move.owner != seat:
        text = (
            N_("Squeeze the Henchman of {owner} into {site} with your Porter")
            if full
            else N_("Set the Henchman of {owner} in {site}")
        )
        return Phrase(text, owner=SeatName(move.owner), site=site_name(move.site))
    text = N_("Squeeze a Henchman into {site} with your Porter") if full else N_("Set a Henchman in {site}")
    return Phrase(text, site=site_name(move.site))


def _play_words(sight: HenchmaniaState, move: Play) -> Phrase:
    card = card_link(move.card)
    if move.seat is None:
        if move.site is not None:
            top = card_link(sight.discards[move.site][-1])
            return Phrase(N_("Play {card} to take {top} from the discard pile"), card=card, top=top)
        lays = sight.cards[move.card].kind is not Kind.ACTION
        return Phrase(N_("Lay {card} before you") if lays else N_("Play {card}"), card=card)
    name = SeatName(move.seat)
    if move.back is not None:
        return Phrase(N_("Play {card} on {back} of {name}"), card=card, back=back_name(move.back), name=name)
    if move.site is not None:
        text = N_("Play {card} on a Henchman of {name} in {site}")
        return Phrase(text, card=card, site=site_name(move.site), name=name)
    if move.target is not None:
        return Phrase(N_("Play {card} on {target} of {name}"), card=card, target=card_link(move.target), name=name)
    return Phrase(N_("Play {card} on {name}"), card=card, name=name)


def _use_words(move: Use) -> Phrase:
    card = card_link(move.card)
    if move.trump is None:
        return Phrase(N_("Use {card}"), card=card)
    trump = card_link(move.trump)
    borrowed = move.trump != move.card
    if move.seat is not None:
        text = (
            N_("Use {trump} through {card} to challenge {name}") if borrowed else N_("Use {card} to challenge {name}")
        )
        return Phrase(text, card=card, trump=trump, name=SeatName(move.seat))
    if move.site is None:
        return Phrase(N_("Use {card}"), card=card)
    text = N_("Use {trump} through {card} to draw in {site}") if borrowed else N_("Use {card} to draw in {site}")
    return Phrase(text, card=card, trump=trump, site=site_name(move.site))


def _duel_words(sight: HenchmaniaState, move: Weapon | DuelCard | Guard) -> Phrase:
    match move:
        case Guard():
            return Phrase(N_("Call the Guard: no duel"))
        case Weapon(card):
            return _weapon_words(sight, move) if card is not None else Phrase(N_("Fight with bare hands (6+)"))
        case DuelCard(card, trump, die):
            link = card_link(card)
            if trump is not None:
                return Phrase(N_("Use {trump} through {card}"), trump=card_link(trump), card=link)
            if die is Die.GOOD:
                return Phrase(N_("Use {card}: a good die is thrown again"), card=link)
            if die is Die.BAD:
                return Phrase(N_("Use {card}: a failed die is thrown again"), card=link)
            return Phrase(N_("Use {card}"), card=link)
        case _:
            assert_never(move)


def _weapon_words(sight: HenchmaniaState, move: Weapon) -> Phrase:
    """Name the weapon with what it needs in this role."""
    if move.card is None:
        return Phrase(N_("Fight with bare hands (6+)"))
    duel = under_way(sight)
    attacking = sight.decision is not None and sight.decision.seat == duel.attacker
    armed = duel._replace(attack_weapon=move.card) if attacking else duel._replace(defence_weapon=move.card)
    value = value_of(sight, armed, duel.attacker if attacking else duel.defender)
    return Phrase(N_("Take {card} ({value}+)"), card=card_link(move.card), value=value)


def _reply_words(move: Reply) -> Phrase:
    match move:
        case Replace(card):
            return Phrase(N_("Discard {card} for it"), card=card_link(card))
        case Shield(card):
            return Phrase(N_("Stop it with {card}"), card=card_link(card))
        case Give(card):
            return Phrase(N_("Give {card}"), card=card_link(card))
        case Inquire(card):
            return Phrase(N_("Burn {card}"), card=card_link(card))
        case Lose(card):
            return Phrase(N_("Give up {card}"), card=card_link(card))
        case Keep(card):
            return Phrase(N_("Keep {card} for tomorrow"), card=card_link(card))
        case _:
            assert_never(move)


def _leave_words(sight: HenchmaniaState, move: Decline | Done) -> Phrase:
    question = sight.decision
    match question:
        case AskGuard():
            return Phrase(N_("Fight, and keep the Guard"))
        case AskShield():
            return Phrase(N_("Let it come"))
        case AskInquire():
            return Phrase(N_("Burn no more"))
        case AskKeep():
            return Phrase(N_("Keep nothing more"))
        case _:
            return Phrase(N_("Leave it as it is")) if isinstance(move, Done) else Phrase(N_("Let it come"))


def progress(state: HenchmaniaState) -> Phrase:
    """Say how far the match is."""
    if state.day > state.options.days:
        return Phrase(N_("Day {day}, after a tie"), day=state.day)
    return Phrase(
        N_("Day {day} of {days} - {target} points win"),
        day=state.day,
        days=state.options.days,
        target=state.options.target,
    )
