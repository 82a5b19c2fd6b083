"""What clicks and drops mean at the hens' table, without a pixel."""

from typing import Any

import pytest

from client.games.hens import HENS
from client.games.hens.moves import Discard, Draw, Rooster
from client.games.hens.state import HensState
from client.tables.hens.controller import Controller
from client.tables.hens.spots import (
    CellSpot,
    DeckSpot,
    HandSpot,
    HandZoneSpot,
    NeighbourSpot,
    PileSpot,
    RoosterSpot,
    YardSpot,
)
from client.tables.table import AskSpot, Intent
from tests.games.hens.drawn import At, alone, card, code, coop, discard, draw, hen, table
from tests.tables.positions import model_of


def controller_on(state: HensState, viewer: int = 0) -> Controller:
    controller = Controller()
    controller.show(model_of(HENS, state, viewer))
    return controller


def holding(controller: Controller, drawn: str) -> HandSpot:
    return HandSpot([code(each) for each in controller.hand].index(drawn))


@pytest.fixture
def placing() -> Controller:
    """S3 alone in the yard: an S5 fits beside it, a P4 too, a W6 does not."""
    return controller_on(alone("S3", "S5 P4 P4 W2 W6 C3"))


def drawing(**fields: Any) -> Controller:
    seats = (At(pile="P1"), At(pile="U5"), At(pile=""))
    return controller_on(table(*seats, round=fields.pop("round", 2), **fields))


def test_a_card_and_then_a_lit_square_places_the_hen(placing: Controller) -> None:
    assert placing.click(holding(placing, "S5")) == Intent()
    assert placing.click(CellSpot(1, 0)) == Intent((hen("S5", 1, 0),))


def test_where_only_a_coop_is_possible_the_card_comes_as_one(placing: Controller) -> None:
    placing.click(holding(placing, "W6"))
    assert placing.click(CellSpot(1, 0)) == Intent((coop("W6", 1, 0),))


def test_a_card_turned_over_is_a_coop_everywhere(placing: Controller) -> None:
    placing.click(holding(placing, "S5"))
    placing.click(AskSpot("turn"))
    assert placing.click(CellSpot(1, 0)) == Intent((coop("S5", 1, 0),))


def test_turned_twice_it_is_a_hen_again(placing: Controller) -> None:
    placing.click(holding(placing, "S5"))
    assert placing.turn()
    assert placing.turn()
    assert placing.click(CellSpot(1, 0)) == Intent((hen("S5", 1, 0),))


def test_another_card_is_taken_up_with_its_hen_on_top(placing: Controller) -> None:
    placing.click(holding(placing, "S5"))
    placing.turn()
    placing.click(holding(placing, "P4"))
    assert placing.side == "hen"


def test_a_second_click_puts_the_card_back(placing: Controller) -> None:
    placing.click(holding(placing, "S5"))
    placing.click(holding(placing, "S5"))
    assert placing.held is None


def test_nothing_is_turned_while_no_card_is_held(placing: Controller) -> None:
    assert not placing.turn()


def test_a_square_without_a_card_asks_for_one(placing: Controller) -> None:
    intent = placing.click(CellSpot(1, 0))
    assert intent.moves == ()
    assert intent.refusal is not None
    assert placing.held is None


def test_a_square_that_is_taken_is_refused_with_the_rule(placing: Controller) -> None:
    placing.click(holding(placing, "S5"))
    intent = placing.click(CellSpot(0, 0))
    assert intent.moves == ()
    assert intent.refusal is not None
    assert intent.refusal.rule == "4.2"


def test_dropping_a_card_on_a_square_places_it(placing: Controller) -> None:
    assert placing.drop(holding(placing, "P4"), CellSpot(0, 1)) == Intent((hen("P4", 0, 1),))


def test_dropping_a_card_on_nothing_does_nothing(placing: Controller) -> None:
    assert placing.drop(holding(placing, "P4"), None) == Intent()


def test_nobody_builds_in_the_yard_of_another() -> None:
    state = table(At(hand="P1 P2 P3 P4 P5 P6"), At(), phase="place", round=2)
    controller = controller_on(state)
    for intent in (controller.click(YardSpot(1)), controller.drop(HandSpot(0), YardSpot(1))):
        assert intent.moves == ()
        assert intent.refusal is not None


def test_a_choice_is_forgotten_when_the_question_changes(placing: Controller) -> None:
    placing.click(holding(placing, "S5"))
    placing.show(model_of(HENS, alone("S3 S4", "S5 P4 P4 W2 W6 C3"), 0))
    assert placing.held is None


def test_a_choice_stays_when_the_same_question_is_shown_again(placing: Controller) -> None:
    placing.click(holding(placing, "S5"))
    placing.show(model_of(HENS, alone("S3", "S5 P4 P4 W2 W6 C3"), 0))
    assert placing.held == card("S5")


@pytest.mark.parametrize(
    ("spot", "move"), [(DeckSpot(), Draw("deck")), (PileSpot(1), draw(1)), (AskSpot("draw"), Draw("deck"))]
)
def test_a_click_on_a_stack_draws_from_it(spot: Any, move: Any) -> None:
    assert drawing().click(spot) == Intent((move,))


@pytest.mark.parametrize("onto", [HandSpot(0), HandZoneSpot()])
def test_the_top_card_of_a_stack_can_be_dragged_into_the_hand(onto: Any) -> None:
    assert drawing().drop(PileSpot(1), onto) == Intent((draw(1),))


def test_the_yard_of_another_says_what_is_asked_instead() -> None:
    intent = drawing().click(YardSpot(1))
    assert intent.moves == ()
    assert intent.refusal is not None
    assert intent.refusal.rule == "4.1"


def test_a_drag_that_ends_elsewhere_draws_nothing() -> None:
    assert drawing().drop(DeckSpot(), YardSpot(1)) == Intent()


@pytest.mark.parametrize("spot", [PileSpot(0), PileSpot(2)], ids=["own", "empty"])
def test_a_stack_that_gives_no_card_says_why(spot: Any) -> None:
    intent = drawing().click(spot)
    assert intent.moves == ()
    assert intent.refusal is not None


def test_a_card_of_the_hand_is_refused_before_two_are_drawn() -> None:
    intent = drawing().click(HandSpot(0))
    assert intent.refusal is not None
    assert intent.refusal.rule == "4.1"


def test_the_neighbour_gives_its_top_card_from_the_second_round_on() -> None:
    state = table(At(), round=2, neighbour=["padovana-1"])
    assert controller_on(state).click(NeighbourSpot()) == Intent((Draw("neighbour"),))


@pytest.fixture
def discarding() -> Controller:
    return controller_on(table(At("S3", hand="P4 P4 S5 W2 C3"), At(), phase="discard", round=1))


def test_a_card_and_then_the_own_pile_discards_it(discarding: Controller) -> None:
    discarding.click(holding(discarding, "C3"))
    assert discarding.click(PileSpot(0)) == Intent((discard("C3"),))


def test_a_chosen_card_is_discarded_by_the_button(discarding: Controller) -> None:
    discarding.click(holding(discarding, "W2"))
    assert discarding.click(AskSpot("discard")) == Intent((discard("W2"),))


def test_a_card_dropped_on_the_own_pile_is_discarded(discarding: Controller) -> None:
    assert discarding.drop(holding(discarding, "S5"), PileSpot(0)) == Intent((Discard(card("S5")),))


def test_a_card_that_must_be_discarded_is_not_placed(discarding: Controller) -> None:
    intent = discarding.drop(holding(discarding, "S5"), CellSpot(1, 0))
    assert intent.moves == ()
    assert intent.refusal is not None


@pytest.fixture
def crowing() -> Controller:
    yard = "P1 ## S5/P2 P3 U4"
    return controller_on(table(At(yard), At("W1 W2 W3/W4 W5 W6"), phase="rooster", round=6, rooster_queue=[1]))


def test_a_click_on_a_hen_puts_the_rooster_there(crowing: Controller) -> None:
    assert crowing.click(CellSpot(2, 1)) == Intent((Rooster(2, 1),))


def test_the_rooster_can_be_dragged_to_a_hen(crowing: Controller) -> None:
    assert crowing.drop(RoosterSpot(), CellSpot(0, 0)) == Intent((Rooster(0, 0),))


def test_a_coop_is_no_place_for_the_rooster(crowing: Controller) -> None:
    intent = crowing.click(CellSpot(1, 0))
    assert intent.moves == ()
    assert intent.refusal is not None
    assert intent.refusal.rule == "4.4"


def test_nothing_can_be_chosen_while_others_decide() -> None:
    controller = controller_on(table(At(hand="P1 P2 P3 P4 P5 P6"), At(), phase="place", round=2), viewer=1)
    assert controller.click(HandSpot(0)) == Intent()
    assert controller.click(DeckSpot()) == Intent()
    assert controller.held is None
