"""The controls of a match: one for each spot of the table, each button of the prompt and each tool of the strip."""

from collections.abc import Callable
from dataclasses import KW_ONLY, dataclass, fields, is_dataclass

from client.tables.table import Spot
from client.ui.canvas import Canvas
from client.ui.widgets.base import Seen
from client.ui.widgets.button import HotSpot


def name_of(spot: Spot) -> str:
    """Return the stable name of a spot's control, such as ``HandSpot:2``."""
    values = [str(getattr(spot, field.name)) for field in fields(spot)] if is_dataclass(spot) else [str(spot)]
    return ":".join([type(spot).__name__, *values])


@dataclass(eq=False)
class Piece(HotSpot):
    """A spot of the table as a control. The table draws it; only the ring of the focus is drawn here."""

    _: KW_ONLY
    spot: Spot = None
    rings: bool = True
    tell: Callable[[], str] = str
    """Says the note beside it; asked only when somebody rests on it, since a table has many pieces."""

    @property
    def note(self) -> str:
        """Return what the table tells about the spot."""
        return self.why_disabled or self.tell()

    def paint(self, c: Canvas, seen: Seen) -> None:
        """Draw the ring of the focus."""
        if self.rings:
            super().paint(c, seen)


@dataclass
class Drag:
    """Something held by the pointer: where it was caught, and whether it has been moved far enough to count."""

    spot: Spot
    start: tuple[float, float]
    at: tuple[float, float]
    moving: bool = False

    SLACK = 14.0
    """How far the pointer may tremble before a click becomes a drag, in design pixels."""

    def move(self, x: float, y: float, lift: Callable[[Spot], bool]) -> bool:
        """Follow the pointer; tells whether the thing is carried along."""
        self.at = (x, y)
        far = abs(x - self.start[0]) + abs(y - self.start[1]) > self.SLACK
        if far and not self.moving:
            self.moving = lift(self.spot)
        return self.moving
