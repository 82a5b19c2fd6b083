"""Names of cards as phrases, shared by everything that speaks of them."""

from client.core.words import N_, Phrase
from client.games.hens.components import BREEDS, CARDS, Breed, Card

BREED_NAMES: tuple[Phrase, ...] = tuple(Phrase(breed.name) for breed in BREEDS)
CARD_LINKS: tuple[Phrase, ...] = tuple(
    Phrase(N_("[{breed} {number}]"), breed=BREED_NAMES[hen.breed], number=hen.number) for hen in CARDS
)
"""A link to each card."""


def card_link(card: Card) -> Phrase:
    """Return the name of a card, as a link to it: "[Padovana 4]"."""
    return CARD_LINKS[card]


def breed_name(breed: Breed) -> Phrase:
    """Return the name of a breed."""
    return BREED_NAMES[breed]
