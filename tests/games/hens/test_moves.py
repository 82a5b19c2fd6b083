"""Moves as JSON: section 4."""

from typing import Any

import pytest

from client.games.hens import HENS
from client.games.hens.moves import Move, Rooster
from tests.games.hens.drawn import DECK, NEIGHBOUR, coop, discard, draw, hen

MOVES: list[tuple[Move, dict[str, Any]]] = [
    (DECK, {"kind": "draw", "source": "deck"}),
    (draw(2), {"kind": "draw", "source": "pile", "seat": 2}),
    (NEIGHBOUR, {"kind": "draw", "source": "neighbour"}),
    (hen("P4", -1, 2), {"kind": "place", "card": "padovana-4", "x": -1, "y": 2, "face": "hen"}),
    (coop("M6", 0, 0), {"kind": "place", "card": "modern_game-6", "x": 0, "y": 0, "face": "coop"}),
    (discard("U1"), {"kind": "discard", "card": "sultan-1"}),
    (Rooster(1, -3), {"kind": "rooster", "x": 1, "y": -3}),
]


@pytest.mark.parametrize(("move", "data"), MOVES, ids=[str(data) for _, data in MOVES])
def test_a_move_has_exactly_the_fields_of_its_kind(move: Move, data: dict[str, Any]) -> None:
    assert HENS.move_to_json(move) == data
    assert HENS.move_from_json(data) == move


@pytest.mark.parametrize(
    "data",
    [
        None,
        [],
        "draw",
        {"kind": "draw"},
        {"kind": "draw", "source": "pile"},
        {"kind": "draw", "source": "pile", "seat": "1"},
        {"kind": "draw", "source": "pile", "seat": True},
        {"kind": "draw", "source": "pile", "seat": 1, "card": "sultan-1"},
        {"kind": "draw", "source": "deck", "seat": 1},
        {"kind": "draw", "source": "neighbour", "seat": None},
        {"kind": "draw", "source": "hand"},
        {"kind": "place", "card": "padovana-4", "x": 0, "y": 0},
        {"kind": "place", "card": "padovana-7", "x": 0, "y": 0, "face": "hen"},
        {"kind": "place", "card": 3, "x": 0, "y": 0, "face": "hen"},
        {"kind": "place", "card": "padovana-4", "x": 0.0, "y": 0, "face": "hen"},
        {"kind": "place", "card": "padovana-4", "x": 0, "y": "0", "face": "hen"},
        {"kind": "place", "card": "padovana-4", "x": 0, "y": 0, "face": "hen", "seat": 0},
        {"kind": "discard"},
        {"kind": "discard", "card": None},
        {"kind": "discard", "card": "sultan-1", "x": 1},
        {"kind": "rooster", "x": 1},
        {"kind": "rooster", "x": 1, "y": None},
        {"kind": "rooster", "x": 1, "y": 1, "card": "sultan-1"},
        {"kind": ["draw"]},
    ],
    ids=str,
)
def test_anything_else_is_no_move(data: Any) -> None:
    with pytest.raises(ValueError, match=r"."):
        HENS.move_from_json(data)


def test_moves_of_different_kinds_are_never_equal() -> None:
    moves = [move for move, _ in MOVES]
    assert len(set(moves)) == len(moves)
