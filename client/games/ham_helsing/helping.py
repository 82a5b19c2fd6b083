"""Stars, powers, abilities and Knuckles as a simple player uses them: each use gets a worth, nothing below 0 is used.

Source: section 13 of the rules reference, steps 1 and 2 of the greedy player.
"""

from collections.abc import Callable, Sequence
from types import MappingProxyType

from client.games.ham_helsing.abilities import MALCOLM_HEALS
from client.games.ham_helsing.cards import fits
from client.games.ham_helsing.choices import crowding
from client.games.ham_helsing.components import LOCATION_POWERS, Loc
from client.games.ham_helsing.icon_worth import card_worth, worth_of
from client.games.ham_helsing.knuckles import WAKE
from client.games.ham_helsing.moves import Move, UseAbility, UseKnuckles, UsePower, UseStar
from client.games.ham_helsing.state import HamState, steps_left
from client.games.ham_helsing.tokens import BITES, FACES
from client.games.ham_helsing.verbs import Ability, LocationPower, Star
from client.games.ham_helsing.wishes import helps

WEAK_CARD = 2.7
"""A card worth no more than this may be discarded for something."""
LOW_HEALTH = 4
"""Whoever has no more health is healed unasked."""
NO_USE = -1.0
_SNACKS = LOCATION_POWERS[LocationPower.SNACKS].location


def is_weak(state: HamState, uid: int | None) -> bool:
    """Tell whether a card may be discarded for something."""
    return uid is not None and worth_of(state.cards[uid]) <= WEAK_CARD


def lacks(state: HamState, c: int | None) -> int:
    """Return how much health a character lacks."""
    return 0 if c is None else state.team[c].hero.health - state.hp[c]


def knuckles_worth(state: HamState, to: str) -> float:
    """Return what sending Knuckles is worth: Minions gone, more where it is crowded."""
    if to == WAKE:
        return 1.0
    count = len(state.board[to])
    if to in state.nests:
        return 0.2 * min(count, 2)
    return min(count, 2) * (0.6 + crowding(state, to)) + (0.3 if count <= 2 else 0.0)


def _thin_out(state: HamState, loc: Loc, count: int) -> float:
    return count * (0.6 + max(0.0, crowding(state, loc)))


def _draw(_state: HamState, _move: UseStar) -> float:
    return 3.0


def _heal_here(state: HamState, _move: UseStar) -> float:
    here = state.loc[state.now.c]
    return sum(lacks(state, c) > 0 for c in state.heroes_at(here)) - 0.5


def _heal_two(state: HamState, move: UseStar) -> float:
    return min(2, lacks(state, state.now.c)) + min(2, lacks(state, move.who)) - 0.5


def _throw(state: HamState, move: UseStar) -> float:
    loc, token = move.loc or "", move.minion or ""
    beaten = FACES[token].left == move.colour or state.options.easy_two_colour
    return _thin_out(state, loc, 1) + len(FACES[token].colours) if beaten else NO_USE


def _slam(state: HamState, move: UseStar) -> float:
    token = move.minion or ""
    return _thin_out(state, move.loc or "", 1) + 2 * len(FACES[token].colours) + 0.5 * BITES[token]


def _barbear(state: HamState, move: UseStar) -> float:
    to = move.to or ""
    return 1.0 if to == WAKE else _thin_out(state, to, len(state.board[to])) - 1.5


def _lecture(state: HamState, move: UseStar) -> float:
    here = state.loc[state.now.c]
    count = sum((move.colour or "") in FACES[token].colours for token in state.board[here])
    return _thin_out(state, here, count) - 2.5


def _bear(state: HamState, move: UseStar) -> float:
    return knuckles_worth(state, move.to or "")


def _barrel(state: HamState, move: UseStar) -> float:
    return 1.0 if is_weak(state, move.discard) else NO_USE


def _pals(state: HamState, move: UseStar) -> float:
    return worth_of(state.cards[move.take or 0])


def _never(_state: HamState, _move: UseStar) -> float:
    """Say that a plan would be needed to use it well."""
    return NO_USE


STAR_WORTH: MappingProxyType[Star, Callable[[HamState, UseStar], float]] = MappingProxyType(
    {
        Star.DRAW_TWO: _draw,
        Star.HEAL_HERE: _heal_here,
        Star.HEAL_TWO: _heal_two,
        Star.SKILL_TWO: _draw,
        Star.THROW: _throw,
        Star.SLAM: _slam,
        Star.BARBEAR: _barbear,
        Star.UNBEAR: _draw,
        Star.TROUGH: _draw,
        Star.LECTURE: _lecture,
        Star.BARREL: _barrel,
        Star.PALS: _pals,
        Star.BEAR_PAY: _bear,
        Star.BEAR_GAIN: _bear,
        Star.HOG_WILD: _never,
        Star.FLY: _never,
        Star.CALL: _never,
        Star.MAGNET: _never,
    }
)
"""What a use of each star is worth."""


def best_help(state: HamState, moves: Sequence[Move]) -> Move | None:
    """Return the best use of a star, a power, an ability or Knuckles; None if nothing is worth it."""
    best, most = None, 0.0
    for move in moves:
        worth = worth_of_use(state, move)
        if worth > most:
            best, most = move, worth
    return best


def worth_of_use(state: HamState, move: Move) -> float:
    """Return what a use of a star, a power, an ability or Knuckles is worth; below 0 it is no use."""
    match move:
        case UseStar(card):
            star = state.cards[card].star
            return NO_USE if star is None else STAR_WORTH[star](state, move)
        case UseKnuckles(to):
            return knuckles_worth(state, to)
        case UsePower():
            return _power_worth(state, move)
        case UseAbility(card, who):
            return _ability_worth(state, card, who)
        case _:
            return NO_USE


def _power_worth(state: HamState, move: UsePower) -> float:
    match move:
        case UsePower(row=str(row), slot=int(slot)):
            upgrade = state.market[row].slots[slot] or ""
            cards = (*state.hand(state.now.c), *state.now.played)
            return card_worth(upgrade) if any(fits(state.cards[uid], upgrade) for uid in cards) else NO_USE
        case UsePower(card=int(uid)):
            snacks = state.loc[state.now.c] == _SNACKS
            return (1.5 if snacks else 1.0) if is_weak(state, uid) else NO_USE
        case UsePower(down=str(down), up=str(up)):
            ends = steps_left(state, state.now.c, up) == 1 and steps_left(state, state.now.c, down) > 0
            return 1.0 if ends else NO_USE
        case _:
            return 4.0


def _ability_worth(state: HamState, card: int, who: int | None) -> float:
    """Heal with weak cards whoever lacks it badly; other abilities belong to the plan."""
    if state.team[state.now.c].hero.ability is not Ability.HEAL or not is_weak(state, card):
        return NO_USE
    if who is None:
        return NO_USE
    asked = helps(state, state.now.c, who) and lacks(state, who) >= MALCOLM_HEALS
    return 1.0 if asked or state.hp[who] <= LOW_HEALTH else NO_USE
