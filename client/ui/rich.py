"""Wrapped text with bold words, card links and icons: laid out once, then painted from kept lines."""

import math
import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import NamedTuple

from client.ui.canvas import Canvas
from client.ui.colour import Paint
from client.ui.fonts import clean
from client.ui.icons import has_icon, icon, is_line_icon
from client.ui.markup import Span, parse
from client.ui.metrics import Rect
from client.ui.shapes import line
from client.ui.text import Align, VAlign, exact, line_image
from client.ui.theme import FLOOR, TEXT, Face, TextStyle

__all__ = ["Link", "rich", "rich_height", "rich_links"]

_ICON_WIDTH, _ICON_SIZE = 1.15, 1.12
"""Room and height of an icon, in sizes of the text around it."""
_ATOMS = re.compile(r"\s+|\S+")
_LONGEST = 20_000
_ELLIPSIS = "\u2026"


class Link(NamedTuple):
    """A link as it lies on the canvas: what it says, and one rectangle for each line it touches."""

    label: str
    rects: tuple[Rect, ...]


class _Run(NamedTuple):
    """A piece of one line in one face. Measures in real pixels; ``link`` counts the text's links, -1 for none."""

    kind: str
    text: str
    face: Face
    width: int
    link: int = -1
    x: int = 0


@dataclass(frozen=True, slots=True)
class _Laid:
    """Lines of a text, each with its width, and the height of a line, in real pixels."""

    lines: tuple[tuple[tuple[_Run, ...], int], ...]
    line_h: int
    px: int

    @property
    def height(self) -> int:
        return self.line_h * len(self.lines)


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
    laid = _lay(c, s, rect, style, lead=lead, fit=fit)
    for run, x, y in _placed(c, laid, rect, align, valign):
        _paint(c, run, (x, y), laid, link if run.link >= 0 else color)
    return laid.height / c.scale


def rich_height(c: Canvas, s: str, width: float, style: TextStyle = "body", lead: float = 1.0) -> float:
    """Return the height that ``rich`` would use at this width."""
    return _lay(c, s, (0, 0, width, 0), style, lead=lead, fit=False).height / c.scale


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
    laid = _lay(c, s, rect, style, lead=lead, fit=fit)
    labels = [span.text for span in parse(s[:_LONGEST]) if span.kind == "link"]
    found: dict[int, list[Rect]] = {}
    k = c.scale
    for run, x, y in _placed(c, laid, rect, align, valign):
        if run.link >= 0:
            found.setdefault(run.link, []).append((x / k, y / k, run.width / k, laid.line_h / k))
    return [Link(labels[index], tuple(rects)) for index, rects in sorted(found.items())]


def _lay(  # noqa: PLR0913 - all that a layout depends on
    c: Canvas, s: str, rect: Rect, style: TextStyle, *, lead: float, fit: bool
) -> _Laid:
    """Return the kept layout of a text at this width (and height, if it must fit)."""
    face, size = exact(c, style)
    width = max(1, math.floor(rect[2] * c.scale + 0.5))
    height = math.floor(rect[3] * c.scale + 0.5) if fit else 0
    px = max(1, round(size * c.scale))
    key = ("rich", s, face, px, width, height, lead)
    found: _Laid | None = c.assets.cache.find(key)
    if found is None:
        found = _fitted(c, s, (face, px, lead), width, height) if fit else _wrap(c, s, (face, px, lead), width)
        c.assets.cache.put(key, found, 300 + len(s) * 4)
    return found


_Setting = tuple[Face, int, float]
"""Face, size in real pixels, height of a line relative to the face's own."""


def _fitted(c: Canvas, s: str, setting: _Setting, width: int, height: int) -> _Laid:
    face, px, lead = setting
    floor = min(px, max(1, round(FLOOR * c.scale)))
    laid = _wrap(c, s, setting, width)
    while laid.height > height and px > floor:
        px -= 1
        laid = _wrap(c, s, (face, px, lead), width)
    room = max(1, height // laid.line_h)
    if len(laid.lines) <= room:
        return laid
    runs, used = laid.lines[room - 1]
    dots = c.assets.fonts.size(face, px, _ELLIPSIS)[0]
    kept = list(runs)
    while kept and used + dots > width:
        used -= kept.pop().width
    tail = _Run("text", _ELLIPSIS, face, dots, x=used)
    return replace(laid, lines=(*laid.lines[: room - 1], ((*kept, tail), used + dots)))


def _wrap(c: Canvas, s: str, setting: _Setting, width: int) -> _Laid:
    face, px, lead = setting
    lines = []
    pieces: list[_Run] = []
    for run in _pieces(c, s[:_LONGEST], face, px):
        if run.kind == "break":
            lines += _fill(c, pieces, px, width)
            pieces = []
        else:
            pieces.append(run)
    lines += _fill(c, pieces, px, width)
    line_h = max(1, round(c.assets.fonts.line_height(face, px) * lead))
    return _Laid(tuple(lines), line_h, px)


def _pieces(c: Canvas, s: str, face: Face, px: int) -> Iterator[_Run]:
    """Cut a text into words, spaces, icons and line breaks, measured."""
    links = 0
    for span in parse(s):
        if span.kind == "icon" and has_icon(c, span.text):
            yield _Run("icon", span.text, face, round(px * _ICON_WIDTH))
            continue
        link = links if span.kind == "link" else -1
        links += span.kind == "link"
        yield from _words(c, span, _face_of(span, face), px, link)


def _face_of(span: Span, face: Face) -> Face:
    return "bold" if span.kind in ("bold", "link") and face in ("body", "italic") else face


def _words(c: Canvas, span: Span, face: Face, px: int, link: int) -> Iterator[_Run]:
    shown = f"{{{span.text}}}" if span.kind == "icon" else span.text
    for number, part in enumerate(shown.split("\n")):
        if number:
            yield _Run("break", "", face, 0)
        for atom in _ATOMS.findall(clean_long(part)):
            word = " " if atom.isspace() else atom
            yield _Run("space" if word == " " else "text", word, face, c.assets.fonts.size(face, px, word)[0], link)


def clean_long(text: str) -> str:
    """Clean a text of any length; ``clean`` takes one line's worth at a time."""
    return "".join(clean(text[i : i + 1000]) for i in range(0, len(text), 1000))


def _fill(c: Canvas, pieces: list[_Run], px: int, width: int) -> list[tuple[tuple[_Run, ...], int]]:
    """Fill lines of ``width`` with words; pieces that touch without a space stay together."""
    lines: list[list[_Run]] = [[]]
    used = 0
    for word in _glued(pieces):
        wide = sum(run.width for run in word)
        if word[0].kind == "space":
            if lines[-1]:
                lines[-1] += word
                used += wide
            continue
        if lines[-1] and used + wide > width:
            lines.append([])
            used = 0
        for part in [word] if wide <= width else _broken(c, word, px, width):
            wide = sum(run.width for run in part)
            if lines[-1] and used + wide > width:
                lines.append([])
                used = 0
            lines[-1] += part
            used += wide
    return [_merged(c, _trimmed(runs), px) for runs in lines]


def _glued(pieces: list[_Run]) -> Iterator[list[_Run]]:
    word: list[_Run] = []
    for run in pieces:
        if run.kind == "space":
            if word:
                yield word
            yield [run]
            word = []
        else:
            word.append(run)
    if word:
        yield word


def _broken(c: Canvas, word: list[_Run], px: int, width: int) -> Iterator[list[_Run]]:
    """Break a word that is wider than a line between its letters."""
    for run in word:
        if run.kind == "icon" or run.width <= width:
            yield [run]
            continue
        rest = run.text
        while rest:
            count = _longest(c, rest, run.face, px, width)
            part, rest = rest[:count], rest[count:]
            yield [run._replace(text=part, width=c.assets.fonts.size(run.face, px, part)[0])]


def _longest(c: Canvas, word: str, face: Face, px: int, width: int) -> int:
    low, high = 1, min(len(word), 1 + width)
    while low < high:
        middle = (low + high + 1) // 2
        if c.assets.fonts.size(face, px, word[:middle])[0] <= width:
            low = middle
        else:
            high = middle - 1
    return low


def _trimmed(runs: list[_Run]) -> list[_Run]:
    while runs and runs[-1].kind == "space":
        runs.pop()
    return runs


def _merged(c: Canvas, runs: list[_Run], px: int) -> tuple[tuple[_Run, ...], int]:
    """Join neighbours of one face and link, so that a line is few sprites, and give each its place."""
    joined: list[_Run] = []
    for run in runs:
        last = joined[-1] if joined else None
        if last and run.kind != "icon" and last.kind != "icon" and (run.face, run.link) == (last.face, last.link):
            joined[-1] = last._replace(text=last.text + run.text, kind="text")
        else:
            joined.append(run)
    x, placed = 0, []
    for run in joined:
        width = run.width if run.kind == "icon" else c.assets.fonts.size(run.face, px, run.text)[0]
        placed.append(run._replace(width=width, x=x))
        x += width
    return tuple(placed), x


_SHIFT = {"left": 0.0, "center": 0.5, "right": 1.0, "top": 0.0, "middle": 0.5, "bottom": 1.0}


def _placed(c: Canvas, laid: _Laid, rect: Rect, align: Align, valign: VAlign) -> Iterator[tuple[_Run, int, int]]:
    """Give every run its left top corner in real pixels."""
    x0, y0, w, h = (value * c.scale for value in rect)
    y = round(y0 + (h - laid.height) * _SHIFT[valign])
    for runs, used in laid.lines:
        x = round(x0 + (w - used) * _SHIFT[align])
        for run in runs:
            yield run, x + run.x, y
        y += laid.line_h


def _paint(c: Canvas, run: _Run, at: tuple[int, int], laid: _Laid, color: Paint) -> None:
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
