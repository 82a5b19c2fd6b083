"""A line of text that can be edited: painted with our fonts, edited by the editor it is handed."""

from collections.abc import Callable
from dataclasses import KW_ONLY, dataclass
from typing import ClassVar, Protocol

from client.core.words import Phrase
from client.ui.buttons import field, focus_ring
from client.ui.canvas import Canvas
from client.ui.clipping import clipped
from client.ui.colour import INK, col, mix
from client.ui.focus import Role
from client.ui.input import (
    FocusLost,
    Input,
    KeyPressed,
    PointerMoved,
    PointerPressed,
    PointerReleased,
    TextComposed,
    TextTyped,
)
from client.ui.keys import Action
from client.ui.metrics import Rect, contains
from client.ui.shapes import fill_rect, line
from client.ui.text import text, text_w
from client.ui.theme import TEXT, Theme, accent
from client.ui.widgets.base import Seen, Widget, nothing

_PAD = 16.0
_BLINK_MS = 530.0


class Editing(Protocol):
    """An edited line as it is to be painted."""

    @property
    def text(self) -> str:
        """All of it."""
        ...

    @property
    def cursor(self) -> int:
        """The character before which the cursor stands."""
        ...

    @property
    def start(self) -> int:
        """Where the selection begins."""
        ...

    @property
    def end(self) -> int:
        """Where the selection ends."""
        ...

    @property
    def composed(self) -> str:
        """What an input method is still working on."""
        ...


class Editor(Protocol):
    """What edits a line."""

    @property
    def editing(self) -> Editing:
        """The line as it stands."""
        ...

    def open(self, text: str, limit: int) -> None:
        """Start on a line."""
        ...

    def close(self) -> str:
        """End and return the text."""
        ...

    def at(self, rect: Rect) -> None:
        """Tell where the line is, in real pixels."""
        ...

    def put_cursor(self, index: int) -> None:
        """Put the cursor before a character."""
        ...

    def extend(self, index: int) -> None:
        """Select from where the cursor was put."""
        ...

    def take(self, value: KeyPressed | TextTyped | TextComposed) -> None:
        """Take what was typed."""
        ...


@dataclass(eq=False)
class TextLine(Widget):
    """Shows a text; a press or Enter starts to edit it, Enter, Tab or a press elsewhere ends that, Esc undoes it."""

    value: str = ""
    on_change: Callable[[str], None] = nothing
    """Called when the editing has ended with another text."""
    _: KW_ONLY
    editor: Editor
    limit: int = 60
    """Longest text in characters."""
    example: str = ""
    """Shown in grey while there is no text."""
    on_type: Callable[[str], None] = nothing
    """Called at every change while editing."""
    on_enter: Callable[[], None] = nothing
    """Called when Enter has ended the editing."""
    _is_open: bool = False
    _held: bool = False
    _shift: float = 0.0
    """How far a long text is scrolled to the left."""
    _edges: tuple[float, ...] = ()
    """Where each character of the edited text begins, and the last ends, as painted last."""
    _caret_on: bool = True

    role: ClassVar[Role] = Role.FIELD

    @property
    def captures(self) -> bool:
        """Tell whether it is being edited."""
        return self._is_open

    def state(self) -> Phrase:
        """Say what stands in it."""
        return Phrase("{value}", value=self.value)

    def activate(self) -> None:
        """Start to edit."""
        if not self._is_open:
            self._is_open, self._shift, self._edges = True, 0.0, ()
            self.editor.open(self.value, self.limit)

    def let_go(self) -> None:
        """End the editing and keep the text."""
        if self._is_open:
            self._finish(self.editor.close())

    def tick(self, now_ms: float) -> bool:
        """Let the cursor blink; tells whether it must be painted anew."""
        on = not self._is_open or now_ms % (2 * _BLINK_MS) < _BLINK_MS
        changed, self._caret_on = on != self._caret_on, on
        return changed

    def take(self, value: Input) -> bool:
        """Take any input while editing."""
        match value:
            case KeyPressed():
                return self._key(value)
            case TextTyped() | TextComposed():
                self._type(value)
                return True
            case PointerPressed(x=x, y=y):
                return self._press(x, y)
            case PointerMoved(x=x) if self._held:
                self.editor.extend(self._index_at(x))
                return True
            case PointerReleased():
                self._held = False
            case FocusLost():
                self.let_go()
            case _:
                pass
        return False

    def paint(self, c: Canvas, seen: Seen) -> None:
        """Draw it."""
        if self._is_open:
            self._paint_open(c, seen.theme)
            return
        shown = self.value or self.example
        field(c, self.rect, shown, theme=seen.theme, placeholder=not self.value, focus=seen.hovered)
        if seen.focused:
            focus_ring(c, self.rect, 12)

    def _key(self, key: KeyPressed) -> bool:
        if key.key == "enter":
            self.let_go()
            self.on_enter()
        elif key.action is Action.BACK:
            self._undo()
        elif key.key == "tab":
            self.let_go()
            return False
        else:
            self._type(key)
        return True

    def _type(self, value: KeyPressed | TextTyped | TextComposed) -> None:
        before = self.editor.editing.text
        self.editor.take(value)
        after = self.editor.editing.text
        if after != before:
            self.on_type(after)

    def _press(self, x: float, y: float) -> bool:
        if not contains(self.rect, (x, y)):
            self.let_go()
            return False
        self._held = True
        self.editor.put_cursor(self._index_at(x))
        return True

    def _undo(self) -> None:
        """End the editing and keep the text there was before."""
        if self.editor.close() != self.value:
            self.on_type(self.value)
        self._is_open = self._held = False

    def _finish(self, text_now: str) -> None:
        self._is_open = self._held = False
        if text_now != self.value:
            self.value = text_now
            self.on_change(text_now)

    def _index_at(self, x: float) -> int:
        """Return the gap between characters nearest to ``x``."""
        at = x - self.rect[0] - _PAD + self._shift
        return min(range(len(self._edges)), key=lambda index: abs(self._edges[index] - at), default=0)

    def _paint_open(self, c: Canvas, theme: Theme) -> None:
        now = self.editor.editing
        field(c, self.rect, "", theme=theme, focus=True)
        x, y, w, h = self.rect
        room = (x + _PAD, y + 4, w - 2 * _PAD, h - 8)
        shown = now.text[: now.cursor] + now.composed + now.text[now.cursor :]
        self._edges = tuple(text_w(c, now.text[:index]) for index in range(len(now.text) + 1))
        caret = text_w(c, shown[: now.cursor + len(now.composed)])
        self._scroll(caret, text_w(c, shown), room[2])
        left = room[0] - self._shift
        self.editor.at((left * c.scale, y * c.scale, w * c.scale, h * c.scale))
        with clipped(c, (room[0] - 2, room[1], room[2] + 4, room[3])):
            if now.end > now.start:
                start, end = self._edges[now.start], self._edges[now.end]
                fill_rect(c, (left + start, y + 8, end - start, h - 16), mix(accent(theme), "#FFFFFF", 0.45))
            text(c, shown, (left, y + h / 2), "body", INK, valign="middle")
            if now.composed:
                start = text_w(c, shown[: now.cursor])
                line(c, (left + start, y + h - 10), (left + caret, y + h - 10), TEXT["on_paper_2"], 2)
            if self._caret_on:
                fill_rect(c, (left + caret - 1, y + 9, 2.5, h - 18), col(INK))

    def _scroll(self, caret: float, length: float, room: float) -> None:
        """Shift a long text so that the cursor is in sight, and no more than needed."""
        shift = min(self._shift, max(length - room, 0.0))
        self._shift = min(max(shift, caret - room), caret)
