"""The Rat Market on the table: what clicks and drops mean, and what is shown about sleeves."""

from collections.abc import Iterator

import pytest

from client.games.ham_helsing import HAM_HELSING as HAM
from client.games.ham_helsing.cards import fits, sleeved
from client.games.ham_helsing.components import CARDS, START_CARDS, UPGRADES
from client.games.ham_helsing.frames import FlushFrame
from client.games.ham_helsing.moves import Buy, Flush, FlushDone, FlushPick, MarketDone, Move, Sleeve
from client.games.ham_helsing.state import HamState
from client.tables.ham_helsing.cards.short_texts import short_text
from client.tables.ham_helsing.cards.slots import clashes, filled_slots, taken_slots
from client.tables.ham_helsing.controller import Controller
from client.tables.ham_helsing.hero.spots import HandSpot, PlayedSpot
from client.tables.ham_helsing.layout import zones_for
from client.tables.ham_helsing.map.spots import PowerSpot
from client.tables.ham_helsing.market.aiming import targets_of
from client.tables.ham_helsing.market.buying import flushes_for
from client.tables.ham_helsing.market.controller import MarketController
from client.tables.ham_helsing.market.layout import market_parts, sleeve_cards
from client.tables.ham_helsing.market.overlay import MarketOverlay
from client.tables.ham_helsing.market.showing import market_question, showing_of
from client.tables.ham_helsing.market.spots import FilmSpot, StallSpot, WaitingSpot
from client.tables.table import AskSpot, Intent
from client.ui.metrics import area_for, overlaps
from tests.games.ham_helsing.drawn import do, find, table
from tests.tables.positions import model_of

SPECIAL = ("pork_barrel", "hog_wild", "blue_streak")


def at_market(money: int = 5, attack: tuple[str, ...] = ("dash_P", "wild_swing", "whole_hog")) -> HamState:
    """Ham at the Market with two Crossbows (slots 1 and 3) and Pig Latin (3 and 4)."""
    drawn = table().char(0, money=money).hand(0, "heirloom_crossbow", "heirloom_crossbow", "pig_latin")
    return drawn.open("attack", *attack).open("special", *SPECIAL).ask(["market", {"c": 0}]).build()


def controller_on(state: HamState) -> MarketController:
    controller = MarketController()
    controller.show(model_of(HAM, state, 0))
    return controller


def crossbows(state: HamState) -> list[int]:
    return [uid for uid in state.hand(0) if state.cards[uid].id == "heirloom_crossbow"]


# ------------------------------------------------------------------ buying
def test_a_click_buys_what_can_be_paid() -> None:
    assert controller_on(at_market()).click(FilmSpot("attack", 1)) == Intent((Buy("attack", 1),))


def test_what_costs_too_much_is_refused_in_words() -> None:
    intent = controller_on(at_market(money=1)).click(FilmSpot("attack", 2))
    assert intent.moves == ()
    assert intent.refusal is not None


def test_an_upgrade_that_is_dropped_on_a_card_is_bought_and_slid_into_it() -> None:
    state = at_market()
    latin = find(state, "pig_latin")
    intent = controller_on(state).drop(FilmSpot("attack", 1), HandSpot(latin))
    assert intent == Intent((Buy("attack", 1), Sleeve(latin)))
    for move in intent.moves:
        HAM.play(state, move)
    assert state.cards[latin].ups == ("wild_swing",)


def test_a_twin_stands_for_the_card_that_the_rules_list() -> None:
    state = at_market()
    first, second = crossbows(state)
    assert controller_on(state).drop(FilmSpot("attack", 1), HandSpot(second)).moves[1] == Sleeve(first)


def test_where_only_one_card_fits_the_rules_slide_it_in_themselves() -> None:
    state = at_market(attack=("wild_swing", "dash_Y", "lucky_trotter"))
    state.cards[find(state, "pig_latin")] = sleeved("pig_latin", ("wild_swing",))
    first, _ = crossbows(state)
    intent = controller_on(state).drop(FilmSpot("attack", 1), HandSpot(first))
    assert intent == Intent((Buy("attack", 1),))
    HAM.play(state, intent.moves[0])
    assert state.cards[first].ups == ("dash_Y",)


def test_a_drop_on_a_card_without_room_names_the_slots() -> None:
    state = at_market()
    intent = controller_on(state).drop(FilmSpot("attack", 0), HandSpot(find(state, "pig_latin")))
    assert intent.moves == ()
    assert intent.refusal is not None
    assert "slots" in intent.refusal.values


def test_what_is_dropped_beside_all_cards_is_bought_all_the_same() -> None:
    assert controller_on(at_market()).drop(FilmSpot("special", 0), StallSpot()) == Intent((Buy("special", 0),))


def test_only_what_can_be_bought_is_lifted() -> None:
    controller = controller_on(at_market(money=2))
    assert controller.lifts(FilmSpot("attack", 1))
    assert not controller.lifts(FilmSpot("attack", 2))
    assert not controller.lifts(WaitingSpot())


def test_the_buttons_exchange_and_leave() -> None:
    controller = controller_on(at_market())
    assert controller.click(AskSpot("flush")) == Intent((Flush(),))
    assert controller.click(AskSpot("done")) == Intent((MarketDone(),))


# ------------------------------------------------------------------ sleeving
def waiting() -> HamState:
    state = at_market()
    do(state, {"kind": "buy", "row": "attack", "slot": 1})
    return state


def test_the_waiting_upgrade_goes_into_a_card_by_click_or_drag() -> None:
    state = waiting()
    controller, latin = controller_on(state), find(state, "pig_latin")
    assert controller.lifts(WaitingSpot())
    assert controller.click(HandSpot(latin)) == Intent((Sleeve(latin),))
    assert controller.drop(WaitingSpot(), HandSpot(latin)) == Intent((Sleeve(latin),))
    first, second = crossbows(state)
    assert controller.click(HandSpot(second)) == Intent((Sleeve(first),))


def test_nothing_on_the_shelf_is_for_sale_while_an_upgrade_waits() -> None:
    state = waiting()
    assert targets_of(model_of(HAM, state, 0)) == {HandSpot(uid) for uid in state.hand(0)}


def test_cards_that_fit_and_the_strongest_of_them_are_known() -> None:
    state = waiting()
    state.cards[find(state, "pig_latin")] = sleeved("pig_latin", ("wild_swing",))
    showing = showing_of(state, None, swamp=False)
    assert showing is not None
    assert showing.fitting(state) == set(crossbows(state))
    assert showing.best(state) in crossbows(state)
    assert showing.clash(state, find(state, "pig_latin")) == ("5",)


# ------------------------------------------------------------------ exchanging
def flushing(money: int = 5) -> HamState:
    state = at_market(money)
    do(state, "flush")
    return state


def test_upgrades_are_marked_in_any_order_and_exchanged_in_the_order_of_the_rules() -> None:
    state = flushing()
    controller = controller_on(state)
    for place in (("special", 0), ("attack", 2), ("attack", 0), ("attack", 2)):
        controller.click(FilmSpot(*place))
    assert controller.picks == {("special", 0), ("attack", 0)}
    expected: tuple[Move, ...] = (FlushPick("attack", 0), FlushPick("special", 0), FlushDone())
    assert controller.click(AskSpot("exchange")) == Intent(expected)


def test_nothing_is_exchanged_while_nothing_is_marked() -> None:
    controller = controller_on(flushing())
    assert controller.click(AskSpot("exchange")) == Intent()
    assert controller.ask(swamp=False).buttons[-1].why_not is not None


@pytest.mark.parametrize("picks", [{("attack", 0)}, {("special", 2)}, {("attack", 1), ("special", 2)}])
def test_the_moves_of_an_exchange_are_legal_one_after_the_other(picks: set[tuple[str, int]]) -> None:
    state = flushing()
    frame = market_question(state)
    assert isinstance(frame, FlushFrame)
    for move in flushes_for(state, frame, frozenset(picks)):
        assert HAM.why_not(state, move) is None
        HAM.play(state, move)
    assert not isinstance(market_question(state), FlushFrame)


# ------------------------------------------------------------------ the Swamp
def test_the_swamp_sells_at_the_same_stall_for_hand_cards_and_cards_in_play() -> None:
    drawn = table().char(0, loc="B", money=5).hand(0, "reluctant_swing", "ham_fist")
    state = drawn.open("attack", "wild_swing", "whole_hog", "hoof_it").open("special", *SPECIAL).turn().build()
    do(state, "play reluctant_swing")
    table_controller = Controller()
    overlay = MarketOverlay(table_controller)
    model = model_of(HAM, state, 0)
    table_controller.show(model)
    overlay.show(model)
    assert not overlay.is_open()
    table_controller.click(PowerSpot("B"))
    assert overlay.is_open()
    fist = find(state, "ham_fist")
    intent = overlay.drop(FilmSpot("attack", 0), HandSpot(fist))
    for move in intent.moves:
        HAM.play(state, move)
    assert state.cards[fist].ups == ("wild_swing",)
    assert state.money[0] == 4


def test_the_swamps_offer_can_be_put_back() -> None:
    drawn = table().char(0, loc="B", money=5).hand(0, "ham_fist")
    state = drawn.open("attack", "wild_swing", "whole_hog", "hoof_it").open("special", *SPECIAL).turn().build()
    table_controller = Controller()
    overlay = MarketOverlay(table_controller)
    model = model_of(HAM, state, 0)
    table_controller.show(model)
    overlay.show(model)
    table_controller.click(PowerSpot("B"))
    assert overlay.click(AskSpot("clear")) == Intent()
    assert not overlay.is_open()


def test_an_upgrade_bought_at_the_swamp_may_go_into_a_card_in_play() -> None:
    drawn = table().char(0, loc="B", money=5).hand(0, "reluctant_swing", "ham_fist")
    state = drawn.open("attack", "wild_swing", "whole_hog", "hoof_it").open("special", *SPECIAL).turn().build()
    do(state, "play reluctant_swing", {"kind": "power", "row": "attack", "slot": 0})
    swing = find(state, "reluctant_swing")
    assert PlayedSpot(swing) in targets_of(model_of(HAM, state, 0))
    assert controller_on(state).click(PlayedSpot(swing)) == Intent((Sleeve(swing),))


# ------------------------------------------------------------------ slots and layout
def pairs() -> Iterator[tuple[str, str]]:
    for card in START_CARDS:
        for row in UPGRADES.values():
            yield from ((card.id, upgrade.id) for upgrade in row)


def test_an_upgrade_clashes_exactly_where_the_rules_say_that_it_does_not_fit() -> None:
    for card, upgrade in pairs():
        assert (clashes(sleeved(card), upgrade) == ()) == fits(sleeved(card), upgrade)


def test_every_icon_of_a_card_and_its_upgrades_is_drawn_in_its_slot() -> None:
    shown = filled_slots(sleeved("ham_fist", ("twin_R", "wild_swing"), ("3",)))
    assert {slot: (each.icon, each.layer) for slot, each in shown.items()} == {
        "1": ("R", 0),
        "3": ("R", 1),
        "4": ("R", 1),
        "5": ("W", 2),
    }


def test_a_star_takes_its_own_slot_and_that_of_the_text() -> None:
    assert taken_slots("pork_barrel") == {"4", "S", "T"}


@pytest.mark.parametrize("card_id", [card.id for card in CARDS.values() if card.star is not None])
def test_every_star_has_a_short_text_with_all_its_numbers(card_id: str) -> None:
    words = short_text(card_id)
    assert isinstance(words.text, str)
    assert len(words.text) <= 36
    assert all(f"{{{name}}}" in words.text for name in CARDS[card_id].params)


@pytest.mark.parametrize("size", [(1024, 600), (1280, 720), (1920, 1080), (2560, 1080), (1440, 1080)])
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_nothing_at_the_market_overlaps(size: tuple[int, int], scale: float) -> None:
    parts = market_parts(zones_for(area_for(*size, scale)))
    films = [rect for shelf in parts.shelves.values() for rect in (*shelf.films, shelf.deck)]
    pieces = [parts.side, *films, parts.preview, parts.prompt, parts.piles, parts.waiting, parts.hand]
    pieces += [rect for rect in (parts.paper, parts.log) if rect is not None]
    assert not any(overlaps(a, b) for i, a in enumerate(pieces) for b in pieces[:i])
    assert min(rect[2] for shelf in parts.shelves.values() for rect in shelf.films) >= 90


def test_cards_that_fit_stand_higher() -> None:
    rects = sleeve_cards((0, 0, 900, 260), (1, 2, 3), frozenset({2}))
    assert rects[2][1] < rects[1][1] == rects[3][1]
