"""Routes input to the controls of a scene: hover, press, focus, keys, and what must be painted anew."""

from collections.abc import Callable, Iterable, Sequence

from client.ui.canvas import Canvas
from client.ui.clipping import clipped
from client.ui.focus import Focus, reading_order
from client.ui.input import (
    Button,
    FocusLost,
    Input,
    KeyPressed,
    PointerHeld,
    PointerLeft,
    PointerMoved,
    PointerPressed,
    PointerReleased,
    Wheel,
)
from client.ui.keys import Action
from client.ui.metrics import Rect
from client.ui.theme import THEMES, Theme
from client.ui.widgets.base import Seen, Widget, nothing
from client.ui.widgets.hints import Hints, paint_hint

_DIRECTIONS = frozenset(
    {Action.NEXT, Action.PREVIOUS, Action.LEFT, Action.RIGHT, Action.UP, Action.DOWN},
)


class WidgetGroup:
    """The controls of one scene, drawn in their order, hit in the opposite one.

    ``default`` names the control that Enter works while no focus ring is seen.
    """

    def __init__(self, stale: Callable[[Rect], None], theme: Theme = THEMES["menu"]) -> None:
        self.theme = theme
        self.focus = Focus()
        self.default = ""
        self.on_refused: Callable[[str], None] = nothing
        """Told why a control that was tried is off."""
        self.on_focus: Callable[[str], None] = nothing
        """Told which control the keyboard has come to."""
        self._stale = stale
        self._widgets: tuple[Widget, ...] = ()
        self._hovered: Widget | None = None
        self._pressed: Widget | None = None
        self._hints = Hints()

    @property
    def widgets(self) -> Sequence[Widget]:
        """All controls, hidden ones included."""
        return self._widgets

    @property
    def shown(self) -> list[Widget]:
        """The controls that can be seen, from back to front."""
        return [widget for widget in self._widgets if widget.visible]

    @property
    def hovered(self) -> Widget | None:
        """The control under the pointer."""
        return self._hovered

    def __getitem__(self, name: str) -> Widget:
        """Return the control called ``name``.

        Raises:
            KeyError: if there is none.
        """
        found = self._find(name)
        if found is None:
            raise KeyError(name)
        return found

    def arrange(self, widgets: Iterable[Widget]) -> None:
        """Take the controls of a new layout. Hover, press and focus stay with the names they were on.

        Raises:
            ValueError: if two controls have one name.
        """
        self._widgets = tuple(widgets)
        names = [widget.name for widget in self._widgets]
        if len(set(names)) != len(names):
            raise ValueError(f"two controls of one name among {sorted(names)}")
        self._hovered = self._again(self._hovered)
        self._pressed = self._again(self._pressed)
        self.changed()

    def changed(self) -> None:
        """Take note that controls were shown, hidden or moved."""
        self.focus.offer(reading_order(widget.focusable() for widget in self.shown if widget.reachable))

    def touch(self, name: str) -> None:
        """Paint one control anew, because the scene changed it."""
        widget = self[name]
        self._stale(widget.extent)

    def at(self, x: float, y: float) -> Widget | None:
        """Return the front-most control at a point."""
        return next((widget for widget in reversed(self.shown) if widget.hit(x, y)), None)

    def handle(self, value: Input) -> bool:
        """Take one input; tells whether a control made use of it."""
        if isinstance(value, PointerPressed | KeyPressed | Wheel):
            self._dismiss_hint()
        captor = self._captor()
        if captor is not None:
            before = captor.extent
            done = captor.take(value)
            self._stale(before)
            self._stale(captor.extent)
            if done:
                return True
        return self._key(value) if isinstance(value, KeyPressed) else self._point(value)

    def _point(self, value: Input) -> bool:
        """Take what the pointer did."""
        match value:
            case PointerMoved():
                return self._move(value)
            case PointerPressed(button=Button.LEFT):
                return self._press(value)
            case PointerPressed(button=Button.RIGHT) | PointerHeld():
                return self._ask(value)
            case PointerReleased(button=Button.LEFT):
                return self._release(value)
            case Wheel():
                return self._turn(value)
            case PointerLeft() | FocusLost():
                self._hover(None)
                self._pressed = None
            case _:
                pass
        return False

    def let_go(self) -> None:
        """Forget the pointer and close what is open."""
        for widget in self._widgets:
            if widget.captures:
                self._stale(widget.extent)
                widget.let_go()
        self._hover(None)
        self._pressed = None

    def update(self, now_ms: float) -> None:
        """Let time pass: cursors blink, notes appear."""
        for widget in self.shown:
            if widget.tick(now_ms):
                self._stale(widget.extent)
        resting = None if self._pressed is not None or self._captor() is not None else self._rested_on()
        stale = self._hints.watch(resting, now_ms)
        if stale is not None:
            self._stale(stale)

    def paint(self, c: Canvas) -> None:
        """Draw all controls, then what lies above them."""
        ring = self.focus.shown
        looks = [(widget, self._seen(widget, None if ring is None else ring.id)) for widget in self.shown]
        for widget, seen in looks:
            with clipped(c, c.rect if widget.clip is None else widget.clip):
                widget.paint(c, seen)
        for widget, seen in looks:
            widget.paint_over(c, seen)
        noted = self._hints.shown
        if noted is not None and noted.visible:
            paint_hint(c, noted, self.theme)

    def _rested_on(self) -> Widget | None:
        return self._focused() if self.focus.visible else self._hovered

    def _seen(self, widget: Widget, ring: str | None) -> Seen:
        held = widget is self._pressed
        return Seen(
            self.theme,
            hovered=widget is self._hovered and widget.enabled,
            pressed=held and widget is self._hovered,
            focused=widget.name == ring,
        )

    def _dismiss_hint(self) -> None:
        stale = self._hints.dismiss()
        if stale is not None:
            self._stale(stale)

    def _captor(self) -> Widget | None:
        return next((widget for widget in self.shown if widget.captures), None)

    def _find(self, name: str) -> Widget | None:
        return next((widget for widget in self._widgets if widget.name == name), None)

    def _again(self, widget: Widget | None) -> Widget | None:
        return None if widget is None else self._find(widget.name)

    def _hover(self, widget: Widget | None) -> None:
        if widget is self._hovered:
            return
        for changed in (self._hovered, widget):
            if changed is not None:
                self._stale(changed.extent)
        self._hovered = widget

    def _move(self, value: PointerMoved) -> bool:
        over = self.at(value.x, value.y)
        if self._pressed is None:
            self._hover(over)
            return over is not None
        self._hover(over if over is self._pressed else None)
        self._pressed.drag(value.x, value.y)
        self._stale(self._pressed.extent)
        return True

    def _press(self, value: PointerPressed) -> bool:
        self._show_ring(on=False)
        widget = self.at(value.x, value.y)
        self._hover(widget)
        if widget is None:
            return False
        self.focus.put(widget.name)
        if not widget.enabled:
            self.on_refused(widget.why_disabled)
            return True
        self._pressed = widget
        self._stale(widget.extent)
        widget.press(value.x, value.y)
        return True

    def _release(self, value: PointerReleased) -> bool:
        widget, self._pressed = self._pressed, None
        if widget is None:
            return False
        self._stale(widget.extent)
        if widget.hit(value.x, value.y) and widget.visible and widget.enabled:
            widget.click(value.x, value.y)
            self._stale(widget.extent)
        return True

    def _ask(self, value: PointerPressed | PointerHeld) -> bool:
        widget = self.at(value.x, value.y)
        if widget is None or widget.on_ask is None:
            return False
        self._pressed = None
        widget.on_ask()
        return True

    def _turn(self, value: Wheel) -> bool:
        """Turn the front-most control under the pointer that has a use for the wheel."""
        for widget in reversed(self.shown):
            if widget.hit(value.x, value.y) and widget.turn(value.dy):
                self._stale(widget.extent)
                return True
        return False

    def _key(self, key: KeyPressed) -> bool:
        focused = self._focused()
        if focused is not None and self.focus.visible and focused.enabled and focused.take_key(key):
            self._stale(focused.extent)
            return True
        if key.action in _DIRECTIONS and key.action is not None:
            return self._walk(key.action)
        if key.action is Action.CONFIRM and self._confirm(focused):
            return True
        return self._shortcut(key.action)

    def _focused(self) -> Widget | None:
        current = self.focus.current
        return None if current is None else self._find(current.id)

    def _walk(self, action: Action) -> bool:
        before = self._focused()
        if not self.focus.visible and before is not None and action not in (Action.NEXT, Action.PREVIOUS):
            self._show_ring(on=True)
            return True
        self.focus.take(action)
        for widget in (before, self._focused()):
            if widget is not None:
                self._stale(widget.extent)
        if self.focus.current is not None:
            self.on_focus(self.focus.current.id)
        return bool(self.focus.items)

    def _confirm(self, focused: Widget | None) -> bool:
        """Work what has the ring; without a ring, the default control."""
        target = focused if self.focus.visible else self._find(self.default)
        if target is None or not target.visible:
            return False
        self._work(target)
        return True

    def _shortcut(self, action: Action | None) -> bool:
        if action is None:
            return False
        target = next((widget for widget in self.shown if widget.action is action), None)
        if target is None:
            return False
        self._work(target)
        return True

    def _work(self, widget: Widget) -> None:
        if not widget.enabled:
            self.on_refused(widget.why_disabled)
            return
        self._stale(widget.extent)
        widget.activate()
        self._stale(widget.extent)

    def _show_ring(self, *, on: bool) -> None:
        if self.focus.visible != on:
            self.focus.visible = on
            focused = self._focused()
            if focused is not None:
                self._stale(focused.extent)
