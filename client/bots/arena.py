"""Matches among computer players without a window, to measure who is how strong."""

from collections.abc import Callable
from dataclasses import dataclass
from math import sqrt
from random import Random
from time import perf_counter
from typing import NamedTuple

from pydantic import BaseModel

from client.bots.advice import AnyGame, Bot, Budget
from client.bots.levels import bot_for
from client.core.dealcode import SEEDS
from client.core.outcome import Outcome

LONGEST = 20_000
"""Decisions after which a match is given up: some options allow matches that need not end."""
USUAL_SIMULATIONS = 100
"""What the strongest level spends on a decision when nothing is said; counted, not timed, so that results repeat."""
_Z = 1.959964
"""Standard deviations on either side of the mean that hold 95 % of a normal distribution."""


class Series(NamedTuple):
    """What is to be played: one level a seat, so many matches, each with a seed that follows from ``seed``."""

    levels: tuple[str, ...]
    matches: int
    seed: int = 0
    options: BaseModel | None = None
    simulations: int = USUAL_SIMULATIONS


class SeatTally(NamedTuple):
    """How one seat has fared."""

    level: str
    points: float
    """Sum of its final scores."""
    wins: int


@dataclass(slots=True)
class Tally:
    """What a series has come to so far."""

    seats: list[SeatTally]
    matches: int = 0
    """Finished matches."""
    unfinished: int = 0
    """Matches given up after ``LONGEST`` decisions; they count nowhere else."""
    decisions: int = 0
    seconds: float = 0.0

    def add(self, outcome: Outcome, decisions: int) -> None:
        """Count a finished match."""
        self.matches += 1
        self.decisions += decisions
        self.seats = [
            SeatTally(each.level, each.points + outcome.scores[seat], each.wins + (seat in outcome.winners))
            for seat, each in enumerate(self.seats)
        ]


def wilson(wins: int, matches: int) -> tuple[float, float]:
    """Return the bounds between which the true share of wins lies with 95 % confidence (Wilson's interval)."""
    if matches == 0:
        return 0.0, 1.0
    share, spread = wins / matches, _Z * _Z / matches
    centre = (share + spread / 2) / (1 + spread)
    half = _Z * sqrt(share * (1 - share) / matches + spread / (4 * matches)) / (1 + spread)
    return max(0.0, centre - half), min(1.0, centre + half)


def simulate(game: AnyGame, series: Series, told: Callable[[int], None] | None = None) -> Tally:
    """Play a series; ``told`` is handed the number of matches done after each.

    Raises:
        UnknownLevel: for a level that does not exist.
        InvalidOptions: the number of levels or the options do not fit the game.
    """
    bots = [bot_for(level, game) for level in series.levels]
    tally = Tally([SeatTally(level, 0.0, 0) for level in series.levels])
    started = perf_counter()
    for number in range(series.matches):
        _play_one(game, series, bots, number, tally)
        tally.seconds = perf_counter() - started
        if told is not None:
            told(number + 1)
    return tally


def _play_one(game: AnyGame, series: Series, bots: list[Bot], number: int, tally: Tally) -> None:
    rng = Random(f"{series.seed}/{number}")  # noqa: S311
    budget = Budget(simulations=series.simulations)
    state = game.new(len(bots), series.options, rng.randrange(SEEDS))
    decisions = 0
    while (seat := game.to_act(state)) is not None and decisions < LONGEST:
        advice = bots[seat].choose(game.sight(state, seat), seat, rng, budget)
        game.play(state, advice.move)
        decisions += 1
    outcome = game.outcome(state)
    if outcome is None:
        tally.unfinished += 1
    else:
        tally.add(outcome, decisions)
