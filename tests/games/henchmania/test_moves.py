"""Moves as JSON, and their number in positions that can be counted by hand."""

from typing import Any

import pytest

from client.games.henchmania.state import HenchmaniaState
from tests.games.henchmania.drawn import GAME, PASS, act, listed, play, table, weapon

EVERY_KIND: list[dict[str, Any]] = [
    {"kind": "place", "site": "tavern", "owner": 0, "counts_for": 1},
    {"kind": "play", "card": "jester"},
    {"kind": "play", "card": "glove", "seat": 1},
    {"kind": "play", "card": "vermin_castle", "seat": 1, "back": "armory"},
    {"kind": "play", "card": "traitor", "seat": 1, "site": "church"},
    {"kind": "play", "card": "pillory", "seat": 1, "target": "mule_square"},
    {"kind": "play", "card": "gravedigger", "site": "square"},
    {"kind": "use", "card": "boss_lady"},
    {"kind": "use", "card": "influence", "trump": "influence", "site": "castle"},
    {"kind": "use", "card": "old_lady", "trump": "bravery", "seat": 1},
    {"kind": "pass"},
    {"kind": "replace", "drop": "prayer"},
    {"kind": "shield", "card": "penitent"},
    {"kind": "decline"},
    {"kind": "give", "card": "axe"},
    {"kind": "inquire", "target": "eloquence"},
    {"kind": "lose", "card": "porter"},
    {"kind": "guard"},
    {"kind": "weapon", "card": "axe"},
    {"kind": "weapon", "card": ""},
    {"kind": "duel", "card": "prayer"},
    {"kind": "duel", "card": "old_lady", "trump": "providence"},
    {"kind": "duel", "card": "courtesan", "die": "good"},
    {"kind": "keep", "card": "axe"},
    {"kind": "done"},
]


@pytest.mark.parametrize("data", EVERY_KIND, ids=str)
def test_a_move_has_exactly_the_fields_of_the_reference(data: dict[str, Any]) -> None:
    assert GAME.move_to_json(GAME.move_from_json(data)) == data


def test_moves_of_different_kinds_are_never_equal() -> None:
    moves = [GAME.move_from_json(data) for data in EVERY_KIND]
    assert len(set(moves)) == len(moves)


@pytest.mark.parametrize(
    "data",
    [
        {"kind": "place", "site": "tavern", "owner": 0},
        {"kind": "place", "site": "moon", "owner": 0, "counts_for": 0},
        {"kind": "place", "site": "tavern", "owner": True, "counts_for": 0},
        {"kind": "play"},
        {"kind": "play", "card": None},
        {"kind": "play", "card": "?tavern"},
        {"kind": "play", "card": "glove", "seat": None},
        {"kind": "play", "card": ""},
        {"kind": "pass", "card": "axe"},
        {"kind": "duel", "card": "courtesan", "die": "ugly"},
        {"kind": "weapon"},
        {"kind": "weapon", "card": "moon"},
        ["pass"],
    ],
    ids=str,
)
def test_what_is_no_move_is_refused(data: Any) -> None:
    with pytest.raises(ValueError, match=r"."):
        GAME.move_from_json(data)


@pytest.mark.parametrize(
    ("state", "count"),
    [
        pytest.param(table(hands={0: "gossip gossip jester"}), 3, id="equal cards are one move"),
        pytest.param(table(3, hands={0: "glove gossip jester"}), 6, id="two seats for each of two cards"),
        pytest.param(
            table(3, hands={0: "drunkard", 1: "gossip jester axe axe", 2: "jester"}),
            5,
            id="three backs, one back, the pass",
        ),
        pytest.param(
            table(3, hands={0: "traitor"}, board={"tavern": "0112", "armory": "2"}), 4, id="sites with Henchmen"
        ),
        pytest.param(
            table(3, hands={0: "pillory"}, reserves={1: "prayer prayer*", 2: "porter jester"}), 4, id="Reserve cards"
        ),
        pytest.param(
            table(
                3,
                hands={0: "jester"},
                reserves={0: "boss_lady old_lady"},
                trumps={0: "bravery", 1: "influence*"},
                board={"castle": "0", "church": "00"},
            ),
            7,
            id="a lady, two challenges, two sites of a borrowed Trump, a jester, the pass",
        ),
        pytest.param(GAME.new(4, seed=1), 5, id="five sites"),
    ],
)
def test_the_number_of_moves_counted_by_hand(state: HenchmaniaState, count: int) -> None:
    assert len(GAME.legal_moves(state)) == count


def test_moves_are_listed_in_the_order_of_the_reference() -> None:
    state = table(
        3,
        decision={"step": "turn", "seat": 1},
        hands={1: "glove gravedigger traitor jester", 0: "axe"},
        reserves={1: "boss_lady old_lady"},
        trumps={0: "influence", 1: "bravery"},
        board={"castle": "100", "church": "11"},
        discards={"armory": "sword", "tavern": "trick"},
    )
    assert [{name: data[name] for name in data if name != "kind"} for data in listed(state)] == [
        {"card": "traitor", "seat": 0, "site": "castle"},
        {"card": "jester"},
        {"card": "glove", "seat": 2},
        {"card": "glove", "seat": 0},
        {"card": "gravedigger", "site": "tavern"},
        {"card": "gravedigger", "site": "armory"},
        {"card": "boss_lady"},
        {"card": "bravery", "trump": "bravery", "seat": 2},
        {"card": "bravery", "trump": "bravery", "seat": 0},
        {"card": "old_lady", "trump": "influence", "site": "church"},
        {},
    ]


def reachable(state: HenchmaniaState, depth: int) -> int:
    """Count the ways to make so many decisions."""
    if depth == 0:
        return 1
    total = 0
    for move in GAME.legal_moves(state):
        after = GAME.copy(state)
        GAME.play(after, move)
        total += reachable(after, depth - 1)
    return total


def test_three_placements_can_be_made_in_125_ways() -> None:
    assert reachable(GAME.new(3, seed=7), 3) == 125


def test_a_short_evening_counted_by_hand() -> None:
    """Seat 0: jester or pass; seat 1 then the same. A played jester leaves nothing, and that seat passes by itself."""
    assert reachable(table(), 2) == 4


def test_a_duel_counted_by_hand() -> None:
    """Challenge, then axe or bare hands against sword or bare hands."""
    state = table(hands={0: "glove axe jester", 1: "sword jester"}, dice=[1, 1, 1])
    act(state, play("glove", 1))
    assert reachable(state, 2) == 4
    act(state, weapon("axe"))
    assert reachable(state, 1) == 2
    assert PASS not in GAME.legal_moves(state)
