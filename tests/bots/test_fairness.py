"""No player decides by what its seat cannot see: it picks the same move in the truth and in any guess."""

from random import Random
from typing import Any

import pytest

from client.bots.advice import AnyGame, Budget
from client.bots.levels import ADVISER_ID, LEVEL_IDS, bot_for
from client.games import ALL_GAMES
from tests.bots.face_down import GAME
from tests.bots.peeking import Decision, peeks
from tests.bots.positions import random_positions

GAMES = (GAME, *ALL_GAMES)
BUDGET = Budget(simulations=12)


def by_sight(game: AnyGame, level: str) -> Decision:
    player = bot_for(level, game)
    return lambda state, seat, rng: player.choose(game.sight(state, seat), seat, rng, BUDGET)


def by_the_first_foreign_card(state: Any, seat: int, rng: Random) -> object:
    """A cheater at a table for two."""
    legal = GAME.legal_moves(state)
    return legal[sum(state.hands[1 - seat]) % len(legal)]


@pytest.mark.parametrize("level", [*LEVEL_IDS, ADVISER_ID])
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_the_same_advice_in_the_truth_and_in_any_guess(game: AnyGame, level: str) -> None:
    seats = max(game.seats) if game is GAME else min(3, max(game.seats))
    positions = list(random_positions(game, seats, seed=5))
    for state, seat in positions[:: max(1, len(positions) // 12)]:
        assert not peeks(game, state, seat, by_sight(game, level))


def test_a_planted_cheater_is_caught() -> None:
    caught = [peeks(GAME, state, seat, by_the_first_foreign_card) for state, seat in random_positions(GAME, 2, seed=5)]
    assert any(caught)
