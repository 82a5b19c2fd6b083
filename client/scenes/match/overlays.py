"""What lies over the table for a moment: the list of moves, the large view, the log where there is no room for it."""

from collections.abc import Callable, Sequence
from typing import ClassVar

from client.core.words import N_
from client.scenes.match.furniture import LogPage, paint_log
from client.scenes.match.sightline import Sightline
from client.scenes.scene import Scene
from client.tables.table import AnyTable, Spot
from client.ui.canvas import Canvas
from client.ui.colour import INK
from client.ui.input import Input, KeyPressed, PointerPressed, Wheel
from client.ui.keys import Action
from client.ui.metrics import Area, Rect, contains
from client.ui.surfaces import dim, panel
from client.ui.text import text
from client.ui.widgets.lists import ScrollList


class Overlay(Scene):
    """A scene over the table that closes on Esc, or on a click beside it."""

    hides_below: ClassVar[bool] = False

    def __init__(self, close: Callable[[], None], table: AnyTable) -> None:
        super().__init__(theme=table.theme)
        self.close = close
        self.table = table
        self.rect: Rect = (0, 0, 0, 0)

    def handle(self, value: Input) -> bool:
        """Close when asked to; else let the controls have it."""
        if isinstance(value, KeyPressed) and value.action in self.closing_keys():
            self.close()
            return True
        if isinstance(value, PointerPressed) and not contains(self.rect, (value.x, value.y)):
            self.close()
            return True
        return super().handle(value)

    def closing_keys(self) -> Sequence[Action]:
        """Return the keys that close it."""
        return (Action.BACK,)


class MovesScene(Overlay):
    """Every legal move in words, to be chosen with keys alone."""

    name: ClassVar[str] = "moves"
    ROW_H: ClassVar[float] = 52.0

    def __init__(
        self, close: Callable[[], None], table: AnyTable, sight: Sightline, choose: Callable[[object], None]
    ) -> None:
        super().__init__(close, table)
        self.sight = sight
        self.choose = choose
        model = table.shown_model
        self.moves = model.legal
        self.items = [sight.say(table.game.move_words(model.sight, move)) for move in self.moves]

    def layout(self, area: Area) -> None:
        """Put the list in the middle, as high as its lines ask for."""
        w = min(760.0, area.width - 32)
        h = min(self.ROW_H * len(self.items) + 100, area.height - 32)
        self.rect = ((area.width - w) / 2, (area.height - h) / 2, w, h)
        x, y, _, _ = self.rect
        place = (x + 20, y + 72, w - 40, h - 92)
        label = self.sight.label(N_("Possible moves"))
        self.controls.arrange([ScrollList("moves", place, label, self.items, 0, self._chosen, row_h=self.ROW_H)])
        self.controls.focus.put("moves")
        self.controls.focus.visible = True

    def closing_keys(self) -> Sequence[Action]:
        """The key that opens the list closes it too."""
        return (Action.BACK, Action.LIST_MOVES)

    def paint(self, c: Canvas) -> None:
        """Draw the list on paper."""
        dim(c, 120)
        panel(c, self.rect, "paper", theme=self.theme, level=4, radius=28)
        x, y, w, _ = self.rect
        text(c, self.sight.label(N_("Possible moves")), (x + 32, y + 22), "h2", INK, max_w=w - 64)
        self.controls.paint(c)

    def _chosen(self, index: int) -> None:
        move = self.moves[index]
        self.close()
        self.choose(move)


class ZoomScene(Overlay):
    """One thing of the table as large as the window allows, with its text."""

    name: ClassVar[str] = "zoom"

    def __init__(self, close: Callable[[], None], table: AnyTable, spot: Spot) -> None:
        super().__init__(close, table)
        self.spot = spot

    def layout(self, area: Area) -> None:
        """Leave a margin around it."""
        margin = min(area.width, area.height) * 0.06
        self.rect = (margin, margin, area.width - 2 * margin, area.height - 2 * margin)

    def handle(self, value: Input) -> bool:
        """Close on any click or key."""
        if isinstance(value, PointerPressed | KeyPressed):
            self.close()
            return True
        return False

    def paint(self, c: Canvas) -> None:
        """Draw it over the dimmed table."""
        dim(c, 170)
        self.table.paint_large(c, self.spot, self.rect)


class LogScene(Overlay):
    """The log in a window that has no side column."""

    name: ClassVar[str] = "log"

    def __init__(self, close: Callable[[], None], table: AnyTable, sight: Sightline, page: LogPage) -> None:
        super().__init__(close, table)
        self.sight = sight
        self.page = page

    def layout(self, area: Area) -> None:
        """Stand at the right, as high as the window."""
        w = min(460.0, area.width - 32)
        self.rect = (area.width - w - 16, 16, w, area.height - 32)

    def closing_keys(self) -> Sequence[Action]:
        """The key that opens the log closes it too."""
        return (Action.BACK, Action.LOG)

    def handle(self, value: Input) -> bool:
        """Scroll with the wheel and the arrows."""
        by = value.dy * 60 if isinstance(value, Wheel) else 0.0
        if isinstance(value, KeyPressed):
            by = {Action.UP: 60.0, Action.DOWN: -60.0}.get(value.action or Action.BACK, 0.0)
        if by:
            self.page = self.page._replace(scroll=max(0.0, self.page.scroll + by))
            self.dirt.everything()
            return True
        return super().handle(value)

    def paint(self, c: Canvas) -> None:
        """Draw the log over the table."""
        dim(c, 90)
        paint_log(c, self.rect, self.table, self.sight, self.page)
