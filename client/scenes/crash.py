"""Shown when a scene failed: what happened, where it is written down, and the ways on."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import ClassVar, NamedTuple

from client.core.words import N_, Phrase
from client.scenes.desk import Desk, Words
from client.scenes.scene import Scene
from client.storage.open_folder import open_folder
from client.ui.art import art
from client.ui.buttons import ButtonKind, button_w
from client.ui.canvas import Canvas
from client.ui.clipboard import copy_text
from client.ui.colour import INK
from client.ui.markup import escape
from client.ui.metrics import Area, Rect, inset
from client.ui.rich import rich, rich_height
from client.ui.shapes import rrect
from client.ui.surfaces import panel, table
from client.ui.text import text
from client.ui.theme import RADIUS, TEXT
from client.ui.widgets.button import Button
from client.ui.widgets.scrolltext import ScrollText

_WIDTH = 1240.0
_PAD = 32.0
_TITLE_H = 64.0
_BUTTON_H = 60.0
_GAP = 12.0
_LEAST_REPORT = 64.0
_FIGURE = 176.0
"""Size of the figure beside the text, which narrow windows do without."""


class Way(NamedTuple):
    """A way on from here."""

    name: str
    label: Words
    icon_name: str
    do: Callable[[], None]
    kind: ButtonKind = "secondary"
    why_not: Words = ""


class CrashScene(Scene):
    """Says in words that something went wrong. ``path`` is where the report was written; None if it was not."""

    name: ClassVar[str] = "crash"

    def __init__(self, desk: Desk, report_text: str, path: Path | None) -> None:
        super().__init__(desk.timeline())
        self.desk = desk
        self.report_text = report_text
        self.path = path
        self.sheet: Rect = (0, 0, 0, 0)
        self._words: Rect = (0, 0, 0, 0)
        self._report: Rect = (0, 0, 0, 0)
        self._has_figure = False
        self.controls.default = "menu"
        self.controls.on_refused = desk.stack.toast

    @property
    def words(self) -> Phrase:
        """What happened, and what is left."""
        if self.path is None:
            return Phrase(
                N_(
                    "Henchbox made a mistake and stopped what it was doing. Your match is kept up to the last move. "
                    "The report below could not be written down: copy it if you want to pass it on."
                )
            )
        text = N_(
            "Henchbox made a mistake and stopped what it was doing. Your match is kept up to the last move. "
            "What happened is written down in {file}."
        )
        return Phrase(text, file=str(self.path))

    def enter(self) -> None:
        """Put the keyboard on the way back to the menu."""
        self.controls.focus.put("menu")

    def layout(self, area: Area) -> None:
        """Give the report what the words and the buttons leave."""
        ruler = self.desk.ruler
        x, y, w, h = self.sheet = inset((0, 0, area.width, area.height), max(16, (area.width - _WIDTH) / 2), 16)
        self._has_figure = w > 900
        inner = w - 2 * _PAD
        beside = _FIGURE + 24 if self._has_figure else 0.0
        words_h = rich_height(ruler, self.desk.say(self.words), inner - beside, "body")
        rows = self._rows(ruler, inner)
        foot = len(rows) * (_BUTTON_H + _GAP)
        words_h = min(words_h, h - 20 - _TITLE_H - 16 - _LEAST_REPORT - _GAP - foot - 16)
        self._words = (x + _PAD, y + 20 + _TITLE_H, inner - beside, words_h)
        top = self._words[1] + max(words_h, beside - 84 if beside else 0) + 16
        bottom = y + h - 16 - foot
        self._report = (x + _PAD, top, inner, max(bottom - top, _LEAST_REPORT))
        under = self._report[1] + self._report[3] + _GAP
        self.controls.arrange([self._report_control(), *self._buttons(rows, (x + _PAD, under, inner, foot))])

    def paint(self, c: Canvas) -> None:
        """Draw the sheet, the report in its well and the buttons."""
        table(c, self.theme)
        panel(c, self.sheet, "paper", theme=self.theme, level=4, radius=RADIUS["dialog"])
        x, y, w, _ = self.sheet
        title = self.desk.label(N_("That should not have happened"))
        text(c, title, (x + _PAD, y + 22), "h1", INK, max_w=self._words[2])
        rich(c, self.desk.say(self.words), self._words, "body", INK, link=TEXT["link_paper"], fit=True)
        if self._has_figure:
            figure = (x + w - _PAD - _FIGURE, y + 20, _FIGURE, _FIGURE)
            art(c, "common/scientist", figure, radius=24)
            rrect(c, figure, None, 24, 4)
        rrect(c, self._report, "#FFFFFF", 14, 3)
        self.controls.paint(c)

    def _report_control(self) -> ScrollText:
        known = [widget for widget in self.controls.widgets if isinstance(widget, ScrollText)]
        report = known[0] if known else ScrollText("report", self._report, words=escape(self.report_text))
        report.rect, report.label, report.style = inset(self._report, 16, 10), self.desk.label(N_("Report")), "min"
        return report

    def _ways(self) -> tuple[Way, ...]:
        no_folder = N_("The report was not written to disk.") if self.path is None else ""
        return (
            Way("menu", N_("Back to the menu"), "menu", self.desk.go.menu, "primary"),
            Way("copy", N_("Copy the report"), "log", self._copy),
            Way("folder", N_("Open its folder"), "box", self._open_folder, why_not=no_folder),
            Way("quit", N_("Quit Henchbox"), "close", self.desk.go.quit),
        )

    def _rows(self, ruler: Canvas, room: float) -> list[list[Way]]:
        """Return the ways in one row, or two to a row where they do not fit."""
        ways = list(self._ways())
        wide = sum(button_w(ruler, self.desk.label(way.label), icon_name=way.icon_name) + _GAP for way in ways)
        return [ways] if wide <= room else [ways[:2], ways[2:]]

    def _buttons(self, rows: Sequence[Sequence[Way]], place: Rect) -> list[Button]:
        x, y, w, _ = place
        buttons = []
        for row in rows:
            each = (w - _GAP * (len(row) - 1)) / len(row)
            for index, way in enumerate(row):
                buttons.append(self._button(way, (x + index * (each + _GAP), y, each, _BUTTON_H)))
            y += _BUTTON_H + _GAP
        return buttons

    def _button(self, way: Way, rect: Rect) -> Button:
        label, why_not = self.desk.label(way.label), self.desk.label(way.why_not)
        return Button(way.name, rect, label, way.do, kind=way.kind, icon_name=way.icon_name, why_disabled=why_not)

    def _copy(self) -> None:
        if copy_text(self.report_text):
            self.desk.toast(N_("The report is on the clipboard."), "check")
        else:
            self.desk.toast(N_("The clipboard did not take it."))

    def _open_folder(self) -> None:
        failed = None if self.path is None else open_folder(self.path.parent)
        if failed is not None:
            self.desk.toast(failed)
