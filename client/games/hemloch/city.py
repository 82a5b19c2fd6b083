"""The Influence Spaces of the city as one row of bits, and what Markers on them are worth.

A set of spaces is an integer with one bit a cell. Source: sections 2 and 6 of the rules reference.
"""

from itertools import combinations, count
from typing import TypeAlias

from client.games.hemloch.components import (
    LOCATIONS,
    MARKERS,
    PLACES,
    POINTS_ALONE,
    POINTS_TOUCHING,
    Cell,
    Location,
)

Cells: TypeAlias = int
"""A set of Influence Spaces, one bit a cell."""

_NUMBERS = count()
CELLS_AT: tuple[tuple[Cell, ...], ...] = tuple(
    tuple(Cell(next(_NUMBERS)) for _ in PLACES[location].spaces) for location in LOCATIONS
)
"""By Location and then by the index of the space: its cell."""
CELLS: tuple[Cell, ...] = tuple(cell for cells in CELLS_AT for cell in cells)
LOCATION_OF: tuple[Location, ...] = tuple(location for location in LOCATIONS for _ in CELLS_AT[location])
SPACE_OF: tuple[int, ...] = tuple(space for cells in CELLS_AT for space in range(len(cells)))
"""By cell: the index of the space at its Location."""
SPACES_AT: tuple[Cells, ...] = tuple(sum(1 << cell for cell in cells) for cells in CELLS_AT)
"""By Location: all its spaces."""
CITY: Cells = sum(SPACES_AT)


def _touch(one: Cell, other: Cell) -> bool:
    """Tell whether two spaces are orthogonal neighbours at one Location (R39)."""
    if LOCATION_OF[one] != LOCATION_OF[other]:
        return False
    spaces = PLACES[LOCATION_OF[one]].spaces
    (row, column), (other_row, other_column) = spaces[SPACE_OF[one]], spaces[SPACE_OF[other]]
    return abs(row - other_row) + abs(column - other_column) == 1


TOUCHING: tuple[tuple[Cell, Cell], ...] = tuple(pair for pair in combinations(CELLS, 2) if _touch(*pair))
"""Every pair of spaces that touch, the lower cell first."""
BESIDE: tuple[Cells, ...] = tuple(
    sum(1 << other for pair in TOUCHING if cell in pair for other in pair if other != cell) for cell in CELLS
)
"""By cell: the spaces that touch it."""


def cells_in(cells: Cells) -> list[Cell]:
    """Return the cells of a set in rising order."""
    found = []
    while cells:
        lowest = cells & -cells
        found.append(CELLS[lowest.bit_length() - 1])
        cells ^= lowest
    return found


def _points(markers: Cells) -> int:
    return sum(POINTS_TOUCHING if BESIDE[cell] & markers else POINTS_ALONE for cell in cells_in(markers))


_SHIFT: tuple[int, ...] = tuple(cells[0] for cells in CELLS_AT)
_MASK: tuple[int, ...] = tuple((1 << len(cells)) - 1 for cells in CELLS_AT)
_POINTS: tuple[tuple[int, ...], ...] = tuple(
    tuple(_points(part << _SHIFT[location]) for part in range(_MASK[location] + 1)) for location in LOCATIONS
)
"""By Location: the points of every set of Markers there."""


def points_at(location: Location, markers: Cells) -> int:
    """Return what the Markers of a set that lie at a Location are worth to their owner."""
    return _POINTS[location][markers >> _SHIFT[location] & _MASK[location]]


def marker_points(markers: Cells) -> int:
    """Return what all Markers of one owner are worth: 2 for each that touches another, else 1."""
    return sum([points_at(location, markers) for location in LOCATIONS])


def unused(markers: Cells) -> int:
    """Return how many Markers an owner with these on the board has not placed."""
    return MARKERS - markers.bit_count()
