"""What the viewer knows of other hands, made ready for the memory block of the table."""

from typing import NamedTuple

from client.games.mad_science_expo.bag import cards_in, size_of, total_of
from client.games.mad_science_expo.memory import pool_of
from client.games.mad_science_expo.state import ExpoState, Pool

MAD_SCIENTIST = 6


class HandKnown(NamedTuple):
    """A foreign hand: henchmen that are certainly in it, and how many more come out of pool number ``pool``."""

    seat: int
    sure: tuple[int, ...]
    unsure: int
    pool: int | None


class Knowledge(NamedTuple):
    """All a viewer knows: one line a seat that is still in the game, and the pools that several hands share."""

    hands: tuple[HandKnown, ...]
    pools: tuple[Pool, ...]


def knowledge_of(sight: ExpoState, viewer: int) -> Knowledge:
    """Read the viewer's own entry of the memory block."""
    memory = sight.memory[viewer]
    seats = len(sight.hands)
    others = [(viewer + step) % seats for step in range(1, seats)]
    hands = []
    for seat in others:
        if sight.defeated[seat]:
            continue
        sure = memory.sure[seat]
        unsure = size_of(sight.hands[seat]) - 1 - size_of(sure)
        pool = pool_of(memory, seat)
        hands.append(HandKnown(seat, cards_in(sure), unsure, None if pool is None else memory.pools.index(pool)))
    return Knowledge(tuple(hands), memory.pools)


def best_cards(sight: ExpoState, viewer: int, seat: int, count: int) -> tuple[int, ...]:
    """Return the highest ``count`` cards, highest first, that ``seat`` could play for all the viewer knows.

    The Mad Scientist is always among what could be there.
    """
    if seat == viewer:
        return tuple(sorted(cards_in(sight.hands[viewer]), reverse=True))[:count]
    memory = sight.memory[viewer]
    sure = memory.sure[seat]
    pool = pool_of(memory, seat)
    unsure = size_of(sight.hands[seat]) - 1 - size_of(sure)
    from_pool = sorted(cards_in(pool.cards), reverse=True)[:unsure] if pool is not None else []
    cards = sorted([MAD_SCIENTIST, *cards_in(sure), *from_pool], reverse=True)
    return tuple(cards[:count])


def most_of(sight: ExpoState, viewer: int, seat: int) -> int:
    """Return the highest total that ``seat`` could reach with its whole hand, for all the viewer knows."""
    return sum(best_cards(sight, viewer, seat, size_of(sight.hands[seat])))


def own_total(sight: ExpoState, viewer: int) -> int:
    """Return what the viewer's whole hand is worth."""
    return total_of(sight.hands[viewer])


def recruited_value(sight: ExpoState, seat: int) -> int:
    """Return what the seat's recruited teams score."""
    return sum(sum(team) for team in sight.recruited[seat])


def counted(values: tuple[int, ...]) -> tuple[tuple[int, int], ...]:
    """Return (value, how often) for each different value, rising."""
    return tuple((value, values.count(value)) for value in sorted(set(values)))
