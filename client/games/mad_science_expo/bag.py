"""Cards whose order does not matter, packed into one integer so that hands add, subtract and copy like numbers.

Henchmen of one value are interchangeable, so a hand is a count per value. Four bits a value, from 0 at the bottom to 6;
above them eight bits for the number of cards and, from there up, their total value. A bag that may not be looked into
keeps its number of cards and nothing else.
"""

from collections.abc import Iterable
from typing import TypeAlias

Bag: TypeAlias = int
"""Cards in any order. Add bags to put them together; subtract only a bag that is part of the other."""

EMPTY: Bag = 0
VALUES = range(7)
"""What a card can be worth: henchmen 0 to 5, the Mad Scientist 6."""

SIZE_SHIFT = 28
TOTAL_SHIFT = 36
SIZE_BITS = 255 << SIZE_SHIFT
COUNT_BITS = (1 << SIZE_SHIFT) - 1
TOP_BITS = 0x8888888

CARD: tuple[Bag, ...] = tuple(1 << 4 * value | 1 << SIZE_SHIFT | value << TOTAL_SHIFT for value in VALUES)
"""The bag that holds one card, by the card's value."""


def bag_of(values: Iterable[int]) -> Bag:
    """Put cards of these values together."""
    return sum(CARD[value] for value in values)


def cards_in(bag: Bag) -> tuple[int, ...]:
    """Return the values of the cards in rising order; nothing for a bag that may not be looked into."""
    cards: list[int] = []
    for value in VALUES:
        cards += [value] * (bag >> 4 * value & 15)
    return tuple(cards)


def count_of(bag: Bag, value: int) -> int:
    """Return how many cards of this value the bag holds."""
    return bag >> 4 * value & 15


def size_of(bag: Bag) -> int:
    """Return the number of cards, which everybody may know."""
    return bag >> SIZE_SHIFT & 255


def total_of(bag: Bag) -> int:
    """Return the sum of the values; 0 for a bag that may not be looked into."""
    return bag >> TOTAL_SHIFT


def highest_in(bag: Bag) -> int:
    """Return the highest value in the bag, or -1 if nothing is in it."""
    return ((bag & COUNT_BITS).bit_length() - 1) // 4


def closed(bag: Bag) -> Bag:
    """Return the bag as somebody sees it who may only count its cards."""
    return bag & SIZE_BITS


def is_part_of(part: Bag, whole: Bag) -> bool:
    """Tell whether every card of ``part`` is also in ``whole``; both hold at most seven cards of a value.

    The top bit of each count's four stays free up to seven: put there, it is borrowed where the part has more.
    """
    return (whole & COUNT_BITS | TOP_BITS) - (part & COUNT_BITS) & TOP_BITS == TOP_BITS


def common(one: Bag, other: Bag) -> Bag:
    """Return the cards that are in both bags, as often as in the poorer one."""
    return sum(CARD[value] * min(one >> 4 * value & 15, other >> 4 * value & 15) for value in VALUES)
