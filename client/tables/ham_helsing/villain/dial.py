"""The dial that counts a Villain's health down."""

from typing import NamedTuple

from client.ui.canvas import Canvas
from client.ui.colour import INK
from client.ui.metrics import Point
from client.ui.shapes import arc, circle
from client.ui.text import text
from client.ui.theme import PAPER, TEXT, TextStyle

LEFT, LOST, TRACK = "#FF7D6B", "#FFE27A", "#5B4668"
OF_H = 16.0
ROOM_FOR_OF = 50.0


class Dial(NamedTuple):
    """Health now and at the start; ``was`` shows how much has just been lost, or might be."""

    now: int
    start: int
    of: str
    """What stands below the number, such as "of 79"."""
    was: int | None = None


def dial(c: Canvas, at: Point, r: float, shown: Dial) -> None:
    """Draw a dial of this radius."""
    circle(c, at, r, INK)
    circle(c, at, r - 3, "#3A2A44")
    width = max(9.0, r * 0.2)
    ring = r * 0.8
    whole = max(1, shown.start, shown.was or 0, shown.now)
    arc(c, at, ring, 0, frac=1, color=TRACK, width=width)
    if shown.was is not None and shown.was > shown.now:
        arc(c, at, ring, 0, frac=shown.was / whole, color=LOST, width=width)
    if shown.now > 0:
        arc(c, at, ring, 0, frac=shown.now / whole, color=LEFT, width=width)
    circle(c, at, r * 0.66, PAPER, 3)
    x, y = at
    room = r * 1.14
    size = min(46.0, r * 0.68 if r >= ROOM_FOR_OF else r * 0.8)
    total = size + OF_H if r >= ROOM_FOR_OF else size
    style: TextStyle = ("title", size)
    text(c, str(shown.now), (x, y + (size - total) / 2), style, INK, align="center", valign="middle", max_w=room)
    if total > size:
        below = (x, y + (total - OF_H) / 2)
        text(c, shown.of, below, ("bold", 18), TEXT["on_paper_2"], align="center", valign="middle", max_w=room)
