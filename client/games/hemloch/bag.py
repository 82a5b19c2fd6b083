"""Things whose order does not matter, packed into one integer, so that hands and supplies add and copy like numbers.

Copies of a kind are interchangeable, so a bag is a count per kind: four bits a kind from kind 0 at the bottom, room for
15 copies of each of 13 kinds; above them the number of things in all. A bag that may not be looked into keeps that
number and nothing else.
"""

from collections.abc import Iterable
from typing import TypeAlias

Bag: TypeAlias = int
"""Things of numbered kinds. Add bags to put them together; subtract only a bag that is part of the other."""

EMPTY: Bag = 0
MOST_KINDS = 13
COUNT_WIDTH = 4
SIZE_SHIFT = COUNT_WIDTH * MOST_KINDS
COUNT_BITS = (1 << SIZE_SHIFT) - 1
SIZE_BITS = 255 << SIZE_SHIFT

ONE: tuple[Bag, ...] = tuple(1 << COUNT_WIDTH * kind | 1 << SIZE_SHIFT for kind in range(MOST_KINDS))
"""The bag with one thing, by its kind."""
HELD: tuple[int, ...] = tuple(15 << COUNT_WIDTH * kind for kind in range(MOST_KINDS))
"""The bits, by kind, of which at least one is set in a bag that holds such a thing."""


def bag_of(kinds: Iterable[int]) -> Bag:
    """Put one thing of each kind named together; a kind may be named several times."""
    return sum([ONE[kind] for kind in kinds])


def listed(bag: Bag) -> list[int]:
    """Return the kind of every thing in rising order; nothing for a bag that may not be looked into."""
    things: list[int] = []
    for kind in range(MOST_KINDS):
        things += [kind] * (bag >> COUNT_WIDTH * kind & 15)
    return things


def count_of(bag: Bag, kind: int) -> int:
    """Return how many things of this kind the bag holds."""
    return bag >> COUNT_WIDTH * kind & 15


def size_of(bag: Bag) -> int:
    """Return the number of things, which everybody may know."""
    return bag >> SIZE_SHIFT


def closed(bag: Bag) -> Bag:
    """Return the bag as somebody sees it who may only count."""
    return bag & SIZE_BITS
