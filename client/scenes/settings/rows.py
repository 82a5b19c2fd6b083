"""The lines of a page of settings: words on the left, a control on the right or, where that is too narrow, below."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from client.scenes.desk import Desk, Words
from client.ui.canvas import Canvas
from client.ui.metrics import Rect
from client.ui.rich import rich_height
from client.ui.shapes import fill_rect
from client.ui.text import Align
from client.ui.theme import PAPER_LINE, TEXT
from client.ui.widgets.base import Widget
from client.ui.widgets.choosing import SWITCH

WORDS_W = 446.0
"""Width of the words where the control stands beside them."""
BESIDE_FROM = 820.0
"""Width of a page from which on controls stand beside their words."""
CONTROL_X = 470.0
GAP = 22.0


class Block(NamedTuple):
    """A text of the page with its place while nothing is scrolled; ``words`` may hold markup."""

    rect: Rect
    words: str
    style: str
    color: str
    align: Align = "left"


class Slot(NamedTuple):
    """Where the next row goes: left top corner and width, with all that is needed to measure."""

    desk: Desk
    ruler: Canvas
    x: float
    y: float
    w: float

    @property
    def beside(self) -> bool:
        """Whether controls stand beside their words."""
        return self.w >= BESIDE_FROM

    def down(self, by: float) -> "Slot":
        """Return the slot that much lower."""
        return self._replace(y=self.y + by)


class Drawing(NamedTuple):
    """A picture of the page with its place while nothing is scrolled."""

    rect: Rect
    paint: Callable[[Canvas, Rect], None]
    name: str = ""
    """For whoever must find it again."""


class Laid(NamedTuple):
    """A row as it lies: its height, its controls, its texts and its pictures."""

    height: float
    widgets: tuple[Widget, ...] = ()
    blocks: tuple[Block, ...] = ()
    drawings: tuple[Drawing, ...] = ()


class Row(ABC):
    """One line of a page."""

    @abstractmethod
    def lay(self, slot: Slot) -> Laid:
        """Put it at the slot."""


def title_and_note(slot: Slot, title: Words, note: Words, width: float) -> tuple[float, tuple[Block, ...]]:
    """Return the height of a row's words and the words themselves, at the slot."""
    said, noted = slot.desk.say(title), slot.desk.say(note)
    title_h = rich_height(slot.ruler, said, width, "strong") if said else 0.0
    note_h = rich_height(slot.ruler, noted, width, "min") if noted else 0.0
    blocks = [
        Block((slot.x, slot.y, width, title_h), said, "strong", TEXT["on_paper"]),
        Block((slot.x, slot.y + title_h + 2, width, note_h), noted, "min", TEXT["on_paper_2"]),
    ]
    return title_h + 2 + note_h, tuple(block for block in blocks if block.words)


@dataclass
class Text(Row):
    """Words alone."""

    title: Words
    note: Words = ""

    def lay(self, slot: Slot) -> Laid:
        """Put it at the slot."""
        height, blocks = title_and_note(slot, self.title, self.note, slot.w)
        return Laid(height, blocks=blocks)


class Rule(Row):
    """A line between groups."""

    def lay(self, slot: Slot) -> Laid:
        """Put it at the slot."""
        return Laid(3.0, drawings=(Drawing((slot.x, slot.y, slot.w, 3), _paint_rule),))


def _paint_rule(c: Canvas, rect: Rect) -> None:
    fill_rect(c, rect, PAPER_LINE)


@dataclass
class ControlRow(Row):
    """Words and a control."""

    name: str
    title: Words
    note: Words

    def lay(self, slot: Slot) -> Laid:
        """Put the control beside the words, or below them."""
        width = WORDS_W if slot.beside else slot.w
        words_h, blocks = title_and_note(slot, self.title, self.note, width)
        room = slot.w - CONTROL_X if slot.beside else slot.w
        left = slot.x + CONTROL_X if slot.beside else slot.x
        height = self.control_h(slot, room)
        if not slot.beside:
            top = slot.y + words_h + 12
            return Laid(words_h + 12 + height, self.controls(slot, (left, top, room, height)), blocks)
        total = max(words_h, height)
        top = slot.y + (total - height) / 2
        drop = (total - words_h) / 2
        dropped = tuple(block._replace(rect=_lowered(block.rect, drop)) for block in blocks)
        return Laid(total, self.controls(slot, (left, top, room, height)), dropped)

    def control_h(self, slot: Slot, room: float) -> float:  # noqa: ARG002 - for those whose height varies
        """Return the height of the control in a room of this width."""
        return 48.0

    @abstractmethod
    def controls(self, slot: Slot, place: Rect) -> tuple[Widget, ...]:
        """Return the controls at their place."""


def _lowered(rect: Rect, by: float) -> Rect:
    x, y, w, h = rect
    return (x, y + by, w, h)


@dataclass
class Aside(Row):
    """Rows with a picture to their right, or below them where there is no room."""

    rows: Sequence[Row]
    size: tuple[float, float]
    """Width and least height of the picture."""
    paint: Callable[[Canvas, Rect], None]
    name: str = ""

    def lay(self, slot: Slot) -> Laid:
        """Put rows and picture at the slot."""
        width, least = self.size
        left_w = CONTROL_X + SWITCH[0] + 12
        room = slot.w - left_w - 40
        if room < width * 0.8:
            rows = lay_rows(slot, self.rows)
            place = (slot.x, slot.y + rows.height + GAP, min(slot.w, width), least)
            return rows._replace(
                height=rows.height + GAP + least, drawings=(*rows.drawings, Drawing(place, self.paint, self.name))
            )
        rows = lay_rows(slot._replace(w=left_w), self.rows)
        height = max(rows.height, least)
        place = (slot.x + left_w + 40, slot.y, min(room, width), height)
        return rows._replace(height=height, drawings=(*rows.drawings, Drawing(place, self.paint, self.name)))


def lay_rows(slot: Slot, rows: Sequence[Row]) -> Laid:
    """Put rows below each other."""
    laid: list[Laid] = []
    top = slot.y
    for row in rows:
        laid.append(row.lay(slot._replace(y=top)))
        top += laid[-1].height + GAP
    return Laid(
        max(top - GAP - slot.y, 0.0),
        tuple(widget for each in laid for widget in each.widgets),
        tuple(block for each in laid for block in each.blocks),
        tuple(drawing for each in laid for drawing in each.drawings),
    )
