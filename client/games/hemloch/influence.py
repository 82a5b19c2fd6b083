"""Influence at a Location, and the check that turns a lead into Markers.

Source: section 4.3 of the rules reference.
"""

from client.games.hemloch.bag import COUNT_BITS, COUNT_WIDTH, Bag
from client.games.hemloch.components import AT_HOME, CARDS, HOME_BONUS, LOCATIONS, VALUES, Location
from client.games.hemloch.events import Event, InfluenceChecked
from client.games.hemloch.state import HemlochState
from client.games.hemloch.steps import TO_PLACE

WEIGHTS: tuple[tuple[int, ...], ...] = tuple(
    tuple(VALUES[card] + (HOME_BONUS if card in AT_HOME[location] else 0) for card in CARDS) for location in LOCATIONS
)
"""By Location and card: the influence of one such Minion there. Each Minion at home counts more (R6)."""


def influence(side: Bag, location: Location) -> int:
    """Return what the Minions of one side of a Location count together."""
    total, counts = 0, side & COUNT_BITS
    for weight in WEIGHTS[location]:
        if not counts:
            break
        total += weight * (counts & 15)
        counts >>= COUNT_WIDTH
    return total


def totals_at(state: HemlochState, location: Location) -> tuple[int, int]:
    """Return the influence of both seats."""
    return influence(state.board[2 * location], location), influence(state.board[2 * location + 1], location)


def check_order(start_player: int) -> tuple[Location, ...]:
    """Return the Locations from the Start Player's left to right; seat 1 sees the row reversed (R1)."""
    return LOCATIONS[::-1] if start_player else LOCATIONS


def check_influence(state: HemlochState, location: Location, events: list[Event] | None) -> None:
    """Ask whoever leads to place a Marker: both at a tie, Start Player first (R4), nobody at nothing (R3)."""
    totals = totals_at(state, location)
    start = state.start_player
    leaders: tuple[int, ...] = (start, 1 - start)
    if totals[0] != totals[1]:
        leaders = (int(totals[1] > totals[0]),)
    elif totals[0] == 0:
        leaders = ()
    if events is not None:
        events.append(InfluenceChecked(location, totals, leaders))
    for seat in reversed(leaders):
        state.stack.append(TO_PLACE[seat][location])
