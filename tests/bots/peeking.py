"""Finds out whether a player's decision hangs on what its seat cannot see."""

from collections.abc import Callable, Hashable
from random import Random
from typing import Any

from client.bots.advice import AnyGame

Decision = Callable[[Any, int, Random], Hashable]
"""Decides in a full state for a seat. An honest player looks at the sight alone."""


def peeks(game: AnyGame, state: Any, seat: int, decide: Decision, *, tries: int = 3) -> bool:
    """Redeal everything hidden from ``seat`` and tell whether the same generator then decides otherwise."""
    told = decide(game.copy(state), seat, Random(11))
    sight = game.sight(state, seat)
    others = (game.guess(sight, seat, Random(f"redeal {number}")) for number in range(tries))
    return any(decide(other, seat, Random(11)) != told for other in others)
