"""A player without a thought: any legal move is as good as another."""

from random import Random

from client.bots.advice import (
    ALONE,
    OWN_TIME,
    Advice,
    AnyGame,
    Budget,
    Sight,
    Watch,
    advice_without_search,
)


class RandomBot:
    """Draws one of the legal moves. The yardstick for everybody else."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    def choose(self, sight: Sight, seat: int, rng: Random, budget: Budget = OWN_TIME, watch: Watch = ALONE) -> Advice:
        """Decide at once, whatever the budget."""
        del budget, watch
        move = rng.choice(self.game.legal_moves(sight))
        return advice_without_search(self.game, sight, seat, move, rng)
