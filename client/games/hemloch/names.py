"""Names of cards and Locations as phrases, shared by everything that speaks of them."""

from collections.abc import Iterable

from client.core.words import N_, Listing, Phrase
from client.games.hemloch.components import ITEMS, MINIONS, PLACES, WEEK_CARDS, Card, Item, Location, WeekCard

_CARD_LINKS: tuple[Phrase, ...] = tuple(Phrase(N_("[{card}]"), card=Phrase(minion.name)) for minion in MINIONS)
_ITEM_LINKS: tuple[Phrase, ...] = tuple(Phrase(N_("[{card}]"), card=Phrase(item.name)) for item in ITEMS)
_PLACE_LINKS: tuple[Phrase, ...] = tuple(Phrase(N_("[{card}]"), card=Phrase(place.name)) for place in PLACES)
_ITEM_NAMES: tuple[Phrase, ...] = tuple(Phrase(item.name) for item in ITEMS)
_PLACE_NAMES: tuple[Phrase, ...] = tuple(Phrase(place.name) for place in PLACES)
_WEEK_NAMES: tuple[Phrase, ...] = tuple(Phrase(card.name) for card in WEEK_CARDS)


def card_link(card: Card) -> Phrase:
    """Return the name of a Minion, as a link to it."""
    return _CARD_LINKS[card]


def cards_listed(cards: Iterable[Card]) -> Listing:
    """Return several Minions as links, in the given order."""
    return Listing(tuple(_CARD_LINKS[card] for card in cards))


def item_link(item: Item) -> Phrase:
    """Return the name of a Potion or Trinket, as a link to it."""
    return _ITEM_LINKS[item]


def item_name(item: Item) -> Phrase:
    """Return the bare name of a Potion or Trinket."""
    return _ITEM_NAMES[item]


def place_link(location: Location) -> Phrase:
    """Return the name of a Location, as a link to it; texts put "the" before it."""
    return _PLACE_LINKS[location]


def place_name(location: Location) -> Phrase:
    """Return the bare name of a Location."""
    return _PLACE_NAMES[location]


def week_card_name(card: WeekCard) -> Phrase:
    """Return the name of a Night or Day."""
    return _WEEK_NAMES[card]
