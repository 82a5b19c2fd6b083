"""Heroes on the move: along paths, by cards, and what it costs to enter a Location.

Source: sections 4.2 (move) and 4.6 of the rules reference.
"""

from itertools import combinations

from client.games.ham_helsing.components import Loc
from client.games.ham_helsing.events import Events, HeroMoved, tell
from client.games.ham_helsing.frames import VanishFrame
from client.games.ham_helsing.harm import check_end, lose_health
from client.games.ham_helsing.moves import Move, Vanish, Walk
from client.games.ham_helsing.pool import spend_movement
from client.games.ham_helsing.state import HamState, Turn
from client.games.ham_helsing.terrain import CONNECTED, CONNECTED_BY_ANY_WRAP, LETTERS
from client.games.ham_helsing.tokens import BITES
from client.games.ham_helsing.verbs import Ability

_ALONE: dict[bool, dict[Loc, tuple[Move, ...]]] = {
    any_wrap: {loc: tuple(Walk(to) for to in ends) for loc, ends in paths.items()}
    for any_wrap, paths in ((False, CONNECTED), (True, CONNECTED_BY_ANY_WRAP))
}
"""Moves from each Location without company."""
VANISH = {loc: Vanish(loc) for loc in LETTERS}


def walk_moves(state: HamState, turn: Turn) -> tuple[Move, ...]:
    """List the paths, for Lobos with every company that he can carry along."""
    if "m" not in turn.icons and "M" not in turn.icons:
        return ()
    alone = _ALONE[state.options.all_wraps_connected][state.loc[turn.c]]
    if state.team[turn.c].hero.ability is not Ability.CARRY:
        return alone
    others = state.others_here(turn.c)
    if not others:
        return alone
    companies = [company for size in range(len(others) + 1) for company in combinations(others, size)]
    return tuple(Walk(move.to, company) for move in alone if isinstance(move, Walk) for company in companies)


def walk(state: HamState, turn: Turn, move: Walk, events: Events) -> None:
    """Pay a path and go, those who are carried first."""
    spend_movement(turn)
    for other in move.carry:
        enter(state, other, move.to, "carry", events)
    enter(state, turn.c, move.to, "walk", events)
    check_end(state, events)


def enter(state: HamState, c: int, to: Loc, how: str, events: Events) -> None:
    """Put a hero on a Location and take what entering costs; the end of the match is for the caller to check."""
    tell(events, HeroMoved, state.team[c], state.loc[c], to, how)
    state.loc[c] = to
    cost = int(to in state.nests)
    if state.options.villain_entry_damage and state.villain_loc == to:
        cost += 1
    if state.options.biting_entry_damage and any(BITES[token] for token in state.board[to]):
        cost += 1
    lose_health(state, c, cost, "entry", events)


def elsewhere(state: HamState, c: int) -> list[Loc]:
    """Return every Location but the hero's own."""
    return [loc for loc in LETTERS if loc != state.loc[c]]


def vanish_moves(state: HamState, frame: VanishFrame) -> list[Move]:
    """List where Ronin can appear."""
    return [VANISH[loc] for loc in elsewhere(state, frame.c)]


def answer_vanish(state: HamState, frame: VanishFrame, move: Vanish, events: Events) -> None:
    """Appear there."""
    enter(state, frame.c, move.to, "vanish", events)
    check_end(state, events)
