"""A line of a list that the reader puts in order."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import ClassVar

from client.core.words import N_, Phrase
from client.ui.buttons import focus_ring
from client.ui.canvas import Canvas
from client.ui.colour import INK
from client.ui.focus import Role
from client.ui.input import KeyPressed
from client.ui.keys import Action
from client.ui.metrics import Point, Rect
from client.ui.shapes import poly, rrect
from client.ui.text import text
from client.ui.theme import PAPER_EDGE, TEXT, accent
from client.ui.widgets.base import Seen, Widget, nothing

SORT_ROW_H = 46.0
SORT_STEP = 52.0
"""From the top of a line to that of the next."""
_ARROW_W = 46.0
_ARROW = 9.0
"""Half the height of an arrow."""
_FACE = "#FBEBCB"


@dataclass(eq=False)
class SortRow(Widget):
    """Moves by drag, by its two arrows, and by the keys left and right; Enter moves it one place on.

    It stands at ``index`` of ``count`` lines below each other and calls ``on_move`` with the place it should have.
    Whoever listens makes all lines anew; a name that goes with the thing, not with its place, keeps drag and focus.
    """

    index: int = 0
    count: int = 1
    on_move: Callable[[int], None] = nothing

    role: ClassVar[Role] = Role.LIST

    def state(self) -> Phrase:
        """Say its place."""
        return Phrase(N_("{number} of {total}"), number=self.index + 1, total=self.count)

    def activate(self) -> None:
        """Move one place on, from the last to the first."""
        self.on_move((self.index + 1) % self.count)

    def take_key(self, key: KeyPressed) -> bool:
        """Move up with left and down with right."""
        step = {Action.LEFT: -1, Action.RIGHT: 1}.get(key.action) if key.action is not None else None
        if step is None:
            return False
        self._go(self.index + step)
        return True

    def drag(self, x: float, y: float) -> None:  # noqa: ARG002 - the list goes up and down only
        """Move to where the pointer is, once it is nearer to that line than to this one."""
        away = y - (self.rect[1] + self.rect[3] / 2)
        self._go(self.index + round(away / SORT_STEP))

    def click(self, x: float, y: float) -> None:  # noqa: ARG002 - a line has no depth
        """Move up or down, if it was hit on an arrow."""
        left, _, w, _ = self.rect
        arrow = int((left + w - x) // _ARROW_W)
        if arrow in (0, 1):
            self._go(self.index + (1 if arrow == 0 else -1))

    def paint(self, c: Canvas, seen: Seen) -> None:
        """Draw it."""
        x, y, w, h = self.rect
        rrect(c, self.rect, _FACE, 12, 2.5 if seen.hovered or seen.pressed else 2, INK if seen.pressed else PAPER_EDGE)
        rrect(c, (x + 8, y + 8, h - 16, h - 16), accent(seen.theme), 8)
        middle = y + h / 2
        number = str(self.index + 1)
        text(c, number, (x + h / 2, middle), ("title", 18), INK, align="center", valign="middle", max_h=h)
        room = w - h - 2 * _ARROW_W - 16
        text(c, self.label, (x + h + 8, middle), "strong", TEXT["on_paper"], valign="middle", max_w=room)
        right = x + w - _ARROW_W / 2
        _paint_arrow(c, (right - _ARROW_W, middle), -_ARROW, usable=self.index > 0)
        _paint_arrow(c, (right, middle), _ARROW, usable=self.index < self.count - 1)
        if seen.focused:
            focus_ring(c, self.rect, 12)

    def _go(self, index: int) -> None:
        bounded = min(max(index, 0), self.count - 1)
        if bounded != self.index:
            self.on_move(bounded)


def sort_rect(top: Rect, index: int) -> Rect:
    """Return where a line lies, from the left top corner and at the width of ``top``."""
    x, y, w, _ = top
    return (x, y + index * SORT_STEP, w, SORT_ROW_H)


def _paint_arrow(c: Canvas, at: Point, half: float, *, usable: bool) -> None:
    """Draw an arrow that points down, or up where ``half`` is below 0."""
    x, y = at
    wide = abs(half) * 1.2
    poly(c, [(x - wide, y - half * 0.6), (x + wide, y - half * 0.6), (x, y + half)], INK if usable else PAPER_EDGE)
