"""How an option that is a list is filled in: a mark in the annotation of the option, beside the type of its entries.

The set-up reads the marks and asks accordingly; the options class still checks what it is given.
"""

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum


def _every_seat(seats: int) -> int:
    return seats


class Pick(Enum):
    """Lists of which the length or the order is free."""

    SOME = "some"
    """Any of the values, each at most once; their order means nothing."""
    ORDER = "order"
    """All of the values, in an order."""


@dataclass(frozen=True, slots=True)
class OneEach:
    """One value for each place, all different, or none at all: then the game decides, in the words of ``unset``."""

    unset: str
    """What happens if nothing is named; a catalogue text."""
    places: Callable[[int], int] = _every_seat
    """How many values so many seats have to name."""
