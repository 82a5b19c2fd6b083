"""Filling in what nobody knows, with the exact odds: what is hidden is an order, so it is shuffled.

Source: section 8 of the rules reference.
"""

from collections.abc import Sequence
from random import Random
from typing import TypeVar

from client.core.chance import Chance
from client.games.ham_helsing.setup import cards_of_level
from client.games.ham_helsing.state import HamState, copied

T = TypeVar("T")


def guess(sight: HamState, rng: Random) -> HamState:
    """Return a full state that agrees with the sight, with a new seed."""
    state = copied(sight)
    state.viewer = None
    state.decks = [tuple(_mixed(deck, rng)) for deck in sight.decks]
    for name, row in sight.market.items():
        state.market[name] = row._replace(deck=tuple(_mixed(row.deck, rng)))
    state.bag = _mixed(sight.bag, rng)
    state.villain_deck = _villain_deck(sight, rng)
    state.chance = Chance(rng.getrandbits(30))
    return state


def _mixed(things: Sequence[T], rng: Random) -> list[T]:
    mixed = list(things)
    rng.shuffle(mixed)
    return mixed


def _villain_deck(sight: HamState, rng: Random) -> tuple[str, ...]:
    """Put cards of the right level, neither on top nor discarded, where only the level is known."""
    hidden = [card for card in sight.villain_deck if card.startswith("?")]
    if not hidden:
        return sight.villain_deck
    known = {*sight.villain_deck, *sight.villain_discard}
    left = {
        back: _mixed(sorted(card for card in cards_of_level(int(back[1:])) if card not in known), rng)
        for back in dict.fromkeys(hidden)
    }
    return tuple(left[card].pop() if card.startswith("?") else card for card in sight.villain_deck)
