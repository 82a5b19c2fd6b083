"""How fast a game's rules are, set against what a plain loop costs on the same machine."""

from collections.abc import Callable
from random import Random
from time import perf_counter
from typing import NamedTuple

from client.bots.advice import AnyGame, State

LOOP_STEPS = 1_000_000


class Speed(NamedTuple):
    """What was measured. The costs are in moves: 1 is ``legal_moves`` and ``play`` of one move of a random playout."""

    game: str
    seats: int
    playouts_per_second: float
    moves_per_second: float
    copy_cost: float
    sight_cost: float
    guess_cost: float
    loop_seconds: float
    """Seconds that the calibration loop takes here."""

    @property
    def ratio(self) -> float:
        """Moves played in the time of one calibration loop: the figure that machines agree on."""
        return self.moves_per_second * self.loop_seconds


def loop_seconds() -> float:
    """Time the calibration loop, the best of three."""
    return min(_one_loop() for _ in range(3))


def measure(game: AnyGame, seats: int, seconds: float = 1.0, seed: int = 0) -> Speed:
    """Measure a game for about ``seconds``."""
    rng = Random(seed)  # noqa: S311
    calibration = loop_seconds()
    playouts, moves, spent = _random_playouts(game, seats, seconds / 2, rng)
    positions = _positions(game, seats, rng)
    one_move = spent / moves
    part = seconds / 6
    return Speed(
        game=game.id,
        seats=seats,
        playouts_per_second=playouts / spent,
        moves_per_second=moves / spent,
        copy_cost=_seconds_each(lambda state, _: game.copy(state), positions, part) / one_move,
        sight_cost=_seconds_each(game.sight, positions, part) / one_move,
        guess_cost=_seconds_each(_guessing(game, rng), [(game.sight(*each), each[1]) for each in positions], part)
        / one_move,
        loop_seconds=calibration,
    )


def _one_loop() -> float:
    started = perf_counter()
    x = 0
    for i in range(LOOP_STEPS):
        x += i & 3
    return perf_counter() - started


def _random_playouts(game: AnyGame, seats: int, seconds: float, rng: Random) -> tuple[int, int, float]:
    """Play at random until the time is over, whole matches only; return matches, moves and the seconds spent."""
    playouts = moves = 0
    started = perf_counter()
    while (spent := perf_counter() - started) < seconds or not playouts:
        state = game.new(seats, None, playouts)
        while game.to_act(state) is not None:
            game.play(state, rng.choice(game.legal_moves(state)))
            moves += 1
        playouts += 1
    return playouts, moves, spent


def _positions(game: AnyGame, seats: int, rng: Random) -> list[tuple[State, int]]:
    """Collect every position of one random match with the seat to act."""
    state = game.new(seats, None, 1)
    positions: list[tuple[State, int]] = []
    while (seat := game.to_act(state)) is not None:
        positions.append((game.copy(state), seat))
        game.play(state, rng.choice(game.legal_moves(state)))
    return positions


def _guessing(game: AnyGame, rng: Random) -> Callable[[State, int], State]:
    return lambda sight, seat: game.guess(sight, seat, rng)


def _seconds_each(work: Callable[[State, int], State], positions: list[tuple[State, int]], seconds: float) -> float:
    """Return the mean seconds of ``work`` over the positions, repeated until the time is over."""
    done = 0
    started = perf_counter()
    while (spent := perf_counter() - started) < seconds:
        for state, seat in positions:
            work(state, seat)
        done += len(positions)
    return spent / done
