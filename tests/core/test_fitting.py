"""Seats and options that cannot begin a match are refused in the same words in every game."""

import pytest

from client.bots.advice import AnyGame
from client.core.fitting import fitting
from client.core.refusal import InvalidOptions
from client.games import ALL_GAMES
from client.games.hens.options import HensOptions
from client.games.mad_science_expo.options import ExpoOptions


def test_no_options_are_the_usual_ones() -> None:
    assert fitting(2, range(2, 5), None, HensOptions) == HensOptions()


def test_options_of_another_game_are_refused() -> None:
    with pytest.raises(InvalidOptions) as refused:
        fitting(2, range(2, 5), ExpoOptions(), HensOptions)
    assert refused.value.option == "options"


@pytest.mark.parametrize("game", ALL_GAMES, ids=lambda game: game.id)
def test_too_many_players_are_told_how_many_there_may_be(game: AnyGame) -> None:
    seats = game.seats
    with pytest.raises(InvalidOptions) as refused:
        fitting(seats[-1] + 1, seats, None, HensOptions)
    assert seats[-1] in refused.value.reason.values.values()
