"""Dialogs: a sheet of paper over the scene below, with a few answers, and perhaps a line to fill in."""

from collections.abc import Callable, Sequence
from typing import ClassVar, NamedTuple

from client.core.words import N_
from client.scenes.desk import Desk, Words
from client.scenes.scene import Scene
from client.ui.buttons import ButtonKind, button_w
from client.ui.canvas import Canvas
from client.ui.colour import INK
from client.ui.keys import Action
from client.ui.metrics import Area, Rect, inset
from client.ui.rich import rich_height
from client.ui.surfaces import dim, panel
from client.ui.text import text
from client.ui.theme import RADIUS
from client.ui.widgets.base import Widget
from client.ui.widgets.button import Button
from client.ui.widgets.scrolltext import ScrollText
from client.ui.widgets.textline import TextLine

_WIDTH = 760.0
_PAD = 36.0
_TITLE_H = 64.0
_BUTTON_H = 64.0
_FIELD_H = 56.0
_GAP = 16.0


class Answer(NamedTuple):
    """One button of a dialog. The dialog closes before ``then`` is called."""

    name: str
    label: Words
    then: Callable[[], None] = lambda: None
    kind: ButtonKind = "secondary"
    is_back: bool = False
    """Esc answers this."""
    is_default: bool = False
    """Enter answers this."""


class Dialog(Scene):
    """A title, a text that scrolls if it must, and answers in a row, or below each other where they do not fit."""

    name: ClassVar[str] = "dialog"
    hides_below: ClassVar[bool] = False

    def __init__(self, desk: Desk, title: Words, body: Words, answers: Sequence[Answer]) -> None:
        super().__init__(desk.timeline())
        self.desk = desk
        self.title = title
        self.body = body
        self.answers = tuple(answers)
        self.sheet: Rect = (0, 0, 0, 0)
        self.controls.default = next((answer.name for answer in self.answers if answer.is_default), "")
        self.controls.on_refused = desk.stack.toast

    def layout(self, area: Area) -> None:
        """Make the sheet as high as its text needs and the window allows."""
        ruler = self.desk.ruler
        width = min(_WIDTH, area.width - 32)
        inner = width - 2 * _PAD
        rows = self._answer_rows(ruler, inner)
        body = self.desk.say(self.body)
        foot = len(rows) * (_BUTTON_H + _GAP) + self._extra_h()
        fixed = _PAD * 2 + _TITLE_H + foot
        body_h = min(rich_height(ruler, body, inner - 30) + 8 if body else 0, area.height - 32 - fixed)
        height = fixed + max(body_h, 0)
        x, y = (area.width - width) / 2, (area.height - height) / 2
        self.sheet = (x, y, width, height)
        top = y + _PAD + _TITLE_H
        words = [ScrollText("text", (x + _PAD, top, inner, body_h), self.desk.label(self.body), body)] if body else []
        below = top + max(body_h, 0)
        extra = self._extra((x + _PAD, below, inner, self._extra_h()))
        buttons = self._buttons(rows, (x + _PAD, below + self._extra_h() + _GAP, inner, 0))
        self.controls.arrange([*words, *extra, *buttons])

    def paint(self, c: Canvas) -> None:
        """Draw the veil, the sheet and what is on it."""
        dim(c)
        panel(c, self.sheet, "paper", theme=self.theme, level=4, radius=RADIUS["dialog"])
        x, y, w, _ = inset(self.sheet, _PAD)
        text(c, self.desk.label(self.title), (x, y - 4), "h2", INK, max_w=w)
        self.controls.paint(c)

    def answer(self, answer: Answer) -> None:
        """Close the dialog, then do what was answered."""
        self.desk.stack.close(self)
        answer.then()

    def _extra_h(self) -> float:
        """Return the height of what a kind of dialog puts between text and answers."""
        return 0.0

    def _extra(self, _place: Rect) -> list[Widget]:
        """Return what a kind of dialog puts between text and answers."""
        return []

    def _answer_rows(self, ruler: Canvas, room: float) -> list[list[tuple[Answer, float]]]:
        """Return the answers with their widths: in one row, or each in its own."""
        sized = [(answer, self._width(ruler, answer)) for answer in self.answers]
        if sum(width for _, width in sized) + _GAP * (len(sized) - 1) <= room:
            return [sized]
        return [[(answer, room)] for answer, _ in sized]

    def _width(self, ruler: Canvas, answer: Answer) -> float:
        return max(150.0, button_w(ruler, self.desk.label(answer.label), key=self._key(answer)))

    def _key(self, answer: Answer) -> str:
        """Return the key printed on an answer: the way out is told, Enter goes without saying."""
        return self.desk.key_label(Action.BACK) if answer.is_back else ""

    def _buttons(self, rows: list[list[tuple[Answer, float]]], place: Rect) -> list[Widget]:
        x, y, w, _ = place
        buttons: list[Widget] = []
        for row in rows:
            left = x + w - sum(width for _, width in row) - _GAP * (len(row) - 1)
            for answer, width in row:
                buttons.append(self._button(answer, (left, y, width, _BUTTON_H)))
                left += width + _GAP
            y += _BUTTON_H + _GAP
        return buttons

    def _button(self, answer: Answer, rect: Rect) -> Button:
        return Button(
            answer.name,
            rect,
            self.desk.label(answer.label),
            lambda: self.answer(answer),
            kind=answer.kind,
            key=self._key(answer),
            action=Action.BACK if answer.is_back else None,
        )


class Message(Dialog):
    """Something to be read; any key that confirms or goes back closes it."""

    name: ClassVar[str] = "message"

    def __init__(self, desk: Desk, title: Words, body: Words, then: Callable[[], None] = lambda: None) -> None:
        fine = Answer("fine", N_("Fine"), then, "primary", is_back=True, is_default=True)
        super().__init__(desk, title, body, [fine])


class Confirm(Dialog):
    """A question whose "yes" cannot be taken back; Esc says no, and so does Enter."""

    name: ClassVar[str] = "confirm"

    def __init__(self, desk: Desk, title: Words, body: Words, yes: Answer) -> None:
        no = Answer("no", N_("No"), kind="secondary", is_back=True, is_default=True)
        super().__init__(desk, title, body, [no, yes])


class AskText(Dialog):
    """Asks for one line of text, such as the name of a saved match."""

    name: ClassVar[str] = "ask_text"

    def __init__(self, desk: Desk, title: Words, body: Words, value: str, then: Callable[[str], None]) -> None:
        self.value = value
        self._then = then
        done = Answer("done", N_("Done"), self._done, "primary", is_default=True)
        super().__init__(desk, title, body, [Answer("cancel", N_("Cancel"), is_back=True), done])

    def enter(self) -> None:
        """Begin to edit at once."""
        self.controls.focus.put("line")
        self.controls["line"].activate()

    def _done(self) -> None:
        self._then(self.value)

    def _note(self, value: str) -> None:
        self.value = value

    def _extra_h(self) -> float:
        return _FIELD_H + _GAP

    def _extra(self, place: Rect) -> list[Widget]:
        x, y, w, _ = place
        known = [widget for widget in self.controls.widgets if isinstance(widget, TextLine)]
        line = known[0] if known else TextLine("line", place, value=self.value, editor=self.desk.editor)
        line.rect, line.label = (x, y + _GAP, w, _FIELD_H), self.desk.label(self.title)
        line.on_type, line.on_enter = self._note, lambda: self.answer(self.answers[-1])
        return [line]
