"""Things to press: buttons, links, and places of a drawing that can be clicked."""

from collections.abc import Callable
from dataclasses import KW_ONLY, dataclass
from typing import ClassVar

from client.ui.buttons import ButtonKind, State, button, focus_ring
from client.ui.canvas import Canvas
from client.ui.focus import Focusable, Role
from client.ui.shapes import line
from client.ui.text import text
from client.ui.theme import RADIUS, TEXT, TextStyle
from client.ui.widgets.base import Seen, Widget, nothing


def state_of(widget: Widget, seen: Seen) -> State:
    """Return the kit's word for how a control looks."""
    if not widget.enabled:
        return "disabled"
    if seen.pressed:
        return "pressed"
    return "hover" if seen.hovered else "normal"


@dataclass(eq=False)
class Button(Widget):
    """A button with a label, an icon, or both, and perhaps the key that presses it."""

    on_press: Callable[[], None] = nothing
    _: KW_ONLY
    kind: ButtonKind = "secondary"
    icon_name: str = ""
    key: str = ""
    """What is printed on its key, from the live key map."""
    style: TextStyle = "label"
    shows_label: bool = True
    """False for a button with an icon only; the label is still its name."""

    def paint(self, c: Canvas, seen: Seen) -> None:
        """Draw it."""
        button(
            c,
            self.rect,
            self.label if self.shows_label else "",
            self.kind,
            state_of(self, seen),
            theme=seen.theme,
            icon_name=self.icon_name,
            key=self.key,
            style=self.style,
            focus=seen.focused,
        )

    def activate(self) -> None:
        """Press it."""
        self.on_press()


@dataclass(eq=False)
class Link(Widget):
    """Underlined words that lead somewhere."""

    on_press: Callable[[], None] = nothing
    _: KW_ONLY
    style: TextStyle = "body"
    dark: bool = True
    """It stands on a dark panel, not on paper."""

    role: ClassVar[Role] = Role.LINK

    def paint(self, c: Canvas, seen: Seen) -> None:
        """Draw it; the line is thicker under the pointer."""
        x, y, w, h = self.rect
        colour = TEXT["link_dark" if self.dark else "link_paper"]
        drawn = text(c, self.label, (x, y + h / 2), self.style, colour, valign="middle", max_w=w)
        under = drawn[1] + drawn[3] - 3
        line(c, (x, under), (x + drawn[2], under), colour, 3 if seen.hovered else 1.5)
        if seen.focused:
            focus_ring(c, self.rect, RADIUS["button"] / 2)

    def activate(self) -> None:
        """Follow it."""
        self.on_press()


@dataclass(eq=False)
class HotSpot(Widget):
    """A place of a drawing that can be hovered, clicked and reached by the keyboard, such as a card or a tile.

    The scene draws the thing itself; only the focus ring is drawn here.
    """

    on_press: Callable[[], None] = nothing
    _: KW_ONLY
    radius: float = RADIUS["card"]
    kind: Role = Role.CARD

    def focusable(self) -> Focusable:
        """Return it as the focus knows it, with the role of what is drawn there."""
        return Focusable(self.name, self.rect, self.label, self.kind, self.state(), self.clip)

    def paint(self, c: Canvas, seen: Seen) -> None:
        """Draw the ring of the focus."""
        if seen.focused:
            focus_ring(c, self.rect, self.radius)

    def activate(self) -> None:
        """Act on it."""
        self.on_press()
