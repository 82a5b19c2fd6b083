"""Matches played by drivers, decision by decision, for the contract to look at."""

import hashlib
import json
import os
from collections.abc import Iterator, Sequence
from functools import cache
from random import Random
from typing import Any, NamedTuple

import pytest

from client.core.words import Phrase
from client.games import ALL_GAMES, game_by_id
from tests.games.steering import AnyGame, Driver, some_options

LONG = os.environ.get("HENCHBOX_LONG") == "1"
"""Set ``HENCHBOX_LONG=1`` for a soak of ten times as many matches."""
WALKS = 100 if LONG else 10
MOST_DECISIONS = 250
"""A walk is cut here; that matches end is tested apart."""

TABLES = [pytest.param(game, seats, id=f"{game.id}-{seats}") for game in ALL_GAMES for seats in game.seats]
"""Every game with every number of seats."""


class Decision(NamedTuple):
    """One decision of a walk: the state before it, who decided what, and what happened."""

    state: Any
    seat: int
    moves: list[Any]
    move: Any
    events: list[Any]


class Walk(NamedTuple):
    """A match, or the beginning of a long one."""

    game: AnyGame
    seats: int
    options: Any
    seed: int
    decisions: list[Decision]
    last: Any

    @property
    def states(self) -> list[Any]:
        """Every state from the first to the last."""
        return [decision.state for decision in self.decisions] + [self.last]


def walk(game: AnyGame, seats: int, seed: int) -> Walk:
    """Play one match with a driver and options drawn from the seed; the first walk keeps the defaults."""
    rng = Random(f"{game.id} {seats} {seed}")
    options = some_options(game, seats, rng) if seed else game.Options()
    driver = Driver(rng)
    state = game.new(seats, options, seed)
    decided: list[Decision] = []
    while (seat := game.to_act(state)) is not None and len(decided) < MOST_DECISIONS:
        before, moves = game.copy(state), game.legal_moves(state)
        move = driver.choose(game, state, moves)
        events: list[Any] = []
        game.play(state, move, events)
        decided.append(Decision(before, seat, moves, move, events))
    return Walk(game, seats, options, seed, decided, state)


@cache
def _walks(game_id: str, seats: int) -> tuple[Walk, ...]:
    return tuple(walk(game_by_id(game_id), seats, seed) for seed in range(WALKS))


def walks(game: AnyGame, seats: int) -> tuple[Walk, ...]:
    """Return the walks of a game; they are shared, so nothing in them may be changed."""
    return _walks(game.id, seats)


def decisions(game: AnyGame, seats: int) -> Iterator[Decision]:
    """Return every decision of every walk."""
    return (decision for walked in walks(game, seats) for decision in walked.decisions)


def events_met(game: AnyGame, seats: int) -> Iterator[tuple[Any, Any]]:
    """Return every event of every walk with the state before it: what a table must be able to show."""
    return ((event, decision.state) for decision in decisions(game, seats) for event in decision.events)


def drawn(moves: Sequence[Any], number: int, seed: int) -> list[Any]:
    """Return so many of the moves, drawn by the seed; all of them if there are no more, or in a soak."""
    return list(moves) if LONG or len(moves) <= number else Random(seed).sample(moves, number)


def bent(game: AnyGame, move: Any) -> list[Any]:
    """Return moves like this one with other numbers, most of them absurd."""
    data = game.move_to_json(move)
    return [
        game.move_from_json({**data, name: number})
        for name, value in data.items()
        if isinstance(value, int)
        for number in (value - 1, value + 1, -1, 99, 2**40)
    ]


def digest(game: AnyGame, state: Any) -> str:
    """Return a short mark that differs when anything in the position does."""
    return hashlib.sha256(json.dumps(game.to_json(state), sort_keys=True).encode()).hexdigest()[:16]


def is_filled(phrase: Phrase, sentence: str) -> bool:
    """Tell whether every place of the phrase was filled."""
    return bool(sentence) and "{" not in sentence.replace("\\{", "")
