"""What a yard in progress promises.

Source: section 13 of the rules reference, "Value of a yard in progress". Nothing that lies face down is read.
"""

from typing import NamedTuple

from client.games.hens.components import ALL_CARDS, CARDS, COOP_POINTS, FRIENDS, MEDALS_OF, ROUNDS, Card, GoalCard
from client.games.hens.goals import goal_points, tally_of
from client.games.hens.grid import NEAR, Cell, room, stretched
from client.games.hens.scoring import egg_points
from client.games.hens.state import HensState
from client.games.hens.yard import Yard, grown, with_coop

GROUP_WEIGHTS = (1.0, 0.95, 0.15, 0.1, 0.05)
"""What an egg counts in the largest group, in the second and so on; nothing beyond."""
GROWTH = 0.25
"""Eggs that an open square beside a group promises while all rounds are to come."""
MEDAL = 0.62
CERTAIN = 0.6
"""Once the rooster stands, so much of the worth is what its place really scores."""

ENOUGH = 8
HOPELESS = -0.6
HOPE: tuple[float, ...] = tuple(HOPELESS * (1 - min(hens, ENOUGH) / ENOUGH) for hens in range(len(CARDS) + 1))
"""What an open square is worth by the number of different hens that may come there: nothing lost from ``ENOUGH`` on."""


class Outlook(NamedTuple):
    """What a yard is judged by besides its cards."""

    goal_card: GoalCard | None
    rooster: Cell | None
    rounds_left: float
    """As part of all rounds."""
    goal_weight: float


class Best(NamedTuple):
    """The best square for a hen and what the yard is worth then; no cell if the hen is welcome nowhere."""

    worth: float
    cell: Cell | None


NOWHERE = Best(float("-inf"), None)


class Prospect(NamedTuple):
    """A yard through the eyes of its owner: what it is judged by, and what it is worth now."""

    yard: Yard
    outlook: Outlook
    worth: float
    welcome: dict[Cell, int]
    """The open squares with the hens that may come there."""

    def with_hen(self, cell: Cell, card: Card) -> float:
        """Return what the yard is worth with one more hen."""
        return worth(with_hen_sketched(self.yard, cell, card), self.outlook) + self._hope(cell, FRIENDS[card])

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


def prospect_of(state: HensState, seat: int) -> Prospect:
    """Look at the yard of a seat as it is now."""
    passed = state.round_no / ROUNDS
    yard = state.yards[seat]
    outlook = Outlook(state.goal_card, state.roosters[seat], 1 - passed, passed * passed)
    return Prospect(yard, outlook, worth(yard, outlook), dict(yard.spots))


def with_hen_sketched(yard: Yard, cell: Cell, card: Card) -> Yard:
    """Return the yard with one more hen, but without its open squares: enough to judge it, and quick."""
    return Yard(
        yard.origin,
        {**yard.hens, cell: card},
        yard.coops,
        (),
        stretched(yard.box, cell),
        yard.covered | 1 << cell,
        grown(yard.groups, cell, card),
        yard.medals + MEDALS_OF[card],
    )


def worth(yard: Yard, outlook: Outlook) -> float:
    """Return about how many points the yard will bring."""
    groups = yard.groups
    free = room(yard.box) & ~yard.covered
    growth = GROWTH * outlook.rounds_left
    eggs = 0.0
    for weight, group in zip(GROUP_WEIGHTS, groups, strict=False):
        eggs += weight * (group.eggs + growth * (group.border & free).bit_count())
    rooster_group = yard.group_at(outlook.rooster)
    if rooster_group is not None:
        eggs = CERTAIN * sum(egg_points(yard, rooster_group)) + (1 - CERTAIN) * eggs
    value = eggs + MEDAL * yard.medals + COOP_POINTS * len(yard.coops)
    if outlook.goal_weight and outlook.goal_card is not None:
        tally = tally_of(yard, rooster_group)
        one, other = outlook.goal_card.goals
        value += outlook.goal_weight * (goal_points(one, tally) + goal_points(other, tally))
    return value
