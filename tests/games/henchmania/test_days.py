"""Setting Henchmen, evenings and the keeping of cards: sections 4.1 to 4.3 and 4.7, worked cases 27 to 32 and 43."""

from typing import Any

import pytest

from client.games.henchmania.cards import SITE_BY_ID
from client.games.henchmania.events import (
    BackKept,
    CardKept,
    DayBegan,
    DayScored,
    DeckRenewed,
    HandDiscarded,
    NoCardLeft,
    SiteDominated,
)
from client.games.henchmania.moves import Move
from client.games.henchmania.options import HenchmaniaOptions
from client.games.henchmania.state import Pawn, Phase
from tests.games.henchmania.about import about
from tests.games.henchmania.drawn import (
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
    move,
    named,
    play,
    reserve,
    seen,
    table,
    trump,
)


def place(site: str, owner: int = 0) -> Move:
    return move("place", site=site, owner=owner, counts_for=owner)


ARMORY_SITE = SITE_BY_ID["armory"]
PLACING: dict[str, Any] = {"phase": "place", "decision": {"step": "place", "seat": 0}}


def test_a_day_begins_with_eight_henchmen_each_and_the_badge_holder() -> None:
    state = GAME.new(3, seed=5)
    assert [len(pool) for pool in state.pools] == [8, 8, 8]
    assert asked(state) == ("place", state.badge)
    assert state.scores == [5, 5, 5]
    assert [len(deck) for deck in state.decks] == [26] * 5
    assert not any(state.hands)


def test_henchmen_are_set_in_turn_and_each_draws_a_card() -> None:
    state = GAME.new(2, HenchmaniaOptions(first_player="1"), seed=1)
    order = []
    while state.phase is Phase.PLACE:
        assert state.decision is not None
        order.append(state.decision.seat)
        GAME.play(state, GAME.legal_moves(state)[0])
    assert order[:4] == [1, 0, 1, 0]
    assert sum(map(len, state.hands)) >= 16, "a card each, and one more for each site that is ruled"
    assert asked(state) == ("turn", 1)


@about("porter")
def test_case_30_a_porter_squeezes_in() -> None:
    state = table(
        **PLACING,
        hands={0: "", 1: ""},
        board={"castle": "0011", "tavern": "0"},
        pools={0: "0", 1: "1"},
        reserves={0: "porter"},
        tops={"castle": "minstrel guard"},
    )
    assert [data["site"] for data in listed(state)] == ["tavern", "castle", "square", "church", "armory"]
    act(state, place("castle"))
    assert (reserve(state, 0), hand(state, 0)) == ("porter*", "minstrel guard")
    assert [data["site"] for data in listed(state)] == ["tavern", "square", "church", "armory"]
    assert asked(state) == ("place", 1)


@about("porter_alt")
@pytest.mark.parametrize(("powers", "cards"), [(False, 2), (True, 3)])
def test_the_other_porter_draws_three_cards(powers: bool, cards: int) -> None:  # noqa: FBT001
    state = table(
        **PLACING,
        hands={0: "", 1: ""},
        board={"castle": "0011"},
        pools={0: "00", 1: "11"},
        reserves={0: "porter_alt"},
        henchmen=("porter_alt",),
        variant_powers=powers,
    )
    act(state, place("castle"))
    assert (len(state.hands[0]), reserve(state, 0)) == (cards, "porter_alt*")


def test_porters_of_both_kinds_count_together() -> None:
    state = table(hands={0: "jester porter porter_alt"}, reserves={0: ""}, henchmen=("porter_alt",))
    act(state, play("porter_alt"), PASS)
    assert [data.get("card") for data in listed(state)] == ["jester", None]


def test_without_room_a_porter_is_not_turned() -> None:
    state = table(**PLACING, hands={0: "", 1: ""}, pools={0: "00", 1: "11"}, reserves={0: "porter"})
    act(state, place("castle"))
    assert (reserve(state, 0), len(state.hands[0])) == ("porter", 1)


def test_case_31_who_dominates_draws_another_card() -> None:
    state = table(
        3,
        **PLACING,
        board={"castle": "001", "tavern": "12", "square": "2"},
        pools={0: "0"},
        tops={"castle": "bear_tamer", "square": "porter", "armory": "axe confidence"},
    )
    events = act(state, place("armory"))
    assert [hand(state, seat) for seat in range(3)] == ["jester bear_tamer axe confidence", "jester", "jester porter"]
    assert [(event.seat, event.site) for event in events if isinstance(event, SiteDominated)] == [
        (0, 1),
        (2, 2),
        (0, 4),
    ]
    assert asked(state) == ("turn", 0)


ARMORY = (
    "dagger dagger dagger dagger cudgel cudgel cudgel cudgel axe axe axe "
    "coat_of_mail coat_of_mail coat_of_mail coat_of_mail coat_of_mail iron_shield iron_shield iron_shield iron_shield "
    "complete_armor damsel confidence"
)


def test_case_32_an_empty_deck_is_renewed_at_once() -> None:
    state = table(
        **PLACING,
        hands={0: "jester", 1: f"jester {ARMORY}"},
        pools={0: "0", 1: "1"},
        discards={"armory": "dagger sword"},
        tops={"armory": "axe"},
    )
    assert named(state.decks[4]) == "axe"
    events = act(state, place("armory"))
    assert hand(state, 0) == "jester axe"
    assert sorted(named(state.decks[4]).split()) == ["dagger", "sword"]
    assert (discards(state, "armory"), DeckRenewed(ARMORY_SITE, 2) in events) == ("", True)


def test_case_32_a_site_without_cards_can_still_be_chosen() -> None:
    state = table(**PLACING, hands={0: "jester dagger axe sword", 1: f"jester {ARMORY}"}, pools={0: "00", 1: "11"})
    events = act(state, place("armory"))
    assert (hand(state, 0), NoCardLeft(0, ARMORY_SITE) in events) == ("jester dagger axe sword", True)


@about("choir_boys", "eloquence")
def test_case_27_different_performances_choir_and_eloquence() -> None:
    state = table(
        3,
        reserves={
            0: "minstrel",
            1: "minstrel minstrel jester choir_boys",
            2: "minstrel troubadour jester choir_boys choir_boys",
        },
        trumps={2: "eloquence"},
    )
    events = all_pass(state)
    assert state.scores == [6, 9, 14]
    assert [event for event in events if isinstance(event, DayScored)] == [
        DayScored(0, 1, 0, 0, 0, 6),
        DayScored(1, 3, 1, 0, 0, 9),
        DayScored(2, 5, 2, 2, 0, 14),
    ]
    assert (state.day, state.badge, asked(state)) == (2, 1, ("place", 1))


def test_case_28_no_praise_without_a_performance_and_the_old_lady_borrows_eloquence() -> None:
    state = table(reserves={0: "choir_boys choir_boys", 1: "old_lady jester"}, trumps={0: "eloquence"})
    all_pass(state)
    assert state.scores == [5, 8]


def test_a_turned_old_lady_borrows_nothing_in_the_evening() -> None:
    state = table(reserves={1: "jester old_lady*"}, trumps={0: "eloquence"})
    all_pass(state)
    assert (state.scores, reserve(state, 1)) == ([5, 6], "jester old_lady")


@about("nosy_parker")
def test_case_29_a_nosy_parker_keeps_a_card() -> None:
    state = table(hands={0: "glove sword"}, reserves={0: "nosy_parker"}, seen={(1, 0): "glove sword"})
    events = all_pass(state)
    assert (asked(state), state.phase) == (("keep", 0), Phase.KEEP)
    assert listed(state) == [{"kind": "keep", "card": "glove"}, {"kind": "keep", "card": "sword"}, {"kind": "done"}]
    events += act(state, move("keep", card="sword"))
    assert (state.day, hand(state, 0), hand(state, 1)) == (2, "sword", "")
    assert (discards(state, "square"), seen(state, 1, 0)) == ("glove", "")
    kept = next(event for event in events if isinstance(event, CardKept))
    assert [GAME.seen(kept, seat) for seat in (0, 1)] == [kept, BackKept(0, ARMORY_SITE)]
    assert is_quiet(state)


MULES = ("mule_tavern", "mule_castle", "mule_square", "mule_church", "mule_armory")
OXEN = ("ox_tavern", "ox_square", "ox_church", "ox_armory")


@about(*MULES)
@pytest.mark.parametrize("mule", MULES)
def test_a_mule_keeps_a_card_too(mule: str) -> None:
    state = table(animals=True, hands={0: "gossip glove sword"}, reserves={0: f"nosy_parker {mule}"})
    all_pass(state)
    act(state, move("keep", card="glove"))
    assert asked(state) == ("keep", 0)
    assert listed(state) == [{"kind": "keep", "card": "sword"}, {"kind": "done"}], "picks go on in card order"
    act(state, move("keep", card="sword"))
    assert (state.day, hand(state, 0), discards(state, "tavern")) == (2, "glove sword", "gossip")


def test_an_equal_card_can_be_kept_as_well() -> None:
    state = table(animals=True, hands={0: "gossip gossip"}, reserves={0: "nosy_parker mule_castle"})
    all_pass(state)
    act(state, move("keep", card="gossip"))
    assert listed(state) == [{"kind": "keep", "card": "gossip"}, {"kind": "done"}]


def test_two_keepers_keep_the_whole_hand() -> None:
    state = table(animals=True, hands={0: "gossip gossip"}, reserves={0: "nosy_parker mule_castle"})
    all_pass(state)
    act(state, move("keep", card="gossip"), move("keep", card="gossip"))
    assert (state.day, hand(state, 0)) == (2, "gossip gossip")


def test_who_keeps_nothing_discards_in_printed_order() -> None:
    state = table(hands={0: "glove sword"}, reserves={0: "nosy_parker"})
    all_pass(state)
    events = act(state, DONE)
    assert (state.day, hand(state, 0)) == (2, "")
    assert [len(event.cards) for event in events if isinstance(event, HandDiscarded)] == [2, 1]


def test_hands_are_kept_from_the_badge_holder_on() -> None:
    state = table(3, badge=1, hands={0: "glove sword"}, reserves={0: "nosy_parker", 2: "nosy_parker"}, last_seat=2)
    all_pass(state)
    assert asked(state) == ("keep", 2)
    assert [work._asdict() for work in state.queue] == [
        {"seat": 2, "q": "drop"},
        {"seat": 0, "q": "keep"},
        {"q": "end"},
    ]
    act(state, DONE)
    assert asked(state) == ("keep", 0)


@about(*OXEN)
@pytest.mark.parametrize("ox", OXEN)
def test_case_43_an_ox_counts_the_different_animals(ox: str) -> None:
    state = table(animals=True, reserves={0: f"minstrel mule_castle tomcat_church mutt_square {ox}"})
    all_pass(state)
    act(state, DONE)
    assert state.scores == [10, 5]


def test_case_43_a_mutt_leaves_two_dice() -> None:
    state = table(animals=True, hands={0: "glove jester"}, reserves={1: "mutt_tavern"}, dice=[6, 1, 2])
    act(state, play("glove", 1))
    act(state, move("duel", card="mutt_tavern"))
    assert state.scores == [10, 4]


def test_every_card_stands_upright_in_the_morning() -> None:
    state = table(reserves={0: "prayer prayer*", 1: "porter*"}, trumps={1: "bravery*"})
    all_pass(state)
    assert (reserve(state, 0), reserve(state, 1), trump(state, 1)) == ("prayer prayer", "porter", "bravery")


def test_a_stolen_henchman_comes_home_after_its_day() -> None:
    state = table(stolen=[[{"owner": 1, "counts_for": 1}], []])
    all_pass(state)
    assert state.pools == [(Pawn(0, 0),) * 8 + (Pawn(1, 1),), (Pawn(1, 1),) * 7]
    while state.phase is Phase.PLACE:
        GAME.play(state, GAME.legal_moves(state)[0])
    all_pass(state)
    while state.phase is Phase.KEEP:
        GAME.play(state, DONE)
    assert (state.day, [len(pool) for pool in state.pools]) == (3, [8, 8])


def test_a_pool_lists_every_kind_of_henchman_once() -> None:
    pool = [
        {"owner": 0, "counts_for": 0},
        {"owner": 2, "counts_for": 2},
        {"owner": 1, "counts_for": 1},
        {"owner": 1, "counts_for": 0},
        {"owner": 1, "counts_for": 1},
    ]
    data = GAME.to_json(table(3, **PLACING, pools={0: "0"}))
    data["pools"][0] = pool
    kinds = [(each["owner"], each["counts_for"]) for each in listed(GAME.from_json(data))[::5]]
    assert kinds == [(0, 0), (1, 0), (1, 1), (2, 2)]


def test_the_badge_and_the_day_move_on_together() -> None:
    state = table(3, badge=2, day=2, last_seat=1, decision={"step": "turn", "seat": 0}, passed=[False, True, True])
    events = act(state, PASS)
    assert [event for event in events if isinstance(event, DayBegan)] == [DayBegan(3, 0, extra=False)]
    assert asked(state) == ("place", 0)
