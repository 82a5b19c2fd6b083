"""Being hard to read: where a choice stays hidden, the same position is not always answered by the same move.

A player who always picks the best cards for a face-down challenge is beaten by anyone who has watched it twice. Where
the others see what was chosen, there is nothing to gain by wavering.

Measured at the fair with two seats: drawing costs no wins against a player who does not draw.
"""

from collections.abc import Hashable, Sequence
from random import Random
from typing import Any

from client.bots.advice import AnyGame, Candidate, Sight

LOOKED_AT = 24
"""Most moves compared when a choice is tested for being hidden."""


def is_hidden_choice(game: AnyGame, sight: Sight, seat: int, rng: Random) -> bool:
    """Tell whether two moves of ``seat`` would look alike to one of the others."""
    truth_like = game.guess(sight, seat, rng)
    others = [other for other in range(len(game.scores(sight))) if other != seat]
    looks: dict[int, set[Hashable]] = {other: set() for other in others}
    for move in game.legal_moves(sight)[:LOOKED_AT]:
        state = game.copy(truth_like)
        events: list[Any] = []
        game.apply(state, move, events)
        for other in others:
            look = tuple(event for event in (game.seen(each, other) for each in events) if event is not None)
            if look in looks[other]:
                return True
            looks[other].add(look)
    return False


def draw(candidates: Sequence[Candidate], temperature: float, least: float, rng: Random) -> Candidate:
    """Draw a candidate by its visits raised to ``1 / temperature``; at 0 the one with the most visits.

    Candidates with fewer than ``least`` of the most visits are left out: they were tried and found wanting.
    """
    best = max(candidates, key=lambda each: each.visits)
    if temperature <= 0.0:
        return best
    fit = [each for each in candidates if each.visits >= max(1.0, least * best.visits)]
    return rng.choices(fit, [(each.visits / best.visits) ** (1.0 / temperature) for each in fit])[0]
