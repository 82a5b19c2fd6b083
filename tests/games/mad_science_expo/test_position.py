"""Positions as JSON, and those that no match can hold: section 9."""

import copy
import json
from collections.abc import Callable
from typing import Any

import pytest

from client.core.refusal import InvalidPosition
from client.games.mad_science_expo import MAD_SCIENCE_EXPO as EXPO
from client.games.mad_science_expo.moves import Challenge, Commit
from tests.games.mad_science_expo.drawn import fight, picks, play_all, position, table

THREE = """
    23456 team 01
    146   team 25  recruited 0+33
    026   team 1
"""
Data = dict[str, Any]


def turn() -> Data:
    return position(THREE, turn_no=5)


def attack() -> Data:
    state = table(THREE)
    play_all(state, Challenge(1), *picks("23"))
    return EXPO.to_json(state)


def defence() -> Data:
    state = table(THREE)
    play_all(state, Challenge(1), *picks("23"), Commit(), *picks("1"))
    return EXPO.to_json(state)


def after_win() -> Data:
    state = table(THREE)
    fight(state, 1, "234", "1")
    return EXPO.to_json(state)


def over() -> Data:
    state = table("""
        16 team 1
        6  team 5
    """)
    fight(state, 1, "16", "6")
    return EXPO.to_json(state)


def between() -> Data:
    state = table(
        """
        16 team 1
        6  team 5
        """,
        campaign=True,
    )
    fight(state, 1, "16", "6")
    return EXPO.to_json(state)


def pooled() -> Data:
    """Seat 2 keeps the pool 0, 1, 1, 2 of seats 0 and 1."""
    state = table("""
        016  team 4
        126  team 3
        2346 team 5
    """)
    fight(state, 1, "0", "2")
    return EXPO.to_json(state)


def boxed() -> Data:
    """Seat 2 keeps the pool 1, 1, 2 of seat 0 and one card in the box."""
    state = EXPO.from_json(pooled())
    fight(state, 2, "06", "34")
    return EXPO.to_json(state)


POSITIONS = [turn, attack, defence, after_win, over, between, pooled, boxed]


@pytest.mark.parametrize("drawn", POSITIONS)
def test_a_position_survives_the_way_to_text_and_back(drawn: Callable[[], Data]) -> None:
    data = drawn()
    assert EXPO.to_json(EXPO.from_json(json.loads(json.dumps(data)))) == data


def change(path: str, value: object) -> Callable[[Data], None]:
    """Return a change that puts ``value`` at the path."""

    def changed(data: Data) -> None:
        *way, last = path.split(".")
        place: Any = data
        for step in way:
            place = place[int(step)] if isinstance(place, list) else place[step]
        if isinstance(place, list):
            place[int(last)] = value
        else:
            place[last] = value

    return changed


def without(name: str) -> Callable[[Data], None]:
    return lambda data: data.pop(name) and None


def wrong(drawn: Callable[[], Data], path: str, value: object, field: str, name: str) -> Any:
    return pytest.param(drawn, change(path, value), field, id=name)


def swap_cards(data: Data) -> None:
    """Exchange a Mad Scientist of a hand for a henchman of another."""
    data["seats"][0]["hand"], data["seats"][2]["hand"] = [3, 4, 5, 6, 6], [0, 2, 2]


def box_two_twos(data: Data) -> None:
    """Note two boxed 2s, although the box holds only one."""
    data["memory"][2]["pools"][0] |= {"boxed": 2, "cards": [1, 2, 2, 2]}


WRONG: list[Any] = [
    wrong(turn, "game", "hens", "game", "another game"),
    wrong(turn, "version", 2, "version", "another version"),
    wrong(turn, "players", 7, "players", "too many players"),
    wrong(turn, "players", 4, "seats", "fewer seats than players"),
    wrong(turn, "players", value=True, field="players", name="a truth value for a number"),
    wrong(turn, "points", [0, 0], "points", "points of too few seats"),
    wrong(turn, "memory", [], "memory", "memory of no seat"),
    wrong(turn, "memory.1.sure", [[]], "memory.1.sure", "memory about too few seats"),
    wrong(turn, "options.first_player", "3", "options.first_player", "a first player who is not there"),
    wrong(turn, "options.first_player", 1, "options.first_player", "a number for a text"),
    wrong(turn, "options.colour", "red", "options.colour", "an unknown option"),
    wrong(turn, "options", {}, "options.campaign", "no options"),
    wrong(turn, "rng", None, "rng", "no stream of chance"),
    wrong(turn, "rng.counter", -1, "rng.counter", "draws below zero"),
    wrong(turn, "turn_no", 0, "turn_no", "a turn before the first"),
    wrong(turn, "game_no", 0, "game_no", "a game before the first"),
    wrong(turn, "quiet_turns", -1, "quiet_turns", "quiet turns below zero"),
    wrong(turn, "active", 3, "active", "a turn of nobody"),
    wrong(turn, "first_seat", 5, "first_seat", "first turn of nobody"),
    wrong(turn, "seat", 1, "seat", "a decision of somebody else"),
    wrong(turn, "phase", "night", "phase", "an unknown phase"),
    wrong(turn, "phase", "attack", "challenge", "an attack without a challenge"),
    wrong(turn, "phase", "over", "result", "an end without a result"),
    wrong(turn, "phase", "after_win", "phase", "a team too small to recruit after a win"),
    wrong(turn, "progress", 1, "progress", "a number for a truth value"),
    wrong(turn, "points", [1, 0, 0], "points", "points outside a campaign"),
    wrong(turn, "box", [0, 1, 3, 4, 5], "seats", "a card missing"),
    wrong(turn, "box", [7], "box.0", "a card that does not exist"),
    wrong(turn, "box", [5] * 7, "box", "more cards of a value than printed"),
    wrong(turn, "seats.0.hand", 5, "seats.0.hand", "a hand as a count"),
    wrong(turn, "seats.0.name", "Ann", "seats.0.name", "an unknown field"),
    pytest.param(turn, swap_cards, "seats.0.hand", id="two Mad Scientists in one hand"),
    wrong(turn, "seats.0.team", [0, 6], "seats.0.team", "a Mad Scientist in a team"),
    wrong(turn, "seats.1.recruited", [[0], [6, 3]], "seats.1.recruited", "a Mad Scientist recruited"),
    wrong(turn, "seats.1.defeated", value=True, field="seats.1.hand", name="a defeated seat with a hand"),
    wrong(turn, "seats.1.last_turn", 5, "seats.1.last_turn", "a last turn that is not over"),
    wrong(turn, "challenge", {"target": 1, "attack": [], "attack_done": False, "defence": []}, "challenge", "a duel"),
    wrong(turn, "result", over()["result"], "result.totals", "a result of other seats"),
    wrong(turn, "last_challenge", {"attacker": 0}, "last_challenge.defender", "a challenge half told"),
    wrong(after_win, "last_challenge.attack", [4, 3, 2], "last_challenge.attack", "past picks that fall"),
    wrong(after_win, "last_challenge.defender", 0, "last_challenge.defender", "a challenge of oneself"),
    wrong(after_win, "last_challenge.defeated", 2, "last_challenge.defeated", "a defeat of an onlooker"),
    wrong(after_win, "last_challenge.attack", [], "last_challenge.attack", "a challenge without cards"),
    wrong(attack, "challenge.target", 0, "challenge.target", "a challenge under way against oneself"),
    wrong(attack, "challenge.attack", [3, 2], "challenge.attack", "picks that fall"),
    wrong(attack, "challenge.attack", [2, 2], "challenge.attack", "a card picked twice"),
    wrong(attack, "challenge.defence", [1], "challenge.defence", "an answer before the attack"),
    wrong(attack, "challenge.attack_done", value=True, field="challenge.attack_done", name="an attack done too early"),
    wrong(attack, "phase", "turn", "challenge", "a challenge in the phase turn"),
    wrong(defence, "challenge.attack", [], "challenge.attack", "a finished attack without cards"),
    wrong(defence, "challenge.defence", [2], "challenge.defence", "an answer that is not in hand"),
    wrong(defence, "seat", 0, "seat", "an answer of the attacker"),
    wrong(over, "result.totals", [1, 0], "result.totals", "totals that the cards do not make"),
    wrong(over, "result.campaign_victor", 0, "result.campaign_victor", "a victor without a campaign"),
    wrong(over, "result.winner", 2, "result.winner", "a winner who is not there"),
    wrong(over, "history", between()["history"], "history", "a history outside a campaign"),
    wrong(between, "options.campaign", value=False, field="phase", name="a next game outside a campaign"),
    wrong(between, "history.0.winner", 4, "history.0.winner", "a past winner who is not there"),
    wrong(between, "history.0.totals", [1], "history.0.totals", "past totals of too few seats"),
    wrong(between, "seat", 1, "seat", "a next game begun by a loser"),
    wrong(turn, "memory.0.sure.1", [1, 5], "memory.0.sure.1", "a card noted that is not in the hand"),
    wrong(turn, "memory.0.sure.1", [1], "memory.0.sure.1", "a hand half noted"),
    wrong(turn, "memory.0.sure.1", [1, 4, 6], "memory.0.sure.1", "a Mad Scientist noted"),
    wrong(turn, "memory.0.sure.0", [2], "memory.0.sure.0", "the own hand noted"),
    wrong(pooled, "memory.2.pools.0.members", [0, 2], "memory.2.pools.0.members", "the observer in its own pool"),
    wrong(pooled, "memory.2.pools.0.members", [0, 0], "memory.2.pools.0.members", "a seat twice in a pool"),
    wrong(pooled, "memory.2.pools.0.members", [0, 4], "memory.2.pools.0.members", "a seat in a pool who is not there"),
    wrong(pooled, "memory.2.pools.0.members", [0], "memory.2.sure.1", "a seat that is in no pool and unknown"),
    wrong(pooled, "memory.2.pools.0.cards", [0, 1, 2, 6], "memory.2.pools.0.cards", "a Mad Scientist in a pool"),
    wrong(pooled, "memory.2.pools.0.cards", [0, 1, 2, 2], "memory.2.pools.0.cards", "a pool without a member's card"),
    wrong(pooled, "memory.2.pools.0.boxed", 1, "memory.2.pools.0.boxed", "a boxed card that is not in the pool"),
    wrong(boxed, "memory.2.pools.0.boxed", 0, "memory.2.pools.0.boxed", "a boxed card too few"),
    pytest.param(boxed, box_two_twos, "memory.2.pools.0.cards", id="a boxed card that is not in the box"),
    pytest.param(turn, without("box"), "box", id="a field missing"),
    pytest.param(turn, change("colour", "red"), "colour", id="a field too many"),
]


@pytest.mark.parametrize(("drawn", "spoil", "field"), WRONG)
def test_a_position_that_no_match_can_hold_is_refused_by_its_field(
    drawn: Callable[[], Data], spoil: Callable[[Data], None], field: str
) -> None:
    data = copy.deepcopy(drawn())
    spoil(data)
    with pytest.raises(InvalidPosition) as caught:
        EXPO.from_json(data)
    assert caught.value.field == field
    assert caught.value.why


def test_somebody_must_be_undefeated() -> None:
    data = over()
    data["box"] = sorted([*data["box"], *data["seats"][0]["hand"], *data["seats"][0]["team"]])
    data["seats"][0] |= {"hand": [], "team": [], "defeated": True}
    with pytest.raises(InvalidPosition, match="undefeated"):
        EXPO.from_json(data)


@pytest.mark.parametrize(
    ("fields", "field"),
    [
        pytest.param({"active": 2, "seat": 2}, "active", id="a turn of the defeated"),
        pytest.param(
            {"challenge": {"target": 2, "attack": [], "attack_done": False, "defence": []}, "phase": "attack"},
            "challenge.target",
            id="a challenge of the defeated",
        ),
        pytest.param(
            {"challenge": {"target": 1, "attack": [], "attack_done": False, "defence": []}, "phase": "attack"},
            "challenge.target",
            id="a challenge of a seat without a team",
        ),
    ],
)
def test_the_defeated_and_the_teamless_take_no_part(fields: Data, field: str) -> None:
    picture = """
        236 team 1
        46
        -   out
    """
    with pytest.raises(InvalidPosition) as caught:
        table(picture, **fields)
    assert caught.value.field == field


@pytest.mark.parametrize("data", [None, [], "turn", 3])
def test_what_is_no_object_is_refused(data: Any) -> None:
    with pytest.raises(InvalidPosition) as caught:
        EXPO.from_json(data)
    assert caught.value.field == "position"


def test_a_view_is_no_position() -> None:
    view = EXPO.to_json(EXPO.sight(EXPO.from_json(turn()), 0))
    with pytest.raises(InvalidPosition):
        EXPO.from_json(view)


def test_the_order_of_a_hand_and_of_the_box_does_not_matter() -> None:
    data = turn()
    shuffled = copy.deepcopy(data)
    shuffled["box"].reverse()
    shuffled["seats"][0]["hand"].reverse()
    assert EXPO.from_json(shuffled) == EXPO.from_json(data)


def test_what_is_not_asked() -> None:
    """A box filled without a defeat, a small recruited team, and an end that is due already."""
    state = table("""
        16 team 1 recruited 2
        6  team 5
    """)
    assert EXPO.to_act(state) == 0
