"""Where a hero can get to in the turn under way, what the way costs, and the first step of it."""

from collections.abc import Sequence
from typing import NamedTuple

from client.games.ham_helsing.components import Loc
from client.games.ham_helsing.holding import held_paths
from client.games.ham_helsing.icon_worth import next_worth
from client.games.ham_helsing.moves import Move, UseAbility, UseStar, Walk
from client.games.ham_helsing.state import HamState, Turn
from client.games.ham_helsing.terrain import CONNECTED, CONNECTED_BY_ANY_WRAP, LETTERS
from client.games.ham_helsing.verbs import Ability, Star

PATH_COST, NEST_STEP_COST, FLIGHT_COST = 0.25, 1.6, 0.3
CARD_SHARE = 0.8
"""Part of a card's worth that discarding it costs: another one is drawn at the end of the turn."""


class Way(NamedTuple):
    """The way to a Location: its cost, its first step (None at the start), and the paths to be paid."""

    cost: float
    first: Move | None
    paths: int


def ways(state: HamState, turn: Turn, moves: Sequence[Move]) -> dict[Loc, Way]:
    """Return every Location in reach: on foot, or at a stroke by a star or by Ronin's ability."""
    found = _on_foot(state, turn)
    leap = _leap(state, turn, moves)
    if leap is not None:
        cost, first = leap
        for loc in LETTERS:
            price = cost + (NEST_STEP_COST if loc in state.nests else 0.0)
            if loc not in found or found[loc].cost > price:
                found[loc] = Way(price, first._replace(to=loc) if isinstance(first, UseStar) else first, 0)
    return found


def _on_foot(state: HamState, turn: Turn) -> dict[Loc, Way]:
    here = state.loc[turn.c]
    paths = CONNECTED_BY_ANY_WRAP if state.options.all_wraps_connected else CONNECTED
    found: dict[Loc, Way] = {here: Way(0.0, None, 0)}
    edge = [here]
    for number in range(turn.icons.count("m") + turn.icons.count("M") + held_paths(state, turn)):
        reached = []
        for loc in edge:
            way = found[loc]
            for to in paths[loc]:
                if to not in found:
                    extra = PATH_COST + (NEST_STEP_COST if to in state.nests else 0.0)
                    found[to] = Way(way.cost + extra, way.first or Walk(to), number + 1)
                    reached.append(to)
        edge = reached
    return found


def _leap(state: HamState, turn: Turn, moves: Sequence[Move]) -> tuple[float, UseStar | UseAbility] | None:
    """Return the cheapest way to be anywhere at once, with its cost."""
    if "T" in turn.icons:
        for move in moves:
            if isinstance(move, UseStar) and state.cards[move.card].star is Star.FLY:
                return FLIGHT_COST, move
    if state.team[turn.c].hero.ability is Ability.VANISH:
        cards = [move for move in moves if isinstance(move, UseAbility)]
        if cards:
            weakest = min(cards, key=lambda move: next_worth(state, state.cards[move.card]))
            return CARD_SHARE * next_worth(state, state.cards[weakest.card]), weakest
    return None
