"""What a yard in progress promises.

Source: section 13 of the rules reference, "Value of a yard in progress". Nothing that lies face down is read.
"""

from typing import NamedTuple

from client.games.hens.components import COOP_POINTS, MEDALS_OF, Card, GoalCard
from client.games.hens.goals import goal_points, tally_of
from client.games.hens.grid import Cell, room, stretched
from client.games.hens.scoring import egg_points
from client.games.hens.yard import Yard, grown

GROUP_WEIGHTS = (1.0, 0.95, 0.15, 0.1, 0.05)
"""What an egg counts in the largest group, in the second and so on; nothing beyond."""
GROWTH = 0.25
"""Eggs that an open square beside a group promises while all rounds are to come."""
MEDAL = 0.62
CERTAIN = 0.6
"""Once the rooster stands, so much of the worth is what its place really scores."""


class Outlook(NamedTuple):
    """What a yard is judged by besides its cards."""

    goal_card: GoalCard | None
    rooster: Cell | None
    rounds_left: float
    """As part of all rounds."""
    goal_weight: float


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
        yard.plan,
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
