"""Cards whose order does not matter, packed into one integer so that hands add, subtract and copy like numbers.

Henchmen of one value are interchangeable, so a hand is a count per value. Six bits a value, from 0 at the bottom to 6,
room for every card of a game; above them eight bits for the number of cards and, from there up, their total value. A
bag that may not be looked into keeps its number of cards and nothing else.
"""

from collections.abc import Iterable
from typing import TypeAlias

Bag: TypeAlias = int
"""Cards in any order. Add bags to put them together; subtract only a bag that is part of the other."""

EMPTY: Bag = 0
VALUES = range(7)
"""What a card can be worth: henchmen 0 to 5, the Mad Scientist 6."""

COUNT_WIDTH = 6
SIZE_SHIFT = COUNT_WIDTH * len(VALUES)
TOTAL_SHIFT = SIZE_SHIFT + 8
SIZE_BITS = 255 << SIZE_SHIFT
COUNT_BITS = (1 << SIZE_SHIFT) - 1
TOP_BITS = sum(32 << COUNT_WIDTH * value for value in VALUES)

CARD: tuple[Bag, ...] = tuple(1 << COUNT_WIDTH * value | 1 << SIZE_SHIFT | value << TOTAL_SHIFT for value in VALUES)
"""The bag that holds one card, by the card's value."""
HELD: tuple[int, ...] = tuple(63 << COUNT_WIDTH * value for value in VALUES)
"""The bits, by value, of which at least one is set in a bag that holds such a card."""


def bag_of(values: Iterable[int]) -> Bag:
    """Put cards of these values together."""
    return sum(CARD[value] for value in values)


def cards_in(bag: Bag) -> tuple[int, ...]:
    """Return the values of the cards in rising order; nothing for a bag that may not be looked into."""
    cards: list[int] = []
    for value in VALUES:
        cards += [value] * (bag >> COUNT_WIDTH * value & 63)
    return tuple(cards)


def count_of(bag: Bag, value: int) -> int:
    """Return how many cards of this value the bag holds."""
    return bag >> COUNT_WIDTH * value & 63


def size_of(bag: Bag) -> int:
    """Return the number of cards, which everybody may know."""
    return bag >> SIZE_SHIFT & 255


def total_of(bag: Bag) -> int:
    """Return the sum of the values; 0 for a bag that may not be looked into."""
    return bag >> TOTAL_SHIFT


def highest_in(bag: Bag) -> int:
    """Return the highest value in the bag, or -1 if nothing is in it."""
    return ((bag & COUNT_BITS).bit_length() - 1) // COUNT_WIDTH


def closed(bag: Bag) -> Bag:
    """Return the bag as somebody sees it who may only count its cards."""
    return bag & SIZE_BITS


def is_part_of(part: Bag, whole: Bag) -> bool:
    """Tell whether every card of ``part`` is also in ``whole``; both hold fewer than 32 cards of a value.

    The top bit of each count is free then: put there, it is borrowed where the part has more.
    """
    return (whole & COUNT_BITS | TOP_BITS) - (part & COUNT_BITS) & TOP_BITS == TOP_BITS


def common(one: Bag, other: Bag) -> Bag:
    """Return the cards that are in both bags, as often as in the poorer one."""
    return sum(CARD[value] * min(count_of(one, value), count_of(other, value)) for value in VALUES)
