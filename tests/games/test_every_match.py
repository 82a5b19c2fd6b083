"""Matches and records of every game: replay, undo, and what is kept on disk."""

import json
import os
import subprocess
import sys
from random import Random
from typing import Any

import pytest

from client.core.match import AnyMatch, Match, Player
from client.core.record import Record, match_of, record_of
from client.games import ALL_GAMES, game_by_id
from tests.games.replaying import marks_of
from tests.games.steering import AnyGame
from tests.games.walks import TABLES, Walk, digest, walks

each_table = pytest.mark.parametrize(("game", "seats"), TABLES)


def match_along(walked: Walk) -> AnyMatch:
    """Play the moves of a walk in a match."""
    players = [Player(f"Player {seat}") for seat in range(walked.seats)]
    match: AnyMatch = Match(walked.game, players, walked.options, walked.seed)
    for decision in walked.decisions:
        match.play(decision.move)
    return match


@each_table
def test_seed_and_moves_rebuild_the_match(game: AnyGame, seats: int) -> None:
    for walked in walks(game, seats):
        match = match_along(walked)
        assert digest(game, match.open_state()) == digest(game, walked.last)
        assert [step.events for step in match.steps] == [tuple(d.events) for d in walked.decisions]
        assert [step.seat for step in match.steps] == [decision.seat for decision in walked.decisions]


@pytest.mark.parametrize("game", ALL_GAMES, ids=lambda game: game.id)
def test_another_process_with_another_hash_seed_plays_the_same_matches(game: AnyGame) -> None:
    for hash_seed in ("1", "4242"):
        done = subprocess.run(
            [sys.executable, "-m", "tests.games.replaying", game.id],
            env={**os.environ, "PYTHONHASHSEED": hash_seed},
            capture_output=True,
            text=True,
            check=True,
        )
        assert done.stdout.split() == marks_of(game)


@each_table
def test_undo_goes_back_to_the_start_and_redo_forth_to_the_end(game: AnyGame, seats: int) -> None:
    for walked in walks(game, seats)[:2]:
        match = match_along(walked)
        marks = [digest(game, state) for state in walked.states]
        for number in range(len(marks) - 2, -1, -1):
            assert match.undo()
            assert digest(game, match.open_state()) == marks[number]
        assert not match.undo()
        for number in range(1, len(marks)):
            assert match.redo()
            assert digest(game, match.open_state()) == marks[number]
        assert not match.redo()
        for number in Random(1).sample(range(len(marks)), min(20, len(marks))):
            assert digest(game, match.at(number)) == marks[number]


@each_table
def test_another_move_after_an_undo_drops_what_waited(game: AnyGame, seats: int) -> None:
    walked = walks(game, seats)[0]
    match = match_along(walked)
    match.undo(0)
    other = walked.decisions[0].moves[-1]
    match.play(other)
    assert [step.move for step in match.steps] == [other]
    assert not match.redo()


@each_table
def test_a_record_survives_json_and_brings_the_match_back(game: AnyGame, seats: int) -> None:
    for walked in walks(game, seats):
        match = match_along(walked)
        record = record_of(match, program="1.0")
        again = match_of(Record.model_validate_json(record.model_dump_json()), game_by_id)
        assert record_of(again, program="1.0") == record
        assert again.moves == match.moves
        assert (again.undo(), digest(game, again.open_state())) == (True, digest(game, walked.states[-2]))


@each_table
def test_a_record_of_other_rules_goes_on_from_its_position(game: AnyGame, seats: int) -> None:
    walked = walks(game, seats)[0]
    middle = len(walked.decisions) // 2
    match = match_along(walked)
    match.undo(middle)
    record = record_of(match, program="1.0").model_copy(update={"rules_version": game.rules_version + 1})
    again = match_of(record, game_by_id)
    assert digest(game, again.open_state()) == digest(game, walked.states[middle])
    assert again.moves == []
    again.play(walked.decisions[middle].move)
    assert digest(game, again.open_state()) == digest(game, walked.states[middle + 1])


@each_table
def test_a_record_from_a_position_keeps_its_start(game: AnyGame, seats: int) -> None:
    walked = walks(game, seats)[0]
    middle = len(walked.decisions) // 2
    start = walked.states[middle]
    match: AnyMatch = Match(game, [Player("A")] * seats, walked.options, 99, start)
    for decision in walked.decisions[middle:]:
        match.play(decision.move)
    data: dict[str, Any] = json.loads(record_of(match, program="1.0").model_dump_json())
    again = match_of(Record.model_validate(data), game_by_id)
    assert digest(game, again.at(0)) == digest(game, start)
    assert digest(game, again.open_state()) == digest(game, walked.last)
