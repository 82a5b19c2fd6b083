"""The attacker's chance to win a duel as it stands, and as it would stand after a move. Hidden cards are left out."""

from math import comb
from typing import NamedTuple

from client.games.henchmania.cards import EFFECT
from client.games.henchmania.components import ATTACK_DICE, BARE_HANDS, LEAST_VALUE
from client.games.henchmania.duel_values import EASE, attack_value, defence_value
from client.games.henchmania.moves import Die, DuelCard, Guard, Move, Weapon
from client.games.henchmania.questions import AskWeapon
from client.games.henchmania.state import Duel, HenchmaniaState
from client.games.henchmania.verbs import Verb

FACES = 6


class Standing(NamedTuple):
    """What a duel comes down to: what each side needs, the dice of the attack and of the defence as far as they lie.

    ``hits`` is None before the attack is rolled, ``parries`` before the defence is.
    """

    attack: int
    defence: int
    dice: int
    hits: int | None
    parries: int | None
    healed: int = 0


def good_share(value: int) -> float:
    """Return how likely one die is good enough."""
    return max(0.0, min(1.0, (FACES + 1 - value) / FACES))


def standing_of(sight: HenchmaniaState, duel: Duel) -> Standing:
    """Read how the duel stands."""
    attack, defence = attack_value(sight, duel), defence_value(sight, duel)
    hits = sum(die >= attack for die in duel.attack_dice) if duel.attack_dice else None
    parries = sum(die >= defence for die in duel.defence_dice) if duel.defence_dice else None
    return Standing(attack, defence, ATTACK_DICE - duel.fewer_dice, hits, parries)


def attacker_wins(at: Standing) -> float:
    """Return the attacker's chance, from 0 to 1."""
    if at.hits is None:
        through = good_share(at.attack) * (1 - good_share(at.defence))
        return float(1 - (1 - through) ** at.dice)
    if at.parries is None:
        return _some_wound(at.hits, good_share(at.defence), at.healed)
    return 1.0 if at.hits - at.parries - at.healed > 0 else 0.0


def _some_wound(hits: int, parry: float, healed: int) -> float:
    """Return how likely more hits come through than are healed."""
    return sum(comb(hits, n) * (1 - parry) ** n * parry ** (hits - n) for n in range(healed + 1, hits + 1))


def after_move(sight: HenchmaniaState, duel: Duel, move: Move) -> float | None:
    """Return the attacker's chance if this answer is given; None where no duel would follow."""
    at = standing_of(sight, duel)
    match move:
        case Guard():
            return None
        case Weapon(card):
            attacking = isinstance(sight.decision, AskWeapon) and sight.decision.role == "att"
            armed = duel._replace(attack_weapon=card) if attacking else duel._replace(defence_weapon=card)
            return attacker_wins(standing_of(sight, armed))
        case DuelCard():
            return _after_card(sight, duel, at, move)
        case _:
            return attacker_wins(at)


def _after_card(sight: HenchmaniaState, duel: Duel, at: Standing, move: DuelCard) -> float:
    seat = -1 if sight.decision is None else sight.decision.seat
    attacking = seat == duel.attacker
    match EFFECT[move.card if move.trump is None else move.trump]:
        case Verb.SPOIL_WEAPON:
            spoilt = duel._replace(defender_drugged=True) if attacking else duel._replace(attacker_drugged=True)
            return attacker_wins(standing_of(sight, spoilt))
        case Verb.EASE_VALUE:
            return attacker_wins(_eased(at, attacking=attacking))
        case Verb.DISTRACT:
            return attacker_wins(at._replace(dice=at.dice - 1))
        case Verb.HEAL:
            return attacker_wins(at._replace(healed=1))
        case Verb.TURN_TO_FACE:
            return attacker_wins(_bettered(at, 1))
        case Verb.REROLL_OWN:
            return _rerolled(at, lost=0)
        case Verb.REROLL_ANY:
            return _rerolled(at, lost=1 if move.die is Die.GOOD else 0)
        case _:
            return attacker_wins(at)


def _eased(at: Standing, *, attacking: bool) -> Standing:
    if attacking:
        return at._replace(attack=max(LEAST_VALUE, at.attack - EASE))
    return at._replace(defence=max(LEAST_VALUE, at.defence - EASE))


def _bettered(at: Standing, good: int) -> Standing:
    """Return the standing with more (or fewer) good dice in the last roll."""
    if at.parries is not None:
        return at._replace(parries=at.parries + good)
    return at if at.hits is None else at._replace(hits=at.hits + good)


def _rerolled(at: Standing, *, lost: int) -> float:
    """Return the chance when one die is thrown again, of which so many served so far."""
    good = good_share(at.attack if at.parries is None else at.defence)
    without = _bettered(at, -lost)
    return good * attacker_wins(_bettered(without, 1)) + (1 - good) * attacker_wins(without)


def armed_defence(at: Standing) -> float:
    """Return the chance against a usual shield, for an attacker who does not know what will be shown."""
    return attacker_wins(at._replace(defence=min(BARE_HANDS, 4)))
