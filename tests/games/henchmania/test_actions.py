"""Cards played and used on a turn: section 5, worked cases 10 to 26, 34, 36 and 42."""

from collections.abc import Sequence
from typing import Any

import pytest

from client.core.refusal import IllegalMoveError
from client.games.henchmania.cards import SITE_BY_ID
from client.games.henchmania.events import BackTaken, CardTaken, PawnLured, PointsStolen, ShieldUsed
from client.games.henchmania.state import Pawn
from tests.games.henchmania.about import about
from tests.games.henchmania.drawn import (
    DECLINE,
    DONE,
    GAME,
    PASS,
    act,
    all_pass,
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
    trump,
)


@about("gossip")
def test_case_10_gossip_steals_from_whoever_has_points() -> None:
    state = table(3, hands={0: "gossip jester"}, scores=[5, 0, 9])
    assert listed_plays(state, "gossip") == [{"seat": 2}]
    events = act(state, play("gossip", 2))
    assert (state.scores, discards(state, "tavern")) == ([6, 0, 8], "gossip")
    assert PointsStolen(0, 2, 1) in events
    assert asked(state) == ("turn", 1)


@about("drunkard")
def test_case_11_the_drunkard_takes_a_card_by_its_back() -> None:
    state = table(hands={0: "drunkard jester", 1: "axe jester"})
    assert listed_plays(state, "drunkard") == [{"seat": 1, "back": "castle"}, {"seat": 1, "back": "armory"}]
    act(state, play("drunkard", 1, back="armory"))
    assert (hand(state, 0), hand(state, 1)) == ("jester axe", "jester")
    assert (seen(state, 1, 0), seen(state, 0, 1)) == ("axe", "")


def test_those_who_look_on_see_only_the_back() -> None:
    state = table(3, hands={0: "drunkard jester", 1: "axe jester"}, seen={(2, 1): "axe"})
    events = act(state, play("drunkard", 1, back="armory"))
    (taken,) = [event for event in events if isinstance(event, CardTaken)]
    assert [GAME.seen(taken, seat) for seat in range(3)] == [taken, taken, BackTaken(0, 1, SITE_BY_ID["armory"])]
    assert seen(state, 2, 1) == "", "whether it was the axe nobody else knows"


@about("drunkard_alt")
@pytest.mark.parametrize(("powers", "scores"), [(False, [5, 5]), (True, [5, 4])])
def test_the_other_drunkard_costs_a_point(powers: bool, scores: list[int]) -> None:  # noqa: FBT001
    state = table(hands={0: "jester drunkard_alt", 1: "axe"}, henchmen=("drunkard_alt",), variant_powers=powers)
    act(state, play("drunkard_alt", 1, back="armory"))
    assert (state.scores, hand(state, 0)) == (scores, "jester axe")


@about("trick")
def test_case_12_a_trick_trades_cards() -> None:
    state = table(hands={0: "trick porter", 1: "axe jester"})
    act(state, play("trick", 1, back="armory"))
    assert (asked(state), listed(state)) == (
        ("give", 0),
        [{"kind": "give", "card": "porter"}, {"kind": "give", "card": "axe"}],
    )
    act(state, move("give", card="porter"))
    assert (hand(state, 0), hand(state, 1)) == ("axe", "jester porter")
    assert (seen(state, 1, 0), seen(state, 0, 1)) == ("axe", "porter")
    assert is_quiet(state)


def test_a_trick_may_give_back_what_it_took() -> None:
    state = table(hands={0: "trick porter", 1: "axe jester"})
    act(state, play("trick", 1, back="armory"), move("give", card="axe"))
    assert (hand(state, 0), hand(state, 1), seen(state, 0, 1)) == ("porter", "jester axe", "axe")


@about("traitor")
def test_case_13_a_traitor_works_for_a_day() -> None:
    state = table(hands={0: "traitor jester", 1: "jester minstrel"}, board={"castle": "011"})
    events = act(state, play("traitor", 1, site="castle"))
    assert [event.place for event in events if isinstance(event, PawnLured)] == [1]
    assert [pawn.owner for pawn in state.board[1]] == [0, 1], "the castle is tied now"
    assert state.stolen[0] == (Pawn(1, 1),)
    all_pass(state)
    assert (state.day, state.badge, asked(state)) == (2, 1, ("place", 1))
    assert [len(pool) for pool in state.pools] == [9, 7]
    act(state, move("place", site="tavern", owner=1, counts_for=1))
    placing = listed(state)
    assert [(data["owner"], data["site"]) for data in placing] == [
        (owner, site) for owner in (0, 1) for site in ("tavern", "castle", "square", "church", "armory")
    ]
    before = len(state.hands[0])
    act(state, move("place", site="castle", owner=1, counts_for=1))
    assert len(state.hands[0]) == before + 1
    assert state.board[1][0] == (1, 1, 0), "it counts for its owner"


@about("traitor_alt")
@pytest.mark.parametrize(("powers", "pawn"), [(False, Pawn(1, 1)), (True, Pawn(1, 0))])
def test_the_other_traitor_counts_for_the_thief(powers: bool, pawn: Pawn) -> None:  # noqa: FBT001
    state = table(
        hands={0: "jester traitor_alt"}, board={"castle": "01"}, henchmen=("traitor_alt",), variant_powers=powers
    )
    act(state, play("traitor_alt", 1, site="castle"))
    assert state.stolen[0] == (pawn,)


def test_a_traitor_takes_a_henchman_that_counts_for_its_owner_first() -> None:
    words = table(hands={0: "traitor jester"}, board={"castle": "01"})
    data = GAME.to_json(words)
    data["board"]["castle"] = [
        {"owner": 1, "counts_for": 0, "placed_by": 0},
        {"owner": 1, "counts_for": 1, "placed_by": 0},
        {"owner": 1, "counts_for": 1, "placed_by": 1},
    ]
    state = GAME.from_json(data)
    act(state, play("traitor", 1, site="castle"))
    assert [tuple(pawn) for pawn in state.board[1]] == [(1, 0, 0), (1, 1, 1)]


@about("brawl")
def test_case_14_a_brawl_goes_round() -> None:
    state = table(
        4,
        hands={0: "brawl jester"},
        reserves={1: "penitent minstrel", 2: "prayer porter"},
        scores=[5, 5, 5, 1],
    )
    act(state, play("brawl"))
    assert asked(state) == ("shield", 1)
    assert [work.seat for work in state.queue] == [2, 3]  # type: ignore[union-attr]
    act(state, move("shield", card="penitent"))
    assert (asked(state), reserve(state, 1)) == (("lose", 2), "minstrel penitent*")
    act(state, move("lose", card="porter"))
    assert state.scores == [5, 5, 5, 0]
    assert (reserve(state, 1), reserve(state, 2)) == ("minstrel penitent*", "prayer")
    assert (discards(state, "square"), discards(state, "tavern")) == ("porter", "brawl")
    assert is_quiet(state)


def test_the_loser_of_a_brawl_gives_up_a_turned_copy_first() -> None:
    state = table(hands={0: "brawl jester"}, reserves={1: "prayer prayer* porter"})
    act(state, play("brawl"), move("lose", card="prayer"))
    assert reserve(state, 1) == "porter prayer"


def test_a_brawl_needs_somebody_with_something_to_lose() -> None:
    state = table(3, hands={0: "brawl public_bawler"}, scores=[5, 0, 0])
    assert listed_plays(state, "brawl") == []


@about("bear_tamer", "minstrel")
def test_case_15_the_bear_tamer_chases_a_performance() -> None:
    state = table(hands={0: "bear_tamer jester"}, reserves={1: "minstrel prayer"})
    assert listed_plays(state, "bear_tamer") == [{"seat": 1, "target": "minstrel"}]
    act(state, play("bear_tamer", 1, target="minstrel"))
    assert (discards(state, "castle"), reserve(state, 1)) == ("bear_tamer minstrel", "prayer")
    assert state.scores == [5, 5]


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


@about("pillory", "courtesan")
def test_case_17_the_pillory_costs_a_card_and_a_point() -> None:
    state = table(hands={0: "pillory jester"}, reserves={1: "courtesan"}, scores=[5, 0])
    act(state, play("pillory", 1, target="courtesan"))
    assert (discards(state, "castle"), state.scores) == ("courtesan", [5, 0])
    richer = table(hands={0: "pillory jester"}, reserves={1: "courtesan prayer prayer*"}, scores=[5, 3])
    act(richer, play("pillory", 1, target="prayer"))
    assert (reserve(richer, 1), richer.scores) == ("courtesan prayer*", [5, 2])


@about("inquisition")
def test_case_18_the_inquisition_burns_up_to_two_cards() -> None:
    state = table(hands={0: "inquisition jester"}, reserves={1: "minstrel prayer"}, trumps={1: "eloquence"})
    act(state, play("inquisition", 1))
    targets = [{"kind": "inquire", "target": card} for card in ("eloquence", "minstrel", "prayer")]
    assert (asked(state), listed(state)) == (("inquire", 0), targets)
    act(state, move("inquire", target="eloquence"))
    assert (trump(state, 1), discards(state, "castle")) == ("", "eloquence")
    assert listed(state) == [*targets[1:], {"kind": "done"}]
    act(state, DONE)
    assert (asked(state), is_quiet(state)) == (("turn", 1), True)


def test_the_inquisition_stops_when_nothing_is_left() -> None:
    state = table(hands={0: "inquisition jester"}, reserves={1: "minstrel"})
    act(state, play("inquisition", 1))
    assert (reserve(state, 1), asked(state)) == ("", ("turn", 1)), "a single card burns by itself"


@about("bigots", "troubadour", "jester")
def test_case_19_bigots_count_every_performance() -> None:
    state = table(
        3,
        hands={0: "jester bigots"},
        reserves={0: "jester", 1: "minstrel minstrel troubadour", 2: "jester"},
        scores=[5, 2, 5],
    )
    act(state, play("bigots"))
    assert state.scores == [5, 0, 4]


def test_bigots_need_a_performance_and_a_point() -> None:
    state = table(3, hands={0: "bigots public_bawler"}, reserves={1: "minstrel"}, scores=[5, 0, 5])
    assert listed_plays(state, "bigots") == []


@about("public_bawler")
def test_case_20_the_bawler_counts_sites() -> None:
    state = table(3, hands={0: "public_bawler jester"}, board={"tavern": "001", "castle": "01", "square": "0"})
    act(state, play("public_bawler"))
    assert state.scores == [8, 5, 5]


@about("gravedigger")
def test_case_21_the_gravedigger_leaves_other_gravediggers_alone() -> None:
    state = table(
        hands={0: "gravedigger jester"},
        discards={"tavern": "gossip brawl", "church": "holy_water gravedigger"},
    )
    assert listed_plays(state, "gravedigger") == [{"site": "tavern"}]
    act(state, play("gravedigger", site="tavern"))
    assert hand(state, 0) == "brawl jester"
    assert discards(state, "tavern") == "gossip"
    assert discards(state, "church") == "holy_water gravedigger gravedigger"
    assert seen(state, 1, 0) == "brawl"


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


def test_cards_that_leave_openly_are_no_longer_known_to_be_there() -> None:
    state = table(3, hands={0: "jester jester"}, seen={(1, 0): "jester jester", (2, 0): "jester"})
    act(state, play("jester"))
    assert (seen(state, 1, 0), seen(state, 2, 0)) == ("jester", "")
