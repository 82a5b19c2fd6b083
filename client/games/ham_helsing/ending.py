"""What it means to end a turn at a Location: tokens, company, bites, and the way to where the Villain goes next."""

from collections.abc import Mapping
from typing import NamedTuple

from client.games.ham_helsing.components import COLOURS, LOCATIONS, MUD_CANYON, VILLAIN_CARDS, Loc, VillainCard
from client.games.ham_helsing.state import HamState
from client.games.ham_helsing.terrain import CONNECTED, DISTANCE, LETTERS
from client.games.ham_helsing.tokens import BITES, FACES

FULL, NEARLY_FULL = -2.2, -0.8
CANYON = (0.0, 0.0, 0.0, -0.4, -1.0, -3.0, -3.5, -6.0, -14.0)
"""What it means to draw a token for Mud Canyon, by the Minions there."""
SHARING, BITTEN, KNOCKED_OUT, LOST = 1.5, -0.9, -8.0, -60.0
AWAY = (0.15, 0.3, 0.5, 0.7)
"""What each path beyond the first to the Villain's next Location costs, by the level of his next card."""
ARRIVAL = -0.6
"""What it costs to stand where he arrives."""


LAST_STAMPEDE = 60.0
CALLS = {f"fx_move_{colour}": colour for colour in COLOURS}
"""Effects that move Minions, with the colour each calls."""


def _way_worth(card: VillainCard, loc: Loc) -> float:
    away = DISTANCE[loc][card.destination]
    return -AWAY[card.level - 1] * (away - 1) if away else ARRIVAL


WAY_WORTH = {card.id: {loc: _way_worth(card, loc) for loc in LETTERS} for card in VILLAIN_CARDS.values()}
"""What it means to be near the place of the Villain's next card, whose back tells it (R39)."""
NO_WAY = dict.fromkeys(LETTERS, 0.0)


class Outlook(NamedTuple):
    """What is the same for every Location where a turn might end."""

    tolls: Mapping[Loc, float]
    """What one more token on each Location means."""
    way: Mapping[Loc, float]
    """What it means to be there when the Villain moves on."""
    company: frozenset[Loc]
    """Where mates stand."""


def outlook(state: HamState, c: int) -> Outlook:
    """Look round before a turn of ``c`` ends."""
    tolls = {loc: _token_worth(state, loc) for loc in LETTERS}
    way = WAY_WORTH.get(state.villain_deck[0] if state.villain_deck else "", NO_WAY)
    return Outlook(tolls, way, frozenset(state.loc[other] for other in state.others_up(c)))


def end_worth(state: HamState, c: int, loc: Loc, victims: int, seen: Outlook) -> float:
    """Return what ending the turn there means, when ``victims`` of the Minions there are beaten."""
    near = CONNECTED[loc]
    if state.round >= state.rounds:
        if c + 1 == len(state.team):
            return 0.0
        worth = _bites_worth(state, c, loc, victims) - LAST_STAMPEDE * _stampede_risk(state, c, loc)
        return worth + (seen.tolls[MUD_CANYON] if MUD_CANYON in near else 0.0)
    worth = seen.way[loc] + (SHARING if loc in seen.company else 0.0)
    for each in near:
        worth += seen.tolls[each]
    if len(state.board[loc]) > victims:
        worth += _bites_worth(state, c, loc, victims)
    return worth


def _bites_worth(state: HamState, c: int, loc: Loc, victims: int) -> float:
    """Return what the bites of those who are left mean."""
    left = len(state.board[loc]) - victims
    if left <= 0:
        return 0.0
    bites = sum(sorted(BITES[token] for token in state.board[loc])[:left])
    if bites >= state.hp[c]:
        return KNOCKED_OUT if state.others_up(c) else LOST
    return BITTEN * bites


def _stampede_risk(state: HamState, c: int, loc: Loc) -> float:
    """Return how likely an effect drawn now moves too many Minions to heroes at Mud Canyon."""
    held = {state.loc[other] for other in state.others_up(c)} | {loc}
    if MUD_CANYON not in held or state.knuckles == MUD_CANYON or state.options.ignore_limits or not state.bag:
        return 0.0
    around = [token for near in CONNECTED[MUD_CANYON] if near not in held for token in state.board[near]]
    room = LOCATIONS[MUD_CANYON].limit - len(state.board[MUD_CANYON])
    calls = sum(
        sum(colour in FACES[token].colours for token in around) > room
        for effect, colour in CALLS.items()
        if effect in state.bag
    )
    return calls * len(CONNECTED[loc]) / len(state.bag)


def _token_worth(state: HamState, loc: Loc) -> float:
    """Return what one more token on a Location means."""
    if loc in state.nests or loc == state.knuckles or state.options.ignore_limits:
        return 0.0
    if loc == MUD_CANYON:
        return _canyon_worth(state)
    room = LOCATIONS[loc].limit - len(state.board[loc])
    return FULL if room <= 0 else NEARLY_FULL if room == 1 else 0.0


def _canyon_worth(state: HamState) -> float:
    if state.options.ignore_limits or state.knuckles == MUD_CANYON:
        return 0.0
    return CANYON[min(len(state.board[MUD_CANYON]), len(CANYON) - 1)]
