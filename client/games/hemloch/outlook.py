"""What a lead at each Location is worth to a seat, as far as everybody can count.

Source: section 13 of the rules reference; the weights are those of its evaluation.
"""

from typing import NamedTuple

from client.games.hemloch.city import SPACES_AT
from client.games.hemloch.components import LOCATIONS, WEEK_CARDS, Location
from client.games.hemloch.influence import totals_at
from client.games.hemloch.state import HemlochState

LEAD = 1.5
"""Worth of a safe lead at the next check."""
SAFE_LEAD = 3
"""A lead of so much counts in full."""
DAY_MORE = 0.5
"""So much more a lead counts for each Day still to be checked this Week."""
EACH_POINT = 0.06
"""Worth of each point of influence besides."""
WIDEST = 60


_WORTH: tuple[float, ...] = tuple(
    LEAD * 0.5 * ((lead > 0) - (lead < 0) + max(-1.0, min(1.0, lead / SAFE_LEAD)))
    for lead in range(-WIDEST, WIDEST + 1)
)
"""What a lead is worth at one check, the widest deficit first: half for being ahead, half for how safely."""


class Outlook(NamedTuple):
    """How the Locations stand for one seat: its lead at each, and how much a check there counts."""

    seat: int
    leads: tuple[int, ...]
    weights: tuple[float, ...]
    """By Location: 0 where it is full."""

    def gain(self, location: Location, change: int, before: int = 0) -> float:
        """Return what a change of the lead is worth, once the lead has grown by ``before``."""
        lead = self.leads[location] + before + WIDEST
        return (_WORTH[lead + change] - _WORTH[lead]) * self.weights[location] + EACH_POINT * change

    def standing(self) -> float:
        """Return what all leads together are worth."""
        worth = [_WORTH[lead + WIDEST] * weight for lead, weight in zip(self.leads, self.weights, strict=True)]
        return sum(worth) + EACH_POINT * sum(self.leads)


def outlook_for(state: HemlochState, seat: int) -> Outlook:
    """Look at the Locations with the eyes of a seat."""
    sign = -1 if seat else 1
    totals = [totals_at(state, location) for location in LOCATIONS]
    weight, empty = 1 + DAY_MORE * _days_to_come(state), state.empty
    return Outlook(
        seat,
        tuple([sign * (first - second) for first, second in totals]),
        tuple([weight if empty & SPACES_AT[location] else 0.0 for location in LOCATIONS]),
    )


def _days_to_come(state: HemlochState) -> int:
    """Count the Days still to be checked this Week, the present one included."""
    cards = [*state.week_deck]
    if state.turn_seat is not None and state.week_card is not None:
        cards.append(state.week_card)
    return sum([WEEK_CARDS[card].is_day for card in cards])
