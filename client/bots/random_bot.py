"""A player without a thought: any legal move is as good as another."""

from random import Random

from client.bots.advice import ALONE, OWN_TIME, Advice, AnyGame, Budget, Candidate, Sight, Watch, shares_now


class RandomBot:
    """Draws one of the legal moves. The yardstick for everybody else."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    def choose(self, sight: Sight, seat: int, rng: Random, budget: Budget = OWN_TIME, watch: Watch = ALONE) -> Advice:
        """Decide at once, whatever the budget."""
        del budget, watch
        legal = self.game.legal_moves(sight)
        move = rng.choice(legal)
        return Advice(
            move=move,
            candidates=tuple(Candidate(each, 0.0, 0) for each in legal),
            chances=shares_now(self.game, sight, seat, rng),
            reason=self.game.reason(sight, move),
        )
