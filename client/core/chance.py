"""Chance that can be replayed: a seed and a count of draws, never a generator that is kept."""

from random import Random
from typing import NamedTuple


class Chance(NamedTuple):
    """Where a match stands in its own stream of chance. ``counter`` counts the generators handed out so far."""

    seed: int
    counter: int = 0

    def roll(self) -> tuple[Random, "Chance"]:
        """Return a generator for one shuffle or throw, and the stream after it.

        The generator is seeded with a text, so that every machine and every process draws alike.
        """
        return Random(f"{self.seed}/{self.counter}"), Chance(self.seed, self.counter + 1)  # noqa: S311
