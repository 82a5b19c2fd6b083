"""Hints for a human: as strong as the box can, whatever level the opponents play at, and told in steps."""

from enum import Enum

from client.bots.advice import OWN_TIME, Advice, AnyGame, Budget, Sight
from client.bots.levels import ADVISER_ID
from client.bots.messages import Job
from client.core.words import N_, Phrase

CLEAR = 0.08
"""Shares of the win by which the best move must lead to be called clearly better."""
CLOSE = 0.02
"""Shares of the win within which moves count as equally good."""


class Detail(Enum):
    """How much a hint gives away."""

    NUDGE = "nudge"
    MOVE = "move"
    WHY = "why"


def hint_job(game: AnyGame, sight: Sight, seat: int, seed: int, budget: Budget = OWN_TIME) -> Job:
    """Return the job whose answer ``hint`` puts in words."""
    return Job(game.id, sight, seat, ADVISER_ID, seed, budget)


def hint(game: AnyGame, sight: Sight, advice: Advice, detail: Detail) -> Phrase:
    """Say as much about an advice as ``detail`` allows."""
    match detail:
        case Detail.NUDGE:
            return _nudge(advice)
        case Detail.MOVE:
            return game.move_words(sight, advice.move)
        case Detail.WHY:
            return advice.reason


def _nudge(advice: Advice) -> Phrase:
    """Tell how much hangs on the decision, without naming a move."""
    chosen, *others = advice.candidates
    if not others:
        return Phrase(N_("There is only one thing you can do."))
    rivals = [each.value for each in others if each.visits]
    if not rivals:
        return Phrase(N_("Trust the rules of thumb here."))
    lead = chosen.value - max(rivals)
    if lead >= CLEAR:
        return Phrase(N_("One move is clearly better than all the others. Look again."))
    if lead <= CLOSE:
        return Phrase(N_("Several moves are about equally good: follow your plan."))
    return Phrase(N_("One move is a little better than the others."))
