"""A button that rests: what a right click means, for touch screens and one-button mice."""

from client.ui.input import (
    Button,
    FocusLost,
    Input,
    PointerHeld,
    PointerLeft,
    PointerMoved,
    PointerPressed,
    PointerReleased,
)


class HoldWatch:
    """Notices a left button that rests: feed it every input, ask it every frame."""

    AFTER_MS = 550
    SLACK = 10
    """How far, in design pixels, the pointer may tremble."""

    def __init__(self) -> None:
        self._down: tuple[PointerPressed, float] | None = None

    def see(self, value: Input, now_ms: float) -> None:
        """Take note of one input."""
        if isinstance(value, PointerPressed):
            self._down = (value, now_ms) if value.button is Button.LEFT else None
        elif isinstance(value, PointerMoved) and self._down is not None:
            start = self._down[0]
            if abs(value.x - start.x) + abs(value.y - start.y) > self.SLACK:
                self._down = None
        elif isinstance(value, PointerReleased | PointerLeft | FocusLost):
            self._down = None

    def held(self, now_ms: float) -> PointerHeld | None:
        """Return the hold once, as soon as it has lasted."""
        if self._down is None or now_ms - self._down[1] < self.AFTER_MS:
            return None
        at = self._down[0]
        self._down = None
        return PointerHeld(at.x, at.y)
