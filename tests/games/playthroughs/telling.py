"""Tells a match, decision by decision: who did what, what happened, and how the table looks now and then."""

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from client.locale.translator import Translator
from tests.games.steering import AnyGame

FOLDER = Path(__file__).parent
NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve", "Fay")
SEED = 2024
SENSE = 0.8
"""How often a seat asks the rule player instead of choosing by chance."""
POSITION_EVERY = 25


def file_of(game: AnyGame) -> Path:
    """Return where the match of a game is told."""
    return FOLDER / f"{game.id}.txt"


def told(game: AnyGame) -> Iterator[str]:
    """Yield the lines of the match: with as many seats as lie in the middle of what the game allows."""
    say = Translator("en").say
    rng = Random(SEED)
    seats = game.seats[len(game.seats) // 2]
    state = game.new(seats, seed=SEED)
    yield f"{game.title}, {seats} seats, seed {SEED}, rules version {game.rules_version}"
    number = 0
    while (seat := game.to_act(state)) is not None:
        if number % POSITION_EVERY == 0:
            yield from _position(game, state)
        number += 1
        move = _choice(game, state, rng)
        yield f"{number}. {NAMES[seat]}: {say(game.move_words(state, move), NAMES)}"
        events: list[Any] = []
        game.play(state, move, events)
        lines = (game.event_words(event, None) for event in events)
        yield from (f"     {say(words, NAMES)}" for words in lines if words is not None)
    yield from _position(game, state)
    yield from _result(game, state, say)


def _choice(game: AnyGame, state: Any, rng: Random) -> Any:
    if rng.random() < SENSE:
        return game.rule_player(state, rng)
    return rng.choice(game.legal_moves(state))


def _position(game: AnyGame, state: Any) -> Iterator[str]:
    """Yield the position, one line a field."""
    yield f"-- {Translator('en').say(game.progress(state), NAMES)}"
    for name, value in game.to_json(state).items():
        rows = value if isinstance(value, list) and value and isinstance(value[0], dict) else [value]
        for row in rows:
            yield f"   {name}: {json.dumps(row)}"
    yield "--"


def _result(game: AnyGame, state: Any, say: Any) -> Iterator[str]:
    outcome = game.outcome(state)
    assert outcome is not None
    for line in outcome.breakdown:
        yield f"{say(line.label, NAMES)}: {json.dumps(line.values)}"
    places = ", ".join(f"{name} {place}" for name, place in zip(NAMES, outcome.places, strict=False))
    yield f"places: {places}"
