"""The open question in words, to the player who is asked."""

from typing import TypeAlias

from client.core.words import N_, NN_, Phrase, SeatName
from client.games.henchmania.asking import under_way
from client.games.henchmania.card_words import back_name, card_link, numbers_listed, site_name
from client.games.henchmania.cards import EFFECT
from client.games.henchmania.duel_values import attack_value, defence_value
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
)
from client.games.henchmania.state import Duel, HenchmaniaState
from client.games.henchmania.verbs import Verb

DuelQuestion: TypeAlias = AskGuard | AskWeapon | AskPrepare | AskAfterAttack | AskAfterDefence | AskHeal


def prompt(sight: HenchmaniaState) -> Phrase:
    """Say in one sentence what the seat that decides is asked."""
    question = sight.decision
    match question:
        case None:
            return Phrase(N_("The match is over."))
        case AskPlace(seat):
            text = NN_(
                "Set your last Henchman and draw a card there.", "Set a Henchman and draw a card there; {n} are left."
            )
            return Phrase(text, n=len(sight.pools[seat]))
        case AskTurn():
            return Phrase(N_("Play a card, use one that lies before you, or pass for today."))
        case AskReplace() | AskShield() | AskGive() | AskInquire() | AskLose() | AskKeep():
            return _reply_prompt(question)
        case _:
            return _duel_prompt(sight, under_way(sight), question)


def _reply_prompt(question: AskReplace | AskShield | AskGive | AskInquire | AskLose | AskKeep) -> Phrase:
    match question:
        case AskReplace(_, card):
            return Phrase(N_("Your Reserve is full: which card makes way for {card}?"), card=card_link(card))
        case AskShield():
            return _shield_prompt(question)
        case AskGive(_, victim):
            return Phrase(N_("Give {name} a card of your hand in return."), name=SeatName(victim))
        case AskInquire(_, victim, left):
            text = (
                N_("Burn a card that lies before {name}.")
                if left > 1
                else N_("Burn a second card before {name}, or leave it at that.")
            )
            return Phrase(text, name=SeatName(victim))
        case AskLose():
            return Phrase(N_("The brawl costs you a card of your Reserve: which one?"))
        case AskKeep():
            return Phrase(N_("Hands are discarded. Keep a card for tomorrow?"))


def _shield_prompt(question: AskShield) -> Phrase:
    """Say what is at stake (ruling R26)."""
    name, card, move = SeatName(question.source), card_link(question.card), question.move
    if move.back is not None:
        text = N_("{name} plays {card} on {back} of your hand. Stop it?")
        return Phrase(text, name=name, card=card, back=back_name(move.back))
    if move.target is not None:
        text = N_("{name} plays {card} on your {target}. Stop it?")
        return Phrase(text, name=name, card=card, target=card_link(move.target))
    if move.site is not None:
        text = N_("{name} plays {card} on your Henchman in {site}. Stop it?")
        return Phrase(text, name=name, card=card, site=site_name(move.site))
    if EFFECT[question.card] is Verb.STEAL_POINTS:
        return Phrase(N_("{name} plays {card} to steal a point from you. Stop it?"), name=name, card=card)
    return Phrase(N_("{name} plays {card} against you. Stop it?"), name=name, card=card)


def _duel_prompt(sight: HenchmaniaState, duel: Duel, question: DuelQuestion) -> Phrase:
    attacker = SeatName(duel.attacker)
    match question:
        case AskGuard():
            return Phrase(N_("{name} challenges you. Call the Guard?"), name=attacker)
        case AskWeapon(_, "att"):
            return Phrase(N_("Choose a weapon for your duel with {name}."), name=SeatName(duel.defender))
        case AskWeapon():
            return _defence_prompt(sight, duel)
        case AskPrepare():
            return Phrase(
                N_("Before the dice: {value}+ hits, {other}+ parries. Use a card?"),
                value=attack_value(sight, duel),
                other=defence_value(sight, duel),
            )
        case AskAfterAttack():
            return Phrase(
                N_("The attack shows {dice}; {value}+ hits. Use a card?"),
                dice=numbers_listed(duel.attack_dice),
                value=attack_value(sight, duel),
            )
        case AskAfterDefence():
            return Phrase(
                N_("The defence shows {dice}; {value}+ parries. Use a card?"),
                dice=numbers_listed(duel.defence_dice),
                value=defence_value(sight, duel),
            )
        case AskHeal():
            text = NN_("{n} wound is left. Call the Apothecary?", "{n} wounds are left. Call the Apothecary?")
            return Phrase(text, n=duel.wounds)


def _defence_prompt(sight: HenchmaniaState, duel: Duel) -> Phrase:
    name, value = SeatName(duel.attacker), attack_value(sight, duel)
    if duel.attack_weapon is None:
        return Phrase(N_("{name} attacks with bare hands ({value}+). Choose your weapon."), name=name, value=value)
    weapon = card_link(duel.attack_weapon)
    text = N_("{name} attacks with {card} ({value}+). Choose your weapon.")
    return Phrase(text, name=name, card=weapon, value=value)
