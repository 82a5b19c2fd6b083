"""Whom a hero brings along or calls: mates who come nearer to where the Villain is, or goes next, by it."""

from collections.abc import Sequence

from client.games.ham_helsing.components import VILLAIN_CARDS, Loc
from client.games.ham_helsing.moves import Move, UseStar, Walk
from client.games.ham_helsing.state import HamState, Turn
from client.games.ham_helsing.terrain import DISTANCE
from client.games.ham_helsing.tokens import BITES
from client.games.ham_helsing.verbs import Ability, Star

WEAK = 3
"""A mate with no more health is not taken to where it is dangerous."""


def with_company(state: HamState, turn: Turn, walk: Walk, goal: Loc) -> Walk:
    """Return a walk of Lobos towards ``goal`` with those mates to whom being there is of use."""
    if state.team[turn.c].hero.ability is not Ability.CARRY:
        return walk
    mates = state.others_here(turn.c)
    return walk._replace(carry=tuple(who for who in mates if _steps_saved(state, turn.c, who, goal) > 0))


def best_call(state: HamState, moves: Sequence[Move]) -> Move | None:
    """Return the call that saves a mate most steps, if it saves more than one."""
    c = state.now.c
    best, most = None, 1
    for move in moves:
        if isinstance(move, UseStar) and move.who is not None and state.cards[move.card].star is Star.CALL:
            saved = _steps_saved(state, c, move.who, state.loc[c])
            if saved > most:
                best, most = move, saved
    return best


def _steps_saved(state: HamState, c: int, who: int, goal: Loc) -> int:
    """Return how many paths nearer to the Villain of its next turn a mate is at ``goal``; 0 where it is in danger."""
    spot = state.villain_loc if who > c else _next_place(state)
    bites = sum(BITES[token] for token in state.board[goal])
    safe = state.hp[who] > WEAK or (not bites and goal not in state.nests and state.hp[who] > 1)
    return DISTANCE[state.loc[who]][spot] - DISTANCE[goal][spot] if safe else 0


def _next_place(state: HamState) -> Loc:
    """Return where the Villain goes at the end of the round, as the back of his next card tells."""
    card = VILLAIN_CARDS.get(state.villain_deck[0]) if state.villain_deck else None
    return state.villain_loc if card is None else card.destination
