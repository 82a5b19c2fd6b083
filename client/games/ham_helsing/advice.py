"""A simple sensible player: helps mates, plays its cards, goes where it can do most, and shops.

It reads only what lies open, so it plays alike on a sight and on any guess. Source: section 13 of the rules reference.
"""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from client.games.ham_helsing import choices, plan, shopping, trading
from client.games.ham_helsing.moves import Move
from client.games.ham_helsing.rules import listed_moves
from client.games.ham_helsing.state import HamState

Chooser = Callable[[HamState, Any, Sequence[Any]], Move]
"""Chooses one of the moves of a question."""

CHOOSERS: dict[str, Chooser] = {
    "choose_first": choices.first,
    "revive_turn": choices.get_up,
    "play": plan.step,
    "vanish": plan.appear,
    "discards": shopping.keep,
    "cover": choices.cover,
    "route": choices.route,
    "kscare": choices.scare,
    "rscare": choices.scare,
    "skill_up": choices.skill_up,
    "lose_skill": choices.lose_skill,
    "sleeve": shopping.sleeve,
    "commit": choices.commit,
    "declare": choices.declare,
    "reroll": choices.reroll,
    "reroll_pick": choices.reroll_pick,
    "trade": trading.trade,
    "market": shopping.buy,
    "flush": shopping.flush,
    "pull": choices.pull,
}
"""How each question is answered."""


def rule_player(state: HamState, rng: Random) -> Move:
    """Return the move of the seat that decides; the choice of a hero is a matter of taste."""
    moves = listed_moves(state)
    if len(moves) == 1:
        return moves[0]
    frame = state.stack[-1]
    chooser = CHOOSERS.get(frame.frame)
    return rng.choice(moves) if chooser is None else chooser(state, frame, moves)
