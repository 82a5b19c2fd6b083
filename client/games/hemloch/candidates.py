"""The few moves on which a search should spend its time: a turn has dozens, a Marker may have 27 spaces."""

from client.games.hemloch.advice import WHIM, worth_of, worth_of_actions
from client.games.hemloch.moves import Move
from client.games.hemloch.state import HemlochState
from client.games.hemloch.steps import ToAct, ToCull

ACTIONS_TRIED = 8
ANSWERS_TRIED = 5


def worth_trying(state: HemlochState) -> list[Move]:
    """Return legal moves in their order: the best by the rules of thumb, and whatever the rule player may choose."""
    moves, step = state.choices, state.stack[-1]
    is_turn = isinstance(step, ToAct)
    most = ACTIONS_TRIED if is_turn else ANSWERS_TRIED
    if len(moves) <= most or isinstance(step, ToCull):
        return moves.copy()
    worths = worth_of_actions(state) if is_turn else list(map(worth_of(state), moves))
    ranked = sorted(range(len(moves)), key=lambda number: -worths[number])
    chosen = set(ranked[:most])
    if is_turn:
        chosen |= {number for number in ranked if worths[number] >= worths[ranked[0]] - WHIM}
    return [move for number, move in enumerate(moves) if number in chosen]
