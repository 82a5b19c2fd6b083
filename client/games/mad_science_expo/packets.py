"""Choosing cards for one side of a challenge, the cheapest that do."""

from client.games.mad_science_expo.bag import Bag, cards_in, highest_in
from client.games.mad_science_expo.components import MAD_SCIENTIST


def choosable(hand: Bag, picks: Bag) -> list[int]:
    """Return the henchmen that may still be picked, one entry a card, rising."""
    lowest = highest_in(picks)
    return [value for value in cards_in(hand - picks) if lowest <= value != MAD_SCIENTIST]


def least_total(cards: list[int], need: int) -> int | None:
    """Return the smallest total of at least ``need`` that some of the cards have together, or None."""
    sums = 1  # bit s tells that the total s can be reached
    for value in cards:
        sums |= sums << value
    enough = sums >> max(need, 0)
    return max(need, 0) + (enough & -enough).bit_length() - 1 if enough else None


def first_of(cards: list[int], total: int) -> int:
    """Return the lowest card of a choice that has exactly this total, one with few cards.

    ``cards`` rise, and some of them must have the total together.
    """
    sums = 1
    for value in reversed(cards):
        if total >= value and sums >> (total - value) & 1:
            return value
        sums |= sums << value
    return cards[0]
