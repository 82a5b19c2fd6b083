"""What the cards before the seats do in a duel, one small function an effect.

Source: section 5 of the rules reference.
"""

from collections.abc import Callable

from client.games.henchmania.asking import under_way
from client.games.henchmania.cards import EFFECT, UPRIGHT
from client.games.henchmania.components import Card
from client.games.henchmania.dice import roll
from client.games.henchmania.duel import ask_to_prepare, ask_window
from client.games.henchmania.duel_values import attack_value, defence_value, value_of
from client.games.henchmania.events import (
    DiceFewer,
    DieChanged,
    DuelCardUsed,
    Events,
    ValueEased,
    WeaponSpoilt,
    WoundHealed,
)
from client.games.henchmania.moves import Die, DuelCard
from client.games.henchmania.questions import AskAfterAttack, AskAfterDefence, AskPrepare, Window
from client.games.henchmania.reserves import discard_laid, turn
from client.games.henchmania.state import HenchmaniaState, Stage
from client.games.henchmania.verbs import Verb


def use_in_duel(state: HenchmaniaState, move: DuelCard, events: Events) -> None:
    """Use a card in the present window; the same seat is asked again while it has more to use.

    The card is turned or discarded before its effect; a borrowed Trump stays as it lies, the Old Lady is turned.
    """
    question = state.decision
    if question is None:
        raise LookupError("nobody is asked")
    seat = question.seat
    if events is not None:
        events.append(DuelCardUsed(seat, move.card, move.trump, move.die))
    if state.cards[move.card].spent:
        discard_laid(state, seat, UPRIGHT[move.card], seat, events)
    else:
        turn(state, seat, move.card, events)
    state.decision = None
    working = move.card if move.trump is None else move.trump
    _EFFECTS[EFFECT[working]](state, seat, working, move, events)
    match question:
        case AskPrepare():
            ask_to_prepare(state, seat)
        case AskAfterAttack() | AskAfterDefence():
            ask_window(state, Window(question.step, seat))
        case _:
            pass


def _spoil_weapon(state: HenchmaniaState, seat: int, _card: Card, _move: DuelCard, events: Events) -> None:
    """The other duellist's weapon counts as bare hands for this duel."""
    duel = under_way(state)
    attacking = seat == duel.attacker
    state.duel = duel._replace(defender_drugged=True) if attacking else duel._replace(attacker_drugged=True)
    victim, weapon = (duel.defender, duel.defence_weapon) if attacking else (duel.attacker, duel.attack_weapon)
    if events is not None and weapon is not None:
        events.append(WeaponSpoilt(victim, weapon))


def _ease_value(state: HenchmaniaState, seat: int, _card: Card, _move: DuelCard, events: Events) -> None:
    """The user's own value is 1 lower in this duel."""
    duel = under_way(state)
    eased = duel._replace(attacker_confident=True) if seat == duel.attacker else duel._replace(defender_confident=True)
    state.duel = eased
    if events is not None:
        events.append(ValueEased(seat, value_of(state, eased, seat)))


def _distract(state: HenchmaniaState, _seat: int, card: Card, _move: DuelCard, events: Events) -> None:
    """The attacker throws a die less."""
    duel = under_way(state)
    fewer = state.cards[card].numbers["fewer_dice"]
    state.duel = duel._replace(fewer_dice=fewer)
    if events is not None:
        events.append(DiceFewer(duel.attacker, fewer))


def _reroll_own(state: HenchmaniaState, _seat: int, _card: Card, _move: DuelCard, events: Events) -> None:
    """The first die that failed is thrown again."""
    index = _first(state, Die.BAD)
    (face,) = roll(state, 1)
    _change_die(state, index, face, events, rerolled=True)


def _turn_to_face(state: HenchmaniaState, _seat: int, card: Card, _move: DuelCard, events: Events) -> None:
    """The first die that failed is turned to the best face."""
    _change_die(state, _first(state, Die.BAD), state.cards[card].numbers["face"], events, rerolled=False)


def _reroll_any(state: HenchmaniaState, _seat: int, _card: Card, move: DuelCard, events: Events) -> None:
    """The first die of the class that was named is thrown again, whoever threw it."""
    index = _first(state, Die.BAD if move.die is Die.BAD else Die.GOOD)
    (face,) = roll(state, 1)
    _change_die(state, index, face, events, rerolled=True)


def _heal(state: HenchmaniaState, seat: int, card: Card, _move: DuelCard, events: Events) -> None:
    """A wound less; without the last one the defender wins (ruling R23)."""
    duel = under_way(state)
    wounds = max(0, duel.wounds - state.cards[card].numbers["wounds"])
    state.duel = duel._replace(wounds=wounds)
    if events is not None:
        events.append(WoundHealed(seat, wounds))


def _first(state: HenchmaniaState, wanted: Die) -> int:
    """Return the place of the first die that serves its roller, or of the first that does not."""
    duel = under_way(state)
    attack = duel.stage is Stage.AFTER_ATTACK
    dice = duel.attack_dice if attack else duel.defence_dice
    value = attack_value(state, duel) if attack else defence_value(state, duel)
    return next(index for index, die in enumerate(dice) if (die >= value) == (wanted is Die.GOOD))


def _change_die(state: HenchmaniaState, index: int, face: int, events: Events, *, rerolled: bool) -> None:
    duel = under_way(state)
    attack = duel.stage is Stage.AFTER_ATTACK
    dice = duel.attack_dice if attack else duel.defence_dice
    changed = (*dice[:index], face, *dice[index + 1 :])
    state.duel = duel._replace(attack_dice=changed) if attack else duel._replace(defence_dice=changed)
    if events is not None:
        roller = duel.attacker if attack else duel.defender
        events.append(DieChanged(roller, "att" if attack else "def", index, dice[index], face, rerolled))


_EFFECTS: dict[Verb, Callable[[HenchmaniaState, int, Card, DuelCard, Events], None]] = {
    Verb.SPOIL_WEAPON: _spoil_weapon,
    Verb.EASE_VALUE: _ease_value,
    Verb.DISTRACT: _distract,
    Verb.REROLL_OWN: _reroll_own,
    Verb.TURN_TO_FACE: _turn_to_face,
    Verb.REROLL_ANY: _reroll_any,
    Verb.HEAL: _heal,
}
