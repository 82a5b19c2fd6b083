"""Filling in what a seat cannot know, with the exact odds.

Source: section 8 of the rules reference, "Sampling hidden cards". All unseen cards are put in order before they are
shuffled, so that nothing of the truth's order can shine through.
"""

from collections.abc import Iterator
from random import Random

from client.core.chance import Chance
from client.games.hens.components import Card, copies_in_play
from client.games.hens.state import HensState, Phase, copied
from client.games.hens.turns import in_turn_order


def guess(sight: HensState, viewer: int, rng: Random) -> HensState:
    """Return a full state that agrees with the sight of ``viewer``, with a new seed."""
    state = copied(sight)
    state.viewer = None
    state.chance = Chance(rng.getrandbits(30))
    others = [seat for seat in state.seats if seat != viewer]
    rest = _unplaced(state, viewer)
    rng.shuffle(rest)
    dealt = iter(rest)
    for seat in others:
        _fill_in(state, seat, dealt, rng)
    state.deck = tuple(dealt)
    if state.phase is Phase.ROOSTER:
        _choose_roosters(state, viewer, rng)
    return state


def _unplaced(state: HensState, viewer: int) -> list[Card]:
    """Return all cards in play that the viewer neither sees nor knows where to look for, in data order.

    What a refill shuffled into the deck is not remembered (R24).
    """
    counts = list(copies_in_play(state.removed))
    for card in _seen(state, viewer):
        counts[card] -= 1
    for seat in state.seats:
        if seat != viewer:
            for card in state.taken[seat]:
                counts[card] -= 1
    return [Card(card) for card, count in enumerate(counts) for _ in range(count)]


def _seen(state: HensState, viewer: int) -> Iterator[Card]:
    yield from state.hands[viewer]
    yield from state.yards[viewer].coops.values()
    yield from state.neighbour or ()
    for yard, pile in zip(state.yards, state.discards, strict=True):
        yield from yard.hens.values()
        yield from pile


def _fill_in(state: HensState, seat: int, dealt: Iterator[Card], rng: Random) -> None:
    """Put cards into the hand and under the coops of a seat: first those that it took openly, then any."""
    yard = state.yards[seat]
    cells = sorted(yard.coops)
    in_hand = len(state.hands[seat])
    known = _places_of_taken(state, seat, rng)
    cards = [known[slot] if slot in known else next(dealt) for slot in range(in_hand + len(cells))]
    state.hands[seat] = tuple(sorted(cards[:in_hand]))
    if cells:
        state.yards[seat] = yard._replace(coops=dict(zip(cells, cards[in_hand:], strict=True)))


def _places_of_taken(state: HensState, seat: int, rng: Random) -> dict[int, Card]:
    """Return where the cards lie that the seat took openly: slots count the hand first, then the coops by cell.

    They are in the hand, or under as many coops as may hide one: any of the seat's coops, as they look alike.
    """
    taken, hiding, in_hand = state.taken[seat], state.coops_since[seat], len(state.hands[seat])
    if not hiding:
        return dict(enumerate(taken))
    coops = range(in_hand, in_hand + len(state.yards[seat].coops))
    slots = [*range(in_hand), *rng.sample(coops, hiding)]
    return dict(zip(rng.sample(slots, len(taken)), taken, strict=True))


def _choose_roosters(state: HensState, viewer: int, rng: Random) -> None:
    """Give every other seat that has chosen any of its hens."""
    for seat in in_turn_order(state):
        if seat == state.seat:
            return
        hens = state.yards[seat].hens
        if hens and seat != viewer:
            state.roosters[seat] = rng.choice(sorted(hens))
