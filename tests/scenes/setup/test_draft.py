from random import Random

import pytest

from client.core.dealcode import SEEDS, code_of
from client.core.match import Player
from client.core.words import Phrase
from client.games import ALL_GAMES
from client.scenes.box import PLAYABLE
from client.scenes.setup.draft import Draft

GAME = ALL_GAMES[0]


def draft(seats: int = 4) -> Draft:
    names, avatars = (
        ("Ada", "Basil", "Clover", "Dill", "Elder", "Fennel"),
        ("fox", "owl", "bear", "cat", "frog", "rabbit"),
    )
    players = [Player(names[at], "sharp" if at else None, avatars[at]) for at in range(seats)]
    return Draft(GAME, players, GAME.Options().model_dump(), rng=Random(3))


def test_who_leaves_the_table_comes_back_first() -> None:
    made = draft(4)
    before = list(made.players)
    made.seat_players(2)
    assert made.players == before[:2]
    made.seat_players(4)
    assert made.players == before


def test_newcomers_have_a_name_and_a_portrait_of_their_own_and_the_strength_of_the_others() -> None:
    made = draft(2)
    made.seat_players(6)
    assert len({player.name for player in made.players}) == 6
    assert len({player.avatar for player in made.players}) == 6
    assert [player.level for player in made.players[2:]] == ["sharp"] * 4


def test_another_portrait_is_taken_from_whoever_has_it() -> None:
    made = draft(4)
    made.change_avatar(0)
    assert [player.avatar for player in made.players] == ["owl", "fox", "bear", "cat"]


def test_a_drawn_name_is_nobody_elses() -> None:
    made = draft(4)
    drawn = {made.draw_name(2) for _ in range(40)}
    assert drawn.isdisjoint({"Ada", "Basil", "Dill"})
    assert len(drawn) > 5


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_shuffling_moves_somebody_and_loses_nobody(seats: int) -> None:
    made = draft(seats)
    before = list(made.players)
    made.shuffle_seats()
    assert made.players != before
    assert sorted(player.name for player in made.players) == sorted(player.name for player in before)


def test_presets_are_recognised_and_one_change_more_is_none() -> None:
    made = draft()
    assert (made.preset, made.is_standard) == (0, True)
    made.take_preset(1)
    assert (made.preset, made.values["campaign"], made.is_standard) == (1, True, False)
    made.set_option("memory_aid", value=False)
    assert made.preset == -1
    made.back_to_standard()
    assert made.is_standard


def test_every_preset_of_every_game_can_be_played() -> None:
    for game in PLAYABLE:
        for number in range(len(game.presets)):
            made = Draft(game, draft(game.seats[0]).players, {})
            made.take_preset(number)
            assert made.why_not() is None
            assert made.preset == number


def test_a_first_player_who_is_not_at_the_table_is_refused_in_words() -> None:
    made = draft(3)
    assert made.refusal_of("first_player", "2") is None
    refusal = made.refusal_of("first_player", "3")
    assert refusal is not None
    assert "seats" in refusal.text.many  # type: ignore[union-attr]
    made.set_option("first_player", "3")
    told = made.why_not()
    assert told is not None
    assert told.values["reason"] == refusal
    assert told.values["option"] == Phrase("First player")
    made.seat_players(4)
    assert made.why_not() is None


def test_a_deal_code_means_its_seed_and_nothing_means_lots() -> None:
    made = draft()
    assert (made.seed, made.why_not()) == (None, None)
    made.code = code_of(GAME.code, 12345).lower().replace("-", " ")
    assert (made.seed, made.why_not()) == (12345, None)
    made.draw_code()
    assert made.seed is not None
    assert 0 <= made.seed < SEEDS


@pytest.mark.parametrize("code", ["HEN-7KQ2-M4", "MAD-7KQ2", "MAD-7KQ2-M4X", "12", "ガチョウ"])
def test_what_is_no_deal_code_of_this_game_is_told(code: str) -> None:
    made = draft()
    made.code = code
    refusal = made.why_not()
    assert refusal is not None
    assert refusal.values["code"] == code
    example = refusal.values["example"]
    made.code = str(example)
    assert made.why_not() is None
