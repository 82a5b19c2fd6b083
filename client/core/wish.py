"""What mates ask of each other in a co-operative match, and plans to go about a turn.

Neither is a move: the rules know nothing of them.
"""

from collections.abc import Hashable
from typing import NamedTuple


class Wish(NamedTuple):
    """Something a mate is asked to do, in plain values that the game understands."""

    kind: str
    """Names the request; each game has its own kinds."""
    by: int
    """The seat that asks."""
    at: str = ""
    """What it is about, such as the letter of a place; empty if ``kind`` says all."""


class Plan(NamedTuple):
    """A way to go about the decisions that come: with a wish in mind as if somebody had asked for it, or by a move."""

    wish: Wish | None = None
    """What is borne in mind; None for nothing but what the sight bears already."""
    move: Hashable | None = None
    """The first move; None for that of the rule player."""
    favour: float = 0.0
    """Shares of the win that following this plan is worth in itself, as when somebody has asked for it."""
