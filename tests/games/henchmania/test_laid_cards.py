"""Reserve cards and Trumps on a turn, and what is refused there: worked cases 16, 22, 24 to 26 and 34."""

from typing import Any

import pytest

from client.core.refusal import IllegalMoveError
from tests.games.henchmania.about import about
from tests.games.henchmania.drawn import (
    GAME,
    PASS,
    act,
    asked,
    discards,
    hand,
    listed,
    listed_plays,
    move,
    play,
    reserve,
    table,
    trump,
)


@about("intrigue")
def test_case_16_an_intrigue_takes_what_may_still_be_held() -> None:
    state = table(hands={0: "intrigue jester"}, reserves={0: "penitent", 1: "penitent* prayer*"})
    assert listed_plays(state, "intrigue") == [{"seat": 1, "target": "prayer"}]
    act(state, play("intrigue", 1, target="prayer"))
    assert (reserve(state, 0), reserve(state, 1)) == ("prayer penitent", "penitent*")


FULL = "minstrel troubadour apothecary prayer prayer* holy_water choir_boys penitent"


def test_an_intrigue_into_a_full_reserve_asks_what_makes_way() -> None:
    state = table(hands={0: "intrigue jester"}, reserves={0: FULL, 1: "porter*"})
    act(state, play("intrigue", 1, target="porter"))
    assert (asked(state), reserve(state, 1)) == (("replace", 0), "")
    act(state, move("replace", drop="minstrel"))
    assert reserve(state, 0) == FULL.replace("minstrel ", "").replace("apothecary", "porter apothecary")
    assert asked(state) == ("turn", 1)


@about("boss_lady", "influence")
def test_case_22_boss_lady_and_influence_draw() -> None:
    state = table(
        hands={0: "jester"},
        reserves={0: "boss_lady"},
        trumps={0: "influence"},
        board={"church": "0"},
        tops={"tavern": "trick", "church": "prayer"},
    )
    act(state, move("use", card="boss_lady"))
    assert (hand(state, 0), reserve(state, 0)) == ("trick jester", "boss_lady*")
    act(state, PASS, move("use", card="influence", trump="influence", site="church"))
    assert (hand(state, 0), trump(state, 0)) == ("trick jester prayer", "influence*")
    assert asked(state) == ("turn", 0), "seat 1 has passed"


@about("old_lady")
def test_the_old_lady_borrows_influence() -> None:
    state = table(reserves={0: "old_lady"}, trumps={1: "influence*"}, board={"church": "0"}, tops={"church": "prayer"})
    act(state, move("use", card="old_lady", trump="influence", site="church"))
    assert (hand(state, 0), reserve(state, 0), trump(state, 1)) == ("jester prayer", "old_lady*", "influence*")


@about("providence", "confidence")
def test_case_24_a_new_trump_sends_the_old_one_home() -> None:
    state = table(hands={0: "jester providence"}, trumps={0: "confidence*"})
    act(state, play("providence"))
    assert (trump(state, 0), discards(state, "armory"), discards(state, "church")) == ("providence", "confidence", "")


def test_case_25_a_full_reserve_makes_way() -> None:
    state = table(hands={0: "jester porter prayer"}, reserves={0: FULL})
    assert [data["card"] for data in listed(state) if data["kind"] == "play"] == ["jester", "porter"]
    act(state, play("porter"))
    assert (asked(state), len(listed(state))) == (("replace", 0), 7)
    act(state, move("replace", drop="prayer"))
    assert reserve(state, 0) == "minstrel troubadour porter apothecary prayer holy_water choir_boys penitent"
    assert (discards(state, "church"), asked(state)) == ("prayer", ("turn", 1))


@about("belladonna_root")
def test_case_26_one_belladonna_root_is_enough() -> None:
    state = table(hands={0: "belladonna_root jester"}, reserves={0: "belladonna_root"})
    assert listed(state) == [{"kind": "play", "card": "jester"}, {"kind": "pass"}]


@pytest.mark.parametrize(
    "data",
    [
        pytest.param({"kind": "play", "card": "glove", "seat": 0}, id="case 34: a glove for oneself"),
        pytest.param({"kind": "play", "card": "glove", "seat": 2}, id="case 34: nobody sits there"),
        pytest.param({"kind": "play", "card": "axe"}, id="case 34: a weapon"),
        pytest.param({"kind": "play", "card": "guard"}, id="case 34: a guard"),
        pytest.param({"kind": "play", "card": "porter"}, id="case 34: a second porter"),
        pytest.param({"kind": "play", "card": "sword"}, id="case 34: a card of the deck"),
        pytest.param({"kind": "play", "card": "gossip", "seat": 1}, id="case 34: a card not in hand"),
        pytest.param({"kind": "place", "site": "tavern", "owner": 0, "counts_for": 0}, id="case 34: a pawn"),
        pytest.param({"kind": "play", "card": "jester", "seat": 1}, id="ruling R38: a superfluous field"),
        pytest.param({"kind": "play", "card": "glove"}, id="ruling R38: a missing field"),
    ],
)
def test_bad_input_is_refused_without_change(data: dict[str, Any]) -> None:
    state = table(hands={0: "guard jester glove porter axe"}, reserves={0: "porter"})
    before = GAME.to_json(state)
    with pytest.raises(IllegalMoveError):
        GAME.play(state, GAME.move_from_json(data))
    assert GAME.to_json(state) == before


def test_case_34_to_discard_is_no_move_at_all() -> None:
    with pytest.raises(ValueError, match="no move"):
        GAME.move_from_json({"kind": "discard", "card": "axe"})
