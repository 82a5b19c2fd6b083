"""Numbers on pills, at every table."""

from client.ui.canvas import Canvas
from client.ui.colour import INK, Paint
from client.ui.metrics import Point
from client.ui.shapes import rrect
from client.ui.text import text, text_w
from client.ui.theme import FLOOR


def number_pill(c: Canvas, at: Point, words: str, r: float = 17, fill: Paint = "#FFFFFF", ink: Paint = INK) -> None:  # noqa: PLR0913, PLR0917 - a drawing primitive
    """Draw a number on a pill with its middle at ``at``."""
    size = max(FLOOR, r * 1.15)
    w = max(2 * r, text_w(c, words, ("title", size)) + r * 0.9)
    x, y = at
    rrect(c, (x - w / 2, y - r, w, 2 * r), INK, r)
    rrect(c, (x - w / 2 + 2.5, y - r + 2.5, w - 5, 2 * r - 5), fill, r - 2.5)
    text(c, words, at, ("title", size), ink, align="center", valign="middle")
