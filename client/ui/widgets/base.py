"""What every control has: a stable name, a place, words, and a reason when it is off."""

from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import KW_ONLY, dataclass
from typing import ClassVar, NamedTuple

from client.core.words import Phrase
from client.ui.canvas import Canvas
from client.ui.focus import Focusable, Role
from client.ui.input import Input, KeyPressed
from client.ui.keys import Action
from client.ui.metrics import Rect, contains
from client.ui.theme import Theme


def nothing(*_values: object) -> None:
    """Do nothing: what a control calls until somebody listens."""


class Seen(NamedTuple):
    """How a control is to look at this moment."""

    theme: Theme
    hovered: bool = False
    pressed: bool = False
    focused: bool = False
    """The focus ring is on it."""


class Indifferent:
    """How a control answers what it does not care about."""

    def activate(self) -> None:
        """Do what Enter does on it."""

    def press(self, x: float, y: float) -> None:
        """Take a button that goes down on it."""

    def drag(self, x: float, y: float) -> None:
        """Take the pointer moving while the button is down, wherever it is."""

    def click(self, x: float, y: float) -> None:  # noqa: ARG002 - for those who care where
        """Take a button that went down and up on it."""
        self.activate()

    def take_key(self, key: KeyPressed) -> bool:  # noqa: ARG002 - for those who override it
        """Take a key while it has the focus; tells whether it did."""
        return False

    def turn(self, notches: float) -> bool:  # noqa: ARG002 - for those who override it
        """Take the wheel while the pointer is on it; tells whether it did."""
        return False

    def take(self, value: Input) -> bool:  # noqa: ARG002 - for those who override it
        """Take any input while it captures; tells whether that is all that should happen."""
        return False

    def tick(self, now_ms: float) -> bool:  # noqa: ARG002 - for those who override it
        """Let time pass; tells whether that changed how it looks."""
        return False

    def let_go(self) -> None:
        """Close what is open: the scene is being covered or left."""

    def paint_over(self, c: Canvas, seen: Seen) -> None:
        """Draw what lies above all other controls."""


@dataclass(eq=False)
class Widget(Indifferent, ABC):
    """One control. Its rectangle is both what is drawn and what can be hit."""

    name: str
    """Stable: the same control has the same name in every layout."""
    rect: Rect
    label: str = ""
    """What it is, already in the reader's language."""
    _: KW_ONLY
    why_disabled: str = ""
    """Why it cannot be used now; empty if it can."""
    hint: str = ""
    """One sentence more, shown when the pointer or the focus rests on it."""
    visible: bool = True
    reachable: bool = True
    """The keyboard stops at it."""
    clip: Rect | None = None
    """Nothing of it is seen or hit outside; None for no bounds."""
    action: Action | None = None
    """A key action that works it from anywhere in its group."""
    on_ask: Callable[[], None] | None = None
    """Called on a right click or a hold: somebody wants to know more."""

    role: ClassVar[Role] = Role.BUTTON

    @property
    def enabled(self) -> bool:
        """Tell whether it can be used now."""
        return not self.why_disabled

    @property
    def note(self) -> str:
        """What the note beside it says: why it is off, else what it does; empty for no note."""
        return self.why_disabled or self.hint

    @property
    def extent(self) -> Rect:
        """All of what it paints, halos left out."""
        return self.rect

    @property
    def captures(self) -> bool:
        """Tell whether it wants every input first, as an open list does."""
        return False

    @abstractmethod
    def paint(self, c: Canvas, seen: Seen) -> None:
        """Draw it."""

    def hit(self, x: float, y: float) -> bool:
        """Tell whether a point is on what can be seen of it."""
        return contains(self.rect, (x, y)) and (self.clip is None or contains(self.clip, (x, y)))

    def state(self) -> Phrase | None:
        """Say how it stands, for whoever cannot see it."""
        return None

    def focusable(self) -> Focusable:
        """Return it as the focus knows it."""
        return Focusable(self.name, self.rect, self.label, self.role, self.state(), self.clip)
