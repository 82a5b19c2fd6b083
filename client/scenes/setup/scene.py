"""The set-up of a match: everything that is agreed before the first card is dealt."""

from random import SystemRandom
from typing import ClassVar

from client.core.words import N_
from client.scenes.box import Lid, lid_of
from client.scenes.desk import Desk
from client.scenes.dialog import Message
from client.scenes.heading import back_button, heading_button, paint_heading
from client.scenes.routes import AnyGame
from client.scenes.scene import Scene
from client.scenes.seating import last_seating, remember, with_names
from client.scenes.setup.aid_panel import TITLE as AID_TITLE
from client.scenes.setup.aid_panel import aid_panel, aid_style, aid_words
from client.scenes.setup.deal_panel import code_panel, deal_panel, foot_bar
from client.scenes.setup.draft import Draft, draft_of
from client.scenes.setup.layout import Page, View, page_of, view_of
from client.scenes.setup.lid_part import lid_part
from client.scenes.setup.options_panel import options_panel
from client.scenes.setup.parts import Drawing, Making, Part
from client.scenes.setup.seats_panel import least_height, seats_panel
from client.tables import ALL_TABLES
from client.ui.canvas import Canvas
from client.ui.clipping import clipped
from client.ui.input import Input, KeyPressed
from client.ui.metrics import Area, Rect
from client.ui.surfaces import scenery
from client.ui.widgets.base import Widget
from client.ui.widgets.pane import Pane

_LEAST_DEAL_H = 190.0
_DEAL_H = 268.0
_GAP = 20.0
_LEAST_LID_H = 440.0
_LID_SHAPE = 1.42
"""Height of a lid for its width, where there is room."""


class SetupScene(Scene):
    """Panels around a draft. Every change of the draft lays all out anew, which costs little."""

    name: ClassVar[str] = "setup"

    def __init__(self, desk: Desk, game: AnyGame) -> None:
        self.lid: Lid = lid_of(game)
        super().__init__(desk.timeline(), self.lid.theme)
        self.desk = desk
        self.draft: Draft = draft_of(game, *last_seating(desk.settings, game, SystemRandom()))
        self.making = Making(desk, self.draft, desk.ruler, (0, 0, 0, 0), self._changed)
        self.pane = Pane("pane", (0, 0, 0, 0), on_scroll=self._scrolled)
        self._still: tuple[Drawing, ...] = ()
        self._scrolling: tuple[Drawing, ...] = ()
        self.controls.default = "start"
        self.controls.on_refused = desk.stack.toast
        self.controls.on_focus = self.pane.reveal

    def enter(self) -> None:
        """Let Enter start at once."""
        self.controls.focus.put("start")

    def layout(self, area: Area) -> None:
        """Put everything where it belongs."""
        self.making.ruler = self.desk.ruler
        self.making.bounds = (0, 0, area.width, area.height)
        view = view_of(area)
        if view is not None and self._fits(view):
            self._lay_view(view)
        else:
            self._lay_page(page_of(area))

    def handle(self, value: Input) -> bool:
        """Let the controls have it; keys for pages scroll."""
        if super().handle(value):
            return True
        return isinstance(value, KeyPressed) and self.pane.take_page(value)

    def paint(self, c: Canvas) -> None:
        """Draw everything at rest."""
        scenery(c, self.theme, ALL_TABLES[self.lid.id].scenery)
        paint_heading(c, self.theme, self.controls["back"].rect, self.lid.title, self.desk.label(N_("New match")))
        for drawing in self._still:
            drawing.paint(c, drawing.rect)
        if self._scrolling:
            with clipped(c, self.pane.rect):
                for drawing in self._scrolling:
                    drawing.paint(c, self.pane.shift(drawing.rect))
        self.controls.paint(c)

    def _fits(self, view: View) -> bool:
        """Tell whether the rows of all seats fit above the least panel of the deal."""
        _, _, w, h = view.middle
        return least_height(len(self.draft.players), w) + _GAP + _LEAST_DEAL_H <= h

    def _lay_view(self, view: View) -> None:
        """Put all panels beside and below each other."""
        x, y, w, h = view.middle
        deal_h = max(_LEAST_DEAL_H, min(_DEAL_H, h - _GAP - least_height(len(self.draft.players), w)))
        seats = seats_panel(self.making, (x, y, w, h - deal_h - _GAP))
        deal = deal_panel(self.making, (x, y + h - deal_h, w, deal_h), self.theme, self._start)
        options = options_panel(self.making, view.options, self.pane)
        aside, tells_aid = self._aside(view.aside)
        parts = [*aside, seats, deal, options]
        self._still = tuple(drawing for part in parts for drawing in part.drawings)
        self._scrolling = ()
        self._arrange([], [widget for part in parts for widget in part.widgets], offers_aid=not tells_aid)

    def _aside(self, place: Rect) -> tuple[list[Part], bool]:
        """Return the parts of the left column, and whether they tell how to play."""
        x, y, w, h = place
        lid_h = w * _LID_SHAPE
        room = h - _LEAST_LID_H - _GAP
        style = aid_style(self.making, w, room) if self.draft.game.aid and w > 300 else None
        if style is None:
            return [lid_part(self.making, self.lid, (x, y, w, min(h, lid_h + 160)))], False
        aid = aid_panel(self.making, (x, y, w, 0), style, self.theme)
        lid_h = min(lid_h, h - aid.height - _GAP)
        aid = aid_panel(self.making, (x, y + lid_h + _GAP, w, 0), style, self.theme)
        return [lid_part(self.making, self.lid, (x, y, w, lid_h)), aid], True

    def _lay_page(self, page: Page) -> None:
        """Put the panels on a page that scrolls, in one or two columns, and the start in a bar below."""
        columns = page.columns
        x, top, w, _ = columns[0]
        seats = seats_panel(self.making, (x, top, w, 0))
        code = code_panel(self.making, (x, top + seats.height + _GAP, w, 0), self.theme)
        parts = [seats, code]
        end = top + seats.height + _GAP + code.height + _GAP
        if self.draft.game.aid:
            parts.append(aid_panel(self.making, (x, end, w, 0), "small", self.theme))
            end += parts[-1].height + _GAP
        x, options_top, w, _ = columns[-1]
        options_top = options_top if len(columns) > 1 else end
        parts.append(options_panel(self.making, (x, options_top, w, 0)))
        self.pane.rect = page.window
        widgets = [widget for part in parts for widget in part.widgets]
        self.pane.hold(widgets, max(end, options_top + parts[-1].height + _GAP) - page.window[1])
        foot = foot_bar(self.making, page.foot, self.theme, self._start)
        self._still = foot.drawings
        self._scrolling = tuple(drawing for part in parts for drawing in part.drawings)
        self._arrange([self.pane], [*widgets, *foot.widgets], offers_aid=False)

    def _arrange(self, behind: list[Widget], widgets: list[Widget], *, offers_aid: bool) -> None:
        desk = self.desk
        head = [back_button(desk, desk.label(N_("Menu")), desk.go.menu)]
        if offers_aid and self.draft.game.aid:
            aid = heading_button(desk, "aid", desk.label(AID_TITLE), self._tell, "book")
            _, y, w, h = aid.rect
            aid.rect = (desk.window.area.width - 20 - w, y, w, h)
            head.append(aid)
        self.controls.arrange([*behind, *widgets, *head])

    def _changed(self) -> None:
        """Show the draft as it is now."""
        self.layout(self.desk.window.area)
        self.dirt.everything()

    def _scrolled(self) -> None:
        self.controls.changed()
        self.dirt.add(self.pane.rect)

    def _tell(self) -> None:
        self.desk.stack.push(Message(self.desk, AID_TITLE, aid_words(self.draft.game)))

    def _start(self) -> None:
        """Remember seats and options, and begin."""
        draft = self.draft
        remember(self.desk.settings, draft.game, draft.players, draft.options)
        self.desk.go.begin(draft.game, with_names(draft.players, self.desk.label), draft.options, draft.seed)
