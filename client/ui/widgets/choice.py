"""A field that opens a list of choices below or above itself."""

from collections.abc import Callable, Sequence
from dataclasses import KW_ONLY, dataclass
from typing import ClassVar

from client.core.words import Phrase
from client.ui.buttons import field, focus_ring
from client.ui.canvas import Canvas
from client.ui.dirt import joined
from client.ui.focus import Role
from client.ui.input import FocusLost, Input, KeyPressed, PointerMoved, PointerPressed, PointerReleased, Wheel
from client.ui.keys import Action
from client.ui.metrics import Rect, inset
from client.ui.surfaces import panel
from client.ui.widgets.base import Seen, Widget, nothing
from client.ui.widgets.lists import ScrollList

ROW = 48.0
MOST_ROWS = 8
_SHADOW = 48.0


@dataclass(eq=False)
class Choice(Widget):
    """Shows the chosen option; a press or Enter opens the list, a press elsewhere or Esc closes it. Index -1 is none.

    ``bounds`` is where the list may lie: it goes below the field if it fits there, else above.
    """

    options: Sequence[str] = ()
    index: int = 0
    on_change: Callable[[int], None] = nothing
    _: KW_ONLY
    bounds: Rect = (0.0, 0.0, 1920.0, 1080.0)
    unset: str = ""
    """What stands in the field while no option is chosen."""
    _list: ScrollList | None = None

    role: ClassVar[Role] = Role.CHOICE

    @property
    def captures(self) -> bool:
        """Tell whether the list is open."""
        return self._list is not None

    @property
    def extent(self) -> Rect:
        """The field, and the list with its shadow while it is open."""
        return self.rect if self._list is None else joined(self.rect, inset(self._list.rect, -_SHADOW))

    @property
    def chosen(self) -> str:
        """The words of the chosen option, or that there is none."""
        return self.options[self.index] if 0 <= self.index < len(self.options) else self.unset

    def state(self) -> Phrase:
        """Say what is chosen."""
        return Phrase("{choice}", choice=self.chosen)

    def activate(self) -> None:
        """Open the list."""
        if self.options:
            self._list = ScrollList(
                f"{self.name}.list",
                self._list_rect(),
                self.label,
                self.options,
                row_h=ROW,
                on_choose=self._chosen,
            )
            self._list.move_to(self.index)

    def let_go(self) -> None:
        """Close the list."""
        self._list = None

    def take(self, value: Input) -> bool:
        """Take any input while the list is open; everything but a press elsewhere stays here."""
        rows = self._list
        if rows is None:
            return False
        if isinstance(value, KeyPressed):
            self._key(rows, value)
        elif isinstance(value, FocusLost):
            self.let_go()
        else:
            self._point(rows, value)
        return True

    def take_key(self, key: KeyPressed) -> bool:
        """Step through the options with left and right without opening the list."""
        step = {Action.LEFT: -1, Action.RIGHT: 1}.get(key.action) if key.action is not None else None
        if step is None or not 0 <= self.index + step < len(self.options):
            return False
        self._chosen(self.index + step)
        return True

    def paint(self, c: Canvas, seen: Seen) -> None:
        """Draw the field."""
        field(c, self.rect, self.chosen, theme=seen.theme, icon_name="down", focus=self.captures or seen.hovered)
        if seen.focused:
            focus_ring(c, self.rect, 12)

    def paint_over(self, c: Canvas, seen: Seen) -> None:
        """Draw the open list."""
        if self._list is not None:
            x, y, w, h = self._list.rect
            panel(c, (x - 6, y - 6, w + 12, h + 16), "paper", theme=seen.theme, level=3, radius=14)
            self._list.paint(c, Seen(seen.theme))

    def _point(self, rows: ScrollList, value: Input) -> None:
        match value:
            case PointerMoved(x=x, y=y):
                rows.drag(x, y)
                over = rows.row_at(x, y)
                rows.index = rows.index if over is None else over
            case PointerPressed(x=x, y=y):
                self._press(rows, x, y)
            case PointerReleased(x=x, y=y) if rows.hit(x, y):
                rows.click(x, y)
            case Wheel(dy=notches):
                rows.turn(notches)
            case _:
                pass

    def _press(self, rows: ScrollList, x: float, y: float) -> None:
        if rows.hit(x, y):
            rows.press(x, y)
        else:
            self.let_go()

    def _key(self, rows: ScrollList, key: KeyPressed) -> None:
        if key.action is Action.CONFIRM:
            rows.activate()
        elif key.action in (Action.BACK, Action.NEXT, Action.PREVIOUS):
            self.let_go()
        else:
            rows.take_key(key)

    def _chosen(self, index: int) -> None:
        self.let_go()
        if index != self.index:
            self.index = index
            self.on_change(index)

    def _list_rect(self) -> Rect:
        x, y, w, h = self.rect
        _, top, _, height = self.bounds
        wanted = ROW * min(len(self.options), MOST_ROWS)
        below = top + height - (y + h) - 24
        above = y - top - 24
        if wanted <= below or below >= above:
            return (x, y + h + 10, w, max(ROW, min(wanted, below)))
        tall = max(ROW, min(wanted, above))
        return (x, y - 14 - tall, w, tall)
