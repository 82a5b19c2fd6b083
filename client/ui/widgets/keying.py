"""The keyboard among the controls: the focus that walks, Enter, and keys that work a control from anywhere."""

from collections.abc import Callable

from client.ui.focus import Focus, reading_order
from client.ui.input import KeyPressed
from client.ui.keys import Action
from client.ui.widgets.base import Widget, nothing
from client.ui.widgets.board import Board

_DIRECTIONS = frozenset({Action.NEXT, Action.PREVIOUS, Action.LEFT, Action.RIGHT, Action.UP, Action.DOWN})


class Keying:
    """Keeps the focus. ``default`` names the control that Enter works while no ring is seen."""

    def __init__(self, board: Board, refuse: Callable[[Widget], None]) -> None:
        self.focus = Focus()
        self.default = ""
        self.on_focus: Callable[[str], None] = nothing
        self.on_used: Callable[[], None] = nothing
        self._board = board
        self._refuse = refuse

    @property
    def focused(self) -> Widget | None:
        """The control that has the focus, ring or not."""
        current = self.focus.current
        return None if current is None else self._board.find(current.id)

    def follow(self) -> None:
        """Take the controls that can be reached now."""
        self.focus.offer(reading_order(widget.focusable() for widget in self._board.shown if widget.reachable))

    def pointed(self, widget: Widget | None) -> None:
        """Go quietly to what the pointer has pressed: the ring is for the keyboard."""
        self._show_ring(on=False)
        if widget is not None:
            self.focus.put(widget.name)

    def take(self, key: KeyPressed) -> bool:
        """Take a key; tells whether a control made use of it."""
        focused = self.focused
        if focused is not None and self.focus.visible and focused.enabled and focused.take_key(key):
            self._board.stain(focused)
            return True
        if key.action in _DIRECTIONS and key.action is not None:
            return self._walk(key.action)
        if key.action is Action.CONFIRM and self._confirm():
            return True
        return self._shortcut(key.action)

    def _walk(self, action: Action) -> bool:
        before = self.focused
        if not self.focus.visible and before is not None and action not in (Action.NEXT, Action.PREVIOUS):
            self._show_ring(on=True)
            return True
        self.focus.take(action)
        self._board.stain(before, self.focused)
        if self.focus.current is not None:
            self.on_focus(self.focus.current.id)
        return bool(self.focus.items)

    def _confirm(self) -> bool:
        """Work what has the ring; without a ring, the default control."""
        ringed = self.focused if self.focus.visible else None
        target = ringed or self._board.find(self.default)
        if target is None or not target.visible:
            return False
        self._work(target)
        return True

    def _shortcut(self, action: Action | None) -> bool:
        target = next((widget for widget in self._board.shown if action is not None and widget.action is action), None)
        if target is None:
            return False
        self._work(target)
        return True

    def _work(self, widget: Widget) -> None:
        if not widget.enabled:
            self._refuse(widget)
            return
        self._board.stain(widget)
        self.on_used()
        widget.activate()
        self._board.stain(widget)

    def _show_ring(self, *, on: bool) -> None:
        if self.focus.visible != on:
            self.focus.visible = on
            self._board.stain(self.focused)
