"""What the seat that decides can tell about the table: rivals, hands, duels. It reads nothing that it may not see."""

from typing import NamedTuple

from client.games.henchmania.cards import CARD_OF, SITE_BY_ID, SITE_OF, WEAPONS
from client.games.henchmania.components import ATTACK_DICE, BARE_HANDS, Card, Site
from client.games.henchmania.hands import known_to
from client.games.henchmania.state import HenchmaniaState, clockwise
from client.games.henchmania.worth import DRAWN_CARD, hand_worth

ARMORY = SITE_BY_ID["armory"]
LEADER = 0.6
OTHERS = 0.35
"""How much a point of a rival counts against an own one, with three players or more."""
UNARMED = 0.4
"""Chance that an Armory card is no use for a defence."""
USUAL_DEFENCE = 4


class Prospect(NamedTuple):
    """How a duel is likely to go: the attacker's chance to win and the wounds to expect."""

    chance: float
    wounds: float


def rival_weight(state: HenchmaniaState, seat: int, rival: int) -> float:
    """Return how much a point that a rival loses is worth to a seat."""
    if len(state.scores) == 2:
        return 1.0
    best = max([state.scores[other] for other in clockwise(len(state.scores), seat)])
    return LEADER if state.scores[rival] == best else OTHERS


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
    backs = [SITE_OF[card] for card in state.hands[rival]].count(ARMORY)
    armed = 1 - UNARMED**backs
    attack = best_attack(state, seat)
    bare, met = duel_prospect(attack, BARE_HANDS), duel_prospect(attack, USUAL_DEFENCE)
    chance = (1 - armed) * bare.chance + armed * met.chance
    wounds = min((1 - armed) * bare.wounds + armed * met.wounds, state.scores[rival])
    return 5 * chance - (1 - chance) + rival_weight(state, seat, rival) * (wounds - 2 * (1 - chance))


def best_attack(state: HenchmaniaState, seat: int) -> int:
    """Return the best attack value among the seat's own weapons, bare hands included."""
    return min([BARE_HANDS, *[state.cards[card].attack for card in state.hands[seat] if card in WEAPONS]])
