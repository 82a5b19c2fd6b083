"""Which key does what: actions, key chords, and the map between them that a player can change."""

from collections.abc import Mapping, Sequence
from enum import StrEnum
from types import MappingProxyType
from typing import NamedTuple

from client.core.words import N_, Phrase


class Action(StrEnum):
    """Something a key can ask for. The values stand in the settings file."""

    CONFIRM = "confirm"
    BACK = "back"
    NEXT = "next"
    PREVIOUS = "previous"
    LEFT = "left"
    RIGHT = "right"
    UP = "up"
    DOWN = "down"
    LIST_MOVES = "list_moves"
    HINT = "hint"
    UNDO = "undo"
    REDO = "redo"
    LOG = "log"
    ZOOM = "zoom"
    AGAIN = "again"
    TURN = "turn"
    PAUSE_AI = "pause_ai"
    RULEBOOK = "rulebook"
    FULLSCREEN = "fullscreen"
    QUIT = "quit"


class Chord(NamedTuple):
    """A key and the modifiers held with it. ``key`` is the keycode's lower-case name, ``ctrl`` is Command on a Mac."""

    key: str
    ctrl: bool = False
    shift: bool = False
    alt: bool = False

    @classmethod
    def parse(cls, text: str) -> "Chord | None":
        """Read what ``written`` wrote, such as ``ctrl+shift+z``; None if it is no chord."""
        *held, key = text.strip().lower().split("+")
        if not key or len(set(held)) != len(held) or not set(held) <= {"ctrl", "shift", "alt"}:
            return None
        return cls(key, "ctrl" in held, "shift" in held, "alt" in held)

    def written(self) -> str:
        """Return the chord as it stands in the settings file."""
        held = [name for name, down in (("ctrl", self.ctrl), ("shift", self.shift), ("alt", self.alt)) if down]
        return "+".join([*held, self.key])

    def words(self) -> Phrase:
        """Return what is printed on the key, such as "Ctrl+Z"."""
        words = KEY_WORDS.get(self.key)
        cap = Phrase(words) if words else Phrase("{key}", key=self.key.upper())
        if self.shift:
            cap = Phrase(N_("Shift+{key}"), key=cap)
        if self.alt:
            cap = Phrase(N_("Alt+{key}"), key=cap)
        if self.ctrl:
            cap = Phrase(N_("Ctrl+{key}"), key=cap)
        return cap


KEY_WORDS: Mapping[str, str] = MappingProxyType(
    {
        "enter": N_("Enter"),
        "space": N_("Space"),
        "escape": N_("Esc"),
        "tab": N_("Tab"),
        "backspace": N_("Backspace"),
        "delete": N_("Delete"),
        "insert": N_("Insert"),
        "home": N_("Home"),
        "end": N_("End"),
        "page up": N_("Page up"),
        "page down": N_("Page down"),
        "left": N_("Left arrow"),
        "right": N_("Right arrow"),
        "up": N_("Up arrow"),
        "down": N_("Down arrow"),
    }
)

DEFAULTS: Mapping[Action, tuple[Chord, ...]] = MappingProxyType(
    {
        Action.CONFIRM: (Chord("enter"), Chord("space")),
        Action.BACK: (Chord("escape"),),
        Action.NEXT: (Chord("tab"),),
        Action.PREVIOUS: (Chord("tab", shift=True),),
        Action.LEFT: (Chord("left"),),
        Action.RIGHT: (Chord("right"),),
        Action.UP: (Chord("up"),),
        Action.DOWN: (Chord("down"),),
        Action.LIST_MOVES: (Chord("m"),),
        Action.HINT: (Chord("h"),),
        Action.UNDO: (Chord("u"), Chord("z", ctrl=True)),
        Action.REDO: (Chord("r"), Chord("z", ctrl=True, shift=True)),
        Action.LOG: (Chord("l"),),
        Action.ZOOM: (Chord("z"),),
        Action.AGAIN: (Chord("a"),),
        Action.TURN: (Chord("f"),),
        Action.PAUSE_AI: (Chord("p"),),
        Action.RULEBOOK: (Chord("f1"),),
        Action.FULLSCREEN: (Chord("f11"),),
        Action.QUIT: (Chord("q", ctrl=True),),
    }
)

_ACTION_NAMES = frozenset(action.value for action in Action)
ESSENTIAL = frozenset({Action.CONFIRM, Action.BACK, Action.NEXT})
"""Actions that must keep at least one key, so that nobody locks themselves out of the settings."""


class KeyMap:
    """An immutable map between chords and actions. A chord means one action only; the later one named wins."""

    def __init__(self, bindings: Mapping[Action, Sequence[Chord]] = DEFAULTS) -> None:
        self._action_of = {chord: action for action, chords in bindings.items() for chord in chords}
        self._chords = {
            action: tuple(chord for chord in chords if self._action_of[chord] is action)
            for action, chords in bindings.items()
        }

    @classmethod
    def changed(cls, changes: Mapping[str, Sequence[str]]) -> "KeyMap":
        """Return the default map with a player's changes. What names no action or no chord is passed over."""
        bindings = dict(DEFAULTS)
        for name, texts in changes.items():
            if name in _ACTION_NAMES:
                chords = (Chord.parse(text) for text in texts)
                action = Action(name)
                bindings.pop(action)
                bindings[action] = tuple(chord for chord in chords if chord is not None)
        keys = cls(bindings)
        lost = [action for action in ESSENTIAL if not keys.chords(action)]
        return keys if not lost else cls(bindings | {action: DEFAULTS[action] for action in sorted(lost)})

    def changes(self) -> dict[str, list[str]]:
        """Return what differs from the default map, for the settings file."""
        return {
            action.value: [chord.written() for chord in chords]
            for action, chords in self._chords.items()
            if chords != DEFAULTS[action]
        }

    def action(self, chord: Chord) -> Action | None:
        """Return what ``chord`` asks for."""
        return self._action_of.get(chord)

    def chords(self, action: Action) -> tuple[Chord, ...]:
        """Return the chords of ``action``, the one to show first."""
        return self._chords.get(action, ())

    def words(self, action: Action) -> Phrase | None:
        """Return what to print beside a control that ``action`` works too; None if no key does."""
        chords = self.chords(action)
        return chords[0].words() if chords else None

    def why_not(self, action: Action, chord: Chord) -> Phrase | None:
        """Explain why ``chord`` may not be given to ``action``, or return None."""
        holder = self.action(chord)
        if holder in ESSENTIAL and holder is not action and self.chords(holder) == (chord,):
            return Phrase(N_("{key} is the only key for something you cannot do without."), key=chord.words())
        return None

    def rebound(self, action: Action, chord: Chord) -> "KeyMap":
        """Return a map in which ``chord`` alone means ``action``; whoever had it before loses it."""
        bindings = {other: tuple(kept for kept in chords if kept != chord) for other, chords in self._chords.items()}
        return KeyMap(bindings | {action: (chord,)})
