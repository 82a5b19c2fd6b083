"""What happened, line by line, newest at the bottom; only the lines in sight are laid out."""

from collections.abc import Sequence
from typing import NamedTuple

from client.ui.buttons import chip, chip_w
from client.ui.canvas import Canvas
from client.ui.colour import mix
from client.ui.icons import icon
from client.ui.markup import plain
from client.ui.metrics import Rect
from client.ui.rich import Link, rich, rich_height, rich_links
from client.ui.seats import seat_mark
from client.ui.shapes import line, rrect
from client.ui.surfaces import panel
from client.ui.text import text, text_w
from client.ui.theme import TEXT, Theme, accent

__all__ = ["LogLine", "LogRow", "log_body", "log_height", "log_links", "log_panel", "log_rows"]

_HEAD, _FOOT = 58.0, 16.0
_HEADING_H, _LINE_GAP, _INDENT = 34.0, 10.0, 52.0
_HEADING_MARGIN = 80.0


class LogLine(NamedTuple):
    """A line of the log: who acted (None for a heading or for nobody) and what is said, with its marks."""

    seat: int | None
    words: str
    heading: bool = False


class LogRow(NamedTuple):
    """A line in sight: its number in the log and where it stands."""

    number: int
    rect: Rect


def log_body(rect: Rect) -> Rect:
    """Return the part of a log panel in which lines stand."""
    x, y, w, h = rect
    return (x + 4, y + _HEAD + 4, w - 8, h - _HEAD - _FOOT)


def _stands_alone(c: Canvas, words: LogLine, width: float) -> bool:
    """Tell whether a line is a heading that fits between its rules; a longer one is told like any other line."""
    return words.heading and text_w(c, plain(words.words), "min_b") <= width - _HEADING_MARGIN


def _line_height(c: Canvas, words: LogLine, width: float) -> float:
    if _stands_alone(c, words, width):
        return _HEADING_H * max(1.0, c.style.text_scale)
    return rich_height(c, words.words, width - _INDENT - 16, "min") + _LINE_GAP


def log_height(c: Canvas, rect: Rect, lines: Sequence[LogLine]) -> float:
    """Return the height of all lines together; lays out every one of them."""
    width = log_body(rect)[2]
    return sum(_line_height(c, each, width) for each in lines)


def log_rows(c: Canvas, rect: Rect, lines: Sequence[LogLine], scroll: float = 0) -> list[LogRow]:
    """Return the lines in sight, from the top. ``scroll`` is how far the newest is pushed below the bottom."""
    x, y, w, h = log_body(rect)
    rows: list[LogRow] = []
    bottom = y + h + scroll
    for number in range(len(lines) - 1, -1, -1):
        high = _line_height(c, lines[number], w)
        if bottom - high < y + h and bottom > y:
            rows.append(LogRow(number, (x, bottom - high, w, high)))
        bottom -= high
        if bottom <= y:
            break
    if rows and bottom > y and not scroll:
        rows = [row._replace(rect=(x, row.rect[1] - bottom + y + 6, w, row.rect[3])) for row in rows]
    return rows[::-1]


def log_panel(  # noqa: PLR0913 - a drawing primitive
    c: Canvas,
    rect: Rect,
    lines: Sequence[LogLine],
    *,
    theme: Theme,
    title: str,
    filter_label: str = "",
    active: bool = False,
    scroll: float = 0,
    total: float = 0,
) -> None:
    """Draw the log. ``active`` says that the filter is on; ``total`` (see ``log_height``) asks for a scroll bar."""
    panel(c, rect, theme=theme)
    _head(c, rect, title, filter_label, theme=theme, active=active)
    x, y, w, h = log_body(rect)
    before = c.surface.get_clip()
    c.surface.set_clip(c.R((x, y, w, h)).clip(before))
    try:
        for row in log_rows(c, rect, lines, scroll):
            _row(c, lines[row.number], row.rect, theme)
    finally:
        c.surface.set_clip(before)
    if total > h:
        size = max(30.0, h * h / total)
        top = y + (h - size) * (1 - min(1.0, scroll / (total - h)))
        rrect(c, (x + w - 10, top, 6, size), mix(c.look(theme).panel, "#FFFFFF", 0.35), 3)


def _head(  # noqa: PLR0913 - the head's share of log_panel
    c: Canvas, rect: Rect, title: str, filter_label: str, *, theme: Theme, active: bool
) -> None:
    x, y, w, _ = rect
    icon(c, "right", (x + w - 28, y + 32), 20, TEXT["on_dark_2"])
    room = w - 72
    if filter_label:
        wide = chip_w(c, filter_label)
        chip(c, (x + w - wide - 50, y + 32), filter_label, "", "accent" if active else "line", theme=theme, h=32)
        room -= wide + 20
    text(c, title, (x + 20, y + 32), "label", valign="middle", max_w=room, max_h=40)
    line(c, (x + 16, y + _HEAD), (x + w - 16, y + _HEAD), _rule(c, theme), 2)


def _rule(c: Canvas, theme: Theme) -> tuple[int, int, int, int]:
    seen = c.look(theme)
    return mix(seen.panel, "#FFFFFF", 0.6 if c.style.high_contrast else 0.18)


def _row(c: Canvas, each: LogLine, rect: Rect, theme: Theme) -> None:
    x, y, w, h = rect
    if _stands_alone(c, each, w):
        middle = x + w / 2
        cy = y + h / 2 - 2
        words = plain(each.words)
        text(c, words, (middle, cy), "min_b", accent(theme, 2), align="center", valign="middle")
        half = text_w(c, words, "min_b") / 2 + 12
        line(c, (x + 16, cy), (middle - half, cy), _rule(c, theme), 2)
        line(c, (middle + half, cy), (x + w - 16, cy), _rule(c, theme), 2)
        return
    if each.seat is not None:
        seat_mark(c, (x + 26, y + 15), 10, each.seat)
    rich(c, each.words, _words_rect(rect), "min")


def _words_rect(row: Rect) -> Rect:
    x, y, w, h = row
    return (x + _INDENT - 4, y + 3, w - _INDENT - 16, h)


def log_links(c: Canvas, rect: Rect, lines: Sequence[LogLine], scroll: float = 0) -> list[Link]:
    """Return where the links of the lines in sight lie."""
    found: list[Link] = []
    for row in log_rows(c, rect, lines, scroll):
        if not _stands_alone(c, lines[row.number], row.rect[2]):
            found += rich_links(c, lines[row.number].words, _words_rect(row.rect), "min")
    return found
