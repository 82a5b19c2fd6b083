"""Positions to think about, met in random matches."""

from collections.abc import Iterator
from random import Random
from typing import Any

from client.bots.advice import AnyGame


def random_positions(game: AnyGame, seats: int, seed: int) -> Iterator[tuple[Any, int]]:
    """Yield every position of one random match with the seat to act. The state yielded may be changed."""
    rng = Random(seed)
    state = game.new(seats, None, seed)
    while (seat := game.to_act(state)) is not None:
        yield game.copy(state), seat
        game.play(state, rng.choice(game.legal_moves(state)))


def busy_position(game: AnyGame, seats: int, seed: int, *, moves: int = 3) -> tuple[Any, int]:
    """Return a position with at least so many legal moves and its seat to act."""
    for state, seat in random_positions(game, seats, seed):
        if len(game.legal_moves(state)) >= moves:
            return state, seat
    raise AssertionError("no such position in this match")
