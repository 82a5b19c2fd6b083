"""Controls that hold a value: switches, rows of choices, sliders."""

from collections.abc import Callable, Sequence
from dataclasses import KW_ONLY, dataclass, field
from typing import ClassVar

from client.core.words import N_, Phrase
from client.ui.buttons import focus_ring, segmented, slider, toggle
from client.ui.canvas import Canvas
from client.ui.colour import col
from client.ui.focus import Role
from client.ui.input import KeyPressed
from client.ui.keys import Action
from client.ui.metrics import Rect
from client.ui.rich import rich
from client.ui.shapes import rrect
from client.ui.text import line_h, text
from client.ui.theme import RADIUS, TEXT
from client.ui.widgets.base import Seen, Widget, nothing

SWITCH = (68.0, 36.0)
"""Size of a switch in design pixels."""


@dataclass(eq=False)
class Toggle(Widget):
    """A switch at the right end of its rectangle, with its label and a sentence to the left; all of it can be hit.

    A rectangle of the size of a switch shows the switch alone.
    """

    on: bool = False
    on_change: Callable[[bool], None] = nothing
    _: KW_ONLY
    note: str = ""
    dark: bool = False

    role: ClassVar[Role] = Role.TOGGLE

    def state(self) -> Phrase:
        """Say whether it is on."""
        return Phrase(N_("on")) if self.on else Phrase(N_("off"))

    def activate(self) -> None:
        """Switch over."""
        self.on = not self.on
        self.on_change(self.on)

    def paint(self, c: Canvas, seen: Seen) -> None:
        """Draw it."""
        x, y, w, h = self.rect
        if w > SWITCH[0] * 1.5:
            if seen.hovered:
                rrect(c, self.rect, col("#FFFFFF" if self.dark else "#000000", 14), RADIUS["button"])
            self._write(c, (x + 12, y, w - SWITCH[0] - 48, h))
        left = x + w - SWITCH[0] - (12 if w > SWITCH[0] * 1.5 else 0)
        toggle(c, (left, y + h / 2), on=self.on, theme=seen.theme)
        if seen.focused:
            focus_ring(c, self.rect, min(RADIUS["button"], h / 2))

    def _write(self, c: Canvas, room: Rect) -> None:
        x, y, w, h = room
        first, second = ("on_dark", "on_dark_2") if self.dark else ("on_paper", "on_paper_2")
        ink = TEXT[second if self.why_disabled else first]
        below = self.why_disabled or self.note
        if not below:
            text(c, self.label, (x, y + h / 2), "strong", ink, valign="middle", max_w=w)
            return
        text(c, self.label, (x, y + 6), "strong", ink, max_w=w)
        top = y + 6 + line_h(c, "strong")
        rich(c, below, (x, top, w, y + h - top), "min", TEXT[second], fit=True)


@dataclass(eq=False)
class Segmented(Widget):
    """A few exclusive choices side by side."""

    options: Sequence[str] = ()
    index: int = 0
    on_change: Callable[[int], None] = nothing

    role: ClassVar[Role] = Role.CHOICE

    def state(self) -> Phrase:
        """Say which one is chosen."""
        return Phrase("{choice}", choice=self.options[self.index]) if self.options else Phrase("")

    def choose(self, index: int) -> None:
        """Choose one; a choice beyond the ends or the same again changes nothing."""
        if 0 <= index < len(self.options) and index != self.index:
            self.index = index
            self.on_change(index)

    def activate(self) -> None:
        """Go to the next choice, round at the end."""
        self.choose((self.index + 1) % max(len(self.options), 1))

    def click(self, x: float, y: float) -> None:  # noqa: ARG002 - a row has no depth
        """Choose the one that was hit."""
        left, _, width, _ = self.rect
        self.choose(min(int((x - left) / width * len(self.options)), len(self.options) - 1))

    def take_key(self, key: KeyPressed) -> bool:
        """Step with the arrows; at an end the arrow goes on to the neighbour."""
        step = {Action.LEFT: -1, Action.RIGHT: 1}.get(key.action) if key.action is not None else None
        if step is None or not 0 <= self.index + step < len(self.options):
            return False
        self.choose(self.index + step)
        return True

    def paint(self, c: Canvas, seen: Seen) -> None:
        """Draw it."""
        if seen.focused:
            focus_ring(c, self.rect, self.rect[3] / 3)
        segmented(c, self.rect, list(self.options), self.index, theme=seen.theme)


@dataclass(eq=False)
class Slider(Widget):
    """A whole number between two bounds, dragged, clicked or stepped."""

    low: int = 0
    high: int = 100
    value: int = 0
    on_change: Callable[[int], None] = nothing
    _: KW_ONLY
    step: int = 1
    ticks: int = 0
    words: Callable[[int], str] = field(default=str)
    """What stands beside it for a value."""
    dark: bool = False

    role: ClassVar[Role] = Role.SLIDER

    @property
    def share(self) -> float:
        """How far along it stands, from 0 to 1."""
        return (self.value - self.low) / max(self.high - self.low, 1)

    @property
    def extent(self) -> Rect:
        """The track, its ticks, and the value to the right."""
        x, y, w, h = self.rect
        return (x - 20, y - 8, w + 180, h + 24)

    def state(self) -> Phrase:
        """Say the value."""
        return Phrase("{value}", value=self.words(self.value))

    def put(self, value: float) -> None:
        """Go to the step nearest to ``value``, within the bounds."""
        stepped = self.low + round((value - self.low) / self.step) * self.step
        bounded = min(max(stepped, self.low), self.high)
        if bounded != self.value:
            self.value = bounded
            self.on_change(bounded)

    def press(self, x: float, y: float) -> None:  # noqa: ARG002 - a track has no depth
        """Go where the button went down."""
        self.put(self.low + (x - self.rect[0]) / self.rect[2] * (self.high - self.low))

    def drag(self, x: float, y: float) -> None:
        """Follow the pointer."""
        self.press(x, y)

    def turn(self, notches: float) -> bool:
        """Step with the wheel."""
        self.put(self.value + (self.step if notches > 0 else -self.step))
        return True

    def take_key(self, key: KeyPressed) -> bool:
        """Step with left and right, go to the ends with Home and End."""
        if key.action in (Action.LEFT, Action.RIGHT):
            self.put(self.value + (self.step if key.action is Action.RIGHT else -self.step))
            return True
        ends = {"home": self.low, "end": self.high}
        if key.key in ends:
            self.put(ends[key.key])
            return True
        return False

    def paint(self, c: Canvas, seen: Seen) -> None:
        """Draw it."""
        words = self.words(self.value)
        slider(c, self.rect, self.share, words, theme=seen.theme, ticks=self.ticks, dark=self.dark, focus=seen.focused)
