"""Points, and what ends a match.

Source: section 6 of the rules reference.
"""

from client.games.hemloch.bag import size_of
from client.games.hemloch.city import SPACES_AT, marker_points
from client.games.hemloch.components import FULL_TO_END, LOCATIONS, MARKERS, POINTS_FRESH, POINTS_USED
from client.games.hemloch.state import End, HemlochState


def item_points(state: HemlochState, seat: int) -> int:
    """Return what the items of a seat are worth, by their faces."""
    return POINTS_FRESH * size_of(state.fresh[seat]) + POINTS_USED * size_of(state.used[seat])


def points(state: HemlochState, seat: int) -> int:
    """Return the score of a seat as it stands; all of it lies open."""
    return item_points(state, seat) + marker_points(state.placed[seat])


def scores(state: HemlochState) -> tuple[int, int]:
    """Return the score of both seats."""
    return points(state, 0), points(state, 1)


def rank_keys(state: HemlochState) -> list[tuple[float, ...]]:
    """Return one sort key a seat: the score, then the Markers placed."""
    return [(points(state, seat), state.placed[seat].bit_count()) for seat in range(2)]


def winner_of(state: HemlochState) -> int | None:
    """Return the seat that is ahead; None if both would share the win."""
    mine, theirs = rank_keys(state)
    return None if mine == theirs else int(theirs > mine)


def full_locations(state: HemlochState) -> int:
    """Return how many Locations have no empty Influence Space."""
    empty = state.empty
    return sum([not empty & SPACES_AT[location] for location in LOCATIONS])


def end_reasons(state: HemlochState) -> tuple[End, ...]:
    """Return every condition for the end that holds now (R24), in the order in which they are told."""
    reasons = []
    if MARKERS in (state.placed[0].bit_count(), state.placed[1].bit_count()):
        reasons.append(End.MARKERS)
    if full_locations(state) >= FULL_TO_END:
        reasons.append(End.LOCATIONS)
    if not state.supply:
        reasons.append(End.ITEMS)
    if not (state.decks[0] and state.decks[1]):
        reasons.append(End.DECK)
    if state.days.bit_count() == len(LOCATIONS):
        reasons.append(End.DAYS)
    return tuple(reasons)
