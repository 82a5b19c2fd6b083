"""The tab of the keys: every action with what asks for it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType

from client.core.words import N_, Phrase
from client.scenes.dialog import ask, tell
from client.scenes.settings.book import Book
from client.scenes.settings.key_dialog import KeyDialog
from client.scenes.settings.rows import Laid, Row, Slot, Text
from client.scenes.settings.widgets import KeyLine
from client.storage.settings import Keys
from client.ui.keys import DEFAULTS, Action, Chord, KeyMap
from client.ui.widgets.base import Widget

ACTION_WORDS: Mapping[Action, str] = MappingProxyType(
    {
        Action.CONFIRM: N_("Use what has the focus"),
        Action.BACK: N_("Go back, or pause"),
        Action.NEXT: N_("To the next thing"),
        Action.PREVIOUS: N_("To the thing before"),
        Action.LEFT: N_("To the left"),
        Action.RIGHT: N_("To the right"),
        Action.UP: N_("Up"),
        Action.DOWN: N_("Down"),
        Action.LIST_MOVES: N_("List all moves"),
        Action.HINT: N_("Ask for a hint"),
        Action.UNDO: N_("Take back"),
        Action.REDO: N_("Do again"),
        Action.LOG: N_("Open the log"),
        Action.ZOOM: N_("Show large"),
        Action.AGAIN: N_("Show that again"),
        Action.PAUSE_AI: N_("Let the computer wait"),
        Action.FULLSCREEN: N_("Full screen"),
        Action.QUIT: N_("Quit, from the menu"),
    }
)
"""What each action that does something is called."""
_LINE_H, _LINE_GAP = 52.0, 10.0
_TWO_COLUMNS = 700.0


@dataclass
class KeyLines(Row):
    """All actions, in one column or two."""

    book: Book

    def lay(self, slot: Slot) -> Laid:
        """Put them at the slot."""
        columns = 2 if slot.w >= _TWO_COLUMNS else 1
        each = (slot.w - 16 * (columns - 1)) / columns
        lines = -(-len(ACTION_WORDS) // columns)
        widgets: list[Widget] = []
        for index, action in enumerate(ACTION_WORDS):
            x = slot.x + index % columns * (each + 16)
            y = slot.y + index // columns * (_LINE_H + _LINE_GAP)
            line = KeyLine(f"key_{action.value}", (x, y, each, _LINE_H), slot.desk.label(ACTION_WORDS[action]))
            self._fill(line, action)
            widgets.append(line)
        return Laid(lines * (_LINE_H + _LINE_GAP) - _LINE_GAP, tuple(widgets))

    def _fill(self, line: KeyLine, action: Action) -> None:
        desk = self.book.desk
        line.keys = [desk.label(chord.words()) for chord in desk.keys.chords(action)]
        line.is_changed = desk.keys.chords(action) != DEFAULTS[action]
        line.none_words = desk.label(N_("no key"))
        line.on_change = lambda: ask_key(self.book, action)


def rows(book: Book) -> Sequence[Row]:
    """Return the lines of the tab."""
    how = N_("Click a line, or press Enter on it, and then the key it shall have. Keys you changed have a lit cap.")
    return (Text("", how), KeyLines(book))


def reset(book: Book) -> None:
    """Give all actions their standard keys."""
    book.settings.keys = Keys()
    book.apply()


def ask_key(book: Book, action: Action) -> None:
    """Ask for the key of an action."""

    def standard() -> None:
        bind(book, action, None)

    def taken(chord: Chord) -> None:
        take(book, action, chord)

    book.desk.stack.push(KeyDialog(book.desk, ACTION_WORDS[action], taken, standard))


def take(book: Book, action: Action, chord: Chord) -> None:
    """Give a key to an action; if it has another meaning, explain and ask first."""
    desk = book.desk
    refusal = desk.keys.why_not(action, chord)
    if refusal is not None:
        tell(desk, refusal, N_("This key must stay where it is"))
        return
    holder = desk.keys.action(chord)
    if holder is None or holder is action:
        bind(book, action, chord)
        return
    if holder not in ACTION_WORDS:
        tell(desk, Phrase(N_("{key} is kept for something else."), key=chord.words()), N_("Choose another key"))
        return
    question = Phrase(
        N_("{key} now means: {other}. Take it away from there and use it for: {action}?"),
        key=chord.words(),
        other=Phrase(ACTION_WORDS[holder]),
        action=Phrase(ACTION_WORDS[action]),
    )
    ask(desk, question, lambda: bind(book, action, chord), N_("Use it"), N_("Leave it"))


def bind(book: Book, action: Action, chord: Chord | None) -> None:
    """Let ``chord`` alone mean ``action``; None gives it back its standard keys."""
    if chord is not None:
        changes = book.desk.keys.rebound(action, chord).changes()
    else:
        changes = {name: keys for name, keys in book.settings.keys.changes.items() if name != action.value}
        for standard in DEFAULTS[action]:
            changes = _without(changes, standard)
    book.put(book.settings.keys, "changes", KeyMap.changed(changes).changes())


def _without(changes: Mapping[str, list[str]], chord: Chord) -> dict[str, list[str]]:
    """Take a key away from all changed actions."""
    return {name: [key for key in keys if key != chord.written()] for name, keys in changes.items()}
