"""What a sensible duellist does: weapons, cards before the dice and after them.

Source: section 13 of the rules reference.
"""

from client.games.henchmania.asking import under_way
from client.games.henchmania.cards import EFFECT, WEAPONS
from client.games.henchmania.components import BARE_HANDS
from client.games.henchmania.duel_values import attack_value, defence_value
from client.games.henchmania.judging import defence_gain, duel_prospect
from client.games.henchmania.listing import DECLINE, DONE
from client.games.henchmania.moves import Die, DuelCard, Guard, Move, Weapon
from client.games.henchmania.placing_advice import GLOVES
from client.games.henchmania.questions import AskAfterAttack, AskAfterDefence, AskHeal, AskPrepare, AskWeapon
from client.games.henchmania.state import Duel, HenchmaniaState
from client.games.henchmania.verbs import Verb

WORTH_A_GUARD = -0.5
"""A challenge that promises less is answered by a Guard, which can be of use only until the evening."""
WORTH_A_MUTT = 0.25
"""An attacker with a better chance than that is worth a Mutt."""
WORTH_SPOILING = 4
"""A weapon with this value or a lower one is worth a Belladonna Root."""
FEW_HITS = 1
"""An attack with so many hits is worth Holy Water."""


def duel_move(
    state: HenchmaniaState,
    question: AskWeapon | AskPrepare | AskAfterAttack | AskAfterDefence | AskHeal,
    moves: tuple[Move, ...],
) -> Move:
    """Return the move of the seat that decides in a duel."""
    duel = under_way(state)
    if isinstance(question, AskWeapon):
        return _weapon(state, question, moves)
    for move in moves:
        if isinstance(move, DuelCard) and _is_worth_using(state, duel, question.seat, move):
            return move
    return DONE


def guard_move(state: HenchmaniaState) -> Move:
    """Call the Guard unless the duel promises little harm: it would be wasted on bare hands or a poor blade."""
    return Guard() if defence_gain(state, under_way(state)) < WORTH_A_GUARD else DECLINE


def _weapon(state: HenchmaniaState, question: AskWeapon, moves: tuple[Move, ...]) -> Move:
    """Take the best weapon; a blade that would only parry a little waits for a Glove in hand."""
    attacking = question.role == "att"
    has_glove = not GLOVES.isdisjoint(state.hands[question.seat])
    best, least = moves[-1], BARE_HANDS
    for move in moves:
        if not isinstance(move, Weapon) or move.card not in WEAPONS or move.card is None:
            continue
        printed = state.cards[move.card]
        if not attacking and has_glove and printed.attack <= 4:
            continue
        value = printed.attack if attacking else printed.defense
        if value < least:
            best, least = move, value
    return best


def _is_worth_using(state: HenchmaniaState, duel: Duel, seat: int, move: DuelCard) -> bool:
    working = move.card if move.trump is None else move.trump
    match EFFECT[working]:
        case Verb.SPOIL_WEAPON:
            value = defence_value(state, duel) if seat == duel.attacker else attack_value(state, duel)
            return value <= WORTH_SPOILING
        case Verb.TURN_TO_FACE:
            return not state.cards[working].spent or _holy_water_helps(state, duel, seat)
        case Verb.REROLL_ANY:
            return _courtesan_helps(state, duel, seat, move)
        case Verb.HEAL:
            return duel.wounds == 1
        case Verb.DISTRACT:
            prospect = duel_prospect(attack_value(state, duel), defence_value(state, duel))
            return prospect.chance >= WORTH_A_MUTT
        case _:
            return True


def _good_dice(state: HenchmaniaState, duel: Duel) -> tuple[int, int]:
    """Return how many dice of the last roll are good, and how many failed."""
    parrying = bool(duel.defence_dice)
    dice = duel.defence_dice if parrying else duel.attack_dice
    value = defence_value(state, duel) if parrying else attack_value(state, duel)
    good = sum([die >= value for die in dice])
    return good, len(dice) - good


def _holy_water_helps(state: HenchmaniaState, duel: Duel, seat: int) -> bool:
    """An attack with few hits gains most; a defence only if nothing comes through afterwards."""
    good, failed = _good_dice(state, duel)
    return good <= FEW_HITS if seat == duel.attacker else failed == 1


def _courtesan_helps(state: HenchmaniaState, duel: Duel, seat: int, move: DuelCard) -> bool:
    """A duellist betters its own roll and spoils the other's; somebody else only stops an attack that hits once."""
    roller = duel.defender if duel.defence_dice else duel.attacker
    if seat == roller:
        return move.die is Die.BAD
    if seat in (duel.attacker, duel.defender):
        return move.die is Die.GOOD
    good, _ = _good_dice(state, duel)
    leads = state.scores[duel.attacker] >= state.scores[duel.defender]
    return roller == duel.attacker and good == 1 and leads and move.die is Die.GOOD
