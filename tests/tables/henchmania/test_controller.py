"""What clicks and drops mean at the table of Henchmania, without a pixel."""

from random import Random
from typing import Any

import pytest

from client.games import game_by_id
from client.games.henchmania.cards import CARD_BY_ID, SITE_BY_ID
from client.games.henchmania.moves import Pass, Place, Play
from client.tables.henchmania.controller import Controller
from client.tables.henchmania.meaning import answers, begins
from client.tables.henchmania.places import Choice, places_for
from client.tables.henchmania.spots import (
    BackSpot,
    DiscardSpot,
    HandSpot,
    PileSheetSpot,
    PoolSpot,
    ReserveZoneSpot,
    ScoreSpot,
    SeatSpot,
    SiteSpot,
)
from client.tables.henchmania.spotting import spots_of
from client.tables.table import AskSpot, Intent
from client.ui.metrics import area_for
from tests.tables.positions import model_of, played

GAME = game_by_id("henchmania")
TAVERN = SITE_BY_ID["tavern"]


def controller_on(state: Any, viewer: int = 0) -> Controller:
    controller = Controller()
    controller.show(model_of(GAME, state, viewer))
    return controller


def opening() -> Any:
    return GAME.new(3, GAME.Options.model_validate({"first_player": "0"}), 1)


def turn_with(card: str, seed: int = 3) -> tuple[Controller, int]:
    """A turn in which this card can be played, and where it lies in the hand."""
    wanted = CARD_BY_ID[card]
    match = played(GAME, 3, seed)
    for number, step in enumerate(match.steps):
        state = match.at(number)
        if any(isinstance(move, Play) and move.card == wanted for move in GAME.legal_moves(state)):
            controller = controller_on(state, step.seat)
            return controller, controller.hand.index(wanted)
    pytest.fail(f"{card} is never playable in this match")


def rivals(controller: Controller) -> list[int]:
    return sorted({move.seat for move in controller.open_moves if isinstance(move, Play) and move.seat is not None})


def test_a_click_on_a_site_sets_the_next_henchman() -> None:
    assert controller_on(opening()).click(SiteSpot(TAVERN)) == Intent((Place(TAVERN, 0, 0),))


def test_a_henchman_can_be_dragged_to_a_site() -> None:
    controller = controller_on(opening())
    assert controller.take(PoolSpot(0))
    assert controller.drop(PoolSpot(0), SiteSpot(TAVERN)) == Intent((Place(TAVERN, 0, 0),))


def test_a_henchman_dropped_on_nothing_stays() -> None:
    assert controller_on(opening()).drop(PoolSpot(0), None) == Intent()


def test_a_reserve_card_is_chosen_and_laid_down() -> None:
    controller, index = turn_with("minstrel")
    assert controller.click(HandSpot(index)) == Intent()
    laid = Intent((Play(CARD_BY_ID["minstrel"]),))
    assert controller.click(ReserveZoneSpot()) == laid
    assert controller.click(AskSpot("play")) == laid


def test_a_second_click_puts_the_card_back() -> None:
    controller, index = turn_with("minstrel")
    controller.click(HandSpot(index))
    controller.click(HandSpot(index))
    assert controller.chosen is None
    assert not controller.cancel()


@pytest.mark.parametrize("spot", [SeatSpot, ScoreSpot])
def test_a_glove_is_thrown_at_a_seat(spot: Any) -> None:
    controller, index = turn_with("glove")
    controller.click(HandSpot(index))
    rival = rivals(controller)[0]
    assert controller.click(spot(rival)) == Intent((Play(CARD_BY_ID["glove"], seat=rival),))


def test_a_hand_is_robbed_by_one_of_its_backs_or_in_two_steps() -> None:
    controller, index = turn_with("drunkard")
    controller.click(HandSpot(index))
    move = next(move for move in controller.open_moves if isinstance(move, Play))
    assert move.seat is not None
    assert move.back is not None
    back = BackSpot(move.seat, move.back)
    whole = [other for other in controller.open_moves if isinstance(other, Play) and other.seat == move.seat]
    first = controller.click(SeatSpot(move.seat))
    if len(whole) == 1:
        assert first == Intent((move,))
    else:
        assert first == Intent()
        assert set(controller.open_moves) == set(whole)
        assert controller.click(back) == Intent((move,))


def test_a_card_that_is_aimed_at_the_wrong_thing_says_why() -> None:
    controller, index = turn_with("drunkard")
    controller.click(HandSpot(index))
    model = controller.model
    assert model is not None
    refusal = controller.click(SeatSpot(model.viewer)).refusal
    assert refusal is not None


def test_a_weapon_cannot_be_played_on_a_turn_and_says_why() -> None:
    match = played(GAME, 3, 3)
    axe = CARD_BY_ID["axe"]
    number = next(
        n
        for n, step in enumerate(match.steps)
        if isinstance(step.move, Play | Pass) and axe in match.at(n).hands[step.seat]
    )
    controller = controller_on(match.at(number), match.steps[number].seat)
    intent = controller.click(HandSpot(controller.hand.index(axe)))
    assert intent.refusal is not None
    assert controller.chosen is None


def test_passing_is_asked_for_once_more() -> None:
    controller, _ = turn_with("minstrel")
    assert controller.click(AskSpot("pass")) == Intent()
    assert controller.click(AskSpot("clear")) == Intent()
    controller.click(AskSpot("pass"))
    assert controller.click(AskSpot("pass")) == Intent((Pass(),))


def test_a_discard_pile_is_leafed_through_and_folded_up() -> None:
    match = played(GAME, 3, 3)
    number = next(n for n in range(len(match.steps)) if match.at(n).discards[TAVERN])
    controller = controller_on(match.at(number), match.steps[number].seat)
    assert controller.click(DiscardSpot(TAVERN)) == Intent()
    assert controller.choice.pile == TAVERN
    assert controller.click(PileSheetSpot()) == Intent()
    assert controller.choice.pile is None


@pytest.mark.parametrize("seats", [2, 5])
def test_every_legal_move_can_be_begun_or_answered_somewhere(seats: int) -> None:
    """Only moves that use nothing (done, pass, decline) are left to the buttons."""
    match = played(GAME, seats, 7, GAME.Options.model_validate({"animals": True}))
    rng = Random(1)
    for number in rng.sample(range(len(match.steps)), 40):
        state = match.at(number)
        seat = match.steps[number].seat
        model = model_of(GAME, state, seat)
        controller = controller_on(state, seat)
        for move in model.legal:
            if move.kind in ("done", "pass", "decline"):
                continue
            spots = places_to_click(model)
            assert any(begins(model, spot, move) or answers(model, spot, move) for spot in spots), move
        assert controller.model is not None


def places_to_click(model: Any) -> list[Any]:
    return [box.spot for box in spots_of(model, places_for(area_for(1280, 720), model, Choice()))]
