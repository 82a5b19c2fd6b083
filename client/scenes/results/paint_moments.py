"""Draws the moments that mattered."""

from collections.abc import Sequence
from typing import NamedTuple

from client.core.words import N_, Phrase
from client.scenes.desk import Desk
from client.scenes.results.moments import COUNT, Moment, Telling
from client.ui.buttons import chip, chip_w
from client.ui.canvas import Canvas
from client.ui.colour import col
from client.ui.focus import Role
from client.ui.markup import escape
from client.ui.metrics import Rect
from client.ui.rich import rich, rich_height
from client.ui.seats import seat_mark
from client.ui.shapes import rrect
from client.ui.surfaces import panel
from client.ui.text import text_w
from client.ui.theme import FLOOR, TEXT, Theme, accent
from client.ui.widgets.button import HotSpot

_HEAD = 62.0


def moment_rects(rect: Rect, count: int) -> list[Rect]:
    """Return where the moments lie in their panel."""
    x, y, w, h = rect
    step = min((h - _HEAD - 10) / COUNT, 110.0)
    return [(x + 16, y + _HEAD + index * step, w - 32, step - 8) for index in range(count)]


class MomentsPainter(NamedTuple):
    """The moments, or None while they are being looked for."""

    desk: Desk
    names: Sequence[str]
    found: Sequence[Moment] | None
    theme: Theme

    def paint(self, c: Canvas, rect: Rect) -> None:
        """Draw the panel."""
        title = self.desk.label(N_("Moments that mattered"))
        panel(c, rect, theme=self.theme, title=title, level=3, radius=24)
        x, y, w, h = rect
        if not self.found:
            words = N_("Looking back at the match...") if self.found is None else N_("No decision moved much.")
            place = (x + 24, y + _HEAD, w - 48, h - _HEAD - 16)
            rich(c, self.desk.say(words), place, "body", TEXT["on_dark_2"], align="center", valign="middle")
            return
        for moment, place in zip(self.found, moment_rects(rect, len(self.found)), strict=True):
            self._moment(c, moment, place)

    def spots(self, rect: Rect) -> list[HotSpot]:
        """Return a place for each moment that tells it at full length."""
        found = self.found or ()
        places = moment_rects(rect, len(found))
        return [self._spot(moment, place) for moment, place in zip(found, places, strict=True)]

    def _spot(self, moment: Moment, place: Rect) -> HotSpot:
        spot = HotSpot(f"moment_{moment.decision}", place, self.desk.label(moment.when, self.names), kind=Role.SPOT)
        spot.hint = self.desk.say(moment.tellings[0].words, self.names)
        return spot

    def _moment(self, c: Canvas, moment: Moment, rect: Rect) -> None:
        x, y, w, h = rect
        rrect(c, rect, col("#FFFFFF", 18), 14)
        middle = y + h / 2
        when = self.desk.label(moment.when, self.names)
        when_w = min(text_w(c, when, "label") + 4, max(w * 0.17, 100.0))
        room = (x + 50, y, when_w, h)
        rich(c, escape(when), room, "label", accent(self.theme, 2), valign="middle", lead=0.9, fit=True)
        swing = self.desk.label(swing_words(moment.swing))
        swing_w = chip_w(c, swing, h=36, style="small_b")
        left = x + 50 + when_w + 12
        place = (left, y + 2, x + w - 14 - swing_w - 10 - left, h - 4)
        told = self._fitting(c, moment, place)
        seat_mark(c, (x + 26, middle), 13, told.seat)
        words = self.desk.say(told.words, self.names)
        rich(c, words, place, "small", TEXT["on_dark"], valign="middle", fit=True)
        at = (x + w - 14 - swing_w, middle)
        chip(c, at, swing, "", "good" if moment.swing > 0 else "bad", theme=self.theme, h=36, style="small_b")

    def _fitting(self, c: Canvas, moment: Moment, place: Rect) -> Telling:
        """Return the fullest telling that fits its place, else the last, which is cut."""
        for telling in moment.tellings:
            words = self.desk.say(telling.words, self.names)
            if rich_height(c, words, place[2], ("body", FLOOR)) <= place[3]:
                return telling
        return moment.tellings[-1]


def swing_words(swing: float) -> Phrase:
    """Write how far a chance moved, in percent, with its sign."""
    percent = round(swing * 100)
    return Phrase(N_("+{percent} %"), percent=percent) if percent >= 0 else Phrase(N_("{percent} %"), percent=percent)
