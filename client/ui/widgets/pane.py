"""A window onto controls that take more height than there is."""

from collections.abc import Callable, Iterable
from dataclasses import KW_ONLY, dataclass, field

from client.ui.canvas import Canvas
from client.ui.input import KeyPressed
from client.ui.metrics import Rect, contains
from client.ui.scroller import Scroller
from client.ui.widgets.base import Seen, Widget, nothing
from client.ui.widgets.lists import BAR, scroll_bar

_MARGIN = 28.0
"""What is shown of the neighbourhood of a control that was scrolled to."""


@dataclass(eq=False)
class Pane(Widget):
    """Shifts the controls it holds, hides what lies outside, and draws a scroll bar in the last ``BAR`` of its width.

    It lies behind them in its group and is no stop of the keyboard; the scene draws its own things through ``shift``.
    """

    on_scroll: Callable[[], None] = nothing
    """Called when what it holds has moved."""
    _: KW_ONLY
    dark: bool = False
    reachable: bool = False
    scroller: Scroller = field(default_factory=Scroller)
    _homes: tuple[tuple[Widget, Rect], ...] = ()
    _grip: float | None = None
    """Where on the thumb it was caught."""

    @property
    def track(self) -> Rect:
        """Where the scroll bar lies."""
        x, y, w, h = self.rect
        return (x + w - BAR, y + 6, BAR, h - 12)

    def hold(self, widgets: Iterable[Widget], height: float) -> None:
        """Take controls that lie where they belong while nothing is scrolled, and the height of all there is."""
        self._homes = tuple((widget, widget.rect) for widget in widgets)
        self.scroller.resize(self.rect[3], height)
        for widget, _ in self._homes:
            widget.clip = self.rect
        self._place()

    def shift(self, rect: Rect) -> Rect:
        """Return where something lies now that belongs at ``rect`` while nothing is scrolled."""
        x, y, w, h = rect
        return (x, y - self.scroller.offset, w, h)

    def reveal(self, name: str) -> None:
        """Scroll as little as needed to see the control ``name``, if it is held here."""
        home = next((home for widget, home in self._homes if widget.name == name), None)
        if home is not None:
            top = home[1] - self.rect[1] - _MARGIN
            self._moved(moved=self.scroller.show(max(top, 0.0), home[3] + 2 * _MARGIN))

    def take_page(self, key: KeyPressed) -> bool:
        """Scroll by pages and to the ends, for keys that no control had a use for."""
        return self._moved(moved=self.scroller.key(key.key, None))

    def hit(self, x: float, y: float) -> bool:
        """Tell whether a point is inside."""
        return contains(self.rect, (x, y))

    def press(self, x: float, y: float) -> None:
        """Catch the thumb of the scroll bar, or jump to where its track was hit."""
        self._grip = None
        if self.scroller.needed and contains(self.track, (x, y)):
            thumb = self.scroller.thumb(self.track)
            self._grip = y - thumb[1] if contains(thumb, (x, y)) else thumb[3] / 2
            self.drag(x, y)

    def drag(self, x: float, y: float) -> None:  # noqa: ARG002 - the bar goes up and down only
        """Follow the pointer with the thumb."""
        if self._grip is not None:
            self._moved(moved=self.scroller.drag(self.track, y - self._grip))

    def click(self, x: float, y: float) -> None:  # noqa: ARG002 - all was done when the button went down
        """Let the thumb go."""
        self._grip = None

    def turn(self, notches: float) -> bool:
        """Scroll."""
        return self._moved(moved=self.scroller.turn(notches))

    def paint(self, c: Canvas, seen: Seen) -> None:  # noqa: ARG002 - looks the same however it is pointed at
        """Draw the scroll bar, if one is needed."""
        scroll_bar(c, self.track, self.scroller, dark=self.dark)

    def _moved(self, *, moved: bool) -> bool:
        if moved:
            self._place()
            self.on_scroll()
        return moved

    def _place(self) -> None:
        for widget, home in self._homes:
            widget.rect = self.shift(home)
