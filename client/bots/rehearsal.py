"""Search by rehearsing whole plans, for games whose turns are many small decisions.

A game names the plans that are worth a thought: a way to go about the turn, or a first move. Each is played through by
the rule player on guesses at what is hidden until a new chapter of the match begins, where the standing is estimated.
All plans meet the same guesses in the same order, so that what luck gives to one it gives to all.
"""

from collections.abc import Hashable, Sequence
from math import log, sqrt
from random import Random
from typing import NamedTuple

from client.bots.advice import AnyGame, Candidate, Sight
from client.core.wish import Plan, Wish

LONGEST = 400
"""Decisions after which a rehearsal is broken off."""


class Rehearsing(NamedTuple):
    """How plans are rehearsed."""

    chapters: int = 1
    """So many new chapters begin before the standing is estimated."""
    explore: float = 0.15
    """Weight of curiosity against experience, in shares of the win."""
    first: int = 2
    """Every plan is rehearsed so often before any is preferred."""
    enough: int = 10
    """A lead is believed when both plans were rehearsed so often ..."""
    lead: float = 3.0
    """... and it is so many standard errors wide."""


class _Trial:
    """A plan with what was learnt about it."""

    def __init__(self, plan: Plan, sight: Sight, move: Hashable, seats: int) -> None:
        self.plan = plan
        self.sight = sight
        """The sight of a player who has this plan in mind."""
        self.move = move
        """The move with which the plan begins."""
        self.visits = 0
        self.total = 0.0
        self.squares = 0.0
        self.shares = [0.0] * seats

    @property
    def value(self) -> float:
        """Mean share of the win, with the favour that the plan is shown."""
        return self.total / self.visits if self.visits else 0.0

    @property
    def error(self) -> float:
        """Squared standard error of the value."""
        return max(0.0, self.squares / self.visits - self.value**2) / self.visits

    def learn(self, shares: Sequence[float], seat: int) -> None:
        """Take in how a rehearsal ended for all seats."""
        value = shares[seat] + self.plan.favour
        self.visits += 1
        self.total += value
        self.squares += value * value
        self.shares = [total + share for total, share in zip(self.shares, shares, strict=True)]


class Rehearsal:
    """One search of one decision by rehearsing plans. Call ``simulate`` as often as there is time."""

    def __init__(self, game: AnyGame, sight: Sight, seat: int, plans: Sequence[Plan], rng: Random) -> None:
        self.game = game
        self.seat = seat
        self.simulations = 0
        self.how = Rehearsing()
        self._luck = rng.randrange(1 << 62)
        self._seats = len(game.scores(sight))
        self._trials = [self._trial(sight, plan) for plan in plans]

    @property
    def decided(self) -> Hashable | None:
        """The move with which all plans begin, so that there is nothing to think about yet; None if they differ."""
        moves = {trial.move for trial in self._trials}
        return moves.pop() if len(moves) == 1 else None

    @property
    def clear(self) -> bool:
        """Whether the best plan leads so far that more thinking would hardly change the move."""
        best = max(self._trials, key=lambda trial: trial.value)
        rivals = [trial for trial in self._trials if trial.move != best.move]
        return best.visits >= self.how.enough and all(self._leads(best, rival) for rival in rivals)

    def _leads(self, best: _Trial, rival: _Trial) -> bool:
        lead = best.value - rival.value
        return rival.visits >= self.how.enough and lead > self.how.lead * sqrt(best.error + rival.error)

    def simulate(self, rng: Random) -> None:
        """Rehearse the most promising plan once more."""
        del rng
        trial = self._next()
        luck = Random(f"{self._luck}/{trial.visits}")  # noqa: S311
        trial.learn(self._rehearse(trial, luck), self.seat)
        self.simulations += 1

    def candidates(self) -> list[Candidate]:
        """List the moves with which plans begin, each with its best plan's value and all their visits; best first."""
        found: dict[Hashable, list[_Trial]] = {}
        for trial in self._trials:
            if trial.visits:
                found.setdefault(trial.move, []).append(trial)
        rated = [
            Candidate(move, _best(trials).value, max(trial.visits for trial in trials))
            for move, trials in found.items()
        ]
        return sorted(rated, key=lambda each: (-each.visits, -each.value))

    def best(self) -> Hashable:
        """Return the move with which the plan begins that was rehearsed most."""
        return self.candidates()[0].move

    def shares_after(self, move: Hashable) -> tuple[float, ...]:
        """Return each seat's mean share of the win with the best plan that begins with ``move``."""
        trial = self._best_with(move)
        return tuple(total / trial.visits for total in trial.shares)

    def plan_with(self, move: Hashable) -> Wish | None:
        """Return what the best plan that begins with ``move`` has in mind."""
        return self._best_with(move).plan.wish

    def _best_with(self, move: Hashable) -> _Trial:
        return _best([trial for trial in self._trials if trial.move == move and trial.visits])

    def _trial(self, sight: Sight, plan: Plan) -> _Trial:
        minded = sight if plan.wish is None else self.game.with_wish(sight, self.seat, plan.wish)
        move = self.game.rule_player(minded, Random(0)) if plan.move is None else plan.move  # noqa: S311
        return _Trial(plan, minded, move, self._seats)

    def _next(self) -> _Trial:
        """Return the plan with the best upper confidence bound; the earlier one of equals."""
        fewest = min(self._trials, key=lambda trial: trial.visits)
        if fewest.visits < self.how.first:
            return fewest
        curiosity = self.how.explore * sqrt(log(self.simulations + 1))
        return max(self._trials, key=lambda trial: trial.value + curiosity / sqrt(trial.visits))

    def _rehearse(self, trial: _Trial, luck: Random) -> list[float]:
        """Play a plan through on a guess and estimate the standing."""
        game = self.game
        state = game.guess(trial.sight, self.seat, luck)
        end = game.chapter(state) + self.how.chapters
        game.apply(state, trial.move, None)
        for _ in range(LONGEST):
            if game.to_act(state) is None or game.chapter(state) >= end:
                break
            game.apply(state, game.rule_player(state, luck), None)
        return game.standing(state)


def _best(trials: Sequence[_Trial]) -> _Trial:
    return max(trials, key=lambda trial: (trial.visits, trial.value))
