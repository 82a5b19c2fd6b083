"""What the seat that decides can tell about the table: rivals, hands, duels. It reads nothing that it may not see."""

from typing import NamedTuple

from client.games.henchmania.cards import CARD_OF, SITE_BY_ID, SITE_OF, WEAPONS
from client.games.henchmania.components import (
    ATTACK_DICE,
    BARE_HANDS,
    WINNING_ATTACKER,
    WINNING_DEFENDER,
    Card,
    Site,
)
from client.games.henchmania.duel_values import attack_value
from client.games.henchmania.hands import known_to
from client.games.henchmania.stakes import PLAIN_GLOVE, stakes_of
from client.games.henchmania.state import Duel, HenchmaniaState
from client.games.henchmania.worth import DRAWN_CARD, hand_worth

ARMORY = SITE_BY_ID["armory"]
LEADER = 0.6
OTHERS = 0.35
"""How much a point of a rival counts against an own one, with three players or more."""
UNARMED = 0.4
"""Chance that an Armory card is no use for a defence."""
USUAL_DEFENCE = 4
USUAL_ATTACK = 3


class Prospect(NamedTuple):
    """How a duel is likely to go: the attacker's chance to win and the wounds to expect."""

    chance: float
    wounds: float


def rival_weight(state: HenchmaniaState, seat: int, rival: int) -> float:
    """Return how much a point that a rival loses is worth to a seat."""
    if len(state.scores) == 2:
        return 1.0
    others = state.scores.copy()
    others[seat] = -1
    return LEADER if others[rival] == max(others) else OTHERS


def cards_before(state: HenchmaniaState, seat: int) -> list[Card]:
    """Return all cards that lie before a seat, its Trump among them."""
    trump = state.trumps[seat]
    cards = [CARD_OF[laid] for laid in state.reserves[seat]]
    return cards if trump is None else [*cards, CARD_OF[trump]]


def closed_card_worth(state: HenchmaniaState, observer: int, seat: int, back: Site) -> float:
    """Return what a card of this back in another hand is worth, as far as the observer knows the hand."""
    known = [hand_worth(state, card) for card in known_to(state, observer, seat) if SITE_OF[card] == back]
    closed = [SITE_OF[card] for card in state.hands[seat]].count(back) - len(known)
    return (sum(known) + closed * DRAWN_CARD) / (len(known) + closed)


def duel_prospect(attack: int, defence: int, dice: int = ATTACK_DICE) -> Prospect:
    """Return the prospects of these values without any further cards."""
    through = (7 - attack) / 6 * (defence - 1) / 6
    return Prospect(1 - (1 - through) ** dice, dice * through)


def duel_gain(state: HenchmaniaState, seat: int, rival: int) -> float:
    """Return what a challenge promises: the best weapon in hand against what the rival is likely to have."""
    attack = best_attack(state, seat)
    bare, met = duel_prospect(attack, BARE_HANDS), duel_prospect(attack, USUAL_DEFENCE)
    chance, wounds = _mixed(bare, met, _armed(state, rival))
    lost = 1 - chance
    own = WINNING_ATTACKER * chance - PLAIN_GLOVE.lose_penalty * lost
    return own + rival_weight(state, seat, rival) * (min(wounds, state.scores[rival]) - WINNING_DEFENDER * lost)


def defence_gain(state: HenchmaniaState, duel: Duel) -> float:
    """Return what standing promises the challenged seat: its best weapon against what the attacker may have."""
    seat, rival = duel.defender, duel.attacker
    defence = best_defence(state, seat)
    bare = duel_prospect(attack_value(state, duel), defence)
    met = duel_prospect(USUAL_ATTACK, defence)
    chance, wounds = _mixed(bare, met, _armed(state, rival))
    held, stakes = 1 - chance, stakes_of(state, duel)
    own = stakes.defender_gain * held - min(wounds + stakes.extra_loss * chance, state.scores[seat])
    spoilt = min(stakes.attacker_loss, state.scores[rival]) * held - stakes.attacker_gain * chance
    return own + rival_weight(state, seat, rival) * spoilt


def _armed(state: HenchmaniaState, seat: int) -> float:
    """Return the chance that another seat has a weapon that helps, by the backs in its hand."""
    return 1 - UNARMED ** [SITE_OF[card] for card in state.hands[seat]].count(ARMORY)


def _mixed(bare: Prospect, met: Prospect, armed: float) -> Prospect:
    """Return the prospect between somebody bare-handed and somebody armed."""
    return Prospect(
        (1 - armed) * bare.chance + armed * met.chance,
        (1 - armed) * bare.wounds + armed * met.wounds,
    )


def best_defence(state: HenchmaniaState, seat: int) -> int:
    """Return the best defence value among the seat's own weapons, bare hands included."""
    return min([BARE_HANDS, *[state.cards[card].defense for card in state.hands[seat] if card in WEAPONS]])


def best_attack(state: HenchmaniaState, seat: int) -> int:
    """Return the best attack value among the seat's own weapons, bare hands included."""
    return min([BARE_HANDS, *[state.cards[card].attack for card in state.hands[seat] if card in WEAPONS]])
