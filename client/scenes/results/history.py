"""How the match went, decision by decision, worked out a little at a time so that no frame waits for it."""

from client.core.match import AnyMatch


class History:
    """Points and chances of every seat before each decision and at the end.

    ``work`` does a slice; while it is not ``done`` the series are shorter than the match.
    """

    def __init__(self, match: AnyMatch) -> None:
        self.match = match
        self.scores: list[list[float]] = []
        """One list a position, with a number a seat."""
        self.standing: list[list[float]] = []
        """The same, with each seat's estimated share of the win from 0 to 1."""
        self._state = match.at(0)
        self._note()

    @property
    def done(self) -> bool:
        """Whether the whole match has been looked at."""
        return len(self.scores) > self.match.cursor

    def work(self, decisions: int) -> bool:
        """Look at so many more decisions; tells whether the match has now been looked at."""
        for step in self.match.steps[len(self.scores) - 1 : self.match.cursor][:decisions]:
            self.match.game.play(self._state, step.move)
            self._note()
        return self.done

    def _note(self) -> None:
        self.scores.append(list(self.match.game.scores(self._state)))
        self.standing.append(list(self.match.game.standing(self._state)))
