"""Lines around groups of hens, which grow together as the yard grows, and the tags that say what a group is worth."""

from collections.abc import Collection, Iterator, Mapping
from typing import NamedTuple

from client.games.hens.grid import CELLS, SIDE, Cell
from client.games.hens.yard import Group
from client.tables.hens.cards import corner_of
from client.tables.hens.look import LOOKS
from client.ui.canvas import Canvas
from client.ui.colour import INK, Paint, mix
from client.ui.icons import icon
from client.ui.metrics import Point, Rect, inset
from client.ui.shapes import fill_rect, rrect
from client.ui.text import text, text_w


class Ring(NamedTuple):
    """The squares of a group, as they lie on the table, and the width of its line."""

    cells: Mapping[Cell, Rect]
    gap: float
    color: Paint


def cells_of(group: Group) -> list[Cell]:
    """Return the squares of a group, rising."""
    return [cell for cell in CELLS if group.cells >> cell & 1]


def paint_ring(c: Canvas, ring: Ring, grown: float = 1.0, young: Cell | None = None) -> None:
    """Draw the line around a group; its cards are drawn over it.

    ``grown`` tells how far the square of the ``young`` hen has grown together with the others: at 0 it has a line of
    its own.
    """
    reach = ring.gap / 2
    for out, paint in ((reach, INK), (reach - max(1.5, ring.gap * 0.17), ring.color)):
        for rect in ring.cells.values():
            rrect(c, inset(rect, -out), paint, corner_of(rect[2]) + out)
        for bridge in _bridges(ring, out, (young, grown)):
            fill_rect(c, bridge, paint)


def _bridges(ring: Ring, out: float, growing: tuple[Cell | None, float]) -> Iterator[Rect]:
    """Yield what joins neighbouring squares across each side that they share, and fills the middle of each four."""
    for cell, (x, y, w, h) in ring.cells.items():
        reach = corner_of(w) + out
        right, below = _right_of(cell), Cell(cell + SIDE)
        if right in ring.cells:
            half = (h / 2 + out) * _share(growing, cell, right)
            yield (x + w + ring.gap / 2 - reach, y + h / 2 - half, 2 * reach, 2 * half)
        if below in ring.cells:
            half = (w / 2 + out) * _share(growing, cell, below)
            yield (x + w / 2 - half, y + h + ring.gap / 2 - reach, 2 * half, 2 * reach)
        if {right, below, Cell(below + 1)} <= ring.cells.keys() and growing[1] >= 1:
            yield (x + w, y + h, ring.gap, ring.gap)


def _share(growing: tuple[Cell | None, float], one: Cell, other: Cell | None) -> float:
    young, grown = growing
    return grown if young in (one, other) else 1.0


def _right_of(cell: Cell) -> Cell | None:
    return Cell(cell + 1) if cell % SIDE < SIDE - 1 else None


class Tag(NamedTuple):
    """What a tag says; ``words`` is left out of the short form."""

    words: str
    eggs: int
    color: Paint
    is_largest: bool = False


TAG_H = 30.0


def tag_w(c: Canvas, tag: Tag) -> float:
    """Return the width of a tag."""
    words_w = text_w(c, tag.words, "min_b") + 10 if tag.words else 0
    star = 22 if tag.is_largest else 0
    return words_w + star + 24 + text_w(c, str(tag.eggs), "min_t") + 26


def paint_tag(c: Canvas, middle: Point, tag: Tag) -> None:
    """Draw a tag: a star on the largest group, how many hens of which breed, and their eggs."""
    x, y = middle
    w = tag_w(c, tag)
    left = x - w / 2
    rrect(c, (left, y - TAG_H / 2, w, TAG_H), INK, TAG_H / 2)
    rrect(c, (left + 3, y - TAG_H / 2 + 3, w - 6, TAG_H - 6), tag.color, TAG_H / 2 - 3)
    at = left + 12
    if tag.is_largest:
        icon(c, "star", (at + 8, y), 20)
        at += 22
    if tag.words:
        text(c, tag.words, (at, y), "min_b", "#FFFFFF", valign="middle", outline=INK, ow=1.6)
        at += text_w(c, tag.words, "min_b") + 10
    icon(c, "egg", (at + 9, y), 21, "#FFFFFF")
    text(c, str(tag.eggs), (left + w - 13, y), "min_t", "#FFFFFF", align="right", valign="middle", outline=INK, ow=1.6)


def tag_color(group: Group) -> Paint:
    """Return the ground of a group's tag: the colour of its breed, dark enough for white letters."""
    return mix(LOOKS[group.breed].face, INK, 0.12)


def tag_at(ring: Ring, medalled: Collection[Cell], rooster: Cell | None) -> Point:
    """Return where a tag hides least: across a side that two squares share, else on the middle of one.

    Medals hang at the right of their hens, several (``medalled``) in the way of a tag; the rooster stands at the left.
    """
    sides = [cell for cell in ring.cells if _right_of(cell) in ring.cells]
    for cell in sides:
        if cell not in medalled and _right_of(cell) != rooster:
            return _across(ring, cell)
    for cell, (x, y, w, h) in ring.cells.items():
        if cell not in medalled and cell != rooster:
            return (x + w / 2, y + h * 0.6)
    if sides:
        return _across(ring, sides[0])
    x, y, w, h = next(iter(ring.cells.values()))
    return (x + w / 2, y + h * 0.6)


def _across(ring: Ring, cell: Cell) -> Point:
    """Return the middle of the side between a square and the one right of it."""
    x, y, w, h = ring.cells[cell]
    return (x + w + ring.gap / 2, y + h * 0.57)
