"""What clicks and drops mean at the table of Hemloch, without a pixel."""

import pytest

from client.games.hemloch import HEMLOCH
from client.games.hemloch.city import CELLS_AT
from client.games.hemloch.options import HemlochOptions
from client.games.hemloch.state import HemlochState
from client.tables.hemloch.spots import (
    CellSpot,
    DeckSpot,
    DiscardSpot,
    GroupSpot,
    HandSpot,
    HandZoneSpot,
    ItemSpot,
    ItemZoneSpot,
    LocationSpot,
    MinionSpot,
    PileCardSpot,
    PileSheetSpot,
    ProfileSpot,
    StockSpot,
    SupplySpot,
    WeekSpot,
)
from client.tables.table import AskSpot, Spot
from tests.games.hemloch.drawn import do, table
from tests.tables.hemloch.sitting import card, controller_on, item, moves_of, place, seen


def cell(where: str, space: int) -> CellSpot:
    return CellSpot(CELLS_AT[place(where)][space])


def minion(where: str, seat: int, name: str) -> MinionSpot:
    return MinionSpot(place(where), seat, card(name))


def turn() -> HemlochState:
    return table("""
        hand 0: lady footpad
        items 0: quicksilver mask cordial-
        courtyard: | shambler
        stillhouse: | warden lady
    """)


# ---- a turn


def test_a_card_is_played_by_two_clicks_or_one_drag() -> None:
    controller = controller_on(turn())
    assert not controller.click(HandSpot(0)).moves
    assert moves_of(controller.click(LocationSpot(place("boneyard")))) == ["play lady boneyard"]
    controller = controller_on(turn())
    assert controller.take(HandSpot(1))
    assert moves_of(controller.drop(HandSpot(1), LocationSpot(place("market")))) == ["play footpad market"]


@pytest.mark.parametrize("onto", [cell("market", 0), MinionSpot(0, 1, 3), LocationSpot(0)], ids=type)
def test_whatever_lies_on_a_board_stands_for_it(onto: Spot) -> None:
    controller = controller_on(turn())
    controller.click(HandSpot(0))
    assert moves_of(controller.click(onto)) == ["play lady market"]


def test_a_second_click_puts_a_card_back() -> None:
    controller = controller_on(turn())
    controller.click(HandSpot(0))
    controller.click(HandSpot(0))
    assert controller.held_card is None


def test_the_festival_refuses_in_words() -> None:
    controller = controller_on(turn())
    controller.click(HandSpot(0))
    intent = controller.click(LocationSpot(place("courtyard")))
    assert not intent.moves
    assert intent.refusal is not None


def test_the_deck_is_clicked_or_dragged_from_to_draw() -> None:
    controller = controller_on(turn())
    assert moves_of(controller.click(DeckSpot(0))) == ["draw"]
    assert controller.take(DeckSpot(0))
    assert moves_of(controller.drop(DeckSpot(0), HandZoneSpot())) == ["draw"]
    assert moves_of(controller.click(AskSpot("draw"))) == ["draw"]


def test_an_empty_deck_says_so() -> None:
    controller = controller_on(table("hand 0: lady\ndeck 0: -\ndiscard 1: warden"))
    assert controller.click(DeckSpot(0)).refusal is not None


def test_ending_the_turn_is_asked_once_more_while_a_card_could_be_drawn() -> None:
    controller = controller_on(turn())
    assert not controller.click(AskSpot("end")).moves
    assert controller.ending
    assert moves_of(controller.click(AskSpot("end"))) == ["end_turn"]


def test_anything_else_takes_the_end_of_the_turn_back() -> None:
    controller = controller_on(turn())
    controller.click(AskSpot("end"))
    controller.click(HandSpot(0))
    assert not controller.ending


# ---- items


def test_a_potion_is_used_by_a_second_click_a_button_or_a_drag_onto_the_table() -> None:
    spot = ItemSpot(0, item("quicksilver"), fresh=True)
    for last in (spot, AskSpot("do"), LocationSpot(2)):
        controller = controller_on(turn())
        assert not controller.click(spot).moves
        assert moves_of(controller.click(last)) == ["use quicksilver"]
    controller = controller_on(turn())
    assert controller.take(spot)
    assert moves_of(controller.drop(spot, LocationSpot(1))) == ["use quicksilver"]


def test_a_trinket_goes_straight_to_the_minion_it_is_aimed_at() -> None:
    state = table("items 0: strings\nmarket: | footpad lady\nboneyard: | shambler")
    strings = ItemSpot(0, item("strings"), fresh=True)
    controller = controller_on(state)
    controller.click(strings)
    assert set(controller.aims) == {minion("market", 1, "footpad"), minion("market", 1, "lady")}
    assert moves_of(controller.click(minion("market", 1, "lady"))) == ["use strings", "target market lady"]
    assert controller.click(minion("boneyard", 1, "shambler")).refusal is not None


def test_an_only_aim_is_no_second_move() -> None:
    controller = controller_on(turn())
    mask = ItemSpot(0, item("mask"), fresh=True)
    assert controller.take(mask)
    assert moves_of(controller.drop(mask, minion("courtyard", 1, "shambler"))) == ["use mask"]


def test_a_used_item_says_why_it_cannot_be_used() -> None:
    controller = controller_on(turn())
    assert controller.click(ItemSpot(0, item("cordial"), fresh=False)).refusal is not None


# ---- questions


def asked(picture: str, *moves: str, **fields: object) -> HemlochState:
    state = table(picture, **fields)
    do(state, *moves)
    return state


def test_a_gain_is_clicked_in_the_supply_or_dragged_to_the_own_items() -> None:
    state = asked("hand 0: peddler", "play peddler market")
    cordial = SupplySpot(item("cordial"))
    assert moves_of(controller_on(state).click(cordial)) == ["gain cordial"]
    controller = controller_on(state)
    assert controller.take(cordial)
    assert moves_of(controller.drop(cordial, ItemZoneSpot())) == ["gain cordial"]
    assert controller.click(SupplySpot(item("mask"))).refusal is not None


def test_a_marker_is_placed_by_a_click_or_from_the_stock() -> None:
    state = asked("hand 0: lady\nboneyard spaces: 0......", "play lady boneyard")
    assert moves_of(controller_on(state).click(cell("boneyard", 3))) == ["place boneyard 3"]
    controller = controller_on(state)
    assert controller.take(StockSpot(0))
    assert moves_of(controller.drop(StockSpot(0), cell("boneyard", 6))) == ["place boneyard 6"]
    assert controller.click(cell("boneyard", 0)).refusal is not None
    assert controller.click(cell("market", 0)).refusal is not None


def test_a_marker_is_carried_to_its_new_space_in_one_gesture() -> None:
    state = asked(
        "hand 0: peddler\ncourtyard spaces: 0......0\nmarket spaces: ..1..",
        "play peddler courtyard",
        "gain cordial",
        festival="boneyard",
    )
    controller = controller_on(state)
    assert controller.take(cell("courtyard", 7))
    intent = controller.drop(cell("courtyard", 7), cell("courtyard", 1))
    assert moves_of(intent) == ["lift courtyard 7", "place courtyard 1"]
    for move in intent.moves:
        assert HEMLOCH.why_not(state, move) is None
        HEMLOCH.play(state, move)


def test_a_marker_is_not_carried_onto_another() -> None:
    state = asked(
        "hand 0: peddler\ncourtyard spaces: 0......0", "play peddler courtyard", "gain cordial", festival="boneyard"
    )
    controller = controller_on(state)
    controller.take(cell("courtyard", 7))
    assert not controller.drop(cell("courtyard", 7), cell("courtyard", 0)).moves


def lured() -> HemlochState:
    return asked("hand 0: flatterer\nboneyard: | shambler lady", "play flatterer boneyard")


def test_a_minion_is_pushed_away_by_a_drag_to_its_new_location() -> None:
    controller = controller_on(lured())
    shambler = minion("boneyard", 1, "shambler")
    assert controller.take(shambler)
    intent = controller.drop(shambler, LocationSpot(place("stillhouse")))
    assert moves_of(intent) == ["target boneyard shambler", "move_to stillhouse"]
    assert not controller.drop(shambler, LocationSpot(place("courtyard"))).moves


def test_a_minion_is_pushed_away_by_two_clicks() -> None:
    state = lured()
    assert moves_of(controller_on(state).click(minion("boneyard", 1, "lady"))) == ["target boneyard lady"]
    do(state, "target boneyard lady")
    controller = controller_on(state)
    assert controller.lured == minion("boneyard", 1, "lady")
    assert moves_of(controller.click(LocationSpot(place("market")))) == ["move_to market"]
    assert controller.take(minion("boneyard", 1, "lady"))
    carried = controller.drop(minion("boneyard", 1, "lady"), cell("stillhouse", 0))
    assert moves_of(carried) == ["move_to stillhouse"]
    assert controller.click(LocationSpot(place("courtyard"))).refusal is not None


def test_the_own_discards_open_by_themselves_when_one_is_to_be_taken() -> None:
    state = asked("hand 0: digger\ndiscard 0: lady flatterer lady", "play digger boneyard")
    controller = controller_on(state)
    assert controller.pile == 0
    assert moves_of(controller.click(PileCardSpot(1))) == ["recover flatterer"]


def test_discards_are_leafed_through_and_folded_up() -> None:
    controller = controller_on(table("hand 0: lady\ndiscard 1: warden lady"))
    spread = []
    for spot in (DeckSpot(1), DiscardSpot(1), PileSheetSpot()):
        controller.click(spot)
        spread.append(controller.pile)
    assert spread == [None, 1, None]


def test_who_is_robbed_gives_a_card_by_click_or_drag() -> None:
    state = asked("hand 0: footpad\nhand 1: lady shambler", "play footpad stillhouse")
    assert moves_of(controller_on(state, 1).click(HandSpot(1))) == ["discard shambler"]
    controller = controller_on(state, 1)
    assert controller.take(HandSpot(0))
    assert moves_of(controller.drop(HandSpot(0), DiscardSpot(1))) == ["discard lady"]


def week_end() -> HemlochState:
    return table(
        """
        hand 0: lady
        hand 1: lady
        boneyard: flatterer footpad footpad shambler warden |
        """,
        week_deck=[],
        seat=1,
    )


def test_at_the_end_of_the_week_minions_and_nights_are_clicked() -> None:
    state = week_end()
    do(state, "end_turn", "place boneyard 0")
    assert moves_of(controller_on(state).click(minion("boneyard", 0, "footpad"))) == ["cull footpad"]
    assert controller_on(state).click(minion("boneyard", 0, "warden")).refusal is not None
    do(state, "cull footpad", "cull footpad")
    for spot in (WeekSpot(place("boneyard")), LocationSpot(place("boneyard"))):
        assert moves_of(controller_on(state).click(spot)) == ["retire boneyard"]


# ---- the draft


def test_a_group_is_looked_at_first_and_then_taken() -> None:
    state = HEMLOCH.new(2, HemlochOptions(draft=True, first_player="0"), 5)
    for last in (GroupSpot(7), AskSpot("do"), ProfileSpot(0)):
        controller = controller_on(state)
        assert not controller.click(GroupSpot(7)).moves
        assert controller.held_group == 7
        assert moves_of(controller.click(last)) == ["take_group 7"]
    controller = controller_on(state)
    assert controller.take(GroupSpot(3))
    assert moves_of(controller.drop(GroupSpot(3), ProfileSpot(0))) == ["take_group 3"]
    assert not controller.drop(GroupSpot(3), GroupSpot(4)).moves


def test_nothing_can_be_taken_up_while_others_decide() -> None:
    controller = controller_on(turn(), 1)
    assert not controller.take(HandSpot(0))
    assert not controller.click(DeckSpot(1)).moves


def test_a_choice_is_forgotten_when_something_else_is_asked() -> None:
    state = turn()
    controller = controller_on(state)
    controller.click(HandSpot(0))
    do(state, "draw")
    controller.show(seen(state))
    assert controller.chosen is None
