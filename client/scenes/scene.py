"""What every screen is: it lays itself out, takes input, lets time pass and paints its resting picture."""

from abc import ABC, abstractmethod
from typing import ClassVar

from client.ui.canvas import Canvas
from client.ui.dirt import Dirt
from client.ui.input import Input
from client.ui.metrics import Area, Rect
from client.ui.poses import Sprite
from client.ui.theme import THEMES, Theme
from client.ui.timeline import Timeline
from client.ui.widgets.group import WidgetGroup


class Scene(ABC):
    """One screen. Lives on a stack; only the one on top is handed input and time."""

    name: ClassVar[str]
    """Stable: tours and tests ask for scenes by it."""
    hides_below: ClassVar[bool] = True
    """False for dialogs: the scene below shows through."""

    def __init__(self, timeline: Timeline | None = None, theme: Theme = THEMES["menu"]) -> None:
        self.timeline = timeline or Timeline()
        self.dirt = Dirt()
        self.controls = WidgetGroup(self.dirt.add, theme)
        self.controls.on_used = lambda: self.timeline.sound("click")

    @property
    def theme(self) -> Theme:
        """The colours of the controls."""
        return self.controls.theme

    @property
    def animating(self) -> bool:
        """Tell whether frames must come quickly."""
        return self.timeline.busy

    @abstractmethod
    def layout(self, area: Area) -> None:
        """Put everything where it belongs, in the reader's language. Called before the first paint and at any change
        of size, scale, style or language.
        """

    @abstractmethod
    def paint(self, c: Canvas) -> None:
        """Draw the whole resting picture, less what ``timeline.hidden`` names.

        The canvas may be cut to what is stale: drawing there alone is enough, drawing more does no harm.
        """

    def enter(self) -> None:  # noqa: B027 - most scenes need nothing
        """Begin: the scene was put on the stack and laid out."""

    def leave(self) -> None:  # noqa: B027 - most scenes need nothing
        """End: the scene was taken off the stack."""

    def covered(self) -> None:
        """Rest: another scene lies on top. What was moving has arrived."""
        self.timeline.skip()
        self.controls.let_go()

    def uncovered(self) -> None:
        """Go on: the scene on top is gone."""
        self.dirt.everything()

    def handle(self, value: Input) -> bool:
        """Take one input; tells whether it was of use."""
        return self.controls.handle(value)

    def update(self, now_ms: float) -> None:
        """Let time pass up to ``now_ms`` of the stage."""
        self.timeline.update(now_ms)
        self.controls.update(now_ms)

    def sprites(self) -> list[Sprite]:
        """Return what moves above the resting picture, from back to front."""
        return self.timeline.sprites()

    def place_of(self, name: str) -> Rect | None:  # noqa: ARG002 - for those who override it
        """Return where the resting thing or number ``name`` is drawn; None if all must be painted anew for it."""
        return None

    def freshen(self, names: frozenset[str]) -> None:
        """Mark the places of things that the timeline has hidden, revealed or counted."""
        for name in names:
            place = self.place_of(name)
            if place is None:
                self.dirt.everything()
                return
            self.dirt.add(place)
