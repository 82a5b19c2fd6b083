"""What a thinking player hands back, how long it may think, and who may look over its shoulder."""

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from random import Random
from time import monotonic
from typing import Any, NamedTuple, Protocol

from client.core.game import Game
from client.core.wish import Wish
from client.core.words import Phrase

AnyGame = Game[Any, Any, Any]
"""A game of whichever states, moves and events: a thinking player serves them all."""
State = Any
"""A full state of that game: the truth of a match, or a guess at it."""
Sight = Any
"""A state of that game as one seat may know it."""


class Candidate(NamedTuple):
    """A move that was weighed. ``value`` is the share of the win it promises its seat, from 0 to 1."""

    move: Hashable
    value: float
    visits: int
    """How often it was tried; 0 where nothing was searched, and ``value`` is no more than an estimate or nothing."""


@dataclass(frozen=True, slots=True)
class Advice:
    """A decision and what speaks for it."""

    move: Hashable
    candidates: tuple[Candidate, ...]
    """The chosen move, then the other moves that were weighed, best first."""
    chances: tuple[float, ...]
    """Estimated share of winning, one a seat, with the sum 1 (co-operative: each the chance to win)."""
    reason: Phrase
    simulations: int = 0
    plan: Wish | None = None
    """What the player has in mind beyond this move, where it rehearsed plans."""


class Budget(NamedTuple):
    """How long to think: whichever ends first. Without either, a level takes its own time.

    Simulations make a choice repeatable, seconds keep a turn short on a slow machine.
    """

    simulations: int | None = None
    seconds: float | None = None

    def part(self, share: float) -> "Budget":
        """Return this budget for somebody who uses only ``share`` of it; one simulation always stays."""
        simulations = None if self.simulations is None else max(1, round(self.simulations * share))
        return Budget(simulations, None if self.seconds is None else self.seconds * share)


def _never() -> bool:
    return False


def _to_nobody(move: Hashable, simulations: int) -> None:
    del move, simulations


OWN_TIME = Budget()
"""No budget: a level takes the time it is known for."""


@dataclass(frozen=True, slots=True)
class Watch:
    """Who looks over the shoulder of somebody who thinks: may stop it, is told the best move so far, owns the clock."""

    stop: Callable[[], bool] = _never
    """Asked before every simulation; once True, the best move so far is the answer."""
    tell: Callable[[Hashable, int], None] = _to_nobody
    """Handed the best move so far and the number of simulations, a few times a second."""
    clock: Callable[[], float] = monotonic
    """Seconds that only grow."""


ALONE = Watch()
"""Nobody watches."""


class Bot(Protocol):
    """Somebody who decides for a seat."""

    def choose(self, sight: Sight, seat: int, rng: Random, budget: Budget = ..., watch: Watch = ...) -> Advice:
        """Decide for ``seat``, which must be the seat to act, from what it may know.

        The same sight, seat, generator and number of simulations give the same advice.
        """


def advice_without_search(game: AnyGame, sight: Sight, seat: int, move: Hashable, rng: Random) -> Advice:
    """Wrap a decision that was not searched for; the chances are an estimate of the standing on one guess."""
    chances = tuple(game.standing(game.guess(sight, seat, rng)))
    others = (Candidate(each, 0.0, 0) for each in game.legal_moves(sight) if each != move)
    return Advice(
        move=move,
        candidates=(Candidate(move, chances[seat], 0), *others),
        chances=chances,
        reason=game.reason(sight, move),
    )
