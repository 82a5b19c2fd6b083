"""Shields and animals: sections 4.5 and 7, worked cases 36 and 42."""

from collections.abc import Sequence
from typing import Any

import pytest

from client.games.henchmania.events import ShieldUsed
from tests.games.henchmania.about import about
from tests.games.henchmania.drawn import (
    DECLINE,
    PASS,
    act,
    asked,
    discards,
    hand,
    is_quiet,
    listed,
    listed_plays,
    move,
    play,
    reserve,
    seen,
    table,
)


@about("penitent")
def test_case_36_a_penitent_serves_once_a_day() -> None:
    state = table(hands={0: "gossip gossip jester"}, reserves={1: "penitent"})
    events = act(state, play("gossip", 1), move("shield", card="penitent"))
    assert [event.card for event in events if isinstance(event, ShieldUsed)] != []
    assert asked(state) == ("turn", 1)
    act(state, PASS, play("gossip", 1))
    assert (state.scores, reserve(state, 1)) == ([6, 4], "penitent*")


@about("gossip_alt")
@pytest.mark.parametrize(("powers", "step"), [(False, ("shield", 1)), (True, ("turn", 1))])
def test_no_penitent_stops_the_other_gossip(powers: bool, step: tuple[str, int]) -> None:  # noqa: FBT001
    state = table(
        hands={0: "jester gossip_alt"}, reserves={1: "penitent"}, henchmen=("gossip_alt",), variant_powers=powers
    )
    act(state, play("gossip_alt", 1))
    assert asked(state) == step


HOSTILE: Sequence[tuple[str, dict[str, Any]]] = (
    ("gossip", {"to": 1}),
    ("trick", {"to": 1, "back": "castle"}),
    ("drunkard", {"to": 1, "back": "castle"}),
    ("traitor", {"to": 1, "site": "castle"}),
    ("brawl", {}),
    ("bear_tamer", {"to": 1, "target": "minstrel"}),
    ("intrigue", {"to": 1, "target": "penitent"}),
    ("pillory", {"to": 1, "target": "minstrel"}),
    ("inquisition", {"to": 1}),
    ("bigots", {}),
    ("vermin_castle", {"to": 1, "back": "castle"}),
    ("pigeon_castle", {}),
)


@pytest.mark.parametrize(("card", "fields"), HOSTILE, ids=[card for card, _ in HOSTILE])
def test_a_penitent_stops_every_hostile_card_and_nothing_moves(card: str, fields: dict[str, Any]) -> None:
    state = table(
        hands={0: f"{card} public_bawler" if card in ("gossip", "trick", "drunkard", "traitor", "brawl") else card},
        reserves={1: "minstrel penitent"},
        board={"castle": "1"},
        scores=[5, 9],
        animals=True,
    )
    act(state, play(card, **fields))
    assert asked(state) == ("shield", 1)
    act(state, move("shield", card="penitent"))
    assert (state.scores, hand(state, 1), reserve(state, 1)) == ([5, 9], "jester", "minstrel penitent*")
    assert (len(state.board[1]), is_quiet(state)) == (1, True)


VERMIN = ("vermin_tavern", "vermin_castle", "vermin_square", "vermin_church", "vermin_armory")
TOMCATS = ("tomcat_tavern", "tomcat_castle", "tomcat_square", "tomcat_church", "tomcat_armory")
PIGEONS = ("pigeon_tavern", "pigeon_castle", "pigeon_square", "pigeon_church")


def test_case_42_a_tomcat_stops_vermin() -> None:
    state = table(
        animals=True,
        hands={0: "jester vermin_castle", 1: "jester axe"},
        reserves={1: "penitent tomcat_church"},
    )
    act(state, play("vermin_castle", 1, back="armory"))
    shields = [{"kind": "shield", "card": card} for card in ("penitent", "tomcat_church")]
    assert listed(state) == [*shields, {"kind": "decline"}]
    act(state, move("shield", card="tomcat_church"))
    assert (hand(state, 1), discards(state, "church")) == ("jester axe", "tomcat_church")
    assert reserve(state, 1) == "penitent"


@about(*VERMIN)
@pytest.mark.parametrize("vermin", VERMIN)
def test_vermin_spoil_a_card_of_the_hand(vermin: str) -> None:
    state = table(animals=True, hands={0: f"jester {vermin}", 1: "jester axe"}, seen={(0, 1): "axe"})
    act(state, play(vermin, 1, back="armory"))
    site = vermin.split("_")[1]
    assert (hand(state, 1), seen(state, 0, 1)) == ("jester", "")
    assert discards(state, "armory").split()[-1] == "axe"
    assert discards(state, site).split()[0] == vermin


@about(*TOMCATS)
@pytest.mark.parametrize("tomcat", TOMCATS)
@pytest.mark.parametrize("card", ["trick", "drunkard", "vermin_castle"])
def test_a_tomcat_guards_the_hand(tomcat: str, card: str) -> None:
    cards = f"{card} jester" if card != "vermin_castle" else "jester vermin_castle"
    state = table(animals=True, hands={0: cards, 1: "jester axe"}, reserves={1: tomcat})
    act(state, play(card, 1, back="armory"))
    assert asked(state) == ("shield", 1)
    act(state, move("shield", card=tomcat))
    assert (hand(state, 1), reserve(state, 1)) == ("jester axe", "")
    assert discards(state, tomcat.split("_")[1]).split()[-1] == tomcat


def test_a_tomcat_sleeps_through_gossip() -> None:
    state = table(animals=True, hands={0: "gossip jester"}, reserves={1: "tomcat_castle"})
    act(state, play("gossip", 1))
    assert (asked(state), state.scores) == (("turn", 1), [6, 4])


@about(*PIGEONS)
@pytest.mark.parametrize("pigeon", PIGEONS)
def test_a_pigeon_fines_whoever_is_ahead(pigeon: str) -> None:
    state = table(4, animals=True, hands={0: f"jester {pigeon}"}, scores=[5, 6, 5, 9])
    act(state, play(pigeon))
    assert state.scores == [5, 5, 5, 8]
    leading = table(animals=True, hands={0: f"public_bawler {pigeon}"}, scores=[5, 5])
    assert listed_plays(leading, pigeon) == []


def test_a_shield_that_is_declined_lets_the_card_come() -> None:
    state = table(hands={0: "pillory jester"}, reserves={1: "penitent"})
    act(state, play("pillory", 1, target="penitent"), DECLINE)
    assert (reserve(state, 1), state.scores) == ("", [5, 4])
