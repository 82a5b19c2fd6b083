"""Where the squares of a yard lie: which of them are shown, and how large. Pure geometry."""

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from client.games.hens.components import LONG_SIDE, SHORT_SIDE
from client.games.hens.grid import SIDE, Box, Cell, column, row
from client.games.hens.yard import Yard
from client.ui.metrics import Rect

LARGEST = (152.0, 174.0)
"""Squares are never larger, so that few cards do not look like giants."""


class YardPlaces(NamedTuple):
    """The squares of a yard that are shown, with their places, and the gap between them."""

    box: Box
    cells: Mapping[Cell, Rect]
    gap: float

    def rect(self, cell: Cell) -> Rect:
        """Return the place of a square; of one that is not shown, where it would be."""
        found = self.cells.get(cell)
        if found is not None:
            return found
        first = cell_at(self.box.left, self.box.top)
        x, y, w, h = self.cells[first]
        across, down = column(cell) - self.box.left, row(cell) - self.box.top
        return (x + across * (w + self.gap), y + down * (h + self.gap), w, h)


def cell_at(x: int, y: int) -> Cell:
    """Return the cell in a column and a row of the window."""
    return Cell(y * SIDE + x)


def own_places(yard: Yard, ground: Rect) -> YardPlaces:
    """Show all cards and all squares open for the next, in a yard that can be played in."""
    return _places(_around((*yard.hens, *yard.coops, *(spot.cell for spot in yard.spots))), ground)


def whole_places(yard: Yard, ground: Rect) -> YardPlaces:
    """Show the cards in a rectangle of the size that a full yard has: upright once the cards need it."""
    box, across = yard.box, columns_of(yard)
    down = SHORT_SIDE + LONG_SIDE - across
    shown = Box(box.left, box.top, box.left + across - 1, box.top + down - 1)
    return _places(shown, ground, square=True)


def columns_of(yard: Yard) -> int:
    """Return how many columns a yard has once it is full: few if it is already higher than that."""
    return SHORT_SIDE if yard.box.height > SHORT_SIDE else LONG_SIDE


def _around(cells: Iterable[Cell]) -> Box:
    """Return the smallest rectangle of at least three by three around some squares."""
    known = list(cells)
    columns, rows = [column(cell) for cell in known], [row(cell) for cell in known]
    left, right, top, bottom = min(columns), max(columns), min(rows), max(rows)
    if right - left < 2:
        left, right = left - 1, left + 1
    if bottom - top < 2:
        top, bottom = top - 1, top + 1
    return Box(left, top, right, bottom)


def _places(box: Box, ground: Rect, *, square: bool = False) -> YardPlaces:
    """Fill the ground with squares of one size, in its middle."""
    x, y, w, h = ground
    gap = 12.0 if h >= 440 else max(4.0, h * 0.022)
    cell_w = (w - gap * (box.width + 1)) / box.width
    cell_h = (h - gap * (box.height + 1)) / box.height
    if square:
        cell_w = cell_h = min(cell_w, cell_h)
    else:
        cell_w, cell_h = min(cell_w, LARGEST[0]), min(cell_h, LARGEST[1])
        cell_w, cell_h = min(cell_w, cell_h * 0.98), min(cell_h, cell_w * 1.4)
    left = x + (w - box.width * cell_w - gap * (box.width - 1)) / 2
    top = y + (h - box.height * cell_h - gap * (box.height - 1)) / 2
    cells = {
        cell_at(box.left + i, box.top + j): (left + i * (cell_w + gap), top + j * (cell_h + gap), cell_w, cell_h)
        for j in range(box.height)
        for i in range(box.width)
    }
    return YardPlaces(box, cells, gap)
