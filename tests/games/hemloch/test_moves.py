"""Moves as JSON: section 4.5."""

from typing import Any

import pytest

from client.games.hemloch.moves import MOVE_KINDS, move_from_json, move_to_json

EVERY_MOVE: list[dict[str, Any]] = [
    {"kind": "draw"},
    {"kind": "play", "card": "unfair_lady", "location": "courtyard"},
    {"kind": "use", "item": "festival_mask"},
    {"kind": "end_turn"},
    {"kind": "gain", "item": "quicksilver_draught"},
    {"kind": "refresh", "item": "quicksilver_draught"},
    {"kind": "decline"},
    {"kind": "steal", "item": "lovers_locket", "face_up": True},
    {"kind": "place", "location": "boneyard", "space": 6},
    {"kind": "lift", "location": "boneyard", "space": 6},
    {"kind": "replace", "location": "boneyard", "space": 6},
    {"kind": "discard", "card": "grave_digger"},
    {"kind": "target", "location": "stillhouse", "card": "brass_warden"},
    {"kind": "move_to", "location": "night_market"},
    {"kind": "devour", "side": 1, "card": "shadow_footpad"},
    {"kind": "recover", "card": "pale_matron"},
    {"kind": "raise", "card": "pale_matron"},
    {"kind": "cull", "card": "velvet_flatterer"},
    {"kind": "retire", "location": "boneyard"},
    {"kind": "take_group", "group": 19},
]


@pytest.mark.parametrize("data", EVERY_MOVE, ids=lambda data: str(data["kind"]))
def test_a_move_has_exactly_the_fields_of_the_reference(data: dict[str, Any]) -> None:
    move = move_from_json(data)
    assert move_to_json(move) == data
    assert type(move) is MOVE_KINDS[data["kind"]]


def test_moves_of_different_kinds_are_never_equal() -> None:
    moves = [move_from_json(data) for data in EVERY_MOVE]
    assert len(set(moves)) == len(EVERY_MOVE) == len(MOVE_KINDS)


@pytest.mark.parametrize(
    "data",
    [
        pytest.param({}, id="no kind"),
        pytest.param({"kind": "fly"}, id="unknown kind"),
        pytest.param({"kind": ["draw"]}, id="kind is no text"),
        pytest.param({"kind": "play", "card": "unfair_lady"}, id="field missing"),
        pytest.param({"kind": "draw", "seat": 0}, id="field too many"),
        pytest.param({"kind": "discard", "card": "fair_lady"}, id="unknown card"),
        pytest.param({"kind": "discard", "card": 3}, id="number for a card"),
        pytest.param({"kind": "discard", "card": "boneyard"}, id="a Location for a card"),
        pytest.param({"kind": "place", "location": "boneyard", "space": "6"}, id="text for a space"),
        pytest.param({"kind": "place", "location": "boneyard", "space": True}, id="truth value for a space"),
        pytest.param({"kind": "steal", "item": "lovers_locket", "face_up": 1}, id="number for a face"),
        pytest.param({"kind": "devour", "side": None, "card": "shadow_footpad"}, id="nothing for a side"),
        pytest.param(["draw"], id="a list"),
        pytest.param(None, id="null"),
    ],
)
def test_what_is_no_move_is_a_value_error(data: Any) -> None:
    with pytest.raises(ValueError, match=r"."):
        move_from_json(data)
