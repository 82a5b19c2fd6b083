"""The name of the box in its own letters."""

from client.ui.canvas import Canvas
from client.ui.colour import INK
from client.ui.metrics import Rect
from client.ui.text import text, text_w
from client.ui.theme import TextStyle

NAME = "Henchbox"
_COLOURS = ("red", "orange", "yellow", "green", "teal", "blue.2", "purple.2", "pink")


def paint_logo(c: Canvas, rect: Rect) -> float:
    """Draw the name as large as ``rect`` allows, every other letter a little lower; returns its width."""
    x, y, w, h = rect
    size = min(h * 0.62, w / 4.6)
    style: TextStyle = ("title", size)
    top = y + (h - size * 1.21) / 2
    width = 0.0
    for drop, colours in ((size * 0.09, (INK,) * len(NAME)), (0.0, _COLOURS)):
        at = x
        for number, (letter, colour) in enumerate(zip(NAME, colours, strict=True)):
            place = (at, top + drop + (number % 2) * size * 0.064)
            text(c, letter, place, style, colour, outline=INK, ow=size * 0.08)
            at += text_w(c, letter, style) + size * 0.05
        width = at - x
    return width
