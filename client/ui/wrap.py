"""Laying out text: which words stand on which line, in which face and where."""

import math
import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import NamedTuple

from client.ui.canvas import Canvas
from client.ui.fonts import clean
from client.ui.icons import has_icon
from client.ui.markup import Span, parse
from client.ui.metrics import Rect
from client.ui.text import exact
from client.ui.theme import FLOOR, Face, TextStyle

__all__ = ["LONGEST_TEXT", "Laid", "Run", "lay"]

_ICON_WIDTH = 1.15
"""Room of an icon, in sizes of the text around it."""
_ATOMS = re.compile(r"\s+|\S+")
LONGEST_TEXT = 20_000
"""Characters; what stands behind them is not laid out."""
_ELLIPSIS = "\u2026"


class Run(NamedTuple):
    """A piece of one line in one face. Measures in real pixels; ``link`` counts the text's links, -1 for none."""

    kind: str
    text: str
    face: Face
    width: int
    link: int = -1
    x: int = 0


@dataclass(frozen=True, slots=True)
class Laid:
    """Lines of a text, each with its width, and the height of a line, in real pixels."""

    lines: tuple[tuple[tuple[Run, ...], int], ...]
    line_h: int
    px: int

    @property
    def height(self) -> int:
        """Height of all lines."""
        return self.line_h * len(self.lines)


def lay(  # noqa: PLR0913 - all that a layout depends on
    c: Canvas, s: str, rect: Rect, style: TextStyle, *, lead: float, fit: bool
) -> Laid:
    """Return the kept layout of a text at this width (and height, if it must fit)."""
    face, size = exact(c, style)
    width = max(1, math.floor(rect[2] * c.scale + 0.5))
    height = math.floor(rect[3] * c.scale + 0.5) if fit else 0
    px = max(1, round(size * c.scale))
    key = ("rich", s, face, px, width, height, lead)
    found: Laid | None = c.assets.cache.find(key)
    if found is None:
        found = _fitted(c, s, (face, px, lead), width, height) if fit else _wrap(c, s, (face, px, lead), width)
        c.assets.cache.put(key, found, 300 + len(s) * 4)
    return found


_Setting = tuple[Face, int, float]
"""Face, size in real pixels, height of a line relative to the face's own."""


def _fitted(c: Canvas, s: str, setting: _Setting, width: int, height: int) -> Laid:
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
    tail = Run("text", _ELLIPSIS, face, dots, x=used)
    return replace(laid, lines=(*laid.lines[: room - 1], ((*kept, tail), used + dots)))


def _wrap(c: Canvas, s: str, setting: _Setting, width: int) -> Laid:
    face, px, lead = setting
    lines = []
    pieces: list[Run] = []
    for run in _pieces(c, s[:LONGEST_TEXT], face, px):
        if run.kind == "break":
            lines += _fill(c, pieces, px, width)
            pieces = []
        else:
            pieces.append(run)
    lines += _fill(c, pieces, px, width)
    line_h = max(1, round(c.assets.fonts.line_height(face, px) * lead))
    return Laid(tuple(lines), line_h, px)


def _pieces(c: Canvas, s: str, face: Face, px: int) -> Iterator[Run]:
    """Cut a text into words, spaces, icons and line breaks, measured."""
    links = 0
    for span in parse(s):
        if span.kind == "icon" and has_icon(c, span.text):
            yield Run("icon", span.text, face, round(px * _ICON_WIDTH))
            continue
        link = links if span.kind == "link" else -1
        links += span.kind == "link"
        yield from _words(c, span, _face_of(span, face), px, link)


def _face_of(span: Span, face: Face) -> Face:
    return "bold" if span.kind in ("bold", "link") and face in ("body", "italic") else face


def _words(c: Canvas, span: Span, face: Face, px: int, link: int) -> Iterator[Run]:
    shown = f"{{{span.text}}}" if span.kind == "icon" else span.text
    for number, part in enumerate(shown.split("\n")):
        if number:
            yield Run("break", "", face, 0)
        for atom in _ATOMS.findall(_clean(part)):
            word = " " if atom.isspace() else atom
            yield Run("space" if word == " " else "text", word, face, c.assets.fonts.size(face, px, word)[0], link)


def _clean(text: str) -> str:
    """Clean a text of any length; ``clean`` takes one line's worth at a time."""
    return "".join(clean(text[i : i + 1000]) for i in range(0, len(text), 1000))


def _fill(c: Canvas, pieces: list[Run], px: int, width: int) -> list[tuple[tuple[Run, ...], int]]:
    """Fill lines of ``width`` with words; pieces that touch without a space stay together."""
    lines: list[list[Run]] = [[]]
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


def _glued(pieces: list[Run]) -> Iterator[list[Run]]:
    word: list[Run] = []
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


def _broken(c: Canvas, word: list[Run], px: int, width: int) -> Iterator[list[Run]]:
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


def _trimmed(runs: list[Run]) -> list[Run]:
    while runs and runs[-1].kind == "space":
        runs.pop()
    return runs


def _merged(c: Canvas, runs: list[Run], px: int) -> tuple[tuple[Run, ...], int]:
    """Join neighbours of one face and link, so that a line is few sprites, and give each its place."""
    joined: list[Run] = []
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
