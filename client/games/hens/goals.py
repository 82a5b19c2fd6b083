"""What the goals of a goal card are worth: one small function a kind of goal.

Source: section 5.3 of the rules reference. Cards under coops never count.
"""

from collections.abc import Callable, Iterator
from typing import NamedTuple

from client.core.content import ContentError
from client.games.hens.components import (
    BREED_OF,
    FILE,
    GOAL_CARDS,
    NUMBER_OF,
    NUMBERS,
    YARD_CELLS,
    Breed,
    GoalPrint,
)
from client.games.hens.grid import SIDE, Cell
from client.games.hens.yard import Group, Yard


class Tally(NamedTuple):
    """A yard made ready for counting."""

    yard: Yard
    sizes: list[int]
    """Of all groups, the largest first."""
    rooster_group: Group | None


def tally_of(yard: Yard, rooster_group: Group | None) -> Tally:
    """Make a yard ready for counting."""
    return Tally(yard, [group.size for group in yard.groups], rooster_group)


Count = Callable[[Tally, int], int]
"""How often a goal's points are scored; the number is the goal's own ``n``."""


def goal_points(goal: GoalPrint, tally: Tally) -> int:
    """Return what the goal is worth to the yard. Squares that lines and corners need count once the yard is full."""
    return goal.points * COUNTS[goal.kind](tally, goal.n)


def _breeds(tally: Tally) -> set[Breed]:
    return {group.breed for group in tally.yard.groups}


def _no_coops(tally: Tally, _n: int) -> int:
    return int(not tally.yard.coops)


def _coops_at_least(tally: Tally, n: int) -> int:
    return int(len(tally.yard.coops) >= n)


def _per_group_size(tally: Tally, n: int) -> int:
    return tally.sizes.count(n)


def _per_group_at_least(tally: Tally, n: int) -> int:
    return sum(size >= n for size in tally.sizes)


def _groups_at_least(tally: Tally, n: int) -> int:
    """Single hens count as groups."""
    return int(len(tally.sizes) >= n)


def _breeds_at_most(tally: Tally, n: int) -> int:
    return int(len(_breeds(tally)) <= n)


def _breeds_at_least(tally: Tally, n: int) -> int:
    return int(len(_breeds(tally)) >= n)


def _corners_different(tally: Tally, _n: int) -> int:
    """All four corners are hens, of four breeds."""
    yard = tally.yard
    if yard.size < YARD_CELLS:
        return 0
    left, top, right, bottom = yard.box
    corners = [Cell(y * SIDE + x) for y in (top, bottom) for x in (left, right)]
    return int(len({BREED_OF[yard.hens[corner]] for corner in corners if corner in yard.hens}) == len(corners))


def _per_number(tally: Tally, n: int) -> int:
    return sum(NUMBER_OF[card] == n for card in tally.yard.hens.values())


def _per_number_missing(tally: Tally, _n: int) -> int:
    return len(NUMBERS) - len({NUMBER_OF[card] for card in tally.yard.hens.values()})


def _medals_at_least(tally: Tally, n: int) -> int:
    return int(tally.yard.medals >= n)


def _medals_at_most(tally: Tally, n: int) -> int:
    return int(tally.yard.medals <= n)


def _per_full_line(tally: Tally, _n: int) -> int:
    """Hens of one breed in a line touch, so such a line lies in one group."""
    if tally.yard.size < YARD_CELLS:
        return 0
    return sum(any(group.cells & line == line for group in tally.yard.groups) for line in _lines(tally.yard))


def _rooster_on_largest(tally: Tally, _n: int) -> int:
    """A group that shares the largest size is a largest one, too."""
    group = tally.rooster_group
    return int(group is not None and group.size == tally.sizes[0])


def _second_group_at_least(tally: Tally, n: int) -> int:
    return int(len(tally.sizes) > 1 and tally.sizes[1] >= n)


def _per_breed_single(tally: Tally, _n: int) -> int:
    breeds = [BREED_OF[card] for card in tally.yard.hens.values()]
    return sum(breeds.count(breed) == 1 for breed in set(breeds))


def _lines(yard: Yard) -> Iterator[int]:
    """Yield every row and column of the full yard as a set of cells."""
    left, top, right, bottom = yard.box
    columns, rows = range(left, right + 1), range(top, bottom + 1)
    for y in rows:
        yield sum(1 << y * SIDE + x for x in columns)
    for x in columns:
        yield sum(1 << y * SIDE + x for y in rows)


COUNTS: dict[str, Count] = {
    "no_coops": _no_coops,
    "coops_at_least": _coops_at_least,
    "per_group_size": _per_group_size,
    "per_group_at_least": _per_group_at_least,
    "groups_at_least": _groups_at_least,
    "breeds_at_most": _breeds_at_most,
    "breeds_at_least": _breeds_at_least,
    "corners_different": _corners_different,
    "per_number": _per_number,
    "per_number_missing": _per_number_missing,
    "medals_at_least": _medals_at_least,
    "medals_at_most": _medals_at_most,
    "per_full_line": _per_full_line,
    "rooster_on_largest": _rooster_on_largest,
    "second_group_at_least": _second_group_at_least,
    "per_breed_single": _per_breed_single,
}
"""The kinds of goals that component files may name."""

for _card in GOAL_CARDS:
    for _goal in _card.goals:
        if _goal.kind not in COUNTS:
            raise ContentError(FILE, f"goal_cards/{_card.id}", "kind", f"unknown kind of goal {_goal.kind!r}")
