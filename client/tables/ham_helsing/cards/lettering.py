"""Names on cards: broken at spaces and hyphens into as few lines as fit, never cut while there is another way."""

import re
from collections.abc import Iterator

from client.ui.canvas import Canvas
from client.ui.colour import Paint
from client.ui.metrics import Rect
from client.ui.rich import rich_height
from client.ui.text import text, text_w
from client.ui.theme import FLOOR

_PIECE = re.compile(r"[^ -]+-?|-")
_LEAD = 1.02
"""Distance of lines, in sizes of the letters."""
TEXT_LEAD = 0.9
"""Distance of the lines of a star text."""


def name_in(c: Canvas, name: str, room: Rect, size: float, ink: Paint) -> None:
    """Write a name into the middle of a room, as large as it fits but not below the floor."""
    x, y, w, h = room
    at = max(size, FLOOR)
    lines = [*_lines(c, name, w, at)]
    while at > FLOOR and (len(lines) * at * _LEAD > h or max(text_w(c, line, ("title", at)) for line in lines) > w):
        at = max(FLOOR, at - 1)
        lines = [*_lines(c, name, w, at)]
    for i, line in enumerate(lines):
        middle = (x + w / 2, y + h / 2 + (i - (len(lines) - 1) / 2) * at * _LEAD)
        text(c, line, middle, ("title", at), ink, align="center", valign="middle", max_w=w)


def _lines(c: Canvas, name: str, width: float, size: float) -> Iterator[str]:
    line = ""
    for piece in _pieces(c, name, width, size):
        longer = line + piece if not line or line.endswith("-") else f"{line} {piece}"
        if line and text_w(c, longer, ("title", size)) > width:
            yield line
            line = piece
        else:
            line = longer
    yield line


def _pieces(c: Canvas, name: str, width: float, size: float) -> Iterator[str]:
    """Cut a name where it may be broken; a word too long for a line is halved once more at the floor."""
    for piece in _PIECE.findall(name):
        if size > FLOOR or text_w(c, piece, ("title", size)) <= width:
            yield piece
            continue
        half = (len(piece) + 1) // 2
        yield f"{piece[:half]}-"
        yield piece[half:]


def text_height(c: Canvas, words: str, width: float) -> float:
    """Return how high a star text stands; 0 for none."""
    return rich_height(c, words, width, "min_b", TEXT_LEAD) if words else 0.0
