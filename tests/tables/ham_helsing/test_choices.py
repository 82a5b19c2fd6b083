"""Trades, discards, covered icons and the panel of choices: what clicks in them mean."""

import pytest

from client.games.ham_helsing import HAM_HELSING as HAM
from client.games.ham_helsing.frames import Discards
from client.games.ham_helsing.moves import Cover, Discard, DiscardDone, Give, Move, Take, TradeDone
from client.games.ham_helsing.state import HamState
from client.tables.ham_helsing.choice.cover import CoverOverlay
from client.tables.ham_helsing.choice.discards import DiscardOverlay, discards_for
from client.tables.ham_helsing.choice.layout import CARD, HERO, SIGN, SPEECH, Shape, choice_parts
from client.tables.ham_helsing.choice.overlay import ChoiceOverlay
from client.tables.ham_helsing.choice.spots import ChoiceSpot, CoverSpot
from client.tables.ham_helsing.choice.tiles import tiles_of
from client.tables.ham_helsing.controller import Controller
from client.tables.ham_helsing.hero.spots import HandSpot, SkillSpot
from client.tables.ham_helsing.trade.controller import TradeController, picks_for, trade_frame
from client.tables.ham_helsing.trade.layout import trade_parts
from client.tables.ham_helsing.trade.spots import CoinSpot, GoodSpot, Side
from client.tables.table import AskSpot, Intent
from client.ui.metrics import overlaps
from tests.games.ham_helsing.drawn import do, find, table
from tests.tables.positions import model_of


# ------------------------------------------------------------------ trades
def trading(**options: bool) -> HamState:
    """Ham ($1, Ham Fist, Katana) trades with Ronin ($2, Focus)."""
    drawn = table(**options).char(0, money=1).char(1, money=2).hand(0, "ham_fist").hand(1, "focus")
    state = drawn.turn().build()
    do(state, {"kind": "trade", "who": 1})
    return state


def trader_on(state: HamState) -> TradeController:
    controller = TradeController()
    controller.show(model_of(HAM, state, 0))
    return controller


def test_goods_are_put_in_in_any_order_and_picked_in_the_order_of_the_rules() -> None:
    state = trading()
    controller = trader_on(state)
    for spot in (CoinSpot("take", 1), CoinSpot("take", 1), GoodSpot("give", "katana", 1)):
        controller.click(spot)
    controller.click(GoodSpot("give", "card", find(state, "ham_fist")))
    expected: tuple[Move, ...] = (Give("card", find(state, "ham_fist")), Give("katana", 1), Take("money", 2))
    assert controller.click(AskSpot("trade")) == Intent(expected)
    for move in expected:
        HAM.play(state, move)
    assert (state.money, state.katana, trade_frame(state)) == ([3, 0], 1, None)


def test_a_second_click_takes_goods_out_again() -> None:
    state = trading()
    controller = trader_on(state)
    fist = GoodSpot("give", "card", find(state, "ham_fist"))
    controller.click(fist)
    controller.click(fist)
    assert controller.all_picks == {}
    assert controller.click(AskSpot("trade")) == Intent()


def test_no_more_money_goes_in_than_there_is() -> None:
    controller = trader_on(trading())
    for _ in range(5):
        controller.click(CoinSpot("take", 1))
    assert controller.all_picks == {("take", "money"): 2}
    assert CoinSpot("take", 1) not in controller.targets()
    controller.click(CoinSpot("take", -1))
    assert controller.all_picks == {("take", "money"): 1}


def test_without_gifts_both_must_give_something() -> None:
    state = trading(no_gifts=True)
    controller = trader_on(state)
    controller.click(CoinSpot("give", 1))
    assert controller.why_not() is not None
    controller.click(CoinSpot("take", 1))
    assert controller.why_not() is None


@pytest.mark.parametrize(
    "wanted",
    [
        {("give", "money"): 1},
        {("take", "money"): 1},
        {("give", "katana"): 1, ("take", "money"): 2},
        {("give", "money"): 1, ("take", "money"): 2},
    ],
)
def test_the_moves_of_a_trade_are_legal_one_after_the_other(wanted: dict[tuple[Side, str], int]) -> None:
    state = trading()
    frame = trade_frame(state)
    assert frame is not None
    for move in picks_for(state, frame, wanted):
        assert HAM.why_not(state, move) is None
        HAM.play(state, move)
    assert trade_frame(state) is None


def test_what_was_picked_from_the_list_stays_picked() -> None:
    state = trading()
    do(state, {"kind": "give", "what": "katana", "value": 1})
    controller = trader_on(state)
    assert controller.all_picks == {("give", "katana"): 1}
    assert not controller.is_open("give", "card")
    assert controller.click(AskSpot("trade")) == Intent((TradeDone(),))


@pytest.mark.parametrize("zone", [(0.0, 0.0, 1000.0, 600.0), (0.0, 0.0, 660.0, 318.0)])
def test_the_goods_of_both_sides_lie_apart(zone: tuple[float, float, float, float]) -> None:
    parts = trade_parts(zone, (range(6), ["shield", "katana"]), (range(10, 15), []))
    rects = [*parts.give.cards.values(), *parts.give.goods.values(), parts.give.money, parts.give.less, parts.give.more]
    rects += [*parts.take.cards.values(), parts.take.money]
    assert not any(overlaps(a, b) for i, a in enumerate(rects) for b in rects[:i])


# ------------------------------------------------------------------ discards
def discarding() -> HamState:
    drawn = table().hand(0, "ham_fist", "pig_latin", "brave_trot").turn()
    state = drawn.build()
    do(state, "end_play")
    return state


def test_marked_cards_are_discarded_together_in_rising_order() -> None:
    state = discarding()
    overlay = DiscardOverlay()
    overlay.show(model_of(HAM, state, 0))
    low, _, high = state.hand(0)
    overlay.click(HandSpot(high))
    overlay.click(HandSpot(low))
    assert overlay.click(AskSpot("discard")) == Intent((Discard(low), Discard(high)))
    overlay.click(HandSpot(high))
    assert overlay.click(AskSpot("discard")) == Intent((Discard(low), DiscardDone()))


@pytest.mark.parametrize("marks", ["", "0", "2", "02", "12", "012"])
def test_the_moves_of_discarding_are_legal_one_after_the_other(marks: str) -> None:
    state = discarding()
    frame = state.stack[-1]
    assert isinstance(frame, Discards)
    chosen = frozenset(state.hand(0)[int(mark)] for mark in marks)
    for move in discards_for(state, frame, chosen):
        assert HAM.why_not(state, move) is None
        HAM.play(state, move)
    assert not (state.stack and isinstance(state.stack[-1], Discards))
    assert chosen <= set(state.discards[0])


# ------------------------------------------------------------------ covers, heroes, skills
def test_every_icon_that_can_be_covered_is_a_button() -> None:
    drawn = table().hand(0, "reluctant_swing", "hamspiration").hand(1, "focus").ask(["cover", {"c": 0}])
    state = drawn.build()
    overlay = CoverOverlay()
    overlay.show(model_of(HAM, state, 0))
    swing, star = find(state, "reluctant_swing"), find(state, "hamspiration")
    assert overlay.targets() == {CoverSpot(swing, "1"), CoverSpot(swing, "2"), CoverSpot(star, "S")}
    assert overlay.click(CoverSpot(swing, "2")) == Intent((Cover(swing, "2"),))


def chooser_on(state: HamState, viewer: int = 0) -> ChoiceOverlay:
    controller = Controller()
    model = model_of(HAM, state, viewer)
    controller.show(model)
    overlay = ChoiceOverlay(controller)
    overlay.show(model)
    return overlay


def test_every_hero_that_is_free_has_a_tile() -> None:
    state = HAM.new(2, seed=1)
    overlay = chooser_on(state)
    assert overlay.is_open()
    assert [tile.hero for tile in tiles_of(state, overlay.moves)] == ["ham", "malcolm", "lobos", "ronin"]
    assert overlay.click(ChoiceSpot(2)) == Intent((overlay.moves[2],))


def test_a_skill_is_raised_on_the_panel_or_on_the_heros_board() -> None:
    state = table().char(0, skills="B4 R1").ask(["skill_up", {"c": 0, "n": 2}]).build()
    overlay = chooser_on(state)
    assert SkillSpot(0, "B") not in overlay.targets()
    move = overlay.moves[0]
    assert overlay.click(SkillSpot(0, "R")) == overlay.click(ChoiceSpot(0)) == Intent((move,))
    change = tiles_of(state, overlay.moves)[0].change
    assert change is not None
    assert (change.now, change.then, change.steps) == (1, 2, 4)


def test_the_panel_stays_shut_for_those_who_are_not_asked() -> None:
    state = table().char(0, skills="R1").ask(["skill_up", {"c": 0, "n": 1}]).build()
    assert not chooser_on(state, 1).is_open()


@pytest.mark.parametrize("count", range(1, 21))
@pytest.mark.parametrize("shape", [HERO, CARD, SIGN, SPEECH])
@pytest.mark.parametrize("zone", [(300.0, 80.0, 1200.0, 600.0), (160.0, 80.0, 660.0, 318.0)])
def test_tiles_lie_apart_and_inside(count: int, shape: Shape, zone: tuple[float, float, float, float]) -> None:
    parts = choice_parts(zone, count, shape)
    x, y, w, h = zone
    px, py, pw, ph = parts.panel
    assert px >= x - 1
    assert px + pw <= x + w + 1
    assert py >= y - 1
    assert py + ph <= y + h + 1
    assert not any(overlaps(a, b) for i, a in enumerate(parts.tiles) for b in parts.tiles[:i])
    assert all(px <= t[0] and t[0] + t[2] <= px + pw + 0.5 and t[1] + t[3] <= py + ph + 0.5 for t in parts.tiles)
