"""A yard through the eyes of its owner: what each card would be worth in it.

A search asks the same of the same yards over and over, so what has been worked out is remembered by how the yard looks
from outside: what lies under coops makes no difference.
"""

from dataclasses import dataclass, field
from functools import lru_cache
from typing import NamedTuple

from client.games.hens.components import ALL_CARDS, CARDS, COOP_POINTS, FRIENDS, ROUNDS, Card, GoalCard
from client.games.hens.grid import NEAR, Cell, Point
from client.games.hens.state import HensState
from client.games.hens.worth import Outlook, with_hen_sketched, worth
from client.games.hens.yard import Yard, with_coop

ENOUGH = 8
HOPELESS = -0.6
HOPE: tuple[float, ...] = tuple(HOPELESS * (1 - min(hens, ENOUGH) / ENOUGH) for hens in range(len(CARDS) + 1))
"""What an open square is worth by the number of different hens that may come there: nothing lost from ``ENOUGH`` on."""
REMEMBERED = 4096
"""Prospects kept: those of the yards that a search comes by."""


class Best(NamedTuple):
    """The best square for a hen and what the yard is worth then; no cell if the hen is welcome nowhere."""

    worth: float
    cell: Cell | None


NOWHERE = Best(float("-inf"), None)


class Prospect:
    """What a yard is worth, now and with one more card. Never changes but for what it has worked out already."""

    __slots__ = ("_known", "outlook", "welcome", "worth", "yard")

    def __init__(self, yard: Yard, outlook: Outlook) -> None:
        self.yard = yard
        self.outlook = outlook
        self.worth = worth(yard, outlook)
        self.welcome: dict[Cell, int] = dict(yard.spots)
        """The open squares with the hens that may come there."""
        self._known: dict[tuple[Cell, Card], float] = {}

    def with_hen(self, cell: Cell, card: Card) -> float:
        """Return what the yard is worth with one more hen."""
        known = self._known.get((cell, card))
        if known is None:
            sketch = with_hen_sketched(self.yard, cell, card)
            known = worth(sketch, self.outlook) + self._hope(cell, FRIENDS[card])
            self._known[cell, card] = known
        return known

    def with_coop(self, cell: Cell, card: Card) -> float:
        """Return what the yard is worth with one more coop."""
        return worth(with_coop(self.yard, cell, card), self.outlook) + self._hope(cell, ALL_CARDS)

    def best(self, card: Card) -> Best:
        """Return where a hen would be worth most."""
        most, best_cell = NOWHERE
        for cell, welcome in self.yard.spots:
            if welcome >> card & 1:
                value = self.with_hen(cell, card)
                if value > most:
                    most, best_cell = value, cell
        return Best(most, best_cell)

    def gain(self, card: Card) -> float:
        """Return what a hen would add on its best square; what a coop adds if it is welcome nowhere."""
        return max(self.best(card).worth - self.worth, COOP_POINTS)

    def _hope(self, cell: Cell, friends: int) -> float:
        """Return what is lost on the squares beside ``cell`` when somebody comes who puts up with ``friends`` alone.

        A square that was nearly hopeless itself is well used.
        """
        hope = -HOPE[self.welcome[cell].bit_count()]
        for near in NEAR[cell]:
            before = self.welcome.get(near)
            if before is not None:
                hope += HOPE[(before & friends).bit_count()] - HOPE[before.bit_count()]
        return hope


@dataclass(frozen=True, slots=True)
class _Look:
    """A yard and what it is judged by; looks are equal where everything is that can be seen of them."""

    yard: Yard = field(compare=False)
    goal_card: GoalCard | None = field(compare=False)
    goal_id: str | None
    plan: int
    origin: Point
    rooster: Cell | None
    round_no: int


def prospect_of(state: HensState, seat: int) -> Prospect:
    """Look at the yard of a seat as it is now."""
    yard, goal_card = state.yards[seat], state.goal_card
    goal_id = None if goal_card is None else goal_card.id
    return _prospect(_Look(yard, goal_card, goal_id, yard.plan, yard.origin, state.roosters[seat], state.round_no))


@lru_cache(maxsize=REMEMBERED)
def _prospect(look: _Look) -> Prospect:
    passed = look.round_no / ROUNDS
    return Prospect(look.yard, Outlook(look.goal_card, look.rooster, 1 - passed, passed * passed))
