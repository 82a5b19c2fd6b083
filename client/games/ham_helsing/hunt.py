"""What a simple player expects to gain at a Location with the points at hand, and from ending the turn there.

Source: section 13 of the rules reference, step 3 of the greedy player.
"""

from typing import NamedTuple

from client.games.ham_helsing.components import COLOURS, LOCATIONS, MUD_CANYON, VILLAIN_CARDS, Loc
from client.games.ham_helsing.pool import Purse
from client.games.ham_helsing.state import COLOUR_INDEX, HamState
from client.games.ham_helsing.terrain import CONNECTED, DISTANCE
from client.games.ham_helsing.tokens import BITES, FACES
from client.games.ham_helsing.wishes import fervour

COLOUR_WORTH, BITE_COST, MORTAL_BITE, CROWD_WORTH = 2.0, 1.0, 8.0, 1.6
HIT_SHARE = 0.72
"""Part of the committed points that the dice let through on average."""
LAST_ROUND, ROUND_BEFORE, EARLY = 9.0, 2.2, 1.25
"""What a point of Damage to the Villain is worth, by how near the end is."""
REWARD_WORTH = 1.0
FIGHT_RISK, WEAK = 3.0, 3
"""What a fight costs a hero with no more than ``WEAK`` health before the last round."""
FULL, NEARLY_FULL = -2.2, -0.8
CANYON = (0.0, 0.0, 0.0, -0.4, -1.0, -3.0, -3.5, -6.0, -14.0)
"""What it means to draw a token for Mud Canyon, by the Minions there."""
SHARING, BITTEN, KNOCKED_OUT, FAR_FROM_CANYON = 1.5, -0.9, -8.0, -0.7


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
    point = max(price, HIT_SHARE * damage_worth(state) * fervour(state, c)) if has_villain else price
    worth, victims, rest = _choose_victims(state, c, purse, loc, point)
    points = rest.total if has_villain else 0
    if points:
        worth += point * points + _reward_worth(state, rest)
        if state.hp[c] <= WEAK and state.round < state.rounds:
            worth -= FIGHT_RISK
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
    for value, token in sorted(((_worth(token, health) + crowd, token) for token in tokens), reverse=True):
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


def _worth(token: str, health: int) -> float:
    bites = BITES[token]
    cost = BITE_COST * bites + (MORTAL_BITE if bites and bites >= health - 1 else 0.0)
    return COLOUR_WORTH * len(FACES[token].colours) - cost


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
        return CROWD_WORTH * 1.5 if room <= 2 else 0.0
    return CROWD_WORTH if room <= 0 else CROWD_WORTH / 4 if room == 1 else 0.0


def end_worth(state: HamState, c: int, loc: Loc, victims: int) -> float:
    """Return what ending the turn there means: tokens on full Locations, company, bites, the way to Mud Canyon."""
    worth = sum(_token_worth(state, near) for near in CONNECTED[loc])
    if any(state.hp[other] > 0 and state.loc[other] == loc for other in range(len(state.hp)) if other != c):
        worth += SHARING
    left = len(state.board[loc]) - victims
    if left > 0:
        bites = sum(sorted(BITES[token] for token in state.board[loc])[:left])
        worth += KNOCKED_OUT if bites >= state.hp[c] else BITTEN * bites
    if state.rounds - state.round <= 1:
        worth += FAR_FROM_CANYON * max(0, DISTANCE[loc][MUD_CANYON] - 1)
    return worth


def _token_worth(state: HamState, loc: Loc) -> float:
    """Return what one more token on a Location means."""
    if loc in state.nests or loc == state.knuckles or state.options.ignore_limits:
        return 0.0
    count = len(state.board[loc])
    if loc == MUD_CANYON:
        return CANYON[min(count, len(CANYON) - 1)]
    room = LOCATIONS[loc].limit - count
    return FULL if room <= 0 else NEARLY_FULL if room == 1 else 0.0
