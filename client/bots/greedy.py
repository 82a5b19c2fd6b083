"""The game's own simple player: knows the rules of thumb and looks no further."""

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


class GreedyBot:
    """Plays what the game's rule player plays."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    def choose(self, sight: Sight, seat: int, rng: Random, budget: Budget = OWN_TIME, watch: Watch = ALONE) -> Advice:
        """Decide at once, whatever the budget."""
        del budget, watch
        legal = self.game.legal_moves(sight)
        move = legal[0] if len(legal) == 1 else self.game.rule_player(sight, rng)
        return advice_without_search(self.game, sight, seat, move, rng)
