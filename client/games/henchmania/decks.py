"""Decks and discard piles: the last card of either is the top.

Source: section 5 of the rules reference, "Deck rule".
"""

from client.games.henchmania.cards import SITE_OF
from client.games.henchmania.components import Card, Site
from client.games.henchmania.events import CardDrawn, DeckRenewed, Events, NoCardLeft, Why
from client.games.henchmania.hands import with_card
from client.games.henchmania.state import HenchmaniaState


def discard(state: HenchmaniaState, card: Card) -> None:
    """Put a card on top of the discard pile of its own site."""
    site = SITE_OF[card]
    state.discards[site] += (card,)


def has_stock(state: HenchmaniaState, site: Site) -> bool:
    """Tell whether there is a card to draw."""
    return bool(state.decks[site] or state.discards[site])


def draw(state: HenchmaniaState, seat: int, site: Site, why: Why, events: Events) -> None:
    """Draw the top card of a site into a hand; nothing happens but a word about it if there is none.

    A pile that an empty deck waits for is shuffled before the draw, and again as soon as the deck is empty after it.
    """
    deck = state.decks[site] or _renewed(state, site, events)
    if not deck:
        if events is not None:
            events.append(NoCardLeft(seat, site))
        return
    card = deck[-1]
    state.decks[site] = deck[:-1]
    state.hands[seat] = with_card(state.hands[seat], card)
    if events is not None:
        events.append(CardDrawn(seat, card, why))
    if not state.decks[site]:
        _renewed(state, site, events)


def _renewed(state: HenchmaniaState, site: Site, events: Events) -> tuple[Card, ...]:
    """Shuffle the discard pile into a new deck, if there is one."""
    pile = list(state.discards[site])
    if not pile:
        return ()
    rng, state.chance = state.chance.roll()
    rng.shuffle(pile)
    state.decks[site] = tuple(pile)
    state.discards[site] = ()
    if events is not None:
        events.append(DeckRenewed(site, len(pile)))
    return state.decks[site]
