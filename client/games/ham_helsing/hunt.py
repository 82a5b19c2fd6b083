"""What a simple player expects to gain at a Location with the points at hand.

Source: section 13 of the rules reference, step 3 of the greedy player.
"""

from functools import lru_cache
from typing import NamedTuple

from client.games.ham_helsing.components import COLOURS, LOCATIONS, MUD_CANYON, VILLAIN_CARDS, VILLAINS, Loc
from client.games.ham_helsing.danger import knock_out_cost
from client.games.ham_helsing.pool import Purse
from client.games.ham_helsing.state import COLOUR_INDEX, HamState, Skills
from client.games.ham_helsing.tokens import BITES, FACES
from client.games.ham_helsing.wishes import fervour

MONEY_WORTH, SKILL_WORTH, LEVEL_WORTH = 1.0, 1.0, 0.8
"""What a Minion's colour brings: money before the last Market, a step of a skill, the step that levels it up."""
BITE_COST, MORTAL_BITE, CROWD_WORTH, CANYON_CROWD_WORTH = 1.0, 8.0, 1.6, 2.4
HIT_SHARE = 0.72
"""Part of the committed points that the dice let through on average."""
LAST_ROUND, ROUND_BEFORE, EARLY = 9.0, 2.2, 1.25
"""What a point of Damage to the Villain is worth, by how near the end is."""
ARMOUR = 1.33
"""Points that armour keeps off in a fight on average."""
REWARD_WORTH = 1.0


class Hunt(NamedTuple):
    """A plan for one Location."""

    worth: float
    victims: tuple[str, ...]
    """The Minions to beat, the best first."""
    points: int
    """Attack points that are left for the Villain, if he is there."""
    rest: Purse
    """What is left when the victims are beaten."""


def damage_worth(state: HamState) -> float:
    """Return what a point of Damage to the Villain is worth now."""
    rounds_left = state.rounds - state.round
    if rounds_left <= 0:
        return LAST_ROUND
    return ROUND_BEFORE if rounds_left == 1 else EARLY


def hunt(state: HamState, c: int, purse: Purse, loc: Loc, price: float = 0.0) -> Hunt:
    """Plan which Minions to beat there and whether to fight; ``price`` is what a point is worth elsewhere."""
    has_villain = state.villain_loc == loc
    if not has_villain and not state.board[loc]:
        return Hunt(0.0, (), 0, purse)
    point = max(price, HIT_SHARE * damage_worth(state) * fervour(state, c)) if has_villain else price
    worth, victims, rest = _choose_victims(state, c, purse, loc, point)
    points = rest.total if has_villain else 0
    if points:
        gain = point * points + _reward_worth(state, rest) - knock_out_cost(state, c)
        if VILLAINS[state.villain].armour and not state.options.no_villain_board:
            gain -= ARMOUR * point
        if gain > 0:
            worth += gain
        else:
            points = 0
    return Hunt(worth, victims, points, rest)


def _choose_victims(
    state: HamState, c: int, purse: Purse, loc: Loc, point: float
) -> tuple[float, tuple[str, ...], Purse]:
    """Return what beating Minions is worth there, which, and what is left; the best first, while they are worth it."""
    tokens = state.board[loc]
    if not tokens or not purse.total:
        return 0.0, (), purse
    own, helpers = [*purse.own], purse.wild + purse.steel
    worth, health = 0.0, state.hp[c]
    victims: list[str] = []
    crowd = _crowd_worth(state, loc)
    gains = _gains(state.team[c].hero.steps, state.skills[c], last=state.round >= state.rounds)
    ranked = sorted(((_worth(token, gains, health) + crowd, token) for token in tokens), reverse=True)
    for value, token in ranked:
        need = _need(state, token, own)
        missing = sum(not own[k] for k in need)
        if missing > helpers or value <= point * len(need):
            continue
        helpers -= missing
        for k in need:
            own[k] -= own[k] > 0
        worth += value
        victims.append(token)
    return worth, tuple(victims), Purse((own[0], own[1], own[2], own[3]), helpers, 0)


def _reward_worth(state: HamState, purse: Purse) -> float:
    """Return what rewards a fight may earn."""
    top = VILLAIN_CARDS.get(state.villain_deck[0]) if state.villain_deck else None
    if top is None or not top.rewards or state.turn is None:
        return 0.0
    colours = sum(points > 0 and k not in state.turn.rewards for k, points in zip(COLOURS, purse.own, strict=True))
    return REWARD_WORTH * min(len(COLOURS), colours + purse.wild)


@lru_cache(maxsize=1 << 12)
def _gains(steps: Skills, skills: Skills, *, last: bool) -> tuple[float, ...]:
    """Return what beating a Minion brings for each of its colours; nothing any more in the ``last`` round."""
    if last:
        return (0.0, 0.0, 0.0, 0.0)
    return tuple(
        MONEY_WORTH + (SKILL_WORTH if left else 0.0) + (LEVEL_WORTH if left == 1 else 0.0)
        for left in map(int.__sub__, steps, skills)
    )


@lru_cache(maxsize=1 << 14)
def _worth(token: str, gains: tuple[float, ...], health: int) -> float:
    bites = BITES[token]
    cost = BITE_COST * bites + (MORTAL_BITE if bites and bites >= health - 1 else 0.0)
    return sum(gains[COLOUR_INDEX[colour]] for colour in FACES[token].colours) - cost


def _need(state: HamState, token: str, own: list[int]) -> list[int]:
    """Return the colours to pay, by index; with soft Minions the one of which there is most."""
    need = [COLOUR_INDEX[colour] for colour in FACES[token].left]
    if state.options.easy_two_colour and len(need) > 1:
        return [max(need, key=own.__getitem__)]
    return need


def _crowd_worth(state: HamState, loc: Loc) -> float:
    """Return what it is worth to thin out a Location that is full or nearly so."""
    if loc in state.nests or state.options.ignore_limits:
        return 0.0
    room = LOCATIONS[loc].limit - len(state.board[loc])
    if loc == MUD_CANYON:
        return CANYON_CROWD_WORTH if room <= 2 else 0.0
    return CROWD_WORTH if room <= 0 else CROWD_WORTH / 4 if room == 1 else 0.0
