"""What a player did, as small frozen values in design pixels. The only reader of the toolkit's event queue."""

import logging
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from enum import IntEnum

import pygame

from client.ui.keys import Action, Chord, KeyMap

_log = logging.getLogger(__name__)


class Button(IntEnum):
    """A pointer button, by the toolkit's number."""

    LEFT = 1
    MIDDLE = 2
    RIGHT = 3


@dataclass(frozen=True, slots=True)
class PointerMoved:
    """The pointer went to (x, y)."""

    x: float
    y: float


@dataclass(frozen=True, slots=True)
class PointerPressed:
    """A button went down at (x, y)."""

    x: float
    y: float
    button: Button = Button.LEFT


@dataclass(frozen=True, slots=True)
class PointerReleased:
    """A button came up at (x, y)."""

    x: float
    y: float
    button: Button = Button.LEFT


@dataclass(frozen=True, slots=True)
class PointerHeld:
    """The left button has been down for a while without moving: what a right click means, for touch screens."""

    x: float
    y: float


@dataclass(frozen=True, slots=True)
class PointerLeft:
    """The pointer left the window."""


@dataclass(frozen=True, slots=True)
class Wheel:
    """The wheel turned over (x, y); ``dy`` counts notches and is positive away from the player."""

    x: float
    y: float
    dy: float


@dataclass(frozen=True, slots=True)
class KeyPressed:
    """A key went down. ``action`` is what the key map makes of it, ``char`` what it would type."""

    key: str
    char: str = ""
    code: int = 0
    ctrl: bool = False
    shift: bool = False
    alt: bool = False
    action: Action | None = None

    @property
    def chord(self) -> Chord:
        """The key with its modifiers, as the key map knows it."""
        return Chord(self.key, self.ctrl, self.shift, self.alt)


@dataclass(frozen=True, slots=True)
class TextTyped:
    """Finished text from the keyboard or an input method."""

    text: str


@dataclass(frozen=True, slots=True)
class TextComposed:
    """Text that an input method is still working on; empty when it is done."""

    text: str


@dataclass(frozen=True, slots=True)
class FocusLost:
    """The window no longer gets keys: hidden hands may have to be covered."""


@dataclass(frozen=True, slots=True)
class FocusGained:
    """The window gets keys again."""


@dataclass(frozen=True, slots=True)
class Hidden:
    """The window was minimised: nothing needs to be painted."""


@dataclass(frozen=True, slots=True)
class Shown:
    """The window must be painted anew: uncovered, or moved to another screen."""


@dataclass(frozen=True, slots=True)
class Restored:
    """The window is neither minimised nor maximised any longer."""


@dataclass(frozen=True, slots=True)
class Maximised:
    """The window was maximised."""


@dataclass(frozen=True, slots=True)
class Resized:
    """The window has another size now, in real pixels. At most one for each batch of events."""

    width_px: int
    height_px: int


@dataclass(frozen=True, slots=True)
class SoundDeviceAdded:
    """A loudspeaker or headset was plugged in."""


@dataclass(frozen=True, slots=True)
class QuitAsked:
    """The window's close button, or the system, asks to end."""


Pointer = PointerMoved | PointerPressed | PointerReleased | PointerHeld | PointerLeft | Wheel
Keyboard = KeyPressed | TextTyped | TextComposed
WindowChange = FocusLost | FocusGained | Hidden | Shown | Restored | Maximised | Resized
Input = Pointer | Keyboard | WindowChange | SoundDeviceAdded | QuitAsked

_KEY_NAMES = {"return": "enter"}
_SIMPLE: dict[int, Input] = {
    pygame.QUIT: QuitAsked(),
    pygame.WINDOWFOCUSLOST: FocusLost(),
    pygame.WINDOWFOCUSGAINED: FocusGained(),
    pygame.WINDOWMINIMIZED: Hidden(),
    pygame.WINDOWHIDDEN: Hidden(),
    pygame.WINDOWRESTORED: Restored(),
    pygame.WINDOWSHOWN: Shown(),
    pygame.WINDOWEXPOSED: Shown(),
    pygame.WINDOWDISPLAYCHANGED: Shown(),
    pygame.WINDOWMAXIMIZED: Maximised(),
    pygame.WINDOWLEAVE: PointerLeft(),
    pygame.AUDIODEVICEADDED: SoundDeviceAdded(),
}


def fetch() -> list[pygame.event.Event]:
    """Empty the toolkit's queue. A device that comes or goes can make it raise; such a batch is lost and logged."""
    try:
        return pygame.event.get()
    except (pygame.error, SystemError, KeyError, ValueError, TypeError) as error:
        _log.warning("A batch of events could not be read: %s", error)
        return []


class InputReader:
    """Turns toolkit events into ours. Positions come from the events alone, so posted events do."""

    def __init__(self, keys: KeyMap | None = None, scale: float = 1.0) -> None:
        self.keys = keys or KeyMap()
        self.scale = scale
        """Real pixels in one design pixel."""
        self._at = (0.0, 0.0)
        self._readers: dict[int, Callable[[pygame.event.Event], Input | None]] = {
            pygame.MOUSEMOTION: self._moved,
            pygame.MOUSEBUTTONDOWN: self._pressed,
            pygame.MOUSEBUTTONUP: self._released,
            pygame.MOUSEWHEEL: self._wheel,
            pygame.KEYDOWN: self._key,
            pygame.TEXTINPUT: lambda event: TextTyped(str(event.text)),
            pygame.TEXTEDITING: lambda event: TextComposed(str(event.text)),
            pygame.VIDEORESIZE: lambda event: Resized(int(event.w), int(event.h)),
        }

    def read(self, events: Iterable[pygame.event.Event]) -> list[Input]:
        """Translate one batch, in order. The last resize comes first; of a run of moves only the last is kept."""
        found: list[Input] = []
        resized: Resized | None = None
        for event in events:
            value = self._translated(event)
            if isinstance(value, Resized):
                resized = value
            elif value is not None:
                if isinstance(value, PointerMoved) and found and isinstance(found[-1], PointerMoved):
                    found.pop()
                found.append(value)
        return found if resized is None else [resized, *found]

    def _translated(self, event: pygame.event.Event) -> Input | None:
        simple = _SIMPLE.get(event.type)
        if simple is not None:
            return simple
        reader = self._readers.get(event.type)
        if reader is None:
            return None
        try:
            return reader(event)
        except (AttributeError, TypeError, ValueError, OverflowError) as error:
            _log.warning("An odd event was passed over: %s (%s)", event, error)
            return None

    def _place(self, event: pygame.event.Event) -> tuple[float, float]:
        x, y = event.pos
        self._at = (x / self.scale, y / self.scale)
        return self._at

    def _moved(self, event: pygame.event.Event) -> PointerMoved:
        return PointerMoved(*self._place(event))

    def _pressed(self, event: pygame.event.Event) -> PointerPressed | None:
        button = _button(event)
        return None if button is None else PointerPressed(*self._place(event), button)

    def _released(self, event: pygame.event.Event) -> PointerReleased | None:
        button = _button(event)
        return None if button is None else PointerReleased(*self._place(event), button)

    def _wheel(self, event: pygame.event.Event) -> Wheel | None:
        notches = float(getattr(event, "precise_y", event.y))
        return Wheel(*self._at, notches) if notches else None

    def _key(self, event: pygame.event.Event) -> KeyPressed | None:
        name = pygame.key.name(event.key)
        if not name:
            return None
        held = getattr(event, "mod", 0)
        chord = Chord(
            _KEY_NAMES.get(name, name),
            ctrl=bool(held & (pygame.KMOD_CTRL | pygame.KMOD_META)),
            shift=bool(held & pygame.KMOD_SHIFT),
            alt=bool(held & pygame.KMOD_ALT),
        )
        char = str(getattr(event, "unicode", ""))
        return KeyPressed(chord.key, char, event.key, *chord[1:], action=self.keys.action(chord))


def _button(event: pygame.event.Event) -> Button | None:
    """Return the button of a press; None for wheel notches and side buttons, which arrive as presses too."""
    return Button(event.button) if event.button in tuple(Button) else None
