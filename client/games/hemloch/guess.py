"""Filling in what a seat cannot know, with the exact odds.

Source: section 8 and the end of section 13 of the rules reference. Whatever is dealt is put in order before it is
shuffled, so that nothing of the truth's order can shine through.
"""

from random import Random
from typing import cast

from client.core.chance import Chance
from client.games.hemloch.bag import Bag, bag_of, listed, size_of
from client.games.hemloch.components import LOCATIONS, Card, cards_held
from client.games.hemloch.rules import list_choices
from client.games.hemloch.state import HemlochState, copied
from client.games.hemloch.steps import ToDiscard


def guess(sight: HemlochState, viewer: int, rng: Random) -> HemlochState:
    """Return a full state that agrees with the sight of ``viewer``, with a new seed."""
    state = copied(sight)
    state.viewer = None
    state.chance = Chance(rng.getrandbits(30))
    _, state.decks[viewer] = _dealt(_out_of_sight(state, viewer) - state.hands[viewer], 0, rng)
    _deal_opponent(state, 1 - viewer, rng)
    week_deck = sorted(state.week_deck)
    rng.shuffle(week_deck)
    state.week_deck = tuple(week_deck)
    list_choices(state)
    return state


def _out_of_sight(state: HemlochState, seat: int) -> Bag:
    """Return what the seat has in hand and deck together: its pool without its sides and its discard pile."""
    sides = sum([state.board[2 * location + seat] for location in LOCATIONS])
    return state.pools[seat] - sides - bag_of(state.discards[seat])


def _deal_opponent(state: HemlochState, seat: int, rng: Random) -> None:
    """Deal hand and deck of the seat that is out of sight; what is known of the hand stays there.

    A seat that is asked for a discard has several kinds to choose from, or it would not be asked: deal until it has.
    """
    known = state.known[seat]
    unknown = _out_of_sight(state, seat) - known
    count = size_of(state.hands[seat]) - size_of(known)
    is_asked = bool(state.stack) and state.stack[-1] == ToDiscard(seat)
    while True:
        dealt, state.decks[seat] = _dealt(unknown, count, rng)
        state.hands[seat] = known + dealt
        if not is_asked or len(cards_held(state.hands[seat])) > 1:
            return


def _dealt(cards: Bag, count: int, rng: Random) -> tuple[Bag, tuple[Card, ...]]:
    """Shuffle cards; return the first ``count`` of them and the rest as a deck."""
    mixed = cast(list[Card], listed(cards))
    rng.shuffle(mixed)
    return bag_of(mixed[:count]), tuple(mixed[count:])
