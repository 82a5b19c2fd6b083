"""Steered matches walk through every function of every game's rules, and tell which lines nobody reached."""

import inspect
from pathlib import Path
from random import Random
from typing import Any

import pytest

from client.games import ALL_GAMES
from tests.games.conftest import UNREACHED
from tests.games.rule_lines import RuleLines
from tests.games.steering import AnyGame, Driver, some_options
from tests.games.walks import LONG, bent

MATCHES = 400 if LONG else 12
"""Per number of seats; so many at least."""
MOST_MATCHES = max(MATCHES, 60)
"""Per number of seats, where a game has functions that are rarely reached."""
MOST_DECISIONS = 400
MOVES_IN_VAIN = 5
"""So many moves are tried where they may not fit."""


def play_through_everything(game: AnyGame, seats: int, seed: int) -> None:
    """Play one steered match and ask at every decision all that the house may ask."""
    rng = Random(f"{game.id} {seats} {seed}")
    driver = Driver(rng)
    state = game.new(seats, some_options(game, seats, rng), seed)
    known: set[Any] = set()
    for _ in range(MOST_DECISIONS):
        seat = game.to_act(state)
        if seat is None:
            break
        moves = game.legal_moves(state)
        known.update(moves)
        if len(moves) == 1 or rng.random() < 0.1:
            ask_everything(game, state, seat, moves)
            ask_in_vain(game, state, rng.sample(sorted(known, key=repr), min(MOVES_IN_VAIN, len(known))))
        events: list[Any] = []
        game.play(state, driver.choose(game, state, moves), events)
        for event in events:
            game.reveals(event)
            game.doer(event)
            for viewer in (None, *range(seats)):
                game.event_words(event, viewer)
                if viewer is not None:
                    game.seen(event, viewer)
    if game.to_act(state) is None:
        game.outcome(state)
        game.legal_moves(state)
        game.standing(state)
        game.prompt(state)
        ask_in_vain(game, state, list(known))


def ask_everything(game: AnyGame, state: Any, seat: int, moves: list[Any]) -> None:
    """Ask for sights, guesses, positions and words at one decision."""
    sight = game.sight(game.from_json(game.to_json(game.copy(state))), seat)
    game.guess(sight, seat, Random(0))
    game.prompt(sight)
    game.progress(sight)
    game.scores(sight)
    game.shows_scores(sight)
    game.standing(sight)
    game.outcome(sight)
    game.rule_player(sight, Random(0))
    for move in moves:
        game.move_words(sight, move)
        game.reason(sight, move)


def ask_in_vain(game: AnyGame, state: Any, known: list[Any]) -> None:
    """Try every move that was ever legal, and bring each of them spoilt."""
    for move in known:
        for other in (move, *bent(game, move)):
            game.why_not(state, other)
        data = game.move_to_json(move)
        spoilt = [{**data, "kind": "?"}, {**data, "more": 1}]
        spoilt += [{**data, name: "?"} for name in data if name != "kind"]
        for wrong in spoilt:
            with pytest.raises(ValueError, match=r"."):
                game.move_from_json(wrong)


@pytest.mark.parametrize("game", ALL_GAMES, ids=lambda game: game.id)
def test_every_function_of_the_rules_is_reached(game: AnyGame, request: pytest.FixtureRequest) -> None:
    lines = RuleLines(Path(inspect.getfile(type(game))).parent)
    with lines:
        for seed in range(MOST_MATCHES):
            if seed >= MATCHES and not lines.never_entered():
                break
            for seats in game.seats:
                play_through_everything(game, seats, seed)
    request.node.user_properties += [(UNREACHED, f"{game.id}/{text}") for text in lines.unreached()]
    assert lines.never_entered() == []


def test_the_watch_sees_what_is_reached_and_what_is_not(tmp_path: Path) -> None:
    path = tmp_path / "rules.py"
    path.write_text("def used(x):\n    if x:\n        return 1\n    return 2\n\n\ndef idle():\n    return 3\n")
    space: dict[str, Any] = {}
    exec(compile(path.read_text(), str(path), "exec"), space)  # noqa: S102 - the watch needs code with a file
    lines = RuleLines(tmp_path)
    with lines:
        space["used"](1)
    assert lines.never_entered() == ["rules.py: idle"]
    assert lines.unreached() == ["rules.py: 4, 8"]
