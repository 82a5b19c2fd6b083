"""A long list of which only the visible lines are painted."""

from collections.abc import Callable, Sequence
from dataclasses import KW_ONLY, dataclass, field
from typing import ClassVar

from client.core.words import N_, Phrase
from client.ui.buttons import focus_ring
from client.ui.canvas import Canvas
from client.ui.clipping import clipped
from client.ui.colour import INK, col
from client.ui.focus import Role
from client.ui.input import KeyPressed
from client.ui.keys import Action
from client.ui.metrics import Rect, contains
from client.ui.rich import rich
from client.ui.scroller import Scroller
from client.ui.shapes import rrect
from client.ui.theme import PAPER_LINE, TEXT, Theme, accent, on_accent
from client.ui.widgets.base import Seen, Widget, nothing

BAR = 14.0
"""Width of a scroll bar in design pixels."""


def scroll_bar(c: Canvas, track: Rect, scroller: Scroller, *, dark: bool) -> None:
    """Draw a scroll bar, if one is needed."""
    if scroller.needed:
        rrect(c, track, col("#FFFFFF" if dark else "#000000", 30), BAR / 2)
        rrect(c, scroller.thumb(track), TEXT["on_dark_2" if dark else "on_paper_2"], BAR / 2)


@dataclass(eq=False)
class ScrollList(Widget):
    """Lines to choose from, of one height each. Enter or a click chooses; the arrows walk.

    ``items`` are texts with markup. A scene that draws lines of its own sets ``paint_row``.
    """

    items: Sequence[str] = ()
    index: int = -1
    """The line the keyboard is on; -1 for none."""
    on_choose: Callable[[int], None] = nothing
    on_move: Callable[[int], None] = nothing
    """Called when the keyboard or the pointer comes to another line."""
    _: KW_ONLY
    row_h: float = 48.0
    dark: bool = False
    paint_row: Callable[[Canvas, Rect, int], None] | None = None
    scroller: Scroller = field(default_factory=Scroller)
    _grip: float | None = None
    """Where on the thumb it was caught."""

    role: ClassVar[Role] = Role.LIST

    @property
    def track(self) -> Rect:
        """Where the scroll bar lies."""
        x, y, w, h = self.rect
        return (x + w - BAR - 6, y + 6, BAR, h - 12)

    def state(self) -> Phrase:
        """Say the line it is on, and of how many."""
        if not 0 <= self.index < len(self.items):
            return Phrase(N_("{total} lines"), total=len(self.items))
        line = self.items[self.index]
        return Phrase(N_("{line}, {number} of {total}"), line=line, number=self.index + 1, total=len(self.items))

    def row_at(self, x: float, y: float) -> int | None:
        """Return the line at a point."""
        row = int((y - self.rect[1] + self.scroller.offset) // self.row_h)
        inside = contains(self.rect, (x, y)) and not self._on_bar(x, y)
        return row if inside and 0 <= row < len(self.items) else None

    def row_rect(self, index: int) -> Rect:
        """Return where a line lies now, perhaps out of sight."""
        x, y, w, _ = self.rect
        self._measure()
        bar = BAR + 12 if self.scroller.needed else 0
        return (x, y + index * self.row_h - self.scroller.offset, w - bar, self.row_h)

    def move_to(self, index: int) -> None:
        """Put the keyboard on a line and scroll it into view."""
        if not self.items:
            return
        self._measure()
        index = min(max(index, 0), len(self.items) - 1)
        self.scroller.show(index * self.row_h, self.row_h)
        if index != self.index:
            self.index = index
            self.on_move(index)

    def activate(self) -> None:
        """Choose the line the keyboard is on."""
        if 0 <= self.index < len(self.items):
            self.on_choose(self.index)

    def press(self, x: float, y: float) -> None:
        """Catch the thumb, or jump to where its track was hit."""
        self._measure()
        self._grip = None
        if self._on_bar(x, y):
            thumb = self.scroller.thumb(self.track)
            self._grip = y - thumb[1] if contains(thumb, (x, y)) else thumb[3] / 2
            self.drag(x, y)

    def drag(self, x: float, y: float) -> None:  # noqa: ARG002 - the bar goes up and down only
        """Follow the pointer with the thumb."""
        if self._grip is not None:
            self.scroller.drag(self.track, y - self._grip)

    def click(self, x: float, y: float) -> None:
        """Choose the line that was hit."""
        row = self.row_at(x, y)
        if self._grip is None and row is not None:
            self.move_to(row)
            self.on_choose(row)
        self._grip = None

    def turn(self, notches: float) -> bool:
        """Scroll."""
        self._measure()
        return self.scroller.turn(notches)

    def take_key(self, key: KeyPressed) -> bool:
        """Walk with the arrows, by pages, and to the ends; at an end the arrow goes on to the neighbour."""
        page = max(int(self.rect[3] // self.row_h) - 1, 1)
        arrows = {Action.UP: -1, Action.DOWN: 1}
        steps = {"page up": -page, "page down": page, "home": -len(self.items), "end": len(self.items)}
        step = steps.get(key.key, arrows.get(key.action, 0) if key.action is not None else 0)
        at_end = self.index + step not in range(len(self.items)) and key.action in arrows
        if not step or not self.items or (at_end and self.index >= 0):
            return False
        self.move_to(self.index + step)
        return True

    def paint(self, c: Canvas, seen: Seen) -> None:
        """Draw the lines that are in sight."""
        if seen.focused:
            focus_ring(c, self.rect, 12)
        self._measure()
        first = int(self.scroller.offset // self.row_h)
        last = int((self.scroller.offset + self.rect[3]) // self.row_h) + 1
        with clipped(c, self.rect):
            for index in range(first, min(last, len(self.items))):
                self._paint_row(c, index, seen.theme)
        scroll_bar(c, self.track, self.scroller, dark=self.dark)

    def _paint_row(self, c: Canvas, index: int, theme: Theme) -> None:
        rect = self.row_rect(index)
        chosen = index == self.index
        x, y, w, h = rect
        if chosen:
            rrect(c, (x + 3, y + 2, w - 6, h - 4), accent(theme), 10, 2, INK)
        elif index % 2 == 0:
            rrect(c, (x + 3, y, w - 6, h), col("#FFFFFF" if self.dark else PAPER_LINE, 14 if self.dark else 110), 0)
        if self.paint_row is not None:
            self.paint_row(c, rect, index)
            return
        ink = on_accent(theme) if chosen else TEXT["on_dark" if self.dark else "on_paper"]
        link = ink if chosen else TEXT["link_dark" if self.dark else "link_paper"]
        rich(c, self.items[index], (x + 16, y, w - 32, h), "body", ink, link=link, valign="middle", fit=True)

    def _measure(self) -> None:
        self.scroller.resize(self.rect[3], len(self.items) * self.row_h)

    def _on_bar(self, x: float, y: float) -> bool:
        self._measure()
        left, top, w, h = self.track
        return self.scroller.needed and contains((left - 6, top - 6, w + 12, h + 12), (x, y))
