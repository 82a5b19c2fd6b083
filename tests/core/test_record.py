"""Records: a match as it is kept."""

from collections.abc import Callable
from typing import Any

import pytest
from pydantic import ValidationError

from client.core.match import Match, Player
from client.core.record import Record, digest_of, match_of, record_of
from client.core.refusal import InvalidPosition
from tests.core.guessing import GUESSING, Guessing, Say, Table


def find(game_id: str) -> Guessing:
    if game_id != GUESSING.id:
        raise KeyError(game_id)
    return GUESSING


def record(*numbers: int) -> Record:
    match: Match[Table, Say, Any] = Match(
        GUESSING, [Player("Ann"), Player("Ben", level="sharp", avatar="owl")], Guessing.Options(rounds=3), seed=5
    )
    for number in numbers:
        match.play(Say(number))
    return record_of(match, program="1.2", saved_at="2026-01-02", seconds_played=60)


def test_a_record_holds_what_the_match_was() -> None:
    kept = record(1, 3)
    assert (kept.game, kept.rules_version, kept.seed, kept.options) == ("guessing", 1, 5, {"rounds": 3})
    assert [(seat.name, seat.level, seat.avatar) for seat in kept.seats] == [
        ("Ann", None, "fox"),
        ("Ben", "sharp", "owl"),
    ]
    assert kept.moves == [{"kind": "say", "number": 1}, {"kind": "say", "number": 3}]
    assert (kept.position["said"], kept.start, kept.taken_back) == ([1, 3], None, False)
    assert (kept.program, kept.saved_at, kept.seconds_played) == ("1.2", "2026-01-02", 60)


def test_a_record_brings_its_match_back() -> None:
    again = match_of(record(1, 3, 2), find)
    assert (again.moves, again.open_state().said) == ([Say(1), Say(3), Say(2)], [1, 3, 2])
    assert [player.name for player in again.players] == ["Ann", "Ben"]
    assert again.options == Guessing.Options(rounds=3)


@pytest.mark.parametrize(
    "change",
    [
        pytest.param({"rules_version": 2}, id="rules have changed"),
        pytest.param({"moves": [{"kind": "say", "number": 9}]}, id="a move is not legal any more"),
        pytest.param({"moves": [{"kind": "shout"}]}, id="a move is unknown"),
        pytest.param({"moves": [{"kind": "say", "number": 2}]}, id="the moves lead elsewhere"),
        pytest.param({"moves": []}, id="moves are missing"),
    ],
)
def test_a_record_that_does_not_replay_goes_on_from_its_position(change: dict[str, Any]) -> None:
    again = match_of(record(1, 3, 2).model_copy(update={**change, "taken_back": True}), find)
    assert (again.moves, again.open_state().said, again.taken_back) == ([], [1, 3, 2], True)
    again.play(Say(3))
    assert again.open_state().said == [1, 3, 2, 3]


def test_the_digest_covers_everything_but_itself() -> None:
    kept = record(1, 3)
    assert kept.digest == digest_of(kept)
    assert digest_of(kept.model_copy(update={"digest": "other"})) == kept.digest
    for name, value in (("seed", 6), ("moves", []), ("program", "1.3"), ("taken_back", True), ("seconds_played", 61)):
        assert digest_of(kept.model_copy(update={name: value})) != kept.digest


def test_a_record_survives_text() -> None:
    kept = record(1, 3)
    assert Record.model_validate_json(kept.model_dump_json()) == kept


@pytest.mark.parametrize(
    ("spoil", "error"),
    [
        pytest.param(lambda kept: kept.update(game="solitaire"), KeyError, id="a game that is not here"),
        pytest.param(lambda kept: kept.update(options={"colour": 1}), ValidationError, id="an unknown option"),
        pytest.param(lambda kept: kept.update(options={"rounds": "3"}), ValidationError, id="a wrong type"),
        pytest.param(lambda kept: kept.update(position={}), InvalidPosition, id="no position"),
        pytest.param(lambda kept: kept["seats"].pop(), InvalidPosition, id="a seat missing"),
        pytest.param(lambda kept: kept.update(start={"said": []}), InvalidPosition, id="a broken start"),
    ],
)
def test_what_cannot_be_set_up_is_an_error(spoil: Callable[[dict[str, Any]], object], error: type[Exception]) -> None:
    data = record(1, 3).model_dump()
    spoil(data)
    with pytest.raises(error):
        match_of(Record.model_validate(data), find)


@pytest.mark.parametrize(
    "change",
    [
        {"more": 1},
        {"seed": "5"},
        {"seats": []},
        {"seconds_played": -1},
        {"game": "x" * 41},
        {"moves": "say"},
    ],
    ids=str,
)
def test_a_record_of_the_wrong_shape_is_refused(change: dict[str, Any]) -> None:
    with pytest.raises(ValidationError):
        Record.model_validate({**record(1).model_dump(), **change})
