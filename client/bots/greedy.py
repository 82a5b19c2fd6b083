"""The game's own simple player: knows the rules of thumb and looks no further."""

from random import Random

from client.bots.advice import ALONE, OWN_TIME, Advice, AnyGame, Budget, Candidate, Sight, Watch, shares_now


class GreedyBot:
    """Plays what the game's rule player plays."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    def choose(self, sight: Sight, seat: int, rng: Random, budget: Budget = OWN_TIME, watch: Watch = ALONE) -> Advice:
        """Decide at once, whatever the budget. The chosen move leads the candidates; the others are not weighed."""
        del budget, watch
        legal = self.game.legal_moves(sight)
        move = legal[0] if len(legal) == 1 else self.game.rule_player(sight, rng)
        chances = shares_now(self.game, sight, seat, rng)
        others = tuple(Candidate(each, 0.0, 0) for each in legal if each != move)
        return Advice(
            move=move,
            candidates=(Candidate(move, chances[seat], 1), *others),
            chances=chances,
            reason=self.game.reason(sight, move),
        )
