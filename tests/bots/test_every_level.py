"""Whatever the position: every level answers with a legal move."""

from random import Random

import pytest

from client.bots.advice import AnyGame, Budget
from client.bots.levels import ADVISER_ID, LEVEL_IDS, bot_for
from client.games import ALL_GAMES
from tests.bots.positions import random_positions

POSITIONS = 500
BUDGET = Budget(simulations=4)


@pytest.mark.parametrize("level", [*LEVEL_IDS, ADVISER_ID])
@pytest.mark.parametrize("game", ALL_GAMES, ids=lambda game: game.id)
def test_every_level_answers_with_a_legal_move(game: AnyGame, level: str) -> None:
    player = bot_for(level, game)
    asked = 0
    for seed in range(1000):
        seats = game.seats[seed % len(game.seats)]
        for state, seat in random_positions(game, seats, seed):
            legal = game.legal_moves(state)
            advice = player.choose(game.sight(state, seat), seat, Random(asked), BUDGET)
            assert advice.move in legal
            assert {each.move for each in advice.candidates} <= set(legal)
            assert advice.candidates[0].move == advice.move
            assert sum(advice.chances) == pytest.approx(1.0) or game.cooperative or seats == 1
            assert len(advice.chances) == seats
            asked += 1
        if asked >= POSITIONS:
            return
    raise AssertionError("too few positions")
