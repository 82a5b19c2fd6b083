"""Controls that only the settings have: their tabs, tiles to choose from, lines that show the keys of an action."""

from collections.abc import Callable, Sequence
from dataclasses import KW_ONLY, dataclass
from typing import ClassVar

from client.core.words import N_, Phrase
from client.ui.buttons import focus_ring
from client.ui.canvas import Canvas
from client.ui.colour import INK, col
from client.ui.focus import Role
from client.ui.icons import icon, is_line_icon
from client.ui.metrics import Rect, inset
from client.ui.shapes import rrect
from client.ui.text import text, text_w
from client.ui.theme import PAPER_LINE, RADIUS, TEXT, accent, on_accent
from client.ui.widgets.base import Seen, Widget, nothing


@dataclass(eq=False)
class Tab(Widget):
    """Opens a page of the settings."""

    icon_name: str = ""
    on_open: Callable[[], None] = nothing
    _: KW_ONLY
    is_open: bool = False
    shows_label: bool = True

    def state(self) -> Phrase | None:
        """Say that it is open."""
        return Phrase(N_("open")) if self.is_open else None

    def activate(self) -> None:
        """Open it."""
        self.on_open()

    def paint(self, c: Canvas, seen: Seen) -> None:
        """Draw it; the open one lies on the accent."""
        x, y, w, h = self.rect
        ink = TEXT["on_dark"]
        if self.is_open:
            rrect(c, self.rect, accent(seen.theme), RADIUS["button"], 3)
            ink = on_accent(seen.theme)
        elif seen.hovered or seen.pressed:
            rrect(c, self.rect, col("#FFFFFF", 26), RADIUS["button"])
        middle = y + h / 2
        size = min(32.0, h - 14)
        left = x + 38 if self.shows_label else x + w / 2
        icon(c, self.icon_name, (left, middle), size, ink if is_line_icon(c, self.icon_name) else None)
        if self.shows_label:
            text(c, self.label, (x + 70, middle), "label", ink, valign="middle", max_w=w - 82)
        if seen.focused:
            focus_ring(c, inset(self.rect, 3), RADIUS["button"] - 3)


@dataclass(eq=False)
class Tile(Widget):
    """One of several exclusive choices, with a picture above its label if it has one."""

    chosen: bool = False
    on_choose: Callable[[], None] = nothing
    _: KW_ONLY
    picture: Callable[[Canvas, Rect], None] | None = None

    role: ClassVar[Role] = Role.CHOICE

    def state(self) -> Phrase | None:
        """Say that it is chosen."""
        return Phrase(N_("chosen")) if self.chosen else None

    def activate(self) -> None:
        """Choose it."""
        if not self.chosen:
            self.on_choose()

    def paint(self, c: Canvas, seen: Seen) -> None:
        """Draw it."""
        x, y, w, h = self.rect
        if self.chosen:
            rrect(c, c.inset(self.rect, -5), None, 19, 4, accent(seen.theme, 1))
        face = "#FFE9A8" if self.chosen else "#FFF3DC" if seen.hovered else "#FFFFFF"
        rrect(c, self.rect, face, 14, 3)
        line = y + h / 2
        if self.picture is not None:
            self.picture(c, (x + 8, y + 8, w - 16, h * 0.5 - 8))
            line = y + h * 0.72
        text(c, self.label, (x + w / 2, line), "min_b", INK, align="center", valign="middle", max_w=w - 12)
        if seen.focused:
            focus_ring(c, self.rect, 14)


@dataclass(eq=False)
class KeyLine(Widget):
    """An action with the keys that ask for it; working it asks for another key."""

    keys: Sequence[str] = ()
    on_change: Callable[[], None] = nothing
    _: KW_ONLY
    is_changed: bool = False
    """It differs from the standard keys."""
    none_words: str = ""
    """What stands there when no key asks for it."""

    def state(self) -> Phrase:
        """Say the keys."""
        return Phrase("{keys}", keys=", ".join(self.keys) or self.none_words)

    def activate(self) -> None:
        """Ask for another key."""
        self.on_change()

    def paint(self, c: Canvas, seen: Seen) -> None:
        """Draw the action at the left and its keys as caps at the right."""
        x, y, w, h = self.rect
        rrect(c, self.rect, "#FFF3DC" if seen.hovered else "#FFFFFF", 12, 2, PAPER_LINE if not seen.hovered else INK)
        right = x + w - 12
        for cap in reversed(self.keys):
            right = self._cap(c, cap, (right, y + h / 2), seen) - 8
        if not self.keys:
            gone = text(
                c, self.none_words, (right, y + h / 2), "min", TEXT["link_paper"], align="right", valign="middle"
            )
            right = gone[0] - 8
        text(c, self.label, (x + 16, y + h / 2), "small_b", INK, valign="middle", max_w=right - x - 24)
        if seen.focused:
            focus_ring(c, self.rect, 12)

    def _cap(self, c: Canvas, cap: str, at: tuple[float, float], seen: Seen) -> float:
        """Draw a key whose right end is at a point; returns its left end."""
        width = text_w(c, cap, "min_b") + 22
        left, middle = at[0] - width, at[1]
        edge = accent(seen.theme, 1) if self.is_changed else "#C9B08A"
        rrect(c, (left, middle - 16, width, 34), edge, 8, 2)
        rrect(c, (left + 2, middle - 14, width - 4, 27), accent(seen.theme, 2) if self.is_changed else "#FFF6E3", 6)
        text(c, cap, (left + width / 2, middle - 1), "min_b", INK, align="center", valign="middle")
        return left
