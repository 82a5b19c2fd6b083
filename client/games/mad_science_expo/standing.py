"""A rough estimate of who will win, from open numbers alone.

Source: section 13 of the rules reference, "Score view"; the weights were fitted to matches of simple players.
"""

from math import exp

from client.games.mad_science_expo.bag import size_of
from client.games.mad_science_expo.components import CAMPAIGN_TARGET
from client.games.mad_science_expo.state import ExpoState, Phase

OPEN_TEAM = 0.9
"""Part of an open team's value that will probably be recruited."""
HENCHMAN = 3.4
"""What a henchman in hand still brings."""
SCIENTIST_ALIVE = 0.5
SPREAD = 2.2
SPREAD_IN_HANDS = 5.0
"""Points of lead that matter little: ``SPREAD`` at the end, so much more while all hands are full."""


def standing(state: ExpoState) -> list[float]:
    """Return each seat's estimated share of the win, with the sum 1; exact once the match is over."""
    if state.phase is Phase.OVER and state.result is not None:
        return [float(seat == state.result.winner) for seat in state.seats]
    shares = _game_shares(state)
    return _campaign_shares(state, shares) if state.options.campaign else shares


def _game_shares(state: ExpoState) -> list[float]:
    """Estimate the present game; between two games nobody is ahead."""
    if state.phase is Phase.BETWEEN:
        return [1 / len(state.hands)] * len(state.hands)
    cards_in_hands = sum(map(size_of, state.hands))
    spread = SPREAD + SPREAD_IN_HANDS * cards_in_hands / (7 * len(state.hands))
    return _softmax([_prospect(state, seat) / spread for seat in state.seats])


def _prospect(state: ExpoState, seat: int) -> float:
    """Estimate the final total of a seat."""
    total = float(sum(map(sum, state.recruited[seat])))
    if not state.defeated[seat]:
        total += OPEN_TEAM * sum(state.teams[seat]) + HENCHMAN * (size_of(state.hands[seat]) - 1) + SCIENTIST_ALIVE
    return total


def _campaign_shares(state: ExpoState, shares: list[float]) -> list[float]:
    """Weigh the points still wanted: the fewer, the more a lead decides."""
    target = CAMPAIGN_TARGET[len(state.hands)]
    weight = 3 / target
    return _softmax([weight * (points + share) for points, share in zip(state.points, shares, strict=True)])


def _softmax(values: list[float]) -> list[float]:
    top = max(values)
    weights = [exp(value - top) for value in values]
    total = sum(weights)
    return [weight / total for weight in weights]
