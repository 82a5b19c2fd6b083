"""Counts simulations and seconds against a budget."""

from collections.abc import Callable, Hashable

from client.bots.advice import Budget, Watch

TELL_EVERY = 0.15
"""Seconds between two words to the watcher."""


class Meter:
    """Says how long a search may go on. Starts with its making."""

    def __init__(self, budget: Budget, watch: Watch) -> None:
        if budget.simulations is None and budget.seconds is None:
            raise ValueError("a search needs an end: simulations, seconds or both")
        self.simulations = 0
        """Simulations counted so far."""
        self._most = budget.simulations
        self._watch = watch
        started = watch.clock()
        self._end = None if budget.seconds is None else started + budget.seconds
        self._tell_at = started + TELL_EVERY

    def goes_on(self) -> bool:
        """Tell whether there is time for one more simulation."""
        if self._watch.stop():
            return False
        if self._most is not None and self.simulations >= self._most:
            return False
        return self._end is None or self._watch.clock() < self._end

    def count(self, best: Callable[[], Hashable]) -> None:
        """Count one simulation. ``best`` is asked for the best move so far only if the watcher is to be told."""
        self.simulations += 1
        now = self._watch.clock()
        if now >= self._tell_at:
            self._tell_at = now + TELL_EVERY
            self._watch.tell(best(), self.simulations)
