"""Routes input to the controls of a scene, paints them, and says what must be painted anew."""

from collections.abc import Callable, Iterable, Sequence

from client.ui.canvas import Canvas
from client.ui.clipping import clipped
from client.ui.focus import Focus
from client.ui.input import Input, KeyPressed, PointerPressed, Wheel
from client.ui.metrics import Rect
from client.ui.theme import THEMES, Theme
from client.ui.widgets.base import Seen, Widget, nothing
from client.ui.widgets.board import Board
from client.ui.widgets.hints import Hints, paint_hint
from client.ui.widgets.keying import Keying
from client.ui.widgets.pointing import Pointing


class WidgetGroup:
    """The controls of one scene, drawn in their order, hit in the opposite one."""

    def __init__(self, stale: Callable[[Rect], None], theme: Theme = THEMES["menu"]) -> None:
        self.theme = theme
        self.on_refused: Callable[[str], None] = nothing
        """Told why a control that was tried is off."""
        self.on_used: Callable[[], None] = nothing
        """Told that a control was pressed, by pointer or key."""
        self._stale = stale
        self._board = Board(stale)
        self._keying = Keying(self._board, self._refuse)
        self._pointing = Pointing(self._board, self._keying.pointed, self._refuse)
        self._keying.on_used = self._pointing.on_used = self._use
        self._hints = Hints()

    @property
    def widgets(self) -> Sequence[Widget]:
        """All controls, hidden ones included."""
        return self._board.widgets

    @property
    def shown(self) -> list[Widget]:
        """The controls that can be seen, from back to front."""
        return self._board.shown

    @property
    def hovered(self) -> Widget | None:
        """The control under the pointer."""
        return self._pointing.hovered

    @property
    def focus(self) -> Focus:
        """Where the keyboard is."""
        return self._keying.focus

    @property
    def default(self) -> str:
        """The name of the control that Enter works while no focus ring is seen; empty for none."""
        return self._keying.default

    @default.setter
    def default(self, name: str) -> None:
        self._keying.default = name

    @property
    def on_focus(self) -> Callable[[str], None]:
        """Told which control the keyboard has come to."""
        return self._keying.on_focus

    @on_focus.setter
    def on_focus(self, told: Callable[[str], None]) -> None:
        self._keying.on_focus = told

    def __getitem__(self, name: str) -> Widget:
        """Return the control called ``name``.

        Raises:
            KeyError: if there is none.
        """
        found = self._board.find(name)
        if found is None:
            raise KeyError(name)
        return found

    def arrange(self, widgets: Iterable[Widget]) -> None:
        """Take the controls of a new layout. Hover, press and focus stay with the names they were on.

        Raises:
            ValueError: if two controls have one name.
        """
        self._board.put(widgets)
        self._pointing.follow()
        self._keying.follow()

    def changed(self) -> None:
        """Take note that controls were shown, hidden or moved."""
        self._keying.follow()

    def touch(self, name: str) -> None:
        """Paint one control anew, because the scene changed it."""
        self._board.stain(self[name])

    def at(self, x: float, y: float) -> Widget | None:
        """Return the front-most control at a point."""
        return self._board.at(x, y)

    def handle(self, value: Input) -> bool:
        """Take one input; tells whether a control made use of it."""
        if isinstance(value, PointerPressed | KeyPressed | Wheel):
            self._mark(self._hints.dismiss())
        captor = self._board.captor
        if captor is not None:
            self._board.stain(captor)
            done = captor.take(value)
            self._board.stain(captor)
            if done:
                return True
        return self._keying.take(value) if isinstance(value, KeyPressed) else self._pointing.take(value)

    def let_go(self) -> None:
        """Forget the pointer and close what is open."""
        for widget in self.widgets:
            if widget.captures:
                self._board.stain(widget)
                widget.let_go()
        self._pointing.forget()

    def update(self, now_ms: float) -> None:
        """Let time pass: cursors blink, notes appear."""
        for widget in self.shown:
            if widget.tick(now_ms):
                self._board.stain(widget)
        busy = self._pointing.pressed is not None or self._board.captor is not None
        self._mark(self._hints.watch(None if busy else self._rested_on(), now_ms))

    def paint(self, c: Canvas) -> None:
        """Draw all controls, then what lies above them."""
        looks = [(widget, self._seen(widget)) for widget in self.shown]
        for widget, seen in looks:
            with clipped(c, c.rect if widget.clip is None else widget.clip):
                widget.paint(c, seen)
        for widget, seen in looks:
            widget.paint_over(c, seen)
        noted = self._hints.shown
        if noted is not None and noted.visible:
            paint_hint(c, noted, self.theme)

    def _rested_on(self) -> Widget | None:
        return self._keying.focused if self.focus.visible else self.hovered

    def _seen(self, widget: Widget) -> Seen:
        ring = self.focus.shown
        hovered = widget is self._pointing.hovered
        return Seen(
            self.theme,
            hovered=hovered and widget.enabled,
            pressed=hovered and widget is self._pointing.pressed,
            focused=ring is not None and ring.id == widget.name,
        )

    def _mark(self, place: Rect | None) -> None:
        if place is not None:
            self._stale(place)

    def _use(self) -> None:
        self.on_used()

    def _refuse(self, widget: Widget) -> None:
        self.on_refused(widget.why_disabled)
