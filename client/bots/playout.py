"""Playing a guessed position on, quickly and sensibly, to see who wins."""

from random import Random

from client.bots.advice import AnyGame, State
from client.core.foresight import Foresight


def play_out(game: AnyGame, state: State, rng: Random, foresight: Foresight, now: int = 0) -> list[float]:
    """Let the rule player decide for everybody, changing ``state``; return each seat's share of the win.

    ``now`` is the chapter in which the search began: the next one ends the playout.
    """
    for _ in range(foresight.decisions):
        if game.to_act(state) is None or game.chapter(state) > now:
            break
        slips = foresight.slip > 0.0 and rng.random() < foresight.slip
        move = rng.choice(game.legal_moves(state)) if slips else game.rule_player(state, rng)
        game.apply(state, move, None)
    return game.standing(state)
