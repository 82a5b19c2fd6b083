"""Actions played on a turn: section 5, worked cases 10 to 15 and 17 to 21."""

import pytest

from client.games.henchmania.cards import SITE_BY_ID
from client.games.henchmania.events import BackTaken, CardTaken, PawnLured, PointsStolen
from client.games.henchmania.state import Pawn
from tests.games.henchmania.about import about
from tests.games.henchmania.drawn import (
    DONE,
    GAME,
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


def test_cards_that_leave_openly_are_no_longer_known_to_be_there() -> None:
    state = table(3, hands={0: "jester jester"}, seen={(1, 0): "jester jester", (2, 0): "jester"})
    act(state, play("jester"))
    assert (seen(state, 1, 0), seen(state, 2, 0)) == ("jester", "")
