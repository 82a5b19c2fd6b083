"""Draws the score sheet."""

from typing import NamedTuple

from client.core.words import N_
from client.scenes.desk import Desk
from client.scenes.results.counting import PLACES, TOTAL, cell_name, line_name, total_name
from client.scenes.results.sheet import SMALL_NAME, Cell, Head, Sheet, SheetPlaces, SheetRow
from client.ui.canvas import Canvas
from client.ui.clipping import clipped, within_clip
from client.ui.colour import INK, Paint, col
from client.ui.icons import has_icon, icon, is_line_icon
from client.ui.markup import escape
from client.ui.metrics import Rect
from client.ui.rich import rich, rich_height
from client.ui.seats import avatar
from client.ui.shapes import fill_rect, rrect
from client.ui.surfaces import panel
from client.ui.text import fit_style, line_h, text, text_w
from client.ui.theme import TEXT, Theme
from client.ui.timeline import Timeline
from client.ui.widgets.pane import Pane

_GOLD, _GOLD_EDGE = "#FFE9A8", "yellow.1"
_WINNING_TOTAL = "#A8480F"


class SheetPainter(NamedTuple):
    """What is drawn, where, and how far it has been counted."""

    desk: Desk
    sheet: Sheet
    places: SheetPlaces
    pane: Pane
    timeline: Timeline
    theme: Theme

    def paint(self, c: Canvas) -> None:
        """Draw the whole sheet."""
        panel(c, self.places.rect, "paper", theme=self.theme, level=3, radius=24)
        self._title(c)
        self._winners(c)
        for index in range(len(self.sheet.heads)):
            self._head(c, index)
        with clipped(c, self.places.rows):
            for index, row in enumerate(self.sheet.rows):
                place = self.pane.shift(self.places.row(index))
                if within_clip(c, place):
                    self._row(c, index, row, place)
        self._totals(c)

    def _title(self, c: Canvas) -> None:
        x, y, _, _ = self.places.rect
        room, top = self.places.label_w - 28, y + 20
        if not self.places.is_low:
            text(c, self.desk.label(N_("Scores")), (x + 32, top), "h2", INK, max_w=room)
            top += line_h(c, "h2") + 4
        said = "\n".join(self.sheet.remarks) or self.desk.say(N_("line by line, as the rules count them"))
        place = (x + 32, top, room, self.places.rows[1] - top - 6)
        rich(c, said, place, "min", TEXT["on_paper_2"], link=TEXT["link_paper"], fit=True)

    def _winners(self, c: Canvas) -> None:
        """Lay gold under the columns of the first place."""
        if PLACES in self.timeline.hidden:
            return
        _, y, _, h = self.places.rect
        for index, head in enumerate(self.sheet.heads):
            if head.leads:
                left, width = self.places.column(index)
                place = (left + 4, y + 8, width - 8, h - 22)
                rrect(c, place, _GOLD, 18)
                rrect(c, place, None, 18, 4, _GOLD_EDGE)

    def _head(self, c: Canvas, index: int) -> None:
        head, at = self.sheet.heads[index], self.places
        left, width = at.column(index)
        middle, r = left + width / 2, at.face_r
        avatar(c, (middle, at.face_top + r), r, head.art_name, head.seat)
        if head.leads and PLACES not in self.timeline.hidden:
            icon(c, "crown", (middle, at.face_top - r * 0.16), min(r * 1.1, 56))
        under = at.face_top + 2 * r + 10
        self._name(c, head.name, (left + 7, under, width - 14, at.name_h))
        if not at.is_low:
            below = under + at.name_h - 2
            text(c, head.level, (middle, below), "min", TEXT["on_paper_2"], align="center", max_w=width - 14)

    def _name(self, c: Canvas, name: str, room: Rect) -> None:
        x, y, w, h = room
        if text_w(c, name, SMALL_NAME) <= w:
            text(c, name, (x + w / 2, y + h / 2), "h3", INK, align="center", valign="middle", max_w=w)
        else:
            rich(c, escape(name), room, SMALL_NAME, INK, align="center", valign="middle", lead=0.9, fit=True)

    def _row(self, c: Canvas, index: int, row: SheetRow, place: Rect) -> None:
        x, y, w, h = place
        if index % 2 == 0:
            rrect(c, (x, y + 1, w, h - 2), col("#E6B65A", 46), 12)
        middle = y + h / 2
        self._sign(c, row.icon_name, (x + 30, middle))
        label = (x + 58, y + 2, self.places.label_w - 62, h - 4)
        rich(c, escape(row.label), label, "strong", INK, valign="middle", fit=True, lead=0.92)
        if line_name(index) in self.timeline.hidden:
            return
        for column, cell in enumerate(row.cells):
            self._cell(c, (index, column), cell, (*self.places.column(column), y, h))

    def _sign(self, c: Canvas, name: str, at: tuple[float, float]) -> None:
        shown = name if has_icon(c, name) else "star"
        icon(c, shown, at, 34, INK if is_line_icon(c, shown) else None)

    def _cell(self, c: Canvas, at: tuple[int, int], cell: Cell, room: tuple[float, float, float, float]) -> None:
        """Write a number with its reason below; ``room`` is left, width, top and height."""
        left, width, y, h = room
        index, column = at
        middle = left + width / 2
        quiet = self.sheet.rows[index].is_quiet
        number_h = line_h(c, "h3") if cell.note else h
        note_h = min(rich_height(c, cell.note, width - 12, "min"), h - number_h) if cell.note else 0.0
        top = y + (h - number_h - note_h) / 2
        if cell.value is None:
            text(c, "\u2013", (middle, y + h / 2), "h3", TEXT["on_paper_2"], align="center", valign="middle")
            return
        seat = self.sheet.heads[column].seat
        shown = self.timeline.shown(cell_name(index, seat), cell.value)
        ink = _ink(cell, quiet=quiet)
        style = "strong" if quiet else "h3" if h < 66 else "h2"
        number = (middle, top + number_h / 2)
        text(c, f"{shown:g}", number, style, ink, align="center", valign="middle", max_w=width - 12)
        if cell.note:
            note = (left + 6, top + number_h, width - 12, note_h + 2)
            rich(c, cell.note, note, "min", TEXT["on_paper_2"], link=TEXT["on_paper_2"], align="center", fit=True)

    def _totals(self, c: Canvas) -> None:
        x, y, w, h = self.places.total
        fill_rect(c, (x, y, w, 4), INK)
        label = (x + 20, y + 6, self.places.label_w - 28, h - 10)
        words = self.sheet.total_label
        style = fit_style(c, max(words.split(), key=len, default=""), "h2" if self.places.is_low else "h1", label[2])
        rich(c, escape(words), label, style, INK, valign="middle", fit=True, lead=0.92)
        if TOTAL in self.timeline.hidden:
            return
        for index, cell in enumerate(self.sheet.totals):
            self._total(c, index, cell)

    def _total(self, c: Canvas, index: int, cell: Cell) -> None:
        head, at = self.sheet.heads[index], self.places
        left, width = at.column(index)
        middle, y = left + width / 2, at.total[1]
        first = head.leads and PLACES not in self.timeline.hidden
        style = "number" if at.is_low else "display"
        number_h, pill_w = line_h(c, style), 56.0 if at.is_low else 72.0
        shown = f"{self.timeline.shown(total_name(head.seat), cell.value or 0):g}"
        number_w = min(text_w(c, shown, style), width - 16 - (pill_w + 8 if at.is_low else 0))
        start = middle - (number_w + (8 + pill_w if at.is_low else 0)) / 2
        ink = _WINNING_TOTAL if first else INK
        text(c, shown, (start, y + number_h / 2 + 2), style, ink, valign="middle", max_w=number_w)
        pill = (start + number_w + 8, y + number_h / 2 - 14) if at.is_low else (middle - pill_w / 2, y + number_h)
        if PLACES not in self.timeline.hidden:
            self._pill(c, (*pill, pill_w, 32), head)
        below = y + number_h + (4 if at.is_low else 36)
        note = (left + 6, below, width - 12, line_h(c, "min") + 2)
        rich(c, cell.note, note, "min", TEXT["on_paper_2"], align="center", fit=True)

    def _pill(self, c: Canvas, rect: Rect, head: Head) -> None:
        x, y, w, h = rect
        rrect(c, rect, INK, h / 2)
        gold = "#FFE27A" if head.leads else "#FFFFFF"
        text(c, head.mark, (x + w / 2, y + h / 2), "min_b", gold, align="center", valign="middle", max_w=w - 8)


def _ink(cell: Cell, *, quiet: bool) -> Paint:
    """Return the colour of a number: best of its line, loss, or neither."""
    if quiet or cell.value is None:
        return TEXT["on_paper_2"]
    if cell.value < 0:
        return "red.1"
    return "green.1" if cell.is_best and cell.value > 0 else INK
