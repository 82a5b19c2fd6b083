import pytest

from client.bots.advice import OWN_TIME, Budget
from client.bots.levels import ADVISER_ID, LEVEL_IDS, LEVELS, UnknownLevel, bot, bot_for, expected_seconds
from client.bots.thinker import PLAN_SHARE, STEP_SHARE, Thinker
from tests.bots.face_down import GAME


def test_there_are_four_levels_for_players_and_two_more_names() -> None:
    assert [level.id for level in LEVELS] == ["newcomer", "regular", "sharp", "master"]
    assert LEVEL_IDS == ("random", "greedy", "newcomer", "regular", "sharp", "master")


def test_stronger_levels_think_longer_and_blunder_less() -> None:
    characters = [level.character for level in LEVELS]
    assert [each.seconds for each in characters] == sorted(each.seconds for each in characters)
    assert [each.share for each in characters] == sorted(each.share for each in characters)
    assert [each.blunder for each in characters] == sorted((each.blunder for each in characters), reverse=True)


def test_a_turn_of_three_open_and_four_hidden_decisions_stays_within_two_seconds() -> None:
    for level in LEVELS:
        open_step = level.character.part_of(OWN_TIME).seconds or 0.0
        hidden_step = level.character.part_of(OWN_TIME, STEP_SHARE).seconds or 0.0
        assert 0 < 3 * open_step + 4 * hidden_step <= 2.0


def test_a_turn_of_eight_rehearsed_decisions_stays_within_two_seconds() -> None:
    for level in LEVELS:
        step = level.character.part_of(OWN_TIME, PLAN_SHARE).seconds or 0.0
        assert 0 < 8 * step <= 2.0


def test_every_level_explains_itself_in_its_own_words() -> None:
    assert len({level.title for level in LEVELS}) == len({level.meaning for level in LEVELS}) == len(LEVELS)


def test_an_unknown_level_is_a_key_error_that_names_the_known_ones() -> None:
    with pytest.raises(KeyError) as caught:
        bot_for("genius", GAME)
    assert isinstance(caught.value, UnknownLevel)
    assert "'genius'" in str(caught.value)
    assert "newcomer" in str(caught.value)


def test_an_unknown_game_is_a_key_error() -> None:
    with pytest.raises(KeyError, match="no_such_game"):
        bot("greedy", "no_such_game")


def test_the_adviser_is_steady_and_uses_the_whole_budget() -> None:
    adviser = bot_for(ADVISER_ID, GAME)
    assert isinstance(adviser, Thinker)
    assert (adviser.character.share, adviser.character.blunder, adviser.character.bluffing) == (1.0, 0.0, 0.0)


def test_expected_seconds_follow_budget_and_level() -> None:
    assert expected_seconds("greedy", Budget(seconds=2.0)) == 0.0
    assert expected_seconds("master", Budget(seconds=3.0)) == 3.0
    assert expected_seconds("master", Budget()) == expected_seconds("master", Budget(simulations=5)) == 0.5
    with pytest.raises(UnknownLevel):
        expected_seconds("genius", Budget())
