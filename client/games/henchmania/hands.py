"""Cards in hands, and what others know of them.

Source: section 8 of the rules reference, "seen".
"""

from bisect import bisect_right

from client.games.henchmania.cards import SITE_OF
from client.games.henchmania.components import Card, Site
from client.games.henchmania.state import Hand, HenchmaniaState


def with_card(hand: Hand, card: Card) -> Hand:
    """Return the hand with one more card, in printed order."""
    at = bisect_right(hand, card)
    return (*hand[:at], card, *hand[at:])


def without_card(hand: Hand, card: Card) -> Hand:
    """Return the hand without one copy of a card that it holds."""
    at = hand.index(card)
    return hand[:at] + hand[at + 1 :]


def cards_with_back(hand: Hand, back: Site) -> list[Card]:
    """Return the cards of the hand that come from a site."""
    return [card for card in hand if SITE_OF[card] == back]


def leave_openly(state: HenchmaniaState, seat: int, card: Card) -> None:
    """Take a card out of a hand, for all to see."""
    state.hands[seat] = without_card(state.hands[seat], card)
    seats = len(state.hands)
    for observer, known in enumerate(state.seen[seat::seats]):
        if card in known:
            state.seen[observer * seats + seat] = without_card(known, card)


def arrive_openly(state: HenchmaniaState, seat: int, card: Card) -> None:
    """Put a card in a hand, for all to see."""
    state.hands[seat] = with_card(state.hands[seat], card)
    seats = len(state.hands)
    for observer in range(seats):
        if observer != seat:
            entry = observer * seats + seat
            state.seen[entry] = with_card(state.seen[entry], card)


def change_hands(state: HenchmaniaState, giver: int, receiver: int, card: Card) -> None:
    """Move a card between two hands. Both know it; the others no longer know which cards of that back remain."""
    state.hands[giver] = without_card(state.hands[giver], card)
    state.hands[receiver] = with_card(state.hands[receiver], card)
    seats = len(state.hands)
    back = SITE_OF[card]
    for observer in range(seats):
        entry = observer * seats + giver
        known = state.seen[entry]
        if observer == receiver:
            if card in known:
                state.seen[entry] = without_card(known, card)
        elif known:
            state.seen[entry] = tuple(each for each in known if SITE_OF[each] != back)
    learnt = giver * seats + receiver
    state.seen[learnt] = with_card(state.seen[learnt], card)


def forget_hand(state: HenchmaniaState, seat: int) -> None:
    """Let everybody forget what is in the hand."""
    seats = len(state.hands)
    for entry in range(seat, seats * seats, seats):
        state.seen[entry] = ()


def known_to(state: HenchmaniaState, observer: int, seat: int) -> Hand:
    """Return the cards that the observer knows to be in the hand of another."""
    return state.seen[observer * len(state.hands) + seat]
