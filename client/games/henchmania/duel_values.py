"""What a duellist needs with each die.

Source: section 4.6 of the rules reference, "Value of a duellist".
"""

from client.games.henchmania.cards import CARD_BY_ID
from client.games.henchmania.components import BARE_HANDS, LEAST_VALUE, PLAIN
from client.games.henchmania.state import Duel, HenchmaniaState

EASE = PLAIN[CARD_BY_ID["confidence"]].numbers["bonus"]
"""How much easier Confidence makes it."""


def attack_value(state: HenchmaniaState, duel: Duel) -> int:
    """Return the least die that hits."""
    if duel.attack_weapon is not None and not duel.attacker_drugged:
        value = state.cards[duel.attack_weapon].attack
    elif duel.glove is not None:
        value = state.cards[duel.glove].power.bare_attack
    else:
        value = BARE_HANDS
    return max(LEAST_VALUE, value - EASE * duel.attacker_confident)


def defence_value(state: HenchmaniaState, duel: Duel) -> int:
    """Return the least die that parries."""
    value = BARE_HANDS
    if duel.defence_weapon is not None and not duel.defender_drugged:
        value = state.cards[duel.defence_weapon].defense
    if duel.attack_weapon is not None and not duel.attacker_drugged:
        value = min(BARE_HANDS, value + state.cards[duel.attack_weapon].power.pierce)
    return max(LEAST_VALUE, value - EASE * duel.defender_confident)


def value_of(state: HenchmaniaState, duel: Duel, seat: int) -> int:
    """Return the value of one of the two duellists."""
    return attack_value(state, duel) if seat == duel.attacker else defence_value(state, duel)


def hits_of(state: HenchmaniaState, duel: Duel) -> int:
    """Return how many dice of the attack hit, as they lie."""
    value = attack_value(state, duel)
    return sum([die >= value for die in duel.attack_dice])


def parries_of(state: HenchmaniaState, duel: Duel) -> int:
    """Return how many dice of the defence parry, as they lie."""
    value = defence_value(state, duel)
    return sum([die >= value for die in duel.defence_dice])
