"""What the panels of the set-up are made of, so that a page of them can be laid out, scrolled and painted alike."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import NamedTuple

from client.core.words import Listing, Phrase, Plural
from client.scenes.desk import Desk
from client.scenes.setup.draft import Draft
from client.ui.canvas import Canvas
from client.ui.colour import Paint
from client.ui.metrics import Rect
from client.ui.rich import rich, rich_height
from client.ui.theme import TEXT, TextStyle
from client.ui.widgets.base import Widget
from client.ui.widgets.textline import TextLine

PAD = 28.0
HEAD = 72.0
"""Height of a panel's head with its title."""


class Drawing(NamedTuple):
    """A picture and its place while nothing is scrolled."""

    rect: Rect
    paint: Callable[[Canvas, Rect], None]


class Part(NamedTuple):
    """A laid out piece of the page."""

    height: float
    widgets: tuple[Widget, ...] = ()
    drawings: tuple[Drawing, ...] = ()


@dataclass
class Making:
    """What every panel is made with. ``lines`` keeps the text lines: one may be edited while all else is made anew."""

    desk: Desk
    draft: Draft
    ruler: Canvas
    bounds: Rect
    """Where open lists may lie."""
    changed: Callable[[], None]
    """Called when the draft has changed."""
    lines: dict[str, TextLine] = field(default_factory=dict)

    def label(self, words: str | Plural | Phrase | Listing) -> str:
        """Return a plain text in the reader's language."""
        return self.desk.label(words)

    def say(self, words: str | Plural | Phrase | Listing) -> str:
        """Return a text in the reader's language with its markup."""
        return self.desk.say(words)

    def then_changed(self, act: Callable[[], object]) -> Callable[[], None]:
        """Return an action that changes the draft."""

        def acted() -> None:
            act()
            self.changed()

        return acted

    def line(self, name: str, rect: Rect, label: str, value: str) -> TextLine:
        """Return the text line ``name``, the same one in every layout; the text in work stays."""
        if name not in self.lines:
            self.lines[name] = TextLine(name, rect, editor=self.desk.editor)
        line = self.lines[name]
        line.rect, line.label, line.clip = rect, label, None
        if not line.captures:
            line.value = value
        return line


class Wrapped(NamedTuple):
    """A text that may take several lines: its look, and its height at the width it was given."""

    words: str
    style: TextStyle
    colour: Paint
    rect: Rect

    @property
    def height(self) -> float:
        """How much room it takes."""
        return self.rect[3]

    def drawing(self) -> Drawing:
        """Return it as something to paint."""
        return Drawing(self.rect, self._paint)

    def _paint(self, c: Canvas, rect: Rect) -> None:
        rich(c, self.words, rect, self.style, self.colour, link=TEXT["link_paper"], fit=True)


def wrapped(
    making: Making, words: str, at: Rect, style: TextStyle = "body", colour: Paint = TEXT["on_paper"]
) -> Wrapped:
    """Lay a text out from the left top corner and at the width of ``at``."""
    x, y, w, _ = at
    return Wrapped(words, style, colour, (x, y, w, rich_height(making.ruler, words, w, style)))
