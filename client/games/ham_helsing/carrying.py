"""Whom Lobos takes along: mates whom it brings nearer to where the Villain is or goes next."""

from client.games.ham_helsing.components import VILLAIN_CARDS, Loc
from client.games.ham_helsing.moves import Walk
from client.games.ham_helsing.state import HamState, Turn
from client.games.ham_helsing.terrain import DISTANCE
from client.games.ham_helsing.tokens import BITES
from client.games.ham_helsing.verbs import Ability

WEAK = 3
"""A mate with no more health is not taken to where it is dangerous."""


def with_company(state: HamState, turn: Turn, walk: Walk, goal: Loc) -> Walk:
    """Return a walk towards ``goal`` with those mates to whom being there is of use."""
    if state.team[turn.c].hero.ability is not Ability.CARRY:
        return walk
    return walk._replace(carry=tuple(who for who in state.others_here(turn.c) if _gains(state, turn.c, who, goal)))


def _gains(state: HamState, c: int, who: int, goal: Loc) -> bool:
    """Tell whether a mate would rather be at ``goal``: nearer to the Villain of its next turn."""
    spot = state.villain_loc if who > c else _next_place(state)
    bites = sum(BITES[token] for token in state.board[goal])
    safe = state.hp[who] > WEAK or (not bites and goal not in state.nests)
    return safe and state.hp[who] > 1 and DISTANCE[goal][spot] < DISTANCE[state.loc[who]][spot]


def _next_place(state: HamState) -> Loc:
    """Return where the Villain goes at the end of the round, as the back of his next card tells."""
    card = VILLAIN_CARDS.get(state.villain_deck[0]) if state.villain_deck else None
    return state.villain_loc if card is None else card.destination
