"""One fight as its painters are handed it."""

from typing import NamedTuple

from client.games.ham_helsing.state import HamState
from client.tables.ham_helsing.fight.chances import Odds, odds_of
from client.tables.ham_helsing.fight.layout import DICE, FightParts
from client.tables.ham_helsing.fight.showing import Showing, verdict_shown
from client.tables.ham_helsing.fight.verdict import Verdict
from client.tables.ham_helsing.model import HamModel


class Fight(NamedTuple):
    """All that the dialog shows."""

    model: HamModel
    parts: FightParts
    showing: Showing

    @property
    def sight(self) -> HamState:
        """What the viewer sees."""
        return self.model.sight

    @property
    def verdict(self) -> Verdict | None:
        """What the dice do; None before they lie."""
        return verdict_shown(self.sight, self.showing)

    @property
    def result(self) -> Verdict | Odds | None:
        """What both sides suffer; until both dice lie what they may, and nothing while no point is thrown in."""
        if len(self.showing.dice) == DICE:
            return self.verdict
        return odds_of(self.sight, self.showing.c, self.showing.force) if self.showing.force.total else None
