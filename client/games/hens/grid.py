"""Squares of a yard as small numbers, for sets of squares in one integer.

A yard has at most four squares in a line, so seen from its first card all it can ever cover lies in a window of seven
by seven around that card. A ``Cell`` numbers that window row by row: cells rise by y, then x.
"""

from functools import cache
from typing import NamedTuple, NewType

from client.games.hens.components import LONG_SIDE, SHORT_SIDE

Cell = NewType("Cell", int)
"""A square of the window, 0 to 48."""

REACH = LONG_SIDE - 1
"""How far a yard can grow from its first card in each direction."""
SIDE = 2 * REACH + 1
CELLS = tuple(Cell(cell) for cell in range(SIDE * SIDE))
CENTRE = Cell(REACH * SIDE + REACH)
"""Where the first card lies."""


class Point(NamedTuple):
    """A square as moves and positions name it: x grows to the right, y downwards; either may be negative."""

    x: int
    y: int


def column(cell: Cell) -> int:
    """Return the column in the window, from 0."""
    return cell % SIDE


def row(cell: Cell) -> int:
    """Return the row in the window, from 0."""
    return cell // SIDE


NEAR: tuple[tuple[Cell, ...], ...] = tuple(
    tuple(other for other in CELLS if abs(column(cell) - column(other)) + abs(row(cell) - row(other)) == 1)
    for cell in CELLS
)
"""The squares that share a side with each cell, rising."""
NEAR_SET: tuple[int, ...] = tuple(sum(1 << cell for cell in near) for near in NEAR)
"""The same as sets: one bit a cell."""


class Box(NamedTuple):
    """The smallest rectangle around the cards of a yard, in columns and rows of the window; all four included."""

    left: int
    top: int
    right: int
    bottom: int

    @property
    def width(self) -> int:
        """The number of columns."""
        return self.right - self.left + 1

    @property
    def height(self) -> int:
        """The number of rows."""
        return self.bottom - self.top + 1

    @property
    def is_allowed(self) -> bool:
        """Tell whether a yard may be as large as this.

        Source: section 4.2 of the rules reference.
        """
        low, high = sorted((self.width, self.height))
        return low <= SHORT_SIDE and high <= LONG_SIDE


@cache
def stretched(box: Box, cell: Cell) -> Box:
    """Return the box that includes ``cell`` too."""
    x, y = column(cell), row(cell)
    return Box(min(box.left, x), min(box.top, y), max(box.right, x), max(box.bottom, y))


@cache
def room(box: Box) -> int:
    """Return the set of cells with which a yard of this box keeps the size of a yard."""
    return sum(1 << cell for cell in CELLS if stretched(box, cell).is_allowed)
