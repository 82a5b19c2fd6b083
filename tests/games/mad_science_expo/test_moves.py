"""Moves as JSON: section 4."""

from typing import Any

import pytest

from client.games.mad_science_expo.moves import (
    Challenge,
    Commit,
    Keep,
    Move,
    NextGame,
    Pass,
    Pick,
    Play,
    Recruit,
    move_from_json,
    move_to_json,
)

EVERY_MOVE: list[tuple[Move, dict[str, Any]]] = [
    (Recruit(), {"kind": "recruit"}),
    (Play(3), {"kind": "play", "value": 3}),
    (Challenge(2), {"kind": "challenge", "target": 2}),
    (Pass(), {"kind": "pass"}),
    (Pick(6), {"kind": "pick", "value": 6}),
    (Commit(), {"kind": "commit"}),
    (Keep(), {"kind": "keep"}),
    (NextGame(), {"kind": "next_game"}),
]


@pytest.mark.parametrize(("move", "data"), EVERY_MOVE, ids=lambda part: getattr(part, "kind", ""))
def test_a_move_has_exactly_the_fields_of_the_reference(move: Move, data: dict[str, Any]) -> None:
    assert move_to_json(move) == data
    assert move_from_json(data) == move


def test_the_kind_takes_part_in_equality() -> None:
    moves = [move for move, _ in EVERY_MOVE] + [Play(6), Pick(3)]
    assert len(set(moves)) == len(moves)


@pytest.mark.parametrize(
    "data",
    [
        pytest.param({}, id="no kind"),
        pytest.param({"kind": "fly"}, id="unknown kind"),
        pytest.param({"kind": ["play"], "value": 3}, id="kind is no text"),
        pytest.param({"kind": "play"}, id="field missing"),
        pytest.param({"kind": "play", "value": 3, "seat": 0}, id="field too many"),
        pytest.param({"kind": "play", "value": "3"}, id="text for a number"),
        pytest.param({"kind": "play", "value": 3.0}, id="fraction"),
        pytest.param({"kind": "play", "value": True}, id="truth value"),
        pytest.param({"kind": "play", "value": None}, id="nothing"),
        pytest.param({"kind": "recruit", "value": 3}, id="value where none belongs"),
        pytest.param(["play", 3], id="a list"),
        pytest.param(None, id="null"),
    ],
)
def test_what_is_no_move_is_a_value_error(data: Any) -> None:
    with pytest.raises(ValueError, match=r"."):
        move_from_json(data)
