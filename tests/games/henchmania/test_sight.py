"""What a seat may see: section 8."""

import json
from random import Random

import pytest

from client.games.henchmania.cards import CARD_BY_ID, SITE_BY_ID
from client.games.henchmania.events import (
    BackDrawn,
    BackGiven,
    BackKept,
    BackTaken,
    CardDrawn,
    CardGiven,
    CardKept,
    CardTaken,
    DiceRolled,
    Event,
    HandDiscarded,
    PawnPlaced,
    ReserveLaid,
    Why,
)
from tests.games.henchmania.drawn import GAME, act, all_pass, move, play, position, table

JESTER, AXE = CARD_BY_ID["jester"], CARD_BY_ID["axe"]
CASTLE, ARMORY = SITE_BY_ID["castle"], SITE_BY_ID["armory"]


def test_others_see_backs_sorted_by_site_and_the_cards_they_know() -> None:
    state = table(hands={0: "gossip drunkard jester jester axe vermin_tavern"}, animals=True, seen={(1, 0): "jester"})
    view = GAME.to_json(GAME.sight(state, 1))
    assert view["hands"][0] == ["?tavern", "?tavern", "?tavern", "jester", "?castle", "?armory"]
    assert view["hands"][1] == ["jester"]
    assert GAME.to_json(GAME.sight(state, 0))["hands"][0][0] == "gossip"


def test_decks_are_counts_and_chance_is_hidden() -> None:
    view = GAME.to_json(GAME.sight(table(dice=[1, 2]), 0))
    assert view["decks"] == {"tavern": 26, "castle": 24, "square": 26, "church": 26, "armory": 26}
    assert (view["rng"], view["dice_queue"]) == (None, [])


def test_each_seat_sees_its_own_notes_only() -> None:
    state = table(3, seen={(0, 1): "jester", (2, 0): "jester"})
    assert GAME.to_json(GAME.sight(state, 0))["seen"] == [[[], ["jester"], []], None, None]


def test_kept_cards_show_their_backs() -> None:
    state = table(hands={0: "glove sword"}, reserves={0: "nosy_parker", 1: "nosy_parker"})
    all_pass(state)
    act(state, move("keep", card="sword"))
    assert GAME.to_json(GAME.sight(state, 1))["kept"] == [["?armory"], []]
    assert GAME.to_json(GAME.sight(state, 0))["kept"] == [["sword"], []]


def test_the_card_just_kept_is_nobody_elses_business() -> None:
    state = table(animals=True, hands={0: "gossip glove sword"}, reserves={0: "nosy_parker mule_tavern"})
    all_pass(state)
    act(state, move("keep", card="glove"))
    mine, theirs = (GAME.to_json(GAME.sight(state, seat))["decision"] for seat in (0, 1))
    assert (mine["min_card"], theirs["min_card"], theirs["left"]) == ("glove", None, 1)


def test_whatever_else_there_is_lies_open() -> None:
    data = position(
        hands={0: "glove axe", 1: "guard sword"},
        reserves={0: "prayer*", 1: "courtesan"},
        trumps={1: "bravery"},
        discards={"church": "holy_water"},
        board={"tavern": "011"},
    )
    hidden = {"rng", "hands", "kept", "decks", "seen", "dice_queue"}
    view = GAME.to_json(GAME.sight(GAME.from_json(data), 1))
    assert {name: view[name] for name in view if name not in hidden} == {
        name: data[name] for name in data if name not in hidden
    }


def test_a_view_names_no_card_that_is_hidden() -> None:
    state = table(hands={0: "sword", 1: "jester"}, discards={"armory": ""})
    assert "sword" not in json.dumps(GAME.to_json(GAME.sight(state, 1)))


@pytest.mark.parametrize(
    ("event", "seat", "seen"),
    [
        (CardDrawn(0, JESTER, Why.PLACED), 1, BackDrawn(0, CASTLE, Why.PLACED)),
        (CardDrawn(0, JESTER, Why.PLACED), 0, CardDrawn(0, JESTER, Why.PLACED)),
        (CardTaken(0, 1, AXE), 1, CardTaken(0, 1, AXE)),
        (CardTaken(0, 1, AXE), 2, BackTaken(0, 1, ARMORY)),
        (CardGiven(0, 1, AXE), 1, CardGiven(0, 1, AXE)),
        (CardGiven(0, 1, AXE), 2, BackGiven(0, 1, ARMORY)),
        (CardKept(0, AXE), 0, CardKept(0, AXE)),
        (CardKept(0, AXE), 1, BackKept(0, ARMORY)),
        (HandDiscarded(0, (AXE,)), 1, HandDiscarded(0, (AXE,))),
    ],
    ids=repr,
)
def test_events_show_what_a_seat_may_know(event: Event, seat: int, seen: Event) -> None:
    assert GAME.seen(event, seat) == seen


@pytest.mark.parametrize(
    ("event", "revealing"),
    [
        (CardDrawn(0, JESTER, Why.PLACED), True),
        (DiceRolled(0, "att", (1, 2, 3), 6), True),
        (HandDiscarded(0, (AXE,)), True),
        (PawnPlaced(0, CASTLE, 0, 0, None), False),
        (ReserveLaid(0, JESTER), False),
    ],
    ids=repr,
)
def test_chance_and_secrets_cannot_be_taken_back(event: Event, revealing: bool) -> None:  # noqa: FBT001
    assert GAME.reveals(event) is revealing


def test_a_sight_keeps_the_moves_for_the_seat_to_act_alone() -> None:
    state = table(hands={0: "glove axe jester"})
    assert GAME.legal_moves(GAME.sight(state, 0)) == GAME.legal_moves(state)
    act(state, play("glove", 1))
    assert GAME.sight(state, 1).listed is None


def test_a_sight_lists_nothing_for_a_question_to_somebody_else() -> None:
    state = table(3, hands={0: "drunkard glove", 1: "axe", 2: "jester"})
    sight = GAME.sight(state, 1)
    assert GAME.legal_moves(sight) == []
    assert GAME.why_not(sight, play("glove", 1)) is not None
    assert len(GAME.legal_moves(GAME.guess(sight, 1, Random(1)))) > 0
