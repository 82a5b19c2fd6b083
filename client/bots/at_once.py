"""Players that decide at once, whatever the budget: by chance, or by the game's rules of thumb."""

from abc import ABC, abstractmethod
from collections.abc import Hashable
from random import Random

from client.bots.advice import ALONE, OWN_TIME, Advice, AnyGame, Budget, Sight, Watch, advice_without_search


class _AtOnce(ABC):
    """Picks a move and looks no further."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    def choose(self, sight: Sight, seat: int, rng: Random, budget: Budget = OWN_TIME, watch: Watch = ALONE) -> Advice:
        """Decide at once, whatever the budget."""
        del budget, watch
        return advice_without_search(self.game, sight, seat, self._pick(sight, rng), rng)

    @abstractmethod
    def _pick(self, sight: Sight, rng: Random) -> Hashable:
        """Return a legal move."""


class RandomBot(_AtOnce):
    """Draws one of the legal moves. The yardstick for everybody else."""

    def _pick(self, sight: Sight, rng: Random) -> Hashable:
        move: Hashable = rng.choice(self.game.legal_moves(sight))
        return move


class GreedyBot(_AtOnce):
    """Plays what the game's rule player plays."""

    def _pick(self, sight: Sight, rng: Random) -> Hashable:
        legal = self.game.legal_moves(sight)
        move: Hashable = legal[0] if len(legal) == 1 else self.game.rule_player(sight, rng)
        return move
