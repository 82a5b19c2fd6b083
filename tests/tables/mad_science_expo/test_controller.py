"""What clicks and drops mean at the table of Mad Science Expo, without a pixel."""

from typing import Any

import pytest

from client.games import game_by_id
from client.games.mad_science_expo.moves import Challenge, Commit, Pick, Play, Recruit
from client.games.mad_science_expo.options import ExpoOptions
from client.tables.mad_science_expo.controller import Controller
from client.tables.mad_science_expo.spots import ArenaSpot, ExhibitSpot, HandSpot, PickSpot, StakeSpot, TeamSpot
from client.tables.table import AskSpot, Intent
from tests.tables.positions import model_of

GAME = game_by_id("mad_science_expo")


def state_with(teams: dict[int, list[int]], seats: int = 3, **changes: Any) -> Any:
    """A position in which seat 0 decides; cards of the teams are taken from their owners' hands."""
    data = GAME.to_json(GAME.new(seats, ExpoOptions(first_player="0"), 1))
    for seat, team in teams.items():
        entry = data["seats"][seat]
        entry["team"] = team
        for value in team:
            entry["hand"].remove(value)
    data["memory"] = [
        {
            "sure": [
                [] if seat == observer else [v for v in data["seats"][seat]["hand"] if v != 6] for seat in range(seats)
            ],
            "pools": [],
        }
        for observer in range(seats)
    ]
    return GAME.from_json(data | changes)


def controller_on(state: Any, viewer: int = 0) -> Controller:
    controller = Controller()
    controller.show(model_of(GAME, state, viewer))
    return controller


def test_a_card_and_then_the_own_team_plays_the_card() -> None:
    controller = controller_on(state_with({}))
    assert controller.click(HandSpot(3)) == Intent()
    assert controller.click(TeamSpot(0)) == Intent((Play(3),))


def test_a_second_click_puts_the_card_back() -> None:
    controller = controller_on(state_with({}))
    controller.click(HandSpot(3))
    controller.click(HandSpot(3))
    assert controller.chosen == frozenset()


def test_dropping_a_card_on_the_own_team_or_exhibit_plays_it() -> None:
    controller = controller_on(state_with({}))
    assert controller.drop(HandSpot(2), TeamSpot(0)) == Intent((Play(2),))
    assert controller.drop(HandSpot(2), ExhibitSpot(0)) == Intent((Play(2),))


def test_dropping_a_card_on_nothing_does_nothing() -> None:
    assert controller_on(state_with({})).drop(HandSpot(2), None) == Intent()


def test_the_mad_scientist_is_refused_with_the_rule() -> None:
    intent = controller_on(state_with({})).click(HandSpot(6))
    assert intent.moves == ()
    assert intent.refusal is not None
    assert intent.refusal.rule == "4.1"


@pytest.mark.parametrize("spot", [TeamSpot(1), StakeSpot(1)], ids=["team", "booth"])
def test_a_click_on_another_team_challenges_it(spot: Any) -> None:
    assert controller_on(state_with({1: [4]})).click(spot) == Intent((Challenge(1),))


def test_a_click_on_a_seat_without_a_team_says_why_not() -> None:
    intent = controller_on(state_with({1: [4]})).click(TeamSpot(2))
    assert intent.moves == ()
    assert intent.refusal is not None


@pytest.mark.parametrize("spot", [TeamSpot(0), ExhibitSpot(0), AskSpot("recruit")], ids=["team", "exhibit", "button"])
def test_a_team_of_three_is_recruited_by_a_click(spot: Any) -> None:
    assert controller_on(state_with({0: [0, 1, 2]})).click(spot) == Intent((Recruit(),))


def test_a_team_dragged_onto_its_exhibit_is_recruited() -> None:
    assert controller_on(state_with({0: [0, 1, 2]})).drop(TeamSpot(0), ExhibitSpot(0)) == Intent((Recruit(),))


def attacking() -> Controller:
    state = state_with({1: [4]})
    GAME.play(state, Challenge(1))
    return controller_on(state)


def test_cards_for_a_challenge_go_up_and_down_and_are_committed_in_rising_order() -> None:
    controller = attacking()
    for index in (5, 2, 6, 2, 1):
        controller.click(HandSpot(index))
    assert controller.values == [1, 5, 6]
    assert controller.click(AskSpot("commit")) == Intent((Pick(1), Pick(5), Pick(6), Commit()))


def test_a_card_pushed_forward_comes_back_by_a_click_on_it() -> None:
    controller = attacking()
    controller.click(HandSpot(2))
    controller.click(HandSpot(4))
    controller.click(PickSpot(0))
    assert controller.values == [4]


def test_dropping_on_the_arena_chooses_a_card() -> None:
    controller = attacking()
    assert controller.drop(HandSpot(4), ArenaSpot()) == Intent()
    assert controller.values == [4]


def test_committing_nothing_is_greyed_with_a_reason() -> None:
    buttons = attacking().ask().buttons
    assert [button.name for button in buttons] == ["commit"]
    assert buttons[0].why_not is not None


def test_picks_already_made_stay_chosen_and_are_not_picked_twice() -> None:
    state = state_with({1: [4]})
    for move in (Challenge(1), Pick(0)):
        GAME.play(state, move)
    controller = controller_on(state)
    controller.click(HandSpot(0))
    controller.click(HandSpot(3))
    assert controller.values == [0, 3]
    assert controller.click(AskSpot("commit")) == Intent((Pick(3), Commit()))


def test_a_choice_is_forgotten_when_the_question_changes() -> None:
    controller = controller_on(state_with({}))
    controller.click(HandSpot(3))
    controller.show(model_of(GAME, state_with({1: [4]}, turn_no=4), 0))
    assert controller.chosen == frozenset()


def test_nothing_can_be_chosen_while_others_decide() -> None:
    controller = controller_on(state_with({}), viewer=1)
    assert controller.click(HandSpot(2)) == Intent()
    assert controller.chosen == frozenset()
    assert controller.click(TeamSpot(0)) == Intent()
