"""What mates ask of each other in a co-operative match. A wish is no move: the rules know nothing of it."""

from typing import NamedTuple


class Wish(NamedTuple):
    """Something a mate is asked to do, in plain values that the game understands."""

    kind: str
    """Names the request; each game has its own kinds."""
    by: int
    """The seat that asks."""
    at: str = ""
    """What it is about, such as the letter of a place; empty if ``kind`` says all."""
