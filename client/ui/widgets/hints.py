"""The note that appears when the pointer or the focus rests on a control."""

from client.ui.canvas import Canvas
from client.ui.metrics import Rect, inset
from client.ui.notes import tooltip, tooltip_rect
from client.ui.theme import Theme
from client.ui.widgets.base import Widget

AFTER_MS = 550.0
"""How long one must rest on a control."""
_REACH = (380.0, 300.0)
"""How far beyond its control a note may go, sideways and up or down."""
_MARGIN = 12.0


def words_of(widget: Widget) -> tuple[str, str]:
    """Return title and text of a control's note; no text means no note. Why it is off counts more than what it does."""
    body = widget.note
    return (widget.label, body) if body != widget.label else ("", body)


class Hints:
    """Watches what is rested on."""

    def __init__(self) -> None:
        self._widget: Widget | None = None
        self._since_ms = 0.0
        self._due = False

    @property
    def shown(self) -> Widget | None:
        """The control whose note is seen."""
        return self._widget if self._due else None

    def watch(self, widget: Widget | None, now_ms: float) -> Rect | None:
        """Take note of what is rested on now; returns where the picture has become stale."""
        if widget is not self._widget:
            gone = self.shown
            self._widget, self._since_ms, self._due = widget, now_ms, False
            return None if gone is None else reach(gone)
        if widget is None or self._due or now_ms - self._since_ms < AFTER_MS or not words_of(widget)[1]:
            return None
        self._due = True
        return reach(widget)

    def dismiss(self) -> Rect | None:
        """Hide the note until something else is rested on; returns where the picture has become stale."""
        gone = self.shown
        self._due, self._since_ms = False, float("inf")
        return None if gone is None else reach(gone)


def reach(widget: Widget) -> Rect:
    """Return where a control's note may lie."""
    return inset(widget.rect, -_REACH[0], -_REACH[1])


def paint_hint(c: Canvas, widget: Widget, theme: Theme) -> Rect:
    """Draw a control's note below it, or above where there is no room, within the window; returns where."""
    title, body = words_of(widget)
    x, y, w, h = widget.rect
    foot = (x + w / 2, y + h)
    left, top, width, height = tooltip_rect(c, foot, title, body)
    below = top + height + _MARGIN <= c.h
    at = foot if below else (x + w / 2, y)
    shift = max(_MARGIN - left, 0.0) or min(c.w - _MARGIN - (left + width), 0.0)
    return tooltip(c, at, title, body, theme=theme, side="down" if below else "up", shift=shift)
