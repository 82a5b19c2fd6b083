from random import Random

import pytest

from client.bots.advice import Budget, Watch
from client.bots.levels import LEVEL_IDS, bot_for
from client.bots.thinker import Character, Thinker
from client.core.chance import Chance
from tests.bots.clocks import FakeClock
from tests.bots.face_down import GAME, Table

MANY = Budget(simulations=1_000_000)
ONE_LEFT = Table([[5], [2]], [], [1, 1], 0, [1, 3, 4, 6], [7, 8], Chance(0))


@pytest.mark.parametrize("level", LEVEL_IDS)
def test_one_legal_move_is_played_without_thinking(level: str) -> None:
    advice = bot_for(level, GAME).choose(GAME.sight(ONE_LEFT, 0), 0, Random(1), MANY)
    assert advice.move == GAME.legal_moves(ONE_LEFT)[0]
    assert advice.simulations == 0
    assert len(advice.candidates) == 1


def test_seconds_are_kept_on_a_clock_that_each_simulation_moves_on() -> None:
    clock = FakeClock(step=0.002)
    sight = GAME.sight(GAME.new(3, None, 2), 0)
    Thinker(GAME, Character()).choose(sight, 0, Random(1), Budget(seconds=0.5), Watch(clock=clock))
    assert 0.5 <= clock.now <= 0.51


def test_without_a_budget_a_character_takes_its_own_time_and_a_part_of_it_for_a_hidden_choice() -> None:
    clock = FakeClock(step=0.002)
    watch = Watch(clock=clock)
    hidden = GAME.sight(GAME.new(3, None, 2), 0)
    Thinker(GAME, Character(seconds=0.4)).choose(hidden, 0, Random(1), watch=watch)
    assert 0.1 <= clock.now <= 0.11
    table = Table([[3], [2, 5]], [4], [1, 0], 0, [1, 6], [7, 8], Chance(0))
    clock.now = 0.0
    Thinker(GAME, Character(seconds=0.4)).choose(GAME.sight(table, 1), 1, Random(1), watch=watch)
    assert 0.4 <= clock.now <= 0.41


def test_a_weak_character_thinks_no_further_however_long_it_may() -> None:
    sight = GAME.sight(GAME.new(3, None, 2), 0)
    thinker = Thinker(GAME, Character(most=6))
    assert thinker.choose(sight, 0, Random(1), Budget(seconds=1000.0)).simulations == 6
    assert thinker.choose(sight, 0, Random(1), Budget(simulations=4)).simulations == 4
    assert thinker.choose(sight, 0, Random(1)).simulations == 6


def test_a_weaker_character_uses_a_part_of_the_budget() -> None:
    sight = GAME.sight(GAME.new(3, None, 2), 0)
    advice = Thinker(GAME, Character(share=0.25)).choose(sight, 0, Random(1), Budget(simulations=40))
    assert advice.simulations == 10


def test_stopped_while_thinking_it_answers_with_what_it_knows() -> None:
    calls = iter(range(1000))
    sight = GAME.sight(GAME.new(3, None, 2), 0)
    advice = Thinker(GAME, Character()).choose(sight, 0, Random(1), MANY, Watch(stop=lambda: next(calls) >= 25))
    assert advice.simulations == 25
    assert advice.move in GAME.legal_moves(sight)


def test_stopped_at_once_it_plays_as_the_rule_player() -> None:
    sight = GAME.sight(GAME.new(3, None, 2), 0)
    advice = Thinker(GAME, Character()).choose(sight, 0, Random(1), MANY, Watch(stop=lambda: True))
    assert advice.move == GAME.rule_player(sight, Random(1))
    assert advice.simulations == 0


def test_the_chosen_move_leads_the_candidates() -> None:
    sight = GAME.sight(GAME.new(3, None, 2), 0)
    thinker = Thinker(GAME, Character(blunder=1.0))
    for seed in range(6):
        advice = thinker.choose(sight, 0, Random(seed), Budget(simulations=30))
        assert advice.candidates[0].move == advice.move
        assert {each.move for each in advice.candidates} == set(GAME.legal_moves(sight))


def test_where_the_choice_is_hidden_a_bluffer_does_not_always_answer_alike() -> None:
    sight = GAME.sight(GAME.new(2, None, 3), 0)
    budget = Budget(simulations=60)
    steady = {Thinker(GAME, Character()).choose(sight, 0, Random(7), budget).move for _ in range(3)}
    bluffer = Thinker(GAME, Character(bluffing=1.0, least=0.0))
    assert len(steady) == 1
    assert len({bluffer.choose(sight, 0, Random(seed), budget).move for seed in range(25)}) > 1
