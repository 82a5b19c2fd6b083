"""Steered matches walk through every function of every game's rules, and tell which lines nobody reached."""

import inspect
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import pytest

from client.games import ALL_GAMES
from tests.games.conftest import UNREACHED
from tests.games.rule_lines import RuleLines
from tests.games.steering import AnyGame, Driver, some_options
from tests.games.walks import LONG, bent, drawn

MATCHES = 400 if LONG else 12
"""Per number of seats; three times as many for a game with only one."""
MOST_MATCHES = max(MATCHES, 60)
"""Per number of seats, where a game has functions that are rarely reached."""
MOST_DECISIONS = 400
EVENTS_TOLD = 10
"""So many events of each kind are told in a match."""
MOVES_ASKED = 12
"""So many of the legal moves are put in words."""
MOVES_IN_VAIN = 5
"""So many moves are tried where they may not fit, and so many more of a fitting kind."""


def play_through_everything(game: AnyGame, seats: int, seed: int) -> None:
    """Play one steered match and ask at every decision all that the house may ask."""
    rng = Random(f"{game.id} {seats} {seed}")
    driver = Driver(rng)
    state = game.new(seats, some_options(game, seats, rng), seed)
    known: set[Any] = set()
    heard: Counter[type] = Counter()
    for _ in range(MOST_DECISIONS):
        seat = game.to_act(state)
        if seat is None:
            break
        moves = game.legal_moves(state)
        known.update(moves)
        if len(moves) == 1 or rng.random() < 0.1:
            ask_everything(game, state, seat, moves)
            ask_in_vain(game, state, some_to_try(known, {move.kind for move in moves}, rng))
        events: list[Any] = []
        game.play(state, driver.choose(game, state, moves), events)
        for event in events:
            heard[type(event)] += 1
            if heard[type(event)] <= EVENTS_TOLD:
                tell(game, event, seats)
    if game.to_act(state) is None:
        game.outcome(state)
        game.legal_moves(state)
        game.standing(state)
        game.prompt(state)
        ask_in_vain(game, state, list(known))


def tell(game: AnyGame, event: Any, seats: int) -> None:
    """Tell an event to everybody."""
    game.reveals(event)
    game.doer(event)
    for viewer in (None, *range(seats)):
        game.event_words(event, viewer)
        if viewer is not None:
            game.seen(event, viewer)


def some_to_try(known: set[Any], asked: set[str], rng: Random) -> list[Any]:
    """Draw moves that were legal somewhere, and as many of kinds that could answer now."""
    ordered = sorted(known, key=repr)
    apt = [move for move in ordered if move.kind in asked]
    return [move for part in (ordered, apt) for move in rng.sample(part, min(MOVES_IN_VAIN, len(part)))]


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
    game.worth_trying(sight)
    game.plans(sight)
    game.chapter(sight)
    if len(moves) > 1:
        ask_a_mate(game, sight, seat, Random(len(moves)))
    for move in drawn(moves, MOVES_ASKED, len(moves)):
        game.move_words(sight, move)
        game.reason(sight, move)


def ask_a_mate(game: AnyGame, sight: Any, seat: int, rng: Random) -> None:
    """Hear what the next seat means to do, mostly after it was asked something."""
    mate = (seat + 1) % len(game.scores(sight))
    wishes = game.wishes(sight, mate, seat)
    if wishes:
        kind = rng.choice(sorted({wish.kind for wish in wishes}))
        wish = rng.choice([wish for wish in wishes if wish.kind == kind])
        sight = game.with_wish(sight, mate, wish)
    if wishes or rng.random() < 0.1:
        game.intention(sight, mate)


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
    matches = MATCHES if len(game.seats) > 1 else 3 * MATCHES
    with lines:
        for seed in range(max(matches, MOST_MATCHES)):
            if seed >= matches and not lines.never_entered():
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
