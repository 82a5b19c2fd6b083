"""The pointer among the controls: what it is over, what it has pressed, what a release means."""

from collections.abc import Callable

from client.ui.input import (
    Button,
    FocusLost,
    Input,
    PointerHeld,
    PointerLeft,
    PointerMoved,
    PointerPressed,
    PointerReleased,
    Wheel,
)
from client.ui.widgets.base import Widget, nothing
from client.ui.widgets.board import Board


class Pointing:
    """Hover and press. A click counts when the button comes up over the control on which it went down.

    ``on_press`` is told at every press which control lies there; what is off is refused by ``refuse``.
    """

    def __init__(
        self, board: Board, on_press: Callable[[Widget | None], None], refuse: Callable[[Widget], None]
    ) -> None:
        self.hovered: Widget | None = None
        self.pressed: Widget | None = None
        self.on_used: Callable[[], None] = nothing
        self._board = board
        self._on_press = on_press
        self._refuse = refuse

    def take(self, value: Input) -> bool:
        """Take what the pointer did; tells whether a control made use of it."""
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
                self.forget()
            case _:
                pass
        return False

    def forget(self) -> None:
        """Be nowhere."""
        self._hover(None)
        self.pressed = None

    def follow(self) -> None:
        """Go over to the controls of a new layout, by name."""
        self.hovered = self.hovered and self._board.find(self.hovered.name)
        self.pressed = self.pressed and self._board.find(self.pressed.name)

    def _hover(self, widget: Widget | None) -> None:
        if widget is not self.hovered:
            self._board.stain(self.hovered, widget)
            self.hovered = widget

    def _move(self, value: PointerMoved) -> bool:
        over = self._board.at(value.x, value.y)
        if self.pressed is None:
            self._hover(over)
            return over is not None
        self._hover(over if over is self.pressed else None)
        self.pressed.drag(value.x, value.y)
        self._board.stain(self.pressed)
        return True

    def _press(self, value: PointerPressed) -> bool:
        widget = self._board.at(value.x, value.y)
        self._on_press(widget)
        self._hover(widget)
        if widget is None:
            return False
        if not widget.enabled:
            self._refuse(widget)
            return True
        self.pressed = widget
        self._board.stain(widget)
        widget.press(value.x, value.y)
        return True

    def _release(self, value: PointerReleased) -> bool:
        widget, self.pressed = self.pressed, None
        if widget is None:
            return False
        self._board.stain(widget)
        if widget.hit(value.x, value.y) and widget.visible and widget.enabled:
            self.on_used()
            widget.click(value.x, value.y)
            self._board.stain(widget)
        return True

    def _ask(self, value: PointerPressed | PointerHeld) -> bool:
        widget = self._board.at(value.x, value.y)
        if widget is None or widget.on_ask is None:
            return False
        self.pressed = None
        widget.on_ask()
        return True

    def _turn(self, value: Wheel) -> bool:
        """Turn the front-most control under the pointer that has a use for the wheel."""
        for widget in reversed(self._board.shown):
            if widget.hit(value.x, value.y) and widget.turn(value.dy):
                self._board.stain(widget)
                return True
        return False
