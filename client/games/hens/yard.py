"""A barnyard: hens and coops on squares, where the next card may go, and the groups that have formed.

Yards never change; placing a card makes a new one, so states share them when they are copied.
"""

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from client.games.hens.components import ALL_CARDS, BREED_OF, CARDS, EGGS_OF, FRIENDS, MEDALS_OF, Breed, Card
from client.games.hens.grid import CENTRE, NEAR, NEAR_SET, REACH, SIDE, Box, Cell, Point, column, room, row, stretched
from client.games.hens.moves import Face


class Group(NamedTuple):
    """Face-up hens of one breed that are connected through shared sides. Two groups of a breed are two groups.

    Source: section 5.2 of the rules reference.
    """

    size: int
    eggs: int
    breed: Breed
    cells: int
    """The set of its cells, one bit each."""
    border: int
    """The set of all cells beside one of them; its own inner cells may be among them."""


class Square(NamedTuple):
    """A card as it lies in a yard; ``card`` is ``FACE_DOWN`` for a coop that the viewer may not look under."""

    x: int
    y: int
    face: Face
    card: Card


class Spot(NamedTuple):
    """A square on which the next card may go, with the set of hens that all their neighbours there put up with."""

    cell: Cell
    welcome: int


class Yard(NamedTuple):
    """What a seat has built. All mappings and tuples in it stay as they are."""

    origin: Point
    """The square at the centre of the window: (0, 0) unless a loaded position leaves that one empty."""
    hens: Mapping[Cell, Card]
    coops: Mapping[Cell, Card]
    spots: tuple[Spot, ...]
    """Rising by cell; empty once the yard is full."""
    box: Box
    covered: int
    """The set of cells on which a card lies."""
    groups: tuple[Group, ...]
    """The largest first, of equal ones the one with more eggs."""
    medals: int
    """On all hens together."""
    plan: int
    """What lies where, without what is under coops: six bits a cell, 0 for nothing."""

    @property
    def size(self) -> int:
        """The number of cards, hens and coops."""
        return self.covered.bit_count()

    def point(self, cell: Cell) -> Point:
        """Return the square of a cell."""
        return Point(column(cell) - REACH + self.origin.x, row(cell) - REACH + self.origin.y)

    def cell(self, x: int, y: int) -> Cell:
        """Return the cell of a square that the yard can reach."""
        return Cell((y - self.origin.y + REACH) * SIDE + x - self.origin.x + REACH)

    def cell_in_reach(self, x: int, y: int) -> Cell | None:
        """Return the cell of any square; None if the yard can never reach it."""
        a, b = x - self.origin.x + REACH, y - self.origin.y + REACH
        return Cell(b * SIDE + a) if 0 <= a < SIDE and 0 <= b < SIDE else None

    def squares(self) -> Iterator[Square]:
        """Yield every card with its square, by y, then x."""
        for cell in sorted((*self.hens, *self.coops)):
            x, y = self.point(cell)
            if cell in self.hens:
                yield Square(x, y, "hen", self.hens[cell])
            else:
                yield Square(x, y, "coop", self.coops[cell])

    def group_at(self, cell: Cell | None) -> Group | None:
        """Return the group of the hen on a cell, if one is there."""
        if cell is not None:
            for group in self.groups:
                if group.cells >> cell & 1:
                    return group
        return None


EMPTY_YARD = Yard(
    origin=Point(0, 0),
    hens={},
    coops={},
    spots=(Spot(CENTRE, ALL_CARDS),),
    box=Box(REACH, REACH, REACH, REACH),
    covered=0,
    groups=(),
    medals=0,
    plan=0,
)
PLAN_BITS = 6
COOP_IN_PLAN = len(CARDS) + 1
"""Stands for a coop in a plan; a hen is its card and one."""


def with_hen(yard: Yard, cell: Cell, card: Card) -> Yard:
    """Return the yard with one more hen."""
    box, covered = stretched(yard.box, cell), yard.covered | 1 << cell
    return Yard(
        yard.origin,
        {**yard.hens, cell: card},
        yard.coops,
        _spots(yard, cell, FRIENDS[card], room(box) & ~covered),
        box,
        covered,
        grown(yard.groups, cell, card),
        yard.medals + MEDALS_OF[card],
        yard.plan | card + 1 << PLAN_BITS * cell,
    )


def with_coop(yard: Yard, cell: Cell, card: Card) -> Yard:
    """Return the yard with one more coop."""
    box, covered = stretched(yard.box, cell), yard.covered | 1 << cell
    return Yard(
        yard.origin,
        yard.hens,
        {**yard.coops, cell: card},
        _spots(yard, cell, ALL_CARDS, room(box) & ~covered),
        box,
        covered,
        yard.groups,
        yard.medals,
        yard.plan | COOP_IN_PLAN << PLAN_BITS * cell,
    )


def grown(groups: tuple[Group, ...], cell: Cell, card: Card) -> tuple[Group, ...]:
    """Return the groups when a hen comes to ``cell`` and joins all of its breed that it touches, in their order."""
    breed = BREED_OF[card]
    size, eggs, cells, border = 1, EGGS_OF[card], 1 << cell, NEAR_SET[cell]
    after = []
    for group in groups:
        if group.breed == breed and group.border >> cell & 1:
            size += group.size
            eggs += group.eggs
            cells |= group.cells
            border |= group.border
        else:
            after.append(group)
    after.append(Group(size, eggs, breed, cells, border))
    after.sort(reverse=True)
    return tuple(after)


def _spots(yard: Yard, cell: Cell, friends: int, free: int) -> tuple[Spot, ...]:
    """Return where the next card may go once ``cell`` is taken by somebody who puts up with ``friends``.

    Of the squares beside a card those are open that are ``free``: not covered, and inside the room that is left. What
    the room leaves out is out for good, as it only shrinks.
    """
    welcome = dict(yard.spots)
    for near in NEAR[cell]:
        if free >> near & 1:
            welcome[near] = welcome.get(near, ALL_CARDS) & friends
    return tuple([Spot(spot, welcome[spot]) for spot in sorted(welcome) if free >> spot & 1])
