"""Hands, decks and discard piles.

Source: sections 4.2 (twins) and 4.9 (Draw) of the rules reference.
"""

from collections.abc import Iterable

from client.games.ham_helsing.cards import without_covers
from client.games.ham_helsing.components import HAND_SIZE, HAND_SIZE_SOLO, SHARED_BONUS
from client.games.ham_helsing.events import CardDiscarded, CardDrawn, DeckRefilled, Events, tell
from client.games.ham_helsing.fate import shuffled
from client.games.ham_helsing.state import HamState


def without_twins(state: HamState, uids: Iterable[int]) -> list[int]:
    """Return the cards, and of equal ones only the first; a hand is sorted, so that is the lowest uid."""
    cards = state.cards
    seen = set()
    kept = []
    for uid in uids:
        twin = cards[uid].twin
        if twin not in seen:
            seen.add(twin)
            kept.append(uid)
    return kept


def distinct_hand(state: HamState, c: int) -> list[int]:
    """Return the hand cards of a character between which there is a choice."""
    hand = state.hands[state.team[c].pile]
    if len(hand) < 2 or len({state.cards[uid].twin for uid in hand}) == len(hand):
        return [*hand]
    return without_twins(state, hand)


def take_from_hand(state: HamState, c: int, uid: int) -> None:
    """Take a card out of the hand; whoever calls puts it somewhere."""
    pile = state.team[c].pile
    state.hands[pile] = tuple(held for held in state.hands[pile] if held != uid)


def put_in_hand(state: HamState, c: int, uid: int) -> None:
    """Put a card into the hand, in its place."""
    pile = state.team[c].pile
    state.hands[pile] = tuple(sorted((*state.hands[pile], uid)))


def put_on_discard(state: HamState, c: int, uid: int, events: Events) -> None:
    """Put a card onto the discard pile, where it loses its covers."""
    pile = state.team[c].pile
    state.cards[uid] = without_covers(state.cards[uid])
    state.discards[pile] += (uid,)
    tell(events, CardDiscarded, state.team[c], uid, state.cards[uid])


def discard(state: HamState, c: int, uid: int, events: Events) -> None:
    """Discard a hand card."""
    take_from_hand(state, c, uid)
    put_on_discard(state, c, uid, events)


def draw(state: HamState, c: int, count: int, events: Events) -> None:
    """Draw cards; an empty deck is refilled from the discard pile, and where nothing is left drawing stops."""
    pile = state.team[c].pile
    for _ in range(count):
        if not state.decks[pile]:
            if not state.discards[pile]:
                return
            state.decks[pile] = tuple(shuffled(state, state.discards[pile]))
            state.discards[pile] = ()
            tell(events, DeckRefilled, state.team[c])
        uid = state.decks[pile][-1]
        state.decks[pile] = state.decks[pile][:-1]
        put_in_hand(state, c, uid)
        tell(events, CardDrawn, state.team[c], uid, state.cards[uid])


def hand_limit(state: HamState, c: int) -> int:
    """Return up to how many cards step 3 draws: one more beside another hero, if both are not KO'd."""
    size = HAND_SIZE_SOLO if state.seats == 1 else HAND_SIZE
    return size + SHARED_BONUS if state.is_up(c) and state.others_here(c) else size
