from collections import Counter
from random import Random

from client.bots.advice import Candidate
from client.bots.mixing import draw, is_hidden_choice
from client.core.chance import Chance
from client.games import game_by_id
from tests.bots.face_down import GAME, Table

THREE = (Candidate("often", 0.6, 80), Candidate("sometimes", 0.5, 40), Candidate("once", 0.1, 1))


def drawn(temperature: float, least: float) -> Counter[object]:
    rng = Random(5)
    return Counter(draw(THREE, temperature, least, rng).move for _ in range(3000))


def test_without_a_temperature_the_most_tried_move_is_certain() -> None:
    assert drawn(0.0, 0.0) == {"often": 3000}


def test_at_temperature_one_moves_are_drawn_as_often_as_they_were_tried() -> None:
    assert abs(drawn(1.0, 0.0)["sometimes"] / 3000 - 40 / 121) < 0.03


def test_a_low_temperature_favours_the_most_tried_move() -> None:
    assert drawn(0.25, 0.0)["often"] > drawn(1.0, 0.0)["often"]


def test_moves_found_wanting_are_never_drawn() -> None:
    assert set(drawn(1.0, 0.25)) == {"often", "sometimes"}


def test_a_card_laid_face_down_is_a_hidden_choice() -> None:
    state = GAME.new(2, None, 3)
    assert is_hidden_choice(GAME, GAME.sight(state, 0), 0, Random(1))


def test_a_card_turned_up_at_once_is_no_hidden_choice() -> None:
    table = Table([[3], [2, 5]], [4], [1, 0], 0, [1, 6], [7, 8], Chance(0))
    assert not is_hidden_choice(GAME, GAME.sight(table, 1), 1, Random(1))


def test_the_first_turn_of_the_fair_is_open_and_the_picks_of_a_challenge_are_hidden() -> None:
    fair = game_by_id("mad_science_expo")
    state = fair.new(2, fair.Options(), 1)
    first = fair.to_act(state)
    assert first is not None
    assert not is_hidden_choice(fair, fair.sight(state, first), first, Random(1))
    fair.play(state, fair.move_from_json({"kind": "play", "value": 2}))
    fair.play(state, fair.move_from_json({"kind": "challenge", "target": first}))
    second = 1 - first
    assert is_hidden_choice(fair, fair.sight(state, second), second, Random(1))
