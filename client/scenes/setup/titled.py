"""What every option has: a title and a sentence above its control, and what is wrong with it below."""

from collections.abc import Callable
from typing import NamedTuple, TypeAlias

from client.core.words import Phrase
from client.scenes.setup.parts import Drawing, Making, Part, wrapped
from client.ui.canvas import Canvas
from client.ui.icons import icon
from client.ui.metrics import Rect
from client.ui.text import text_w
from client.ui.theme import TEXT
from client.ui.widgets.button import Link

GAP = 22.0
"""Room between an option and the next one."""
_LINK_GAP = 18.0

Body: TypeAlias = Callable[[Rect], Part]
"""Makes the control from the left top corner and at the width of a place."""


class Shortcut(NamedTuple):
    """Words beside the title that do something at once."""

    name: str
    label: str
    """A catalogue text."""
    do: Callable[[], object]


class Title(NamedTuple):
    """What stands around a control. Title and note are catalogue texts."""

    title: str
    note: str
    refusal: Phrase | None = None
    shortcuts: tuple[Shortcut, ...] = ()


def titled(making: Making, place: Rect, words: Title, body: Body) -> Part:
    """Put title, shortcuts and note over a control, and what is wrong below it."""
    x, y, w, _ = place
    links = _links(making, place, words.shortcuts)
    taken = sum(link.rect[2] + _LINK_GAP for link in links)
    title = wrapped(making, making.say(words.title), (x, y, w - taken, 0), "strong")
    note = wrapped(making, making.say(words.note), (x, y + title.height, w, 0), "min", TEXT["on_paper_2"])
    made = body((x, y + title.height + note.height + 8, w, 0))
    bottom = y + title.height + note.height + 8 + made.height
    drawings = [title.drawing(), note.drawing(), *made.drawings]
    if words.refusal is not None:
        why_at = (x + 30, bottom + 8, w - 30, 0)
        why = wrapped(making, making.say(words.refusal), why_at, "min_b", TEXT["link_paper"])
        drawings += [why.drawing(), Drawing((x, bottom + 8, 24, why.height), _paint_mark)]
        bottom += 8 + why.height
    return Part(bottom - y + GAP, (*links, *made.widgets), tuple(drawings))


def _links(making: Making, place: Rect, shortcuts: tuple[Shortcut, ...]) -> tuple[Link, ...]:
    """Put shortcuts side by side, the last one at the right end."""
    x, y, w, _ = place
    right = x + w
    links: list[Link] = []
    for shortcut in reversed(shortcuts):
        label = making.label(shortcut.label)
        width = text_w(making.ruler, label, "small_b")
        do = making.then_changed(shortcut.do)
        rect = (right - width, y - 4, width, 36)
        links.append(Link(shortcut.name, rect, label, do, style="small_b", dark=False))
        right -= width + _LINK_GAP
    return tuple(reversed(links))


def _paint_mark(c: Canvas, rect: Rect) -> None:
    x, y, w, _ = rect
    icon(c, "info", (x + w / 2, y + 11), 24)
