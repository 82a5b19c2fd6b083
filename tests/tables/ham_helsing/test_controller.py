"""What clicks and drops mean on the map and in the hero's band, without a pixel."""

from collections.abc import Mapping
from typing import Any

import pytest

from client.core.wish import Wish
from client.core.words import Phrase
from client.games.ham_helsing import HAM_HELSING
from client.games.ham_helsing import moves as m
from client.games.ham_helsing.pool import add_icons
from client.games.ham_helsing.state import HamState
from client.tables.ham_helsing.controller import Controller
from client.tables.ham_helsing.hero.spots import (
    AbilitySpot,
    HandSpot,
    KatanaSpot,
    PlayedSpot,
    PlayZoneSpot,
    PoolSpot,
    SkillSpot,
)
from client.tables.ham_helsing.map.spots import (
    GateSpot,
    HeroSpot,
    KnucklesSpot,
    MinionSpot,
    PlaceSpot,
    PowerSpot,
    VillainSpot,
)
from client.tables.ham_helsing.mates.spots import MateSpot, RequestSpot
from client.tables.ham_helsing.targets import targets_of
from client.tables.table import AskSpot, Intent, Mate, Request, Spot
from tests.games.ham_helsing.drawn import Table
from tests.tables.positions import model_of


def sat(state: HamState, viewer: int = 0, **changes: Any) -> Controller:
    """A controller whose viewer is asked."""
    controller = Controller()
    controller.show(model_of(HAM_HELSING, state, viewer, **changes))
    return controller


def clicks(controller: Controller, *spots: Spot) -> Intent[m.Move]:
    """The meaning of the last of several clicks; none before it may mean a move."""
    for spot in spots[:-1]:
        assert controller.click(spot) == Intent(), spot
    return controller.click(spots[-1])


def lit(controller: Controller) -> frozenset[Spot]:
    assert controller.model is not None
    return targets_of(controller.model, controller)


def held(state: HamState, card: str) -> int:
    return next(uid for uid in state.hands[0] if state.cards[uid].id == card)


def play_all(state: HamState) -> HamState:
    for uid in state.hands[0]:
        HAM_HELSING.play(state, m.PlayCard(uid), [])
    return state


def test_a_click_on_a_card_plays_it() -> None:
    state = Table().hand(0, "ham_fist").turn().build()
    controller = sat(state)
    uid = held(state, "ham_fist")
    assert HandSpot(uid) in lit(controller)
    assert controller.click(HandSpot(uid)) == Intent((m.PlayCard(uid),))


def test_a_card_that_is_dropped_on_the_table_is_played() -> None:
    state = Table().hand(0, "ham_fist").turn().build()
    uid = held(state, "ham_fist")
    for onto in (PlayZoneSpot(), PlaceSpot("Q")):
        controller = sat(state)
        assert controller.take(HandSpot(uid))
        assert controller.drop(HandSpot(uid), onto) == Intent((m.PlayCard(uid),))


def test_of_two_equal_cards_either_may_be_clicked() -> None:
    state = Table().hand(0, "heirloom_crossbow", "heirloom_crossbow").turn().build()
    first, second = state.hands[0]
    assert sat(state).click(HandSpot(second)) == Intent((m.PlayCard(first),))


def test_a_click_on_a_place_or_its_gate_walks_there() -> None:
    state = Table().char(0, loc="B").turn().build()
    assert sat(state).click(PlaceSpot("O")) == Intent((m.Walk("O"),))
    assert sat(state).click(GateSpot("B", "O")) == Intent((m.Walk("O"),))
    assert sat(state).drop(HeroSpot(0), PlaceSpot("D")) == Intent((m.Walk("D"),))


def test_a_place_out_of_reach_is_refused_in_words() -> None:
    state = Table().turn().build()
    intent = sat(state).click(PlaceSpot("Q"))
    assert not intent.moves
    assert intent.refusal is not None


def test_a_minion_that_can_be_paid_is_beaten_whole() -> None:
    state = play_all(Table().hand(0, "reluctant_swing", "ham_fist").minions(A="BR Y").turn().build())
    controller = sat(state)
    assert MinionSpot("A", "BR") in lit(controller)
    assert MinionSpot("A", "Y") not in lit(controller)
    assert controller.click(MinionSpot("A", "BR")) == Intent((m.Attack("BR"),))


def test_a_minion_that_can_be_paid_in_one_colour_alone_is_hit_in_that_colour() -> None:
    state = play_all(Table().hand(0, "ham_fist").minions(A="RY").turn().build())
    assert sat(state).click(MinionSpot("A", "RY")) == Intent((m.Attack("RY", "R"),))


def test_a_minion_elsewhere_is_refused_in_words() -> None:
    state = play_all(Table().hand(0, "ham_fist").minions(Q="R").turn().build())
    assert sat(state).click(MinionSpot("Q", "R")).refusal is not None


def test_with_a_throwing_star_in_play_one_may_choose_what_to_hit() -> None:
    state = Table("ronin", "ham").hand(0, "throwing_star", "sai_spin", "silent_strike").minions(A="RP").turn().build()
    state = play_all(state)
    controller = sat(state)
    assert controller.click(MinionSpot("A", "RP")) == Intent()
    assert set(controller.offered) >= {m.Attack("RP"), m.Attack("RP", "R"), m.Attack("RP", "P")}


def test_a_star_is_used_by_a_click_on_its_card_and_then_on_its_aim() -> None:
    state = play_all(Table("ronin", "ham").hand(0, "throwing_star").minions(A="R", I="Y").turn().build())
    star = state.now.played[0]
    controller = sat(state)
    assert controller.click(PlayedSpot(star)) == Intent()
    assert lit(controller) == {MinionSpot("A", "R"), MinionSpot("I", "Y")}


def test_the_villain_is_fought_with_everything_or_with_some_points() -> None:
    state = play_all(Table().char(0, loc="P").hand(0, "reluctant_swing").turn().build())
    controller = sat(state)
    assert controller.click(VillainSpot()) == Intent()
    assert set(controller.narrowed) == {m.Fight("all"), m.Fight("choose")}
    assert controller.offered == ()
    number = controller.legal.index(m.Fight("choose"))
    assert controller.click(AskSpot(f"move:{number}")) == Intent((m.Fight("choose"),))


def test_an_ability_takes_a_card_and_then_whom_it_is_for() -> None:
    state = Table("malcolm", "ham").hand(0, "fang_fu").char(0, hp=5).char(1, hp=4).turn().build()
    uid = state.hands[0][0]
    controller = sat(state)
    assert clicks(controller, AbilitySpot(0), HandSpot(uid), HeroSpot(1)) == Intent((m.UseAbility(uid, 1),))
    assert sat(state).drop(HandSpot(uid), HeroSpot(1)) == Intent((m.UseAbility(uid, 1),))


def test_a_card_dropped_on_the_ability_is_discarded_for_it() -> None:
    state = Table().hand(0, "ham_fist").turn().build()
    uid = state.hands[0][0]
    assert sat(state).drop(HandSpot(uid), AbilitySpot(0)) == Intent((m.UseAbility(uid),))


@pytest.mark.parametrize("spot", [HeroSpot(1), MateSpot(1)])
def test_somebody_who_is_down_is_got_up_with_a_card(spot: Spot) -> None:
    state = Table().hand(0, "ham_fist").char(1, hp=0).turn().build()
    uid = state.hands[0][0]
    assert clicks(sat(state), spot, HandSpot(uid)) == Intent((m.Revive(1, uid),))
    assert sat(state).drop(HandSpot(uid), spot) == Intent((m.Revive(1, uid),))


def test_a_click_on_a_mate_here_begins_a_trade_and_a_card_dropped_on_it_is_offered() -> None:
    state = Table().hand(0, "ham_fist").turn().build()
    uid = state.hands[0][0]
    assert sat(state).click(HeroSpot(1)) == Intent((m.BeginTrade(1),))
    assert sat(state).drop(HandSpot(uid), MateSpot(1)) == Intent((m.BeginTrade(1), m.Give("card", uid)))


def test_knuckles_is_sent_by_icon_by_click_or_by_drag() -> None:
    state = play_all(Table().hand(0, "ham_fist+bear_whistle").turn().build())
    for source in (PoolSpot("K"), KnucklesSpot()):
        assert clicks(sat(state), source, PlaceSpot("Q")) == Intent((m.UseKnuckles("Q"),))
    assert sat(state).drop(KnucklesSpot(), PlaceSpot("Q")) == Intent((m.UseKnuckles("Q"),))


def test_the_village_lowers_one_skill_and_raises_another_in_this_order() -> None:
    state = Table().char(0, loc="E", skills="B2 P1").turn().build()
    controller = sat(state)
    intent = clicks(controller, PowerSpot("E"), SkillSpot(0, "B"), SkillSpot(0, "P"))
    assert intent == Intent((m.UsePower(down="B", up="P"),))


def test_the_lab_gives_the_shield_at_once() -> None:
    state = Table().char(0, loc="L").turn().build()
    assert sat(state).click(PowerSpot("L")) == Intent((m.UsePower(),))


def test_a_skill_icon_raises_the_skill_that_is_clicked_next() -> None:
    state = Table().turn().build()
    add_icons(state.now, "S")
    state.listed = None
    assert clicks(sat(state), PoolSpot("S"), SkillSpot(0, "Y")) == Intent((m.Learn("Y"),))


def test_the_katana_is_broken_by_a_click() -> None:
    assert sat(Table().turn().build()).click(KatanaSpot(0)) == Intent((m.UseKatana(),))


def test_lobos_takes_along_whoever_is_clicked() -> None:
    state = Table("lobos", "ham", "ronin").turn().build()
    controller = sat(state)
    assert controller.riders == (1, 2)
    controller.click(AskSpot("ride:2"))
    assert controller.company == {2}
    assert controller.click(PlaceSpot("B")) == Intent((m.Walk("B", (2,)),))
    controller.click(AskSpot("ride:2"))
    assert controller.click(PlaceSpot("B")) == Intent((m.Walk("B"),))


def test_ending_asks_once_more_while_something_could_be_beaten() -> None:
    state = play_all(Table().hand(0, "ham_fist").minions(A="R").turn().build())
    controller = sat(state)
    assert controller.click(AskSpot("end")) == Intent()
    assert controller.ending
    assert controller.click(AskSpot("end")) == Intent((m.EndPlay(),))
    assert sat(Table().turn().build()).click(AskSpot("end")) == Intent((m.EndPlay(),))


def test_what_is_chosen_is_put_back_by_a_second_click_and_by_cancel() -> None:
    state = Table().hand(0, "ham_fist").turn().build()
    controller = sat(state)
    clicks(controller, AbilitySpot(0), AbilitySpot(0))
    assert controller.used == ()
    controller.click(AbilitySpot(0))
    assert controller.cancel()
    assert not controller.cancel()


def test_questions_about_the_map_are_answered_by_places_and_minions() -> None:
    state = Table().minions(P="B").ask(["route", {"items": [["P", "B", ["L", "O"]]], "c": None}]).build()
    assert sat(state).click(PlaceSpot("O")) == Intent((m.Route("P", "B", "O"),))
    state = Table().minions(L="B", O="R R").ask(["pull", {"n": 2}]).build()
    assert sat(state).click(MinionSpot("O", "R", 1)) == Intent((m.Pull("O", "R"),))


def offers(*wishes: Wish) -> Mapping[Wish, Phrase]:
    return {wish: Phrase("words") for wish in wishes}


def test_mates_are_asked_with_a_button_and_where_it_is_about_a_place_with_a_second_click() -> None:
    state = Table("ham", "ronin").turn(1).build()
    coming, holding = Wish("help", 0), Wish("guard", 0, "Q")
    mate = Mate(1, None, None, offers(coming, holding))
    controller = sat(state, 0, mates=(mate,))
    assert controller.click(RequestSpot(1, "help")) == Intent(request=Request(1, coming))
    assert controller.click(RequestSpot(1, "guard")) == Intent()
    assert lit(controller) == {PlaceSpot("Q")}
    assert controller.click(PlaceSpot("Q")) == Intent(request=Request(1, holding))


def test_a_request_that_a_mate_bears_in_mind_is_taken_back_by_the_same_button() -> None:
    state = Table("ham", "ronin").turn(1).build()
    wish = Wish("help", 0)
    controller = sat(state, 0, mates=(Mate(1, None, wish, offers(wish)),))
    assert controller.click(RequestSpot(1, "help")) == Intent(request=Request(1, None))
