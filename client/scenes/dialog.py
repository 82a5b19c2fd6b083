"""Dialogs: a sheet of paper over the scene below, with a few answers, and perhaps a line to fill in.

``ask``, ``tell`` and ``ask_name`` open the usual ones; a scene that needs another builds on ``Dialog``.
"""

from collections.abc import Callable, Sequence
from typing import ClassVar, NamedTuple

from client.core.words import N_
from client.scenes.desk import Desk, Words
from client.scenes.scene import Scene
from client.ui.buttons import ButtonKind, button_w
from client.ui.canvas import Canvas
from client.ui.colour import INK
from client.ui.keys import Action
from client.ui.metrics import Area, Rect
from client.ui.rich import rich, rich_height
from client.ui.surfaces import dim, panel
from client.ui.theme import RADIUS, TEXT
from client.ui.widgets.base import Widget
from client.ui.widgets.button import Button
from client.ui.widgets.lists import BAR
from client.ui.widgets.scrolltext import ScrollText
from client.ui.widgets.textline import TextLine

_WIDTH = 760.0
_MARGIN = 16.0
_PAD, _PAD_TIGHT = 36.0, 20.0
_TIGHT_BELOW = 620.0
"""A window of less design pixels in height gets the tight padding."""
_BUTTON_H = 64.0
_FIELD_H = 56.0
_GAP = 16.0
_LEAST_BODY = 44.0
YES, NO = N_("Yes"), N_("No")


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
    """A title, a text that scrolls if it must, and answers in a row, or below each other where they do not fit.

    Without a title the text is the question itself and is set in bold.
    """

    name: ClassVar[str] = "dialog"
    hides_below: ClassVar[bool] = False

    def __init__(self, desk: Desk, title: Words, body: Words, answers: Sequence[Answer]) -> None:
        super().__init__(desk.timeline())
        self.desk = desk
        self.title = title
        self.body = body
        self.answers = tuple(answers)
        self.sheet: Rect = (0, 0, 0, 0)
        self._title_rect: Rect = (0, 0, 0, 0)
        self._body_rect: Rect = (0, 0, 0, 0)
        self.controls.default = next((answer.name for answer in self.answers if answer.is_default), "")
        self.controls.on_refused = desk.stack.toast

    def enter(self) -> None:
        """Put the keyboard on what Enter answers."""
        self.controls.focus.put(self.controls.default)

    def layout(self, area: Area) -> None:
        """Make the sheet as high as its text needs and the window allows."""
        ruler = self.desk.ruler
        pad = _PAD if area.height >= _TIGHT_BELOW else _PAD_TIGHT
        width = min(_WIDTH, area.width - 2 * _MARGIN)
        inner = width - 2 * pad
        rows = self._answer_rows(ruler, inner)
        foot = self._extra_h() + len(rows) * (_BUTTON_H + _GAP)
        room = area.height - 2 * (_MARGIN + pad) - foot
        title_h, body_h = self._text_heights(ruler, inner, room)
        height = 2 * pad + title_h + body_h + foot
        x, y = (area.width - width) / 2, (area.height - height) / 2
        self.sheet = (x, y, width, height)
        self._title_rect = (x + pad, y + pad - 4, inner, title_h)
        self._body_rect = (x + pad, y + pad + title_h, inner, body_h)
        below = self._body_rect[1] + body_h
        extra = self._extra((x + pad, below, inner, self._extra_h()))
        buttons = self._buttons(rows, (x + pad, below + self._extra_h() + _GAP, inner, 0))
        self.controls.arrange([*self._long_text(ruler), *extra, *buttons])

    def paint(self, c: Canvas) -> None:
        """Draw the veil, the sheet and what is on it."""
        dim(c)
        panel(c, self.sheet, "paper", theme=self.theme, level=4, radius=RADIUS["dialog"])
        rich(c, self.desk.say(self.title), self._title_rect, "h2", INK, link=INK, fit=True)
        if not self._scrolls(c):
            rich(c, self.desk.say(self.body), self._body_rect, self._style, INK, link=TEXT["link_paper"])
        self.controls.paint(c)

    def answer(self, answer: Answer) -> None:
        """Close the dialog, then do what was answered."""
        self.desk.stack.close(self)
        answer.then()

    @property
    def _style(self) -> str:
        return "body" if self.title else "lead"

    def _text_heights(self, ruler: Canvas, inner: float, room: float) -> tuple[float, float]:
        """Return the heights of title and text; the text is cut to what is left and scrolls."""
        title, body = self.desk.say(self.title), self.desk.say(self.body)
        title_h = rich_height(ruler, title, inner, "h2") + 12 if title else 0.0
        title_h = min(title_h, max(room - (_LEAST_BODY if body else 0), _LEAST_BODY))
        body_h = rich_height(ruler, body, inner, self._style) + 4 if body else 0.0
        return title_h, max(min(body_h, room - title_h), _LEAST_BODY if body else 0.0)

    def _scrolls(self, c: Canvas) -> bool:
        """Tell whether the text is longer than its place."""
        _, _, w, h = self._body_rect
        return rich_height(c, self.desk.say(self.body), w, self._style) > h

    def _long_text(self, ruler: Canvas) -> list[Widget]:
        """Return the text as a control, if it must scroll."""
        if not self._scrolls(ruler):
            return []
        x, y, w, h = self._body_rect
        place = (x, y, w + BAR, h)
        return [ScrollText("text", place, self.desk.label(self.title), self.desk.say(self.body), style=self._style)]

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

    def __init__(self, desk: Desk, title: Words, body: Words, yes: Answer, no_words: Words = NO) -> None:
        no = Answer("no", no_words, kind="primary", is_back=True, is_default=True)
        super().__init__(desk, title, body, [no, yes])


class AskText(Dialog):
    """Asks for one line of text, such as the name of a saved match."""

    name: ClassVar[str] = "ask_text"

    def __init__(self, desk: Desk, title: Words, body: Words, value: str, then: Callable[[str], None]) -> None:
        self.value = value
        self.limit = 60
        """Longest text in characters; set before the dialog is opened."""
        self.why_empty: Words = ""
        """Why an empty line is not taken; empty if it is."""
        self._then = then
        done = Answer("done", N_("Done"), self._done, "primary", is_default=True)
        super().__init__(desk, title, body, [Answer("cancel", N_("Cancel"), is_back=True), done])

    def enter(self) -> None:
        """Begin to edit at once."""
        self.controls.focus.put("line")
        self.controls["line"].activate()

    def answer(self, answer: Answer) -> None:
        """Close the dialog and hand over the line; an empty one may have to be filled in first."""
        if answer.name == "done" and self.why_empty and not self.value.strip():
            self.desk.toast(self.why_empty)
            self.enter()
            return
        super().answer(answer)

    def leave(self) -> None:
        """Stop editing."""
        self.controls.let_go()

    def _done(self) -> None:
        self._then(self.value.strip())

    def _note(self, value: str) -> None:
        self.value = value

    def _extra_h(self) -> float:
        return _FIELD_H + _GAP

    def _extra(self, place: Rect) -> list[Widget]:
        x, y, w, _ = place
        known = [widget for widget in self.controls.widgets if isinstance(widget, TextLine)]
        line = known[0] if known else TextLine("line", place, value=self.value, editor=self.desk.editor)
        line.rect, line.label, line.limit = (x, y + _GAP, w, _FIELD_H), self.desk.label(self.title), self.limit
        line.on_type, line.on_enter = self._note, lambda: self.answer(self.answers[-1])
        return [line]


def ask(desk: Desk, question: Words, on_yes: Callable[[], None], yes_words: Words = YES, no_words: Words = NO) -> None:
    """Put a question over what is shown; ``on_yes`` is called once it is affirmed. Esc and Enter say no."""
    desk.stack.push(Confirm(desk, "", question, Answer("yes", yes_words, on_yes), no_words))


def tell(desk: Desk, phrase: Words, title: Words = "") -> None:
    """Put something to be read over what is shown."""
    desk.stack.push(Message(desk, title, phrase))


def ask_name(desk: Desk, title: Words, initial: str, on_name: Callable[[str], None], note: Words = "") -> None:
    """Ask for a name over what is shown. ``on_name`` is handed one that is not empty, without spaces around it."""
    dialog = AskText(desk, title, note, initial, on_name)
    dialog.why_empty = N_("Type a name first.")
    desk.stack.push(dialog)
