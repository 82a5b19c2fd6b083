"""Playing a guessed position on, quickly and sensibly, to see who wins."""

from random import Random
from typing import NamedTuple

from client.bots.advice import AnyGame, State


class Playout(NamedTuple):
    """How a position is played on."""

    depth: int = 12
    """Decisions before the standing is estimated instead: far enough to see what is under way come to its end."""
    slip: float = 0.1
    """Share of decisions that fall at random, so that playouts see more than the rule player's habits."""


def play_out(game: AnyGame, state: State, rng: Random, playout: Playout) -> list[float]:
    """Let the rule player decide for everybody, changing ``state``; return each seat's share of the win."""
    for _ in range(playout.depth):
        if game.to_act(state) is None:
            break
        slips = rng.random() < playout.slip
        move = rng.choice(game.legal_moves(state)) if slips else game.rule_player(state, rng)
        game.apply(state, move, None)
    return game.standing(state)
