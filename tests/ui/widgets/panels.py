"""A group of controls with a hand and a keyboard, for tests."""

from collections.abc import Iterable

import pygame

from client.core.words import Phrase
from client.ui.assets import Assets
from client.ui.canvas import Canvas
from client.ui.input import (
    Button,
    KeyPressed,
    PointerMoved,
    PointerPressed,
    PointerReleased,
    TextTyped,
    Wheel,
)
from client.ui.keys import Chord, KeyMap
from client.ui.metrics import Rect
from client.ui.theme import Style
from client.ui.widgets.base import Widget
from client.ui.widgets.group import WidgetGroup

CODES = {
    "enter": pygame.K_RETURN,
    "space": pygame.K_SPACE,
    "escape": pygame.K_ESCAPE,
    "tab": pygame.K_TAB,
    "home": pygame.K_HOME,
    "end": pygame.K_END,
    "left": pygame.K_LEFT,
    "right": pygame.K_RIGHT,
    "up": pygame.K_UP,
    "down": pygame.K_DOWN,
    "page down": pygame.K_PAGEDOWN,
    "page up": pygame.K_PAGEUP,
    "backspace": pygame.K_BACKSPACE,
}


class Panel:
    """Controls, what they made stale, and a picture of them."""

    def __init__(self, widgets: Iterable[Widget]) -> None:
        pygame.font.init()
        self.stale: list[Rect] = []
        self.refused: list[str] = []
        self.group = WidgetGroup(self.stale.append)
        self.group.on_refused = self.refused.append
        self.group.arrange(widgets)
        self.canvas = Canvas(pygame.Surface((1280, 720)), 1.0, Style(), Assets())

    def move(self, x: float, y: float) -> None:
        """Move the pointer."""
        self.group.handle(PointerMoved(x, y))

    def down(self, x: float, y: float, button: Button = Button.LEFT) -> None:
        """Press a button."""
        self.group.handle(PointerPressed(x, y, button))

    def up(self, x: float, y: float) -> None:
        """Let go."""
        self.group.handle(PointerReleased(x, y))

    def click(self, x: float, y: float) -> None:
        """Move there, press and let go."""
        self.move(x, y)
        self.down(x, y)
        self.up(x, y)

    def on(self, name: str) -> tuple[float, float]:
        """Return the middle of a control."""
        x, y, w, h = self.group[name].rect
        return x + w / 2, y + h / 2

    def wheel(self, x: float, y: float, notches: float) -> None:
        """Turn the wheel."""
        self.group.handle(Wheel(x, y, notches))

    def key(self, text: str) -> bool:
        """Press a chord such as ``shift+tab``."""
        chord = Chord.parse(text)
        assert chord is not None
        code = CODES.get(chord.key, 0) or pygame.key.key_code(chord.key)
        pressed = KeyPressed(chord.key, "", code, *chord[1:], action=KeyMap().action(chord))
        return self.group.handle(pressed)

    def type(self, text: str) -> None:
        """Type a text."""
        self.group.handle(TextTyped(text))

    def picture(self) -> bytes:
        """Paint everything and return it."""
        self.canvas.surface.fill("#204040")
        self.group.paint(self.canvas)
        return pygame.image.tobytes(self.canvas.surface, "RGB")

    def focused(self) -> str | None:
        """Return the name of the control with the ring."""
        shown = self.group.focus.shown
        return None if shown is None else shown.id

    def state(self, name: str) -> Phrase | None:
        """Return what a control says of itself."""
        return self.group[name].state()
