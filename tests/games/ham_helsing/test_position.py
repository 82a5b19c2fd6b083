"""Positions that no match can hold are refused, by the field that is wrong."""

import copy
from collections.abc import Callable
from typing import Any

import pytest

from client.core.refusal import InvalidPosition
from client.games.ham_helsing import HAM_HELSING as HAM
from tests.games.ham_helsing.drawn import Data, table


def turn() -> Data:
    """Return a position in the middle of a turn."""
    drawn = table().hand(0, "ham_fist", "reluctant_swing").minions(A="RP! B", B="Y").turn()
    data: Data = HAM.to_json(drawn.build())
    return data


def put(*path: Any) -> Callable[[Data], None]:
    """Return a spoiler that puts the last value at the path before it."""
    *way, key, value = path

    def spoil(data: Data) -> None:
        place: Any = data
        for step in way:
            place = place[step]
        place[key] = value

    return spoil


YES = True


def drop(field: str) -> Callable[[Data], None]:
    return lambda data: data.pop(field) and None


WRONG = [
    pytest.param(put("game", "chess"), "game", id="another game"),
    pytest.param(put("version", 2), "version", id="another version"),
    pytest.param(put("players", 5), "players", id="too many players"),
    pytest.param(put("players", 3), "options.characters", id="options for other seats"),
    pytest.param(put("options", "villain", "bob"), "options.villain", id="an unknown Villain"),
    pytest.param(put("rng", None), "rng", id="a view"),
    pytest.param(put("chars", 0, "hp", 9), "chars.0.hp", id="too healthy"),
    pytest.param(put("chars", 0, "ko", YES), "chars.0.ko", id="down with health"),
    pytest.param(put("chars", 0, "money", 21), "chars.0.money", id="too rich"),
    pytest.param(put("chars", 1, "seat", 0), "chars.1.seat", id="another's seat"),
    pytest.param(put("chars", 1, "pile", 0), "chars.1.pile", id="another's pile"),
    pytest.param(put("chars", 0, "skills", "Y", 4), "chars.0.skills.Y", id="a skill beyond its track"),
    pytest.param(put("chars", 1, "id", "lobos"), "chars", id="a hero of other options"),
    pytest.param(put("piles", 0, "hand", [0, 1]), "piles", id="a card twice"),
    pytest.param(put("piles", 0, "aside", ["twin_B"]), "market", id="an upgrade twice"),
    pytest.param(put("cards", "0", "id", "ham_fist"), "cards.0.id", id="another design"),
    pytest.param(put("cards", "0", "ups", ["dash_P"]), "cards.0.ups", id="an upgrade that does not fit"),
    pytest.param(put("cards", "0", "cov", ["2"]), "cards.0.cov", id="a cover without icon"),
    pytest.param(put("cards", "0", "cov", ["1", "1"]), "cards.0.cov", id="an icon covered twice"),
    pytest.param(put("board", "C", ["B"]), "bag", id="a token too many"),
    pytest.param(put("board", "C", ["fx_money"]), "board.C.0", id="an effect on the map"),
    pytest.param(put("nests", ["A"]), "nests", id="Mud Canyon lost"),
    pytest.param(put("nests", ["B", "B"]), "nests", id="lost twice"),
    pytest.param(put("shield", 2), "shield", id="nobody's shield"),
    pytest.param(put("katana", "L"), "katana", id="a katana in the Lab"),
    pytest.param(put("knuckles", "asleep", YES), "knuckles.asleep", id="asleep in the den"),
    pytest.param(put("villain", "hp", 0), "villain.hp", id="a fallen Villain"),
    pytest.param(put("villain", "id", "silk"), "villain.id", id="another Villain"),
    pytest.param(put("villain_deck", ["v2a", "v1a", "v4"]), "villain_deck", id="levels fall"),
    pytest.param(put("villain_discard", ["v1a"]), "villain_deck", id="a Villain card twice"),
    pytest.param(put("round", 6), "round", id="beyond the last round"),
    pytest.param(put("turn", None), "turn", id="step 1 of nobody"),
    pytest.param(put("turn", "pool", [["m", 3]]), "turn.pool", id="an icon of a card that is not in play"),
    pytest.param(put("turn", "touched", [3]), "turn.touched", id="a touched card that is not in play"),
    pytest.param(put("turn", "c", 1), "turn.c", id="the turn of another"),
    pytest.param(put("stack", []), "stack", id="nothing asked"),
    pytest.param(put("stack", [["gain", {"c": 0}]]), "stack", id="an automatic frame on top"),
    pytest.param(put("stack", [["dance", {}]]), "stack.0.0", id="an unknown frame"),
    pytest.param(put("stack", [["play", {}]]), "stack.0.1", id="a frame without its fields"),
    pytest.param(put("stack", [["play", {"c": 7}]]), "stack.0.1.c", id="nobody plays"),
    pytest.param(put("stack", [["reroll", {"c": 0}]]), "stack.0", id="a reroll without dice"),
    pytest.param(put("result", "win"), "reason", id="a result without reason"),
    pytest.param(put("reason", "all_ko"), "reason", id="a reason without result"),
    pytest.param(drop("bag"), "bag", id="a field missing"),
    pytest.param(put("colour", 1), "colour", id="a field too many"),
]


@pytest.mark.parametrize(("spoil", "field"), WRONG)
def test_a_position_that_no_match_can_hold_is_refused(spoil: Callable[[Data], None], field: str) -> None:
    data = copy.deepcopy(turn())
    spoil(data)
    with pytest.raises(InvalidPosition) as caught:
        HAM.from_json(data)
    assert caught.value.field == field
    assert caught.value.why


def test_options_that_are_missing_have_their_defaults() -> None:
    data = turn()
    data["options"] = {"characters": ["ham", "ronin"]}
    assert HAM.from_json(data) == HAM.from_json(turn())


def test_a_half_beaten_minion_is_part_of_step_1() -> None:
    data = turn()
    data["board"]["A"] = ["B", "rP!"]
    assert HAM.from_json(data).board["A"] == ("B", "rP!")
    data["stack"] = [["next_round", {}], ["market", {"c": 0}]]
    data["turn"] = None
    with pytest.raises(InvalidPosition, match="half beaten"):
        HAM.from_json(data)


def test_a_view_hides_orders_and_nothing_else() -> None:
    state = HAM.from_json(turn())
    views = [HAM.to_json(HAM.sight(state, seat)) for seat in (0, 1)]
    assert views[0] == views[1]
    whole = HAM.to_json(state)
    changed = {name for name in whole if whole[name] != views[0][name]}
    assert changed <= {"rng", "bag", "piles", "market", "villain_deck"}
    assert views[0]["villain_deck"] == ["v1a", None, None, "v4"]
    assert sorted(whole["bag"]) == views[0]["bag"]
    with pytest.raises(InvalidPosition):
        HAM.from_json(views[0])
