"""A rough estimate of who will win, from what lies open in the yards alone.

The numbers were fitted to matches of simple players.
"""

from math import exp

from client.games.hens.components import SOLO_RANKS, YARD_CELLS
from client.games.hens.prospect import prospect_of
from client.games.hens.state import HensState

SPREAD = 1.1
SPREAD_IN_ROUNDS = 3.6
"""Points of lead that matter little: ``SPREAD`` at the end, so much more while all rounds are to come."""
WEIGHT = 1.1
WEIGHT_FIRST = 0.1
WEIGHT_BY_ROUNDS = 1.5
"""What a point of a yard's worth tells about the end: little at first, more each round, never above ``WEIGHT``."""
SOLO_GROWTH = 16.0
SOLO_LOSS = 1.8
"""What a solo yard gains over all rounds, and what the worth of a full one exceeds its score."""
SOLO_TARGET = min(rank.least for rank in SOLO_RANKS if rank.won) - 0.5


def standing(state: HensState) -> list[float]:
    """Return each seat's estimated share of the win, with the sum 1; alone, the chance to win. Exact at the end."""
    if state.result is not None:
        winners = state.result.winners
        return [1 / len(winners) if seat in winners else 0.0 for seat in state.seats]
    lefts = [1 - yard.size / YARD_CELLS for yard in state.yards]
    totals = [_total(state, seat, left) for seat, left in zip(state.seats, lefts, strict=True)]
    spread = SPREAD + SPREAD_IN_ROUNDS * max(lefts)
    if len(totals) == 1:
        return [1 / (1 + exp((SOLO_TARGET - totals[0]) / spread))]
    top = max(totals)
    weights = [exp((total - top) / spread) for total in totals]
    return [weight / sum(weights) for weight in weights]


def _total(state: HensState, seat: int, left: float) -> float:
    """Estimate the final total of a seat to which ``left`` of all rounds are left."""
    weight = min(WEIGHT, WEIGHT_FIRST + WEIGHT_BY_ROUNDS * (1 - left))
    return weight * prospect_of(state, seat).worth + SOLO_GROWTH * left - SOLO_LOSS
