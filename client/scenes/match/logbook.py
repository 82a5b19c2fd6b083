"""The log: what happened, in the words of whoever looks."""

from typing import NamedTuple

from client.core.match import AnyMatch
from client.core.words import Phrase


class LogLine(NamedTuple):
    """One line. ``seat`` is who did it, None for a heading; ``step`` is the decision it belongs to."""

    seat: int | None
    text: Phrase
    step: int


class LogBook:
    """Writes the log of one viewer, and remembers what it has written."""

    def __init__(self, match: AnyMatch) -> None:
        self.match = match
        self._viewer: int | None = None
        self._lines: list[LogLine] = []
        self._written = 0

    def lines(self, viewer: int, steps: int) -> list[LogLine]:
        """Return the lines of the first ``steps`` decisions as ``viewer`` may read them, oldest first."""
        if viewer != self._viewer or steps < self._written:
            self._viewer, self._lines, self._written = viewer, [], 0
        for index in range(self._written, steps):
            self._lines += self._lines_of(index, viewer)
        self._written = steps
        return self._lines

    def forget(self) -> None:
        """Start afresh, since decisions were taken back or replaced."""
        self._viewer = None

    def last_own(self, viewer: int, steps: int) -> int:
        """Return the number of the step after which ``viewer`` has decided nothing more; 0 if it never did."""
        for index in range(steps - 1, -1, -1):
            if self.match.steps[index].seat == viewer:
                return index + 1
        return 0

    def _lines_of(self, index: int, viewer: int) -> list[LogLine]:
        game = self.match.game
        lines = []
        for event in self.match.steps[index].events:
            seen = game.seen(event, viewer)
            text = None if seen is None else game.event_words(seen, viewer)
            if text is not None:
                lines.append(LogLine(game.doer(seen), text, index))
        return lines
