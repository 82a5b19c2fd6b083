"""Cards on their way between deck, hand, discard pile and board.

Whatever leaves a side or a hand goes to the pile of the seat it served (R16). Discards are never shuffled back (R9).
"""

from client.games.hemloch.bag import HELD, ONE
from client.games.hemloch.components import Card, Location
from client.games.hemloch.events import CardsDrawn, Event
from client.games.hemloch.state import HemlochState


def draw(state: HemlochState, seat: int, count: int, events: list[Event] | None) -> bool:
    """Draw up to ``count`` cards, as many as the deck has; tell whether there was any."""
    deck = state.decks[seat]
    drawn = deck[: -count - 1 : -1]
    if not drawn:
        return False
    state.decks[seat] = deck[: -len(drawn)]
    for card in drawn:
        state.hands[seat] += ONE[card]
    if events is not None:
        events.append(CardsDrawn(seat, drawn))
    return True


def leave_hand(state: HemlochState, seat: int, card: Card) -> None:
    """Take a card out of a hand; if one of its kind was known to be there, it is that one (R35)."""
    state.hands[seat] -= ONE[card]
    if state.known[seat] & HELD[card]:
        state.known[seat] -= ONE[card]


def to_pile(state: HemlochState, seat: int, card: Card) -> None:
    """Put a card on the seat's discard pile."""
    state.discards[seat] += (card,)


def from_pile(state: HemlochState, seat: int, card: Card) -> None:
    """Take a card out of the seat's discard pile: the copy that came first (R37)."""
    pile = state.discards[seat]
    first = pile.index(card)
    state.discards[seat] = pile[:first] + pile[first + 1 :]


def join_side(state: HemlochState, seat: int, card: Card, location: Location) -> None:
    """Lay a Minion on the seat's side of a Location."""
    state.board[2 * location + seat] += ONE[card]


def leave_side(state: HemlochState, seat: int, card: Card, location: Location) -> None:
    """Take a Minion from the seat's side of a Location."""
    state.board[2 * location + seat] -= ONE[card]


def discard_minion(state: HemlochState, seat: int, card: Card, location: Location) -> None:
    """Send a Minion from the seat's side to the seat's discard pile."""
    leave_side(state, seat, card, location)
    to_pile(state, seat, card)
