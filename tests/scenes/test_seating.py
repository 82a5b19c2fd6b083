from random import Random

import pytest

from client.core.match import Player
from client.games import ALL_GAMES
from client.locale.translator import Translator
from client.scenes.names import AVATARS, NAMES
from client.scenes.routes import AnyGame
from client.scenes.seating import first_players, last_seating, remember, with_names
from client.storage.settings import QuickStart, SeatChoice, Settings

GAME = ALL_GAMES[0]


@pytest.mark.parametrize("game", ALL_GAMES, ids=lambda game: game.id)
def test_a_first_match_seats_one_human_and_regular_opponents(game: AnyGame) -> None:
    players = first_players(game, Random(1))
    assert len(players) in game.seats
    assert [player.level for player in players] == [None, *["regular"] * (len(players) - 1)]
    assert len({player.avatar for player in players}) == len({player.name for player in players}) == len(players)


def test_what_was_remembered_comes_back() -> None:
    settings = Settings()
    players = (Player("Ada", None, "cat"), Player("Basil", "master", "owl"))
    options = GAME.Options.model_validate({"campaign": True})
    remember(settings, GAME, players, options)
    again = Settings.model_validate_json(settings.model_dump_json())
    assert last_seating(again, GAME, Random(1)) == (players, options)


@pytest.mark.parametrize(
    "kept",
    [
        pytest.param(QuickStart(options={"no_such_option": 1}), id="an option that is gone"),
        pytest.param(QuickStart(options={"campaign": "yes"}), id="a wrong type"),
        pytest.param(
            QuickStart(seats=[SeatChoice(), SeatChoice()], options={"first_player": "5"}), id="a seat that is not there"
        ),
    ],
)
def test_options_that_no_longer_fit_are_standard_again(kept: QuickStart) -> None:
    settings = Settings(quick_starts={GAME.id: kept})
    assert last_seating(settings, GAME, Random(1)).options == GAME.Options()


def test_seats_that_no_longer_fit_are_as_for_a_first_match() -> None:
    settings = Settings(quick_starts={GAME.id: QuickStart(seats=[SeatChoice(name="Alone")])})
    assert len(last_seating(settings, GAME, Random(1)).players) == 4


def test_an_unknown_level_plays_as_usual_and_an_unknown_portrait_is_the_fox() -> None:
    kept = QuickStart(seats=[SeatChoice(), SeatChoice(name="Basil", level="wizard", avatar="../../etc")])
    players = last_seating(Settings(quick_starts={GAME.id: kept}), GAME, Random(1)).players
    assert players[1] == Player("Basil", "regular", "fox")


def test_nameless_players_are_named_and_others_keep_their_names() -> None:
    say = Translator().say
    alone = with_names([Player(" "), Player("Basil", "sharp")], say)
    assert [player.name for player in alone] == ["You", "Basil"]
    shared = with_names([Player(""), Player(""), Player("", "sharp")], say)
    assert [player.name for player in shared] == ["Seat 1", "Seat 2", "Seat 3"]


def test_there_are_portraits_and_names_for_the_largest_table() -> None:
    largest = max(game.seats[-1] for game in ALL_GAMES)
    assert len(set(AVATARS)) >= largest
    assert len(set(NAMES)) > 2 * largest
