"""What a seat may know. Hands are open, orders are not, and every seat knows the same.

Source: section 8 of the rules reference.
"""

from client.core.chance import Chance
from client.games.ham_helsing.components import LAST_CARD, VILLAIN_CARDS
from client.games.ham_helsing.events import (
    BagRefilled,
    CardDrawn,
    DeckRefilled,
    DieRolled,
    EffectDrawn,
    Event,
    HandsDealt,
    MarketFlushed,
    TokenPlaced,
    UpgradeBought,
    VillainCardFlipped,
)
from client.games.ham_helsing.state import HamState, copied

HIDDEN_CHANCE = Chance(0, 0)


def sight(state: HamState, viewer: int) -> HamState:
    """Return a copy in which nothing tells what comes next: decks and bag in order, Villain cards as levels."""
    seen = copied(state)
    seen.viewer = viewer
    seen.chance = HIDDEN_CHANCE
    seen.dice_queue = ()
    seen.bag.sort()
    seen.decks = [tuple(sorted(deck)) for deck in state.decks]
    seen.market = {name: row._replace(deck=tuple(sorted(row.deck))) for name, row in state.market.items()}
    seen.villain_deck = (*state.villain_deck[:1], *map(_back, state.villain_deck[1:]))
    return seen


def _back(card: str) -> str:
    """Return the level of a face-down Villain card, or the last card, which everybody knows."""
    return card if card == LAST_CARD or card.startswith("?") else f"?{VILLAIN_CARDS[card].level}"


def reveals(event: Event) -> bool:
    """Tell whether the event showed something hidden, or was made by chance."""
    match event:
        case HandsDealt() | CardDrawn() | DeckRefilled() | TokenPlaced() | EffectDrawn() | BagRefilled() | DieRolled():
            return True
        case UpgradeBought() | MarketFlushed() | VillainCardFlipped():
            return True
        case _:
            return False
