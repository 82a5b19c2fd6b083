"""Names of cards, sites and dice as phrases, shared by everything that speaks of them."""

from collections.abc import Iterable

from client.core.words import N_, Listing, Phrase
from client.games.henchmania.components import PLAIN, SITES, Card, Site

CARD_LINKS: tuple[Phrase, ...] = tuple(Phrase(N_("[{card}]"), card=Phrase(card.name)) for card in PLAIN)
"""A link to each card."""
SITE_NAMES: tuple[Phrase, ...] = tuple(Phrase(site.name) for site in SITES)
BACK_NAMES: tuple[Phrase, ...] = tuple(
    Phrase(text)
    for text in (
        N_("a Tavern card"),
        N_("a Castle card"),
        N_("a Square card"),
        N_("a Church card"),
        N_("an Armory card"),
    )
)
"""A card of which only the back is known, by site."""


def card_link(card: Card) -> Phrase:
    """Return the name of a card, as a link to it: "[Boss Lady]"."""
    return CARD_LINKS[card]


def cards_listed(cards: Iterable[Card]) -> Listing:
    """Return several cards as links, in the given order."""
    return Listing(tuple(CARD_LINKS[card] for card in cards))


def site_name(site: Site) -> Phrase:
    """Return the name of a site: "The Tavern"."""
    return SITE_NAMES[site]


def back_name(site: Site) -> Phrase:
    """Return a card of this back as others see it: "a Tavern card"."""
    return BACK_NAMES[site]


def numbers_listed(numbers: Iterable[int]) -> Listing:
    """Return numbers such as dice, in the given order."""
    return Listing(tuple(Phrase.number(number) for number in numbers))
