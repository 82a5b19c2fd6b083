"""How the board of a Location is divided. Pure geometry in design pixels."""

from typing import NamedTuple

from client.games.hemloch.components import PLACES, Location
from client.tables.hemloch.layout import CARD_RATIO
from client.ui.metrics import Rect

WIDEST_COLUMNS = 4
"""Of the spaces of all Locations, so that spaces are equally large everywhere."""
MOST_ROWS = 3
LOW = 340.0
"""A board so low spares what it can for its spaces."""


class BoardParts(NamedTuple):
    """The parts of a board, from above: the other side, its name, sums and spaces on a mat, its ability, your side."""

    board: Rect
    theirs: Rect
    name: Rect
    mat: Rect
    sums: tuple[Rect, Rect]
    """Of the other seat and of the viewer."""
    cells: tuple[Rect, ...]
    """By space."""
    ability: Rect
    mine: Rect


def board_parts(board: Rect, location: Location) -> BoardParts:
    """Divide the board of a Location."""
    x, y, w, h = board
    is_low = h < LOW
    pad, gap = (7.0, 3.0) if is_low else (10.0, 6.0)
    row_h = max(54.0, h * 0.17) if is_low else min(124.0, h * 0.215)
    band = min(54.0, max(28.0, h * 0.096))
    able = min(50.0, max(26.0, h * 0.09))
    theirs: Rect = (x + 10, y + pad, w - 20, row_h)
    mine: Rect = (x + 10, y + h - pad - row_h, w - 20, row_h)
    name: Rect = (x + 4, theirs[1] + row_h + gap, w - 8, band)
    ability: Rect = (x + 4, mine[1] - gap - able, w - 8, able)
    mat_y = name[1] + band + 4
    mat: Rect = (x + 9, mat_y, w - 18, ability[1] - 4 - mat_y)
    sum_w = min(82.0, w * 0.225)
    sum_h = min(82.0, (mat[3] - 10) / 2 - 3)
    top = mat[1] + mat[3] * 0.25 + 1 - sum_h / 2
    low = mat[1] + mat[3] * 0.75 - 1 - sum_h / 2
    sums: tuple[Rect, Rect] = ((mat[0] + 6, top, sum_w, sum_h), (mat[0] + 6, low, sum_w, sum_h))
    field: Rect = (mat[0] + sum_w + 10, mat[1] + 4, mat[2] - sum_w - 14, mat[3] - 8)
    return BoardParts(board, theirs, name, mat, sums, _cells(field, location), ability, mine)


def _cells(field: Rect, location: Location) -> tuple[Rect, ...]:
    """Return the spaces in their printed shape, in the middle of the field."""
    x, y, w, h = field
    spaces = PLACES[location].spaces
    pitch = min(w / WIDEST_COLUMNS, h / MOST_ROWS, 72.0)
    side = pitch - max(4.0, pitch * 0.12)
    rows, columns = (max(numbers) + 1 for numbers in zip(*spaces, strict=True))
    left, top = x + (w - columns * pitch) / 2, y + (h - rows * pitch) / 2
    inner = (pitch - side) / 2
    return tuple((left + column * pitch + inner, top + row * pitch + inner, side, side) for row, column in spaces)


def side_slots(side: Rect, count: int) -> tuple[Rect, ...]:
    """Return where so many kinds of Minions lie on a side, in its middle, closer where they are many."""
    x, y, w, h = side
    card_h = h - 8
    card_w = card_h / CARD_RATIO
    step = 0.0 if count < 2 else min(card_w + 12, (w - 14 - card_w) / (count - 1))
    left = x + (w - card_w - step * (count - 1)) / 2
    return tuple((left + i * step, y + 4, card_w, card_h) for i in range(count))
