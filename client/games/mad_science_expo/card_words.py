"""Names of cards as phrases, shared by everything that speaks of them."""

from collections.abc import Iterable

from client.core.words import N_, Listing, Phrase
from client.games.mad_science_expo.components import CARDS

CARD_LINKS: tuple[Phrase, ...] = tuple(
    Phrase(N_("[{card} {value}]"), card=Phrase(card.name), value=card.value) for card in CARDS
)
"""A link to the card of each value."""


def card_link(value: int) -> Phrase:
    """Return the name of a card, as a link to it: "[Robot Guard 5]"."""
    return CARD_LINKS[value]


def cards_listed(values: Iterable[int]) -> Listing:
    """Return several cards as links, in the given order."""
    return Listing(tuple(CARD_LINKS[value] for value in values))


def values_listed(values: Iterable[int]) -> Listing:
    """Return bare values, for texts in which names would be too long."""
    return Listing(tuple(Phrase.number(value) for value in values))
