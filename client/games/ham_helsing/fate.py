"""Shuffles and dice, from the stream of chance that the state carries."""

from collections.abc import Sequence
from typing import TypeVar

from client.games.ham_helsing.components import DICE
from client.games.ham_helsing.state import HamState

T = TypeVar("T")


def shuffled(state: HamState, things: Sequence[T]) -> list[T]:
    """Return the things in an order by chance."""
    rng, state.chance = state.chance.roll()
    mixed = list(things)
    rng.shuffle(mixed)
    return mixed


def roll_die(state: HamState, die: int) -> str:
    """Return a face of a Villain die: the next one that is queued, else one by chance."""
    if state.dice_queue:
        face, *rest = state.dice_queue
        state.dice_queue = tuple(rest)
        return face
    rng, state.chance = state.chance.roll()
    return rng.choice(DICE[die])
