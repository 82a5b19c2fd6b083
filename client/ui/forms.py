"""Text editing, borrowed from pygame-gui, which nobody else imports: cursor, selection, clipboard, longest text.

Its entry line is built once and edited through events. What a player sees is painted by ``TextLine`` with our own
fonts, at any scale and in any script, so nothing has to be rebuilt when the window changes.
"""

import unicodedata
from typing import Any, NamedTuple, Protocol

import pygame

from client.ui.input import Keyboard, KeyPressed, TextComposed, TextTyped
from client.ui.metrics import Rect

KEY_REPEAT_MS = (420, 40)
"""Delay before a held key repeats, and the pause between repeats; elsewhere a held key counts once."""


class _Entry(Protocol):
    """The library's entry line, as far as it is used here."""

    text: str
    edit_position: int
    select_range: list[int]
    drawable_shape: Any

    def set_text_length_limit(self, limit: int) -> None: ...
    def set_text(self, text: str) -> None: ...
    def focus(self) -> None: ...
    def unfocus(self) -> None: ...
    def hide(self) -> None: ...
    def process_event(self, event: pygame.event.Event) -> bool: ...


class Editing(NamedTuple):
    """How the edited line stands: ``start`` to ``end`` is selected, ``composed`` is not yet part of the text."""

    text: str
    cursor: int
    start: int
    end: int
    composed: str


class TextEditor:
    """Edits one line at a time. The library is loaded with the first one, or by ``warm`` before that."""

    def __init__(self) -> None:
        self._entry: _Entry | None = None
        self._composed = ""
        self._anchor = 0
        self._open = False

    @property
    def is_open(self) -> bool:
        """Tell whether a line is being edited."""
        return self._open

    @property
    def editing(self) -> Editing:
        """The line as it stands."""
        entry = self.warm()
        start, end = sorted(entry.select_range)
        return Editing(entry.text, entry.edit_position, start, end, self._composed)

    def warm(self) -> _Entry:
        """Load the library and build the entry line, if that has not happened."""
        if self._entry is None:
            self._entry = _build()
        return self._entry

    def open(self, text: str, limit: int) -> None:
        """Start on a line of at most ``limit`` characters, all of it selected."""
        entry = self.warm()
        entry.set_text_length_limit(limit)
        entry.set_text(text[:limit])
        entry.focus()
        self._composed = ""
        self._open = True
        self.select(0, len(entry.text))
        pygame.key.start_text_input()
        pygame.key.set_repeat(*KEY_REPEAT_MS)

    def close(self) -> str:
        """End the editing and return the text."""
        entry = self.warm()
        text = entry.text
        entry.unfocus()
        self._composed = ""
        self._open = False
        pygame.key.stop_text_input()
        pygame.key.set_repeat(0)
        _drain()
        return text

    def at(self, rect: Rect) -> None:
        """Tell the input method where the line is, in real pixels, so that its own window lies beside it."""
        pygame.key.set_text_input_rect(pygame.Rect(*(round(part) for part in rect)))

    def put_cursor(self, index: int) -> None:
        """Put the cursor before character ``index`` and select nothing."""
        self._anchor = min(max(index, 0), len(self.warm().text))
        self.select(self._anchor, self._anchor)

    def extend(self, index: int) -> None:
        """Select from where the cursor was put to ``index``."""
        self.select(self._anchor, min(max(index, 0), len(self.warm().text)))

    def select(self, start: int, end: int) -> None:
        """Select from ``start`` to ``end``, where the cursor goes."""
        entry = self.warm()
        entry.select_range = [min(start, end), max(start, end)] if start != end else [0, 0]
        entry.edit_position = end

    def take(self, value: Keyboard) -> None:
        """Take a key, finished text, or text that an input method is still working on."""
        match value:
            case TextComposed():
                self._composed = value.text
            case TextTyped():
                self._composed = ""
                self._process(pygame.event.Event(pygame.TEXTINPUT, text=value.text))
            case KeyPressed():
                self._process(pygame.event.Event(pygame.KEYDOWN, key=value.code, mod=_modifiers(value), unicode=""))

    def _process(self, event: pygame.event.Event) -> None:
        entry = self.warm()
        entry.process_event(event)
        if not entry.text.isprintable():  # a line break that was pasted, say
            entry.text = "".join(" " if unicodedata.category(letter) == "Cc" else letter for letter in entry.text)
        _drain()


def _modifiers(key: KeyPressed) -> int:
    """Return the toolkit's bits for what is held; Command arrives as Ctrl, which the library takes as well."""
    held = pygame.KMOD_CTRL if key.ctrl else 0
    held |= pygame.KMOD_SHIFT if key.shift else 0
    return held | (pygame.KMOD_ALT if key.alt else 0)


def _build() -> _Entry:
    """Build the library's manager and its one entry line, and take its own drawing away.

    It would render every text on the way, which costs time and fails for a text without width, such as a lone mark.
    """
    from pygame_gui import UIManager
    from pygame_gui.elements import UITextEntryLine

    manager = UIManager((640, 120), enable_live_theme_updates=False)
    entry: _Entry = UITextEntryLine(pygame.Rect(0, 0, 600, 48), manager)
    entry.hide()
    entry.drawable_shape = None
    return entry


def _drain() -> None:
    """Forget the library's events: each holds the entry line, and nobody waits for them."""
    from pygame_gui import UI_TEXT_ENTRY_CHANGED, UI_TEXT_ENTRY_FINISHED

    pygame.event.clear((pygame.USEREVENT, UI_TEXT_ENTRY_CHANGED, UI_TEXT_ENTRY_FINISHED))
