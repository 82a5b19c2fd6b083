"""A rough estimate of who will win.

Source: section 13 of the rules reference, "Value of a position"; the weights were fitted to matches of simple players.
"""

from math import exp

from client.core.foresight import Foresight
from client.games.henchmania.cards import BACKS, CARD_OF
from client.games.henchmania.components import Card
from client.games.henchmania.state import HenchmaniaState, Phase
from client.games.henchmania.worth import days_left, hand_worth, laid_worth

CLOSED_CARD = 1.6
"""What a hand card is worth of which only the back is known."""
LAID = 0.6
"""Part of the worth of laid cards that really comes in: some are torn away, some never used."""
IN_HAND, AFTER_PASSING = 0.4, 0.1
"""Part of the worth of hand cards, while the seat can play them and once it has passed."""
SPREAD = 6.0
SPREAD_A_DAY = 4.0
"""Points of lead that matter little: ``SPREAD`` on the last evening, so much more for each day before it."""

FORESIGHT = Foresight(decisions=150, slip=0.0, explore=0.5, trust=0.4)
"""To the end of the day, which decides what cards in hand were worth; the rule player knows most good moves."""


def standing(state: HenchmaniaState) -> list[float]:
    """Return each seat's estimated share of the win, with the sum 1; exact once the match is over."""
    if state.phase is Phase.OVER:
        return [(seat in state.winners) / len(state.winners) for seat in state.seats]
    spread = SPREAD + SPREAD_A_DAY * (days_left(state) - 1)
    prospects = [_prospect(state, seat) / spread for seat in state.seats]
    top = max(prospects)
    weights = [exp(prospect - top) for prospect in prospects]
    total = sum(weights)
    return [weight / total for weight in weights]


def _prospect(state: HenchmaniaState, seat: int) -> float:
    """Estimate the final score of a seat."""
    trump = state.trumps[seat]
    laid = [CARD_OF[each] for each in state.reserves[seat]]
    if trump is not None:
        laid.append(CARD_OF[trump])
    return state.scores[seat] + LAID * laid_worth(state, laid) + _hand_prospect(state, seat)


def _hand_prospect(state: HenchmaniaState, seat: int) -> float:
    """Value a hand by known cards and by backs; a seat that has passed can hardly use it."""
    if state.phase not in (Phase.PLACE, Phase.PLAY):
        return 0.0
    share = AFTER_PASSING if state.passed[seat] else IN_HAND
    return share * sum([_card_prospect(state, card) for card in state.hands[seat]])


def _card_prospect(state: HenchmaniaState, card: Card) -> float:
    return CLOSED_CARD if card >= BACKS[0] else hand_worth(state, card)
