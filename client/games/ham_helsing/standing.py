"""An estimate of the chance to win, from open numbers alone.

The weights were fitted to how some three thousand matches of simple teams ended, looked at between turns, over all
Villains and sizes of team. Source for what to look at: section 13 of the rules reference.
"""

from math import exp
from types import MappingProxyType

from client.games.ham_helsing.components import MUD_CANYON, VILLAINS, Colour
from client.games.ham_helsing.icon_worth import last_worth_of, worth_of
from client.games.ham_helsing.options import heroes_for
from client.games.ham_helsing.state import HamState
from client.games.ham_helsing.tokens import FACES

BASE = (-1.1, -1.4, -2.0, -2.6, -3.8, -8.2)
"""Where an estimate begins at the start of each round of a standard match, and after the last."""
VILLAIN_HEALTH = (-5.0, -6.1, -7.3, -9.3, -12.4, -12.4)
"""What the Villain's whole health weighs at these times."""
VILLAIN_BASE = MappingProxyType({"hen": 0.0, "chad": -0.42, "robo_knight": -0.76, "silk": -1.28})
SEATS_BASE = MappingProxyType({1: 0.17, 2: 0.0, 3: -0.28, 4: -0.17})
KO, HEALTH, WEAK, MONEY, SKILL, LEVEL = -0.6, 0.073, -0.5, 0.28, 0.08, 0.18
"""For a hero: being down, a point of health, having no more than 2, a dollar, a step of a skill, a skill at its end."""
HAND, CARDS = 0.22, 0.28
"""What the worth of a hand, and of all cards in the last round, weighs."""
MINION, KATANA, NEST, CANYON_CROWDED = -0.15, 1.87, -0.055, -0.4
CROWDED = 5
UNDEALT = 6.9
"""All that heroes bring, before they are chosen."""


def standing(state: HamState) -> list[float]:
    """Return the chance to win for each seat, the same for all; exact once the match is over."""
    if state.result is not None:
        return [float(state.result == "win")] * state.seats
    return [1 / (1 + exp(-_estimate(state)))] * state.seats


def _estimate(state: HamState) -> float:
    """Return the logarithm of the odds."""
    when = _time(state)
    full = VILLAINS[state.villain].health[state.seats]
    value = _between(BASE, when) + _between(VILLAIN_HEALTH, when) * state.villain_hp / full
    value += VILLAIN_BASE[state.villain] + SEATS_BASE[state.seats]
    if len(state.team) < heroes_for(state.seats):
        return value + UNDEALT
    return value + _strength(state) / len(state.team) + _danger(state)


def _time(state: HamState) -> float:
    """Return how many of the standard match's rounds are over."""
    count = len(state.team)
    waiting = sum(frame.frame == "turn" for frame in state.stack) + (state.turn is not None)
    done = (count - waiting) / count if count else 0.0
    return min(1.0, (state.round - 1 + done) / state.rounds) * (len(BASE) - 1)


def _between(values: tuple[float, ...], when: float) -> float:
    low = min(int(when), len(values) - 2)
    return values[low] + (when - low) * (values[low + 1] - values[low])


def _strength(state: HamState) -> float:
    """Return what the heroes bring, all together."""
    total = KATANA * (state.katana != "box")
    for c, member in enumerate(state.team):
        health = state.hp[c]
        total += HEALTH * health + (KO if not health else WEAK if health <= 2 else 0.0)
        total += SKILL * sum(state.skills[c]) + LEVEL * sum(map(int.__eq__, state.skills[c], member.hero.steps))
        if state.round < state.rounds:
            total += MONEY * state.money[c]
    total += HAND * sum(worth_of(state.cards[uid]) for hand in state.hands for uid in hand)
    total += CARDS * sum(last_worth_of(card) for card in state.cards)
    return total + _under_way(state)


def _under_way(state: HamState) -> float:
    """Return what the turn under way has still to bring: icons in the pool, and what was earned by beating Minions."""
    turn = state.turn
    if turn is None:
        return 0.0
    colours: list[Colour] = [colour for token, _ in turn.defeated for colour in FACES[token].colours]
    earned = SKILL + (MONEY if state.round < state.rounds else 0.0)
    return HAND * sum(icon not in "mM" for icon in turn.icons) + earned * len(colours)


def _danger(state: HamState) -> float:
    """Return what Minions and nests threaten."""
    minions = sum(map(len, state.board.values())) / len(state.team)
    crowded = len(state.board[MUD_CANYON]) >= CROWDED and not state.options.ignore_limits
    return MINION * minions + NEST * len(state.nests) + CANYON_CROWDED * crowded
