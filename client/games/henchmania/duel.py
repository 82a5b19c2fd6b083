"""A duel from the challenge to the moment when the weapons are laid down.

Source: section 4.6 of the rules reference. ``Duel.stage`` names what is being decided; ``proceed`` goes on from there.
What cards do in a duel is in ``duel_cards``.
"""

from collections.abc import Callable

from client.games.henchmania.asking import under_way
from client.games.henchmania.cards import CARDS_WITH, GUARD, SITE_BY_ID
from client.games.henchmania.components import (
    ATTACK_DICE,
    Card,
)
from client.games.henchmania.decks import discard, draw
from client.games.henchmania.dice import roll
from client.games.henchmania.duel_listing import heal_moves, prepare_moves, window_moves
from client.games.henchmania.duel_values import attack_value, defence_value, hits_of, parries_of
from client.games.henchmania.events import (
    Challenged,
    DiceRolled,
    DuelDecided,
    Events,
    GuardCalled,
    HitsCounted,
    ParriesCounted,
    TieFightEnded,
    WeaponLaidDown,
    WeaponTaken,
    Why,
)
from client.games.henchmania.hands import arrive_openly, leave_openly
from client.games.henchmania.points import change_points
from client.games.henchmania.questions import (
    AskAfterAttack,
    AskAfterDefence,
    AskGuard,
    AskHeal,
    AskPrepare,
    AskWeapon,
    Window,
)
from client.games.henchmania.stakes import cheers, glove_power, stakes_of
from client.games.henchmania.state import Duel, HenchmaniaState, Phase, Stage, clockwise
from client.games.henchmania.verbs import Verb

GLOVES = CARDS_WITH[Verb.CHALLENGE]


def challenge(state: HenchmaniaState, attacker: int, defender: int, card: Card, events: Events) -> None:
    """Begin a duel with a Glove, or with Bravery; the Guard is asked for before anything else (ruling R18)."""
    by_glove = card in GLOVES
    state.duel = Duel(attacker, defender, card if by_glove else None, Stage.GUARD)
    if events is not None:
        events.append(Challenged(attacker, defender, card))
    if GUARD in state.hands[defender] and not (by_glove and state.cards[card].power.no_guard):
        state.decision = AskGuard(defender)


def tie_fight(state: HenchmaniaState, attacker: int, defender: int) -> None:
    """Begin a fight of a tie duel: bare hands, no Guard, straight to the cards before the two (ruling R30)."""
    state.duel = Duel(attacker, defender, None, Stage.DEFENCE_WEAPON, tie=True)


def proceed(state: HenchmaniaState, events: Events) -> None:
    """Go on after a finished stage, until somebody may decide or the duel is over."""
    duel = under_way(state)
    _AFTER[duel.stage](state, duel, events)


def call_guard(state: HenchmaniaState, events: Events) -> None:
    """Cancel the duel: no points, and no weapon is shown."""
    seat = under_way(state).defender
    leave_openly(state, seat, GUARD)
    discard(state, GUARD)
    state.duel = None
    if events is not None:
        events.append(GuardCalled(seat, GUARD))


def take_weapon(state: HenchmaniaState, card: Card | None, events: Events, *, unasked: bool) -> None:
    """Take up a weapon, or fight with bare hands."""
    duel = under_way(state)
    attacking = duel.stage is Stage.ATTACK_WEAPON
    seat = duel.attacker if attacking else duel.defender
    if card is not None:
        leave_openly(state, seat, card)
        state.duel = duel._replace(attack_weapon=card) if attacking else duel._replace(defence_weapon=card)
    if events is not None:
        events.append(WeaponTaken(seat, "att" if attacking else "def", card, unasked))


def ask_window(state: HenchmaniaState, window: Window) -> None:
    """Offer the dice to a seat, if it can do something with them."""
    attack = window.step == "after_attack"
    if window_moves(state, under_way(state), window.seat, attack=attack):
        state.decision = AskAfterAttack(window.seat) if attack else AskAfterDefence(window.seat)


def ask_to_prepare(state: HenchmaniaState, seat: int) -> None:
    """Ask a duellist for cards before the dice, if it has any to use."""
    if prepare_moves(state, under_way(state), seat):
        state.decision = AskPrepare(seat)


def _choose_attack(state: HenchmaniaState, duel: Duel, _events: Events) -> None:
    state.duel = duel._replace(stage=Stage.ATTACK_WEAPON)
    state.decision = AskWeapon(duel.attacker, "att")


def _choose_defence(state: HenchmaniaState, duel: Duel, _events: Events) -> None:
    state.duel = duel._replace(stage=Stage.DEFENCE_WEAPON)
    state.decision = AskWeapon(duel.defender, "def")


def _prepare_attacker(state: HenchmaniaState, duel: Duel, _events: Events) -> None:
    state.duel = duel._replace(stage=Stage.PREPARE_ATTACKER)
    ask_to_prepare(state, duel.attacker)


def _prepare_defender(state: HenchmaniaState, duel: Duel, _events: Events) -> None:
    state.duel = duel._replace(stage=Stage.PREPARE_DEFENDER)
    ask_to_prepare(state, duel.defender)


def _roll_attack(state: HenchmaniaState, duel: Duel, events: Events) -> None:
    dice = roll(state, ATTACK_DICE - duel.fewer_dice)
    state.duel = duel._replace(stage=Stage.AFTER_ATTACK, attack_dice=dice)
    if events is not None:
        events.append(DiceRolled(duel.attacker, "att", dice, attack_value(state, duel)))
    state.queue = tuple([Window("after_attack", seat) for seat in _windows(state, duel, duel.attacker)])


def _count_hits(state: HenchmaniaState, duel: Duel, events: Events) -> None:
    """Without a hit nothing is left to parry; else the defender throws a die for each."""
    hits = hits_of(state, duel)
    if events is not None:
        events.append(HitsCounted(duel.attacker, hits))
    if not hits:
        _decide(state, duel, events)
        return
    dice = roll(state, hits)
    state.duel = duel._replace(stage=Stage.AFTER_DEFENCE, hits=hits, defence_dice=dice)
    if events is not None:
        events.append(DiceRolled(duel.defender, "def", dice, defence_value(state, duel)))
    state.queue = tuple([Window("after_defence", seat) for seat in _windows(state, duel, duel.defender)])


def _count_wounds(state: HenchmaniaState, duel: Duel, events: Events) -> None:
    parries = parries_of(state, duel)
    wounds = duel.hits - parries
    if events is not None:
        events.append(ParriesCounted(duel.defender, parries, wounds))
    wounded = duel._replace(stage=Stage.HEAL, wounds=wounds)
    state.duel = wounded
    if heal_moves(state, wounded):
        state.decision = AskHeal(duel.defender)
    else:
        _decide(state, wounded, events)


def _windows(state: HenchmaniaState, duel: Duel, roller: int) -> tuple[int, ...]:
    """Return who may touch the dice: the roller, the other duellist, then everybody clockwise (ruling R21)."""
    other = duel.defender if roller == duel.attacker else duel.attacker
    if duel.tie:
        return roller, other
    rest = [seat for seat in clockwise(len(state.scores), roller) if seat != other]
    return (roller, other, *rest)


def _decide(state: HenchmaniaState, duel: Duel, events: Events) -> None:
    """Count the outcome and clear the table of the duel."""
    state.duel = None
    if duel.tie:
        _note_tie_wounds(state, duel, events)
        return
    if events is not None:
        events.append(DuelDecided(duel.attacker, duel.defender, duel.wounds))
    power, at = glove_power(state, duel), stakes_of(state, duel)
    winner = duel.attacker if duel.wounds else duel.defender
    if duel.wounds:
        change_points(state, duel.attacker, at.attacker_gain, Why.DUEL_WON, events)
        change_points(state, duel.defender, -at.wound_loss * duel.wounds - at.extra_loss, Why.DUEL_LOST, events)
    else:
        change_points(state, duel.defender, at.defender_gain, Why.DUEL_WON, events)
        change_points(state, duel.attacker, -at.attacker_loss, Why.DUEL_LOST, events)
    for points in cheers(state, winner):
        change_points(state, winner, points, Why.DAMSEL, events)
    _lay_down(state, duel.attacker, duel.attack_weapon, winner, events)
    _lay_down(state, duel.defender, duel.defence_weapon, winner, events)
    if power.win_draw and duel.wounds:
        draw(state, winner, SITE_BY_ID[power.win_draw], Why.GLOVE, events)


def _lay_down(state: HenchmaniaState, seat: int, weapon: Card | None, winner: int, events: Events) -> None:
    """Discard a weapon; the other Coat of Mail goes back to the hand of a winner, for all to see."""
    if weapon is None:
        return
    returned = seat == winner and state.cards[weapon].power.return_on_win
    if returned:
        arrive_openly(state, seat, weapon)
    else:
        discard(state, weapon)
    if events is not None:
        events.append(WeaponLaidDown(seat, weapon, returned))


def _note_tie_wounds(state: HenchmaniaState, duel: Duel, events: Events) -> None:
    """Keep the wounds of a finished fight; who is ahead is asked after both fights of a round."""
    if state.phase is Phase.TIE and state.tie is not None:
        first, second = state.tie.wounds
        wounds = (duel.wounds, second) if state.tie.fight == 1 else (first, duel.wounds)
        state.tie = state.tie._replace(wounds=wounds)
    if events is not None:
        events.append(TieFightEnded(duel.attacker, duel.defender, duel.wounds))


_AFTER: dict[Stage, Callable[[HenchmaniaState, Duel, Events], None]] = {
    Stage.GUARD: _choose_attack,
    Stage.ATTACK_WEAPON: _choose_defence,
    Stage.DEFENCE_WEAPON: _prepare_attacker,
    Stage.PREPARE_ATTACKER: _prepare_defender,
    Stage.PREPARE_DEFENDER: _roll_attack,
    Stage.AFTER_ATTACK: _count_hits,
    Stage.AFTER_DEFENCE: _count_wounds,
    Stage.HEAL: _decide,
}
"""What follows each stage once it is decided, or passed over."""
