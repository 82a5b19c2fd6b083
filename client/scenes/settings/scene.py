"""The settings, over whatever is shown."""

from functools import partial
from typing import ClassVar

from client.core.words import N_
from client.scenes.desk import Desk
from client.scenes.scene import Scene
from client.scenes.settings import demo
from client.scenes.settings.book import Book
from client.scenes.settings.layout import Places, places
from client.scenes.settings.rows import Laid, Slot, lay_rows
from client.scenes.settings.tabs import TABS, TabPage, tab_called
from client.scenes.settings.widgets import Tab
from client.ui.buttons import button_w
from client.ui.canvas import Canvas
from client.ui.clipping import clipped, within_clip
from client.ui.colour import INK
from client.ui.input import FocusLost, Input, KeyPressed, PointerLeft, PointerPressed, PointerReleased, Wheel
from client.ui.keys import Action
from client.ui.metrics import Area, Rect, contains
from client.ui.rich import rich
from client.ui.shapes import fill_rect, rrect
from client.ui.surfaces import dim, panel
from client.ui.text import text
from client.ui.theme import PAPER_LINE, RADIUS, TEXT, accent
from client.ui.widgets.base import Widget
from client.ui.widgets.button import Button
from client.ui.widgets.pane import Pane

_TOP_ROOM = 12.0
"""Room above the first line of a page, for the ring of the focus."""


class SettingsScene(Scene):
    """Tabs at the left, the lines of the open one at the right. Every change applies at once."""

    name: ClassVar[str] = "settings"
    hides_below: ClassVar[bool] = False

    def __init__(self, desk: Desk, tab: str = "sight") -> None:
        super().__init__(desk.timeline())
        self.desk = desk
        self.tab = tab_called(tab)
        self.book = Book(desk, self._look_again)
        self.book.show_speed = self._show_speed
        self.places: Places = places(Area(1920, 1080, 1.0, folded=False, too_small=False), len(TABS))
        self.pane = Pane("page", self.places.window, on_scroll=self._scrolled)
        self._laid = Laid(0.0)
        self.controls.default = "done"
        self.controls.on_refused = desk.stack.toast
        self.controls.on_focus = self.pane.reveal

    def enter(self) -> None:
        """Put the keyboard on the open tab."""
        self.controls.focus.put(f"tab_{self.tab.id}")

    def layout(self, area: Area) -> None:
        """Arrange the sheet and the lines of the open tab."""
        self.places = places(area, len(TABS))
        self.book.bounds = (0, 0, area.width, area.height)
        ruler = self.desk.ruler
        self.pane.rect, self.pane.label = self.places.window, self.desk.label(self.tab.title)
        x, y, w, _ = self.places.page
        slot = Slot(self.desk, ruler, x, y + _TOP_ROOM, w)
        self._laid = lay_rows(slot, self.tab.rows(self.book))
        self.pane.hold(self._laid.widgets, self._laid.height + 2 * _TOP_ROOM)
        self.controls.arrange([self.pane, *self._tabs(), *self._laid.widgets, *self._foot(ruler), self._close_button()])

    def handle(self, value: Input) -> bool:
        """Take one input; what a held slider wants follows when it is let go, and the wheel scrolls before all else."""
        if isinstance(value, PointerPressed):
            self.book.is_held = True
        if isinstance(value, Wheel):
            self.timeline.skip()
        if isinstance(value, Wheel) and self.pane.scroller.needed and self._over_page(value):
            self.pane.turn(value.dy)
            return True
        used = super().handle(value)
        if isinstance(value, PointerReleased | PointerLeft | FocusLost):
            self.book.release()
        if not used and isinstance(value, KeyPressed):
            return self.pane.take_page(value)
        return used

    def covered(self) -> None:
        """Let a held slider go."""
        self.book.release()
        super().covered()

    def leave(self) -> None:
        """Let a held slider go, and write down what was changed."""
        self.book.release()
        self.desk.settings_file.write()

    def paint(self, c: Canvas) -> None:
        """Draw the sheet, the lines in sight, and the controls."""
        dim(c, 165)
        at = self.places
        panel(c, at.sheet, "paper", theme=self.theme, level=4, radius=RADIUS["dialog"])
        self._paint_side(c)
        text(c, self.desk.label(self.tab.title), at.title[:2], "h2", INK, max_w=at.title[2])
        self._paint_page(c)
        x, y, w, _ = at.foot
        fill_rect(c, (x, y - 12, w, 3), PAPER_LINE)
        self.controls.paint(c)

    def open(self, tab: TabPage) -> None:
        """Show another tab from its top."""
        self.tab = tab
        self.pane.scroller.to(0)
        self.layout(self.desk.window.area)
        self.dirt.everything()

    def _paint_side(self, c: Canvas) -> None:
        x, y, w, h = self.places.side
        seen = c.look(self.theme)
        with clipped(c, (x, y, w, h)):
            rrect(c, (x, y, w + 40, h), INK, RADIUS["dialog"])
            rrect(c, (x + 4, y + 4, w + 40, h - 8), seen.panel, RADIUS["dialog"] - 4)
        fill_rect(c, (x + w, y + 3, 4, h - 6), seen.line)
        if not self.places.signs_only:
            left, top, width, _ = self.places.heading
            text(c, self.desk.label(N_("Settings")), (left, top), "h1", accent(self.theme, 2), max_w=width)
        if self.places.side_note is not None:
            note = self.desk.say(N_("Changes apply at once."))
            rich(c, note, self.places.side_note, "min", TEXT["on_dark_2"], valign="bottom", fit=True)

    def place_of(self, name: str) -> Rect | None:
        """Return where a named picture of the page is drawn."""
        found = next((drawing.rect for drawing in self._laid.drawings if drawing.name == name), None)
        return None if found is None else self.pane.shift(found)

    def _show_speed(self) -> None:
        """Let the card slide, if the place it slides in can be seen."""
        place, window = self.place_of(demo.NAME), self.places.window
        if place is not None and window[1] <= place[1] and place[1] + place[3] <= window[1] + window[3]:
            self.timeline.add(demo.demo_clip(place))

    def _paint_page(self, c: Canvas) -> None:
        self.book.is_moving = demo.NAME in self.timeline.hidden
        with clipped(c, self.places.window):
            for drawing in self._laid.drawings:
                place = self.pane.shift(drawing.rect)
                if within_clip(c, place):
                    drawing.paint(c, place)
            for block in self._laid.blocks:
                place = self.pane.shift(block.rect)
                if within_clip(c, place):
                    rich(c, block.words, place, block.style, block.color, align=block.align)

    def _tabs(self) -> list[Widget]:
        tabs: list[Widget] = []
        for tab, rect in zip(TABS, self.places.tabs, strict=True):
            label = self.desk.label(tab.title)
            control = Tab(f"tab_{tab.id}", rect, label, tab.icon_name)
            control.on_open = partial(self.open, tab)
            control.is_open, control.shows_label = tab is self.tab, not self.places.signs_only
            control.hint = label if self.places.signs_only else ""
            tabs.append(control)
        return tabs

    def _foot(self, ruler: Canvas) -> list[Widget]:
        x, y, w, h = self.places.foot
        done, key = self.desk.label(N_("Done")), self.desk.key_label(Action.BACK)
        done_w = max(200.0, button_w(ruler, done, icon_name="check", key=key))
        reset = self.desk.label(N_("Standard values"))
        reset_w = min(button_w(ruler, reset, icon_name="undo"), w - done_w - 16)
        standard = Button("standard", (x, y, reset_w, h), reset, self._reset, icon_name="undo")
        standard.hint = self.desk.label(N_("Sets everything on this page as it was when the program was new."))
        place: Rect = (x + w - done_w, y, done_w, h)
        leave = Button("done", place, done, self._done, kind="primary", icon_name="check", key=key, action=Action.BACK)
        return [standard, leave]

    def _close_button(self) -> Button:
        close = Button("close", self.places.close, self.desk.label(N_("Close")), self._done, icon_name="close")
        close.shows_label, close.reachable = False, False
        return close

    def _over_page(self, value: Wheel) -> bool:
        x, y, w, h = self.places.window
        return contains((x, y, w, h), (value.x, value.y)) and not any(widget.captures for widget in self._laid.widgets)

    def _scrolled(self) -> None:
        self.controls.changed()
        self.dirt.add(self.places.window)

    def _look_again(self) -> None:
        self.dirt.add(self.places.window)

    def _reset(self) -> None:
        self.tab.reset(self.book)
        self.desk.toast(N_("This page has its standard values again."), "undo")

    def _done(self) -> None:
        self.desk.stack.close(self)
