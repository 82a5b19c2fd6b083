"""A rough estimate of who will win, from what lies open.

Source: section 13 of the rules reference; the spread was fitted to matches of simple players.
"""

from math import exp

from client.games.hemloch.bag import size_of
from client.games.hemloch.components import LOCATIONS
from client.games.hemloch.outlook import outlook_for
from client.games.hemloch.scoring import points, winner_of
from client.games.hemloch.state import HemlochState, Phase
from client.games.hemloch.worth import CARD, ENOUGH_CARDS

FRESH_MORE = 0.3
"""Worth of a fresh item besides its points."""
SPREAD = 3.0
SPREAD_AHEAD = 6.0
"""Points of lead that matter little: ``SPREAD`` at the end, so much more before the first Night."""
USUAL_DAYS = 12
"""Nights and Days of a usual match."""


def standing(state: HemlochState) -> list[float]:
    """Return each seat's estimated share of the win, with the sum 1; exact once the match is over."""
    if state.phase is Phase.OVER:
        winner = winner_of(state)
        return [0.5, 0.5] if winner is None else [float(winner == 0), float(winner == 1)]
    gone = len(LOCATIONS) * (state.week - 1) + state.day
    spread = SPREAD + SPREAD_AHEAD * max(0.0, 1 - gone / USUAL_DAYS)
    first = 1 / (1 + exp(-lead(state) / spread))
    return [first, 1 - first]


def lead(state: HemlochState) -> float:
    """Return by how many points seat 0 is ahead, with what hands, fresh items and Locations promise."""
    return _holdings(state, 0) - _holdings(state, 1) + outlook_for(state, 0).standing()


def _holdings(state: HemlochState, seat: int) -> float:
    cards = min(ENOUGH_CARDS, size_of(state.hands[seat]))
    return points(state, seat) + CARD * cards + FRESH_MORE * size_of(state.fresh[seat])
