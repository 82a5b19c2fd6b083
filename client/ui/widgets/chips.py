"""A pill that is on or off: one of several things that can be chosen together."""

from dataclasses import dataclass

from client.ui.buttons import focus_ring
from client.ui.canvas import Canvas
from client.ui.colour import INK
from client.ui.icons import icon
from client.ui.shapes import rrect
from client.ui.text import text, text_w
from client.ui.theme import PAPER_EDGE, TEXT, TextStyle, accent, on_accent
from client.ui.widgets.base import Seen
from client.ui.widgets.choosing import Toggle

CHIP_H = 46.0
_STYLE: TextStyle = ("bold", 18)
_FACE = "#FBEBCB"
_MARK = 22.0
_PAD = 16.0


def toggle_chip_w(c: Canvas, label: str) -> float:
    """Return the width of a pill with its mark."""
    return text_w(c, label, _STYLE) + _MARK + 2 * _PAD + 8


@dataclass(eq=False)
class ToggleChip(Toggle):
    """A switch of this look. The mark at its left tells it apart without its colour."""

    def paint(self, c: Canvas, seen: Seen) -> None:
        """Draw it."""
        x, y, w, h = self.rect
        face, edge = (accent(seen.theme), INK) if self.on else (_FACE, INK if seen.hovered else PAPER_EDGE)
        rrect(c, self.rect, face, h / 2, 2.5, edge)
        ink = on_accent(seen.theme) if self.on else TEXT["on_paper_2" if self.why_disabled else "on_paper"]
        icon(c, "check" if self.on else "plus", (x + _PAD + _MARK / 2, y + h / 2), _MARK, ink)
        left = x + _PAD + _MARK + 8
        text(c, self.label, (left, y + h / 2), _STYLE, ink, valign="middle", max_w=x + w - left - 6)
        if seen.focused:
            focus_ring(c, self.rect, h / 2)
