"""Why something cannot be done in step 1.

Each function is asked only about moves that are not legal, so the last of its reasons needs no test.
Source: sections 4.2 to 4.7 and 5 of the rules reference.
"""

from client.core.refusal import Refusal
from client.core.words import N_, Phrase
from client.games.ham_helsing import knuckles, names, powers
from client.games.ham_helsing.moves import (
    Attack,
    BeginTrade,
    Convert,
    Fight,
    Heal,
    Learn,
    Move,
    PlayCard,
    Revive,
    UseAbility,
    UseKatana,
    UseKnuckles,
    UsePower,
    UseStar,
    Walk,
)
from client.games.ham_helsing.pool import purse_of
from client.games.ham_helsing.state import HamState, Turn
from client.games.ham_helsing.terrain import CONNECTED, CONNECTED_BY_ANY_WRAP
from client.games.ham_helsing.verbs import Ability, LocationPower


def why_not_in_play(state: HamState, move: Move) -> Refusal | None:
    """Explain a move that is not among those of step 1; None if it does not belong there at all."""
    turn = state.now
    match move:
        case PlayCard(card):
            return _card(state, turn, card)
        case Walk():
            return _walk(state, turn, move)
        case Attack():
            return _attack(state, turn, move)
        case Fight():
            return _fight(state, turn)
        case UseStar():
            return _star(state, turn, move)
        case UseAbility():
            return _ability(state, turn, move)
        case UsePower():
            return _power(state, turn, move)
        case _:
            return _icon(state, turn, move)


def _icon(state: HamState, turn: Turn, move: Move) -> Refusal | None:
    match move:
        case Convert():
            if turn.convert:
                return Refusal(N_("No movement icon is left; base movement cannot be turned."), rule="5.1")
            return Refusal(N_("That takes Battering Ham."), rule="5.1")
        case Heal():
            if "H" not in turn.icons:
                return Refusal(N_("No heal icon is left."), rule="4.2")
            return Refusal(N_("{hero} is at full health."), rule="4.2", hero=names.hero_of(state, turn.c))
        case Learn():
            if "S" not in turn.icons:
                return Refusal(N_("No skill icon is left."), rule="4.2")
            return Refusal(N_("That skill is at its last step."), rule="4.2")
        case UseKnuckles(to):
            return _knuckles(state, turn, to)
        case _:
            return _mate(state, turn, move)


def _mate(state: HamState, turn: Turn, move: Move) -> Refusal | None:
    match move:
        case BeginTrade(who):
            return _trade(state, turn, who)
        case Revive(who, card):
            return _revive(state, turn, who, card)
        case UseKatana():
            return Refusal(N_("{hero} does not hold the Katana."), rule="4.2", hero=names.hero_of(state, turn.c))
        case _:
            return None


def _card(state: HamState, turn: Turn, uid: int) -> Refusal:
    """Explain what is wrong with a hand card; one that is in the hand has a twin."""
    if uid not in range(len(state.cards)):
        return Refusal(N_("There is no such card."), rule="4.2")
    if uid in state.hand(turn.c):
        return Refusal(N_("Take its twin: equal cards are listed once."), rule="4.2")
    return Refusal(N_("{card} is not in the hand."), rule="4.3", card=names.card_of(state, uid))


def _is_bad_card(state: HamState, turn: Turn, uid: int | None) -> bool:
    return uid is None or uid not in state.hand(turn.c)


def _walk(state: HamState, turn: Turn, move: Walk) -> Refusal:
    paths = CONNECTED_BY_ANY_WRAP if state.options.all_wraps_connected else CONNECTED
    if move.to not in paths[state.loc[turn.c]]:
        return Refusal(N_("No path leads from here to {place}."), rule="4.2", place=names.place(move.to))
    if "m" not in turn.icons and "M" not in turn.icons:
        return Refusal(N_("No movement is left."), rule="4.2")
    return Refusal(N_("Only Lobos carries others, and only those who stand with him."), rule="4.2")


def _attack(state: HamState, turn: Turn, move: Attack) -> Refusal:
    if move.minion not in state.board[state.loc[turn.c]]:
        return Refusal(N_("There is no such Minion here."), rule="4.2")
    if move.colour is None and state.options.easy_two_colour and len(move.minion.rstrip("!")) == 2:
        return Refusal(N_("Say the colour with which you beat it."), rule="7")
    return Refusal(N_("The attack points do not suffice for this Minion."), rule="4.4")


def _fight(state: HamState, turn: Turn) -> Refusal:
    if state.villain_loc != state.loc[turn.c]:
        return Refusal(N_("The Villain is not here."), rule="4.5")
    if not purse_of(state, turn).total:
        return Refusal(N_("No attack point is left."), rule="4.5")
    return Refusal(N_("With a single point there is nothing to choose."), rule="4.5")


def _star(state: HamState, turn: Turn, move: UseStar) -> Refusal:
    if move.card not in turn.played:
        return Refusal(N_("Only stars of cards in play can be used."), rule="5.1")
    if not any(icon == "T" and uid == move.card for icon, uid in zip(turn.icons, turn.sources, strict=True)):
        return Refusal(N_("This card has no star that is still to be used."), rule="5.1")
    return Refusal(N_("The star of {card} cannot be used like that."), rule="5.1", card=names.card_of(state, move.card))


def _ability(state: HamState, turn: Turn, move: UseAbility) -> Refusal:
    hero = state.team[turn.c].hero
    if hero.ability is Ability.CARRY:
        return Refusal(N_("Lobos carries others when he moves; he discards nothing for it."), rule="2.4")
    if (hero.ability is Ability.HEAL) != (move.who is not None):
        return Refusal(N_("That is not how {ability} works."), rule="2.4", ability=Phrase(hero.ability_name))
    if _is_bad_card(state, turn, move.card) or hero.ability is not Ability.HEAL:
        return _card(state, turn, move.card)
    if move.who not in state.heroes_at(state.loc[turn.c]):
        return Refusal(N_("Only heroes who stand here can be healed."), rule="4.2")
    if state.hp[move.who or 0] >= state.team[move.who or 0].hero.health:
        return Refusal(N_("{hero} is at full health."), rule="4.2", hero=names.hero_of(state, move.who))
    return _card(state, turn, move.card)


def _power(state: HamState, turn: Turn, move: UsePower) -> Refusal:
    power = powers.power_here(state, turn.c)
    if power is None:
        return Refusal(N_("No power can be used here: none, lost, or the Villain is here."), rule="5.2")
    if power in turn.powers:
        return Refusal(N_("This power has been used this turn."), rule="5.2")
    if power in (LocationPower.CROAK, LocationPower.SNACKS) and move.card is not None:
        return _card(state, turn, move.card)
    return Refusal(N_("The power of this Location cannot be used like that."), rule="5.2")


def _knuckles(state: HamState, turn: Turn, to: str) -> Refusal:
    if "K" not in turn.icons:
        return Refusal(N_("No Knuckles icon is left."), rule="5.3")
    if state.asleep:
        return Refusal(N_("Knuckles hibernates: he can only be woken."), rule="5.3")
    if to == knuckles.WAKE:
        return Refusal(N_("Knuckles is awake."), rule="5.3")
    if to == state.knuckles:
        return Refusal(N_("Knuckles is there already."), rule="5.3")
    if to == state.villain_loc:
        return Refusal(N_("Knuckles does not go to the Villain."), rule="5.3")
    return Refusal(N_("Knuckles does not go to lost Locations."), rule="7")


def _trade(state: HamState, turn: Turn, who: int) -> Refusal:
    if turn.traded:
        return Refusal(N_("There is only one trade a turn."), rule="4.7")
    if who not in state.others_here(turn.c):
        return Refusal(N_("Only heroes who stand here and are not knocked out can trade."), rule="4.7")
    return Refusal(N_("There is nothing to trade."), rule="4.7")


def _revive(state: HamState, turn: Turn, who: int, card: int) -> Refusal:
    if who not in range(len(state.team)):
        return Refusal(N_("There is no such hero."), rule="4.2")
    if state.is_up(who):
        return Refusal(N_("{hero} is not knocked out."), rule="4.2", hero=names.hero_of(state, who))
    if state.loc[who] != state.loc[turn.c]:
        return Refusal(N_("{hero} lies somewhere else."), rule="4.2", hero=names.hero_of(state, who))
    return _card(state, turn, card)
