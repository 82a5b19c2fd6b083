"""A text with markup that may be longer than its place: it scrolls, and its links can be followed."""

from collections.abc import Callable
from dataclasses import KW_ONLY, dataclass, field
from typing import ClassVar

from client.ui.buttons import focus_ring
from client.ui.canvas import Canvas
from client.ui.clipping import clipped
from client.ui.focus import Role
from client.ui.input import KeyPressed
from client.ui.metrics import Rect, contains
from client.ui.rich import Link, rich, rich_height, rich_links
from client.ui.scroller import Scroller
from client.ui.theme import TEXT, TextStyle
from client.ui.widgets.base import Seen, Widget, nothing
from client.ui.widgets.lists import BAR, scroll_bar


@dataclass(eq=False)
class ScrollText(Widget):
    """Shows ``words``, which are already in the reader's language; ``label`` names the text as a whole."""

    words: str = ""
    on_link: Callable[[str], None] = nothing
    """Called with the words of a link that was pressed."""
    _: KW_ONLY
    style: TextStyle = "body"
    dark: bool = False
    scroller: Scroller = field(default_factory=Scroller)
    _links: tuple[Link, ...] = ()
    _grip: float | None = None

    role: ClassVar[Role] = Role.LIST

    @property
    def track(self) -> Rect:
        """Where the scroll bar lies."""
        x, y, w, h = self.rect
        return (x + w - BAR, y, BAR, h)

    def link_at(self, x: float, y: float) -> str | None:
        """Return the words of the link at a point, as painted last."""
        if not contains(self.rect, (x, y)):
            return None
        return next((link.label for link in self._links if any(contains(r, (x, y)) for r in link.rects)), None)

    def press(self, x: float, y: float) -> None:
        """Catch the thumb of the scroll bar."""
        thumb = self.scroller.thumb(self.track)
        caught = self.scroller.needed and contains(self.track, (x, y))
        self._grip = (y - thumb[1] if contains(thumb, (x, y)) else thumb[3] / 2) if caught else None
        self.drag(x, y)

    def drag(self, x: float, y: float) -> None:  # noqa: ARG002 - the bar goes up and down only
        """Follow the pointer with the thumb."""
        if self._grip is not None:
            self.scroller.drag(self.track, y - self._grip)

    def click(self, x: float, y: float) -> None:
        """Follow the link that was hit."""
        link = self.link_at(x, y)
        if self._grip is None and link is not None:
            self.on_link(link)

    def turn(self, notches: float) -> bool:
        """Scroll."""
        return self.scroller.turn(notches)

    def take_key(self, key: KeyPressed) -> bool:
        """Scroll with the arrows, by pages and to the ends; at an end the arrow goes on to the neighbour."""
        return self.scroller.key(key.key, key.action)

    def paint(self, c: Canvas, seen: Seen) -> None:
        """Draw what is in sight."""
        x, y, w, h = self.rect
        room = w - BAR - 12
        self.scroller.resize(h, rich_height(c, self.words, room, self.style))
        place = (x, y - self.scroller.offset, room, h)
        colour, link = TEXT["on_dark" if self.dark else "on_paper"], TEXT["link_dark" if self.dark else "link_paper"]
        with clipped(c, self.rect):
            rich(c, self.words, place, self.style, colour, link=link)
        self._links = tuple(rich_links(c, self.words, place, self.style))
        scroll_bar(c, self.track, self.scroller, dark=self.dark)
        if seen.focused:
            focus_ring(c, self.rect, 12)
