"""Quick answers about cards, looked up by number.

A card that lies before somebody is one number as well, its ``Laid``: twice the card's number, plus 1 if it is turned.
So sorted Reserves lie in printed order, of equal cards the upright ones first.
"""

from collections import Counter
from typing import NewType

from client.games.henchmania.components import (
    ALL_SITES,
    ANIMAL_IDS,
    PLAIN,
    SITES,
    WITH_POWERS,
    Card,
    CardPrint,
    Kind,
    Play,
    Site,
)
from client.games.henchmania.options import HenchmaniaOptions
from client.games.henchmania.verbs import Verb

Laid = NewType("Laid", int)
"""A card in a Reserve or a Trump, upright or turned."""

CARDS: tuple[Card, ...] = tuple(Card(number) for number in range(len(PLAIN)))
BACKS: tuple[Card, ...] = tuple(Card(len(PLAIN) + site) for site in ALL_SITES)
"""Stand for cards of which only the back is known, by site."""
IDS: tuple[str, ...] = (*(card.id for card in PLAIN), *(f"?{site.id}" for site in SITES))
"""What a card is called in a saved position."""
CARD_BY_ID: dict[str, Card] = {card.id: Card(number) for number, card in enumerate(PLAIN)}
SITE_BY_ID: dict[str, Site] = {site.id: Site(number) for number, site in enumerate(SITES)}
SITE_OF: tuple[Site, ...] = (*(card.site for card in PLAIN), *ALL_SITES)
"""The site on the back of a card."""

EFFECT: tuple[Verb, ...] = tuple(card.effect for card in PLAIN)
FAMILY: tuple[str, ...] = tuple(card.family for card in PLAIN)
"""Cards of one family count together for the maximum in a Reserve."""
LIMIT: tuple[int, ...] = tuple(card.limit for card in PLAIN)
KIND: tuple[Kind, ...] = tuple(card.kind for card in PLAIN)
PLAY: tuple[Play | None, ...] = tuple(card.play for card in PLAIN)

UPRIGHT: tuple[Laid, ...] = tuple(Laid(2 * card) for card in CARDS)
TURNED: tuple[Laid, ...] = tuple(Laid(2 * card + 1) for card in CARDS)
CARD_OF: tuple[Card, ...] = tuple(Card(laid // 2) for laid in range(2 * len(PLAIN)))
"""The card of a ``Laid``."""
LAID_FAMILY: tuple[str, ...] = tuple(FAMILY[card] for card in CARD_OF)
"""The family of a ``Laid``."""

CARDS_WITH: dict[Verb, frozenset[Card]] = {
    verb: frozenset(card for card in CARDS if EFFECT[card] is verb) for verb in Verb
}
"""The cards that do something, by what they do."""
UPRIGHT_WITH: dict[Verb, frozenset[Laid]] = {
    verb: frozenset(UPRIGHT[card] for card in cards) for verb, cards in CARDS_WITH.items()
}
"""The same cards as they lie upright before a seat."""
PERFORMANCES = CARDS_WITH[Verb.PERFORM]
WEAPONS = CARDS_WITH[Verb.FIGHT]
BASE_BOX: Counter[Card] = Counter(
    {card: PLAIN[card].copies for card in CARDS if not PLAIN[card].replaces and FAMILY[card] not in ANIMAL_IDS}
)
"""The cards of a match without any options."""
ANIMAL_CARDS = frozenset(card for card in CARDS if FAMILY[card] in ANIMAL_IDS)
GUARD = CARD_BY_ID["guard"]


def is_turned(laid: Laid) -> bool:
    """Tell whether the card's effect is used up for today."""
    return bool(laid & 1)


def prints_of(options: HenchmaniaOptions) -> tuple[CardPrint, ...]:
    """Return what the cards do in a match with these options, by card."""
    return WITH_POWERS if options.variant_powers else PLAIN


def box_of(options: HenchmaniaOptions) -> Counter[Card]:
    """Return every card of a match with these options, by number of copies."""
    box = BASE_BOX.copy()
    for variant in (*options.gloves, *options.henchmen):
        card = CARD_BY_ID[variant]
        box[card] += 1
        box[CARD_BY_ID[PLAIN[card].replaces]] -= 1
    if options.animals:
        box.update(ANIMAL_CARDS)
    return +box
