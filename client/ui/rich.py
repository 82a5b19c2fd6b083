"""Wrapped text with bold words, card links and icons, painted from kept lines."""

from collections.abc import Iterator
from typing import NamedTuple

from client.ui.canvas import Canvas
from client.ui.colour import Paint
from client.ui.icons import icon, is_line_icon
from client.ui.markup import parse
from client.ui.metrics import Rect
from client.ui.shapes import line
from client.ui.text import SHIFT, Align, VAlign, line_image
from client.ui.theme import TEXT, TextStyle
from client.ui.wrap import LONGEST_TEXT, Laid, Run, lay

__all__ = ["Link", "rich", "rich_height", "rich_links"]

_ICON_SIZE = 1.12
"""Height of an icon, in sizes of the text around it."""


class Link(NamedTuple):
    """A link as it lies on the canvas: what it says, and one rectangle for each line it touches."""

    label: str
    rects: tuple[Rect, ...]


def rich(  # noqa: PLR0913 - a drawing primitive
    c: Canvas,
    s: str,
    rect: Rect,
    style: TextStyle = "body",
    color: Paint = TEXT["on_dark"],
    *,
    link: Paint = TEXT["link_dark"],
    align: Align = "left",
    valign: VAlign = "top",
    lead: float = 1.0,
    fit: bool = False,
) -> float:
    """Draw ``s`` wrapped into ``rect`` and return the height used.

    With ``fit`` it shrinks down to the floor until it is no higher than ``rect``, then loses its last lines; without,
    it may run out at the bottom.
    """
    laid = lay(c, s, rect, style, lead=lead, fit=fit)
    for run, x, y in _placed(c, laid, rect, align, valign):
        _paint(c, run, (x, y), laid, link if run.link >= 0 else color)
    return laid.height / c.scale


def rich_height(c: Canvas, s: str, width: float, style: TextStyle = "body", lead: float = 1.0) -> float:
    """Return the height that ``rich`` would use at this width."""
    return lay(c, s, (0, 0, width, 0), style, lead=lead, fit=False).height / c.scale


def rich_links(  # noqa: PLR0913 - the same choices as rich
    c: Canvas,
    s: str,
    rect: Rect,
    style: TextStyle = "body",
    *,
    align: Align = "left",
    valign: VAlign = "top",
    lead: float = 1.0,
    fit: bool = False,
) -> list[Link]:
    """Return where ``rich`` with the same choices draws the links of ``s``."""
    laid = lay(c, s, rect, style, lead=lead, fit=fit)
    labels = [span.text for span in parse(s[:LONGEST_TEXT]) if span.kind == "link"]
    found: dict[int, list[Rect]] = {}
    k = c.scale
    for run, x, y in _placed(c, laid, rect, align, valign):
        if run.link >= 0:
            found.setdefault(run.link, []).append((x / k, y / k, run.width / k, laid.line_h / k))
    return [Link(labels[index], tuple(rects)) for index, rects in sorted(found.items())]


def _placed(c: Canvas, laid: Laid, rect: Rect, align: Align, valign: VAlign) -> Iterator[tuple[Run, int, int]]:
    """Give every run its left top corner in real pixels."""
    x0, y0, w, h = (value * c.scale for value in rect)
    y = round(y0 + (h - laid.height) * SHIFT[valign])
    for runs, used in laid.lines:
        x = round(x0 + (w - used) * SHIFT[align])
        for run in runs:
            yield run, x + run.x, y
        y += laid.line_h


def _paint(c: Canvas, run: Run, at: tuple[int, int], laid: Laid, color: Paint) -> None:
    k = c.scale
    if run.kind == "icon":
        size = laid.px * _ICON_SIZE / k
        middle = ((at[0] + run.width / 2) / k, (at[1] + laid.line_h / 2) / k - 1)
        icon(c, run.text, middle, size, color if is_line_icon(c, run.text) else None)
        return
    if not run.text.strip():
        return
    image = line_image(c, run.text, (run.face, laid.px), c.col(color))
    c.surface.blit(image, (at[0], at[1] + (laid.line_h - image.get_height()) // 2))
    if run.link >= 0:
        bottom = (at[1] + laid.line_h) / k - 3
        line(c, (at[0] / k, bottom), ((at[0] + run.width) / k, bottom), color, 1.5)
