"""The score sheet: one column a seat in the order of the ranking, one line for everything the rules count."""

from collections.abc import Sequence
from typing import NamedTuple

from client.core.match import AnyMatch
from client.core.outcome import Line, Outcome
from client.core.words import N_, Phrase
from client.scenes.desk import Desk
from client.scenes.names import portrait
from client.scenes.results.verdict import mark_words, names_of, ranking
from client.tables.seat_words import level_title
from client.ui.canvas import Canvas
from client.ui.markup import escape
from client.ui.metrics import Rect
from client.ui.rich import rich_height
from client.ui.text import line_h, text_w
from client.ui.theme import FLOOR, TextStyle
from client.ui.widgets.lists import BAR

_PAD = 12.0
_LARGEST_FACE, _USUAL_FACE, _SMALLEST_FACE = 74.0, 42.0, 22.0
_LARGEST_ROW = 104.0
_LOW = 520.0
"""A sheet below this height saves on everything but its lines."""


class Head(NamedTuple):
    """What stands above a column."""

    seat: int
    name: str
    level: str
    art_name: str
    leads: bool
    """The seat is among the first, and nobody has lost together with it."""
    mark: str
    """Its place; where all win or lose together, which of both."""


class Cell(NamedTuple):
    """A number of the sheet with its reason; ``value`` is None where the line does not apply."""

    value: float | None
    note: str
    is_best: bool = False


class SheetRow(NamedTuple):
    """A line of the sheet, its cells in the order of the columns."""

    label: str
    icon_name: str
    cells: tuple[Cell, ...]
    is_quiet: bool
    """It explains, but counts nothing."""


class Sheet(NamedTuple):
    """All that is written on the sheet."""

    game_id: str
    heads: tuple[Head, ...]
    remarks: tuple[str, ...]
    rows: tuple[SheetRow, ...]
    total_label: str
    totals: tuple[Cell, ...]


def counted_lines(outcome: Outcome) -> list[Line]:
    """Return the lines that fill a row: all with a number, but for the one that is the total."""
    return [line for line in outcome.breakdown if line.kind != "total" and any(v is not None for v in line.values)]


def sheet_of(desk: Desk, match: AnyMatch, outcome: Outcome, extra: Sequence[Phrase] = ()) -> Sheet:
    """Write the sheet in the reader's language; ``extra`` remarks stand below those of the outcome."""
    order = ranking(outcome)
    total = next((line for line in outcome.breakdown if line.kind == "total"), None)
    remarks = [line.label for line in outcome.breakdown if all(value is None for value in line.values)]
    remarks += extra
    names = names_of(match)
    label = Phrase(N_("Total")) if total is None else total.label
    notes: Sequence[Phrase | None] = (None,) * len(order) if total is None else total.notes
    return Sheet(
        match.game.id,
        tuple(_head(desk, match, outcome, seat) for seat in order),
        tuple(desk.say(words, names) for words in remarks if words != label),
        tuple(_row(desk, line, order, names) for line in counted_lines(outcome)),
        desk.label(label, names),
        tuple(Cell(outcome.scores[seat], _said(desk, notes[seat], names)) for seat in order),
    )


def _head(desk: Desk, match: AnyMatch, outcome: Outcome, seat: int) -> Head:
    player, place = match.players[seat], outcome.places[seat]
    level = desk.label(level_title(player.level))
    leads = place == 1 and outcome.won is not False
    return Head(seat, player.name, level, portrait(player.avatar), leads, desk.label(mark_words(outcome, seat)))


def _row(desk: Desk, line: Line, order: Sequence[int], names: Sequence[str]) -> SheetRow:
    known = [value for value in line.values if value is not None]
    best = max(known) if line.kind == "points" and len(set(known)) > 1 else None
    cells = tuple(
        Cell(line.values[seat], _said(desk, line.notes[seat], names), best is not None and line.values[seat] == best)
        for seat in order
    )
    return SheetRow(desk.label(line.label, names), line.icon, cells, line.kind == "plain")


def _said(desk: Desk, words: Phrase | None, names: Sequence[str]) -> str:
    return "" if words is None else desk.say(words, names)


class SheetPlaces(NamedTuple):
    """Where the parts of the sheet lie; ``rows`` is the window onto lines of ``row_h`` each, which may scroll.

    In a low sheet the levels are left out and places stand beside the totals.
    """

    rect: Rect
    is_low: bool
    label_w: float
    column_w: float
    face_r: float
    name_h: float
    rows: Rect
    row_h: float
    total: Rect

    @property
    def face_top(self) -> float:
        """The top of the portraits; the crown reaches above it."""
        return self.rect[1] + (26 if self.is_low else 36)

    def column(self, index: int) -> tuple[float, float]:
        """Return left edge and width of a column."""
        return self.rect[0] + _PAD + self.label_w + index * self.column_w, self.column_w

    def row(self, index: int) -> Rect:
        """Return where a line belongs while nothing is scrolled."""
        x, y, w, _ = self.rows
        return (x, y + index * self.row_h, w, self.row_h)


def sheet_places(rect: Rect, ruler: Canvas, sheet: Sheet) -> SheetPlaces:
    """Arrange a sheet; lines are as high as there is room, and scroll if that is less than their texts need.

    What few lines leave over makes the portraits larger.
    """
    x, y, w, h = rect
    count, is_low = len(sheet.heads), h < _LOW
    inner = w - 2 * _PAD
    label_w = min(max(inner * (0.27 if count <= 4 else 0.2), 190.0), 330.0)
    total_h = _total_h(ruler, sheet, is_low=is_low)
    notes_h = _notes_h(ruler, sheet, (inner - label_w - BAR - 8) / count - 12)
    least_row = line_h(ruler, "h3") + notes_h + 10
    lines = max(len(sheet.rows), 1)
    least_head = 2 * _SMALLEST_FACE + line_h(ruler, "h3") + 60
    scrolls = lines * least_row > h - total_h - least_head - 20
    column_w = (inner - label_w - (BAR + 8 if scrolls else 0)) / count
    name_h = max(_name_h(ruler, head.name, column_w - 14) for head in sheet.heads)
    words_h = name_h + (0.0 if is_low else line_h(ruler, "min"))
    room = h - total_h - 20 - words_h - (44 if is_low else 60)
    face_r = min(_LARGEST_FACE, column_w * 0.32, max(_SMALLEST_FACE, (room - lines * _LARGEST_ROW) / 2))
    face_r = max(face_r, min(_USUAL_FACE, column_w * 0.3, (room - lines * least_row) / 2), _SMALLEST_FACE)
    head_h = 2 * face_r + words_h + (44 if is_low else 60)
    rows_h = h - head_h - total_h - 12
    row_h = min(max(least_row, rows_h / lines), _LARGEST_ROW)
    rows: Rect = (x + _PAD, y + head_h, inner, rows_h)
    total: Rect = (x + _PAD, y + h - total_h - 8, inner, total_h)
    return SheetPlaces(rect, is_low, label_w, column_w, face_r, name_h, rows, row_h, total)


def _notes_h(ruler: Canvas, sheet: Sheet, width: float) -> float:
    """Return the height of the highest note: one line or two."""
    one = line_h(ruler, "min")
    highest = max((rich_height(ruler, cell.note, width, "min") for row in sheet.rows for cell in row.cells), default=0)
    return min(max(highest, one), 2 * one)


def _name_h(ruler: Canvas, name: str, width: float) -> float:
    """Return the height of a name: one line, or two small ones if it does not fit."""
    if text_w(ruler, name, SMALL_NAME) <= width:
        return line_h(ruler, "h3")
    return min(rich_height(ruler, escape(name), width, SMALL_NAME, 0.9), 2 * line_h(ruler, SMALL_NAME)) + 3


def _total_h(ruler: Canvas, sheet: Sheet, *, is_low: bool) -> float:
    notes = line_h(ruler, "min") if any(cell.note for cell in sheet.totals) else 0.0
    return line_h(ruler, "number" if is_low else "display") + (6 if is_low else 44) + notes


SMALL_NAME: TextStyle = ("title", FLOOR)
"""The size at which a name takes two lines."""
