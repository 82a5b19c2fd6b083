"""The tile of a game: its lid, which rises when it is pointed at and then offers its ways in."""

from collections.abc import Callable
from dataclasses import KW_ONLY, dataclass

from client.scenes.box import Lid
from client.scenes.lid import FootRow, LidParts, LidWords, lid_parts, paint_foot, paint_lid
from client.scenes.menu.layout import LIFT, TileShape
from client.ui.buttons import button, focus_ring
from client.ui.canvas import Canvas
from client.ui.clipping import within_clip
from client.ui.colour import INK, PALETTE
from client.ui.easing import ease_out
from client.ui.metrics import Rect, inset
from client.ui.rich import rich, rich_height
from client.ui.shapes import poly, rrect
from client.ui.soft import shadow
from client.ui.text import text_w
from client.ui.theme import TextStyle
from client.ui.widgets.base import Seen, Widget, nothing
from client.ui.widgets.button import Button, state_of

_RISE_MS = 110.0
_HALO = 64.0
_SMALLEST: TextStyle = ("title", 18.0)


@dataclass(eq=False)
class Tile(Widget):
    """A lid in the menu. ``is_raised`` tells whether it, or a button on it, is pointed at."""

    _: KW_ONLY
    lid: Lid
    words: LidWords
    shape: TileShape
    ribbon: str = ""
    """What lies across it; empty for a game that can be played."""
    on_press: Callable[[], None] = nothing
    is_raised: Callable[[], bool] = lambda: False
    calm: bool = False
    """It is up or down, never between."""
    _risen: float = 0.0
    _last_ms: float | None = None

    @property
    def extent(self) -> Rect:
        """The lid, up or down, with its glow."""
        return inset(self.rect, -_HALO)

    @property
    def parts(self) -> LidParts:
        """Where its parts lie while it is down."""
        return lid_parts(self.rect, self.shape.band_h, self.shape.foot_h)

    def activate(self) -> None:
        """Act on it."""
        self.on_press()

    def tick(self, now_ms: float) -> bool:
        """Rise or sink a little; tells whether it moved."""
        passed, self._last_ms = now_ms - (now_ms if self._last_ms is None else self._last_ms), now_ms
        goal = 1.0 if self.is_raised() else 0.0
        step = 1.0 if self.calm else passed / _RISE_MS
        before = self._risen
        self._risen = min(before + step, goal) if goal > before else max(before - step, goal)
        return self._risen != before

    def paint(self, c: Canvas, seen: Seen) -> None:
        """Draw it while it lies among the others."""
        if not self._risen:
            self._draw(c, seen)

    def paint_over(self, c: Canvas, seen: Seen) -> None:
        """Draw it above the others while it is raised."""
        if self._risen:
            self._draw(c, seen)

    @property
    def is_up(self) -> bool:
        """Tell whether it is raised, or on its way."""
        return self._risen > 0

    def _draw(self, c: Canvas, seen: Seen) -> None:
        if not within_clip(c, self.extent):
            return
        parts = self.parts.lifted(LIFT * ease_out(self._risen))
        paint_lid(c, self.lid, parts, raised=self.is_up)
        offers = self.is_up and self.lid.game is not None
        paint_foot(c, self.lid, parts.foot, self.words, FootRow(self.shape.row_h, shows_facts=not offers))
        if self.ribbon:
            _paint_ribbon(c, self._ribbon_place(parts), self.ribbon)
        if seen.focused:
            focus_ring(c, parts.rect, 26)

    def _ribbon_place(self, parts: LidParts) -> Rect:
        """Return the room round whose end the ribbon is laid: the picture, or all of the lid where that is low."""
        x, y, w, h = parts.picture if parts.picture[3] > 180 else parts.rect
        return (x, y, w, h - 16)


def _paint_ribbon(c: Canvas, room_above: Rect, words: str) -> None:
    """Lay a ribbon round a lid, ending where ``room_above`` ends."""
    x, y, w, h = room_above
    room = w - 24
    tall = rich_height(c, words, room, "small_b", 0.94) + 20
    rect = (x - 11, y + h - tall, w + 22, tall)
    fold = PALETTE["cream"][1]
    foot = rect[1] + tall
    for edge, inward in ((rect[0], 9), (rect[0] + rect[2], -9)):
        poly(c, [(edge, foot - 3), (edge + inward, foot - 3), (edge + inward, foot + 8)], fold, 2)
    shadow(c, rect, 4, 1)
    rrect(c, rect, PALETTE["cream"][0], 5, 3, INK)
    place = (x + 12, rect[1], room, tall)
    rich(c, words, place, "small_b", INK, align="center", valign="middle", lead=0.94, fit=True)


@dataclass(eq=False)
class TileButton(Button):
    """A way in that a tile offers. Those that are ``shy`` are seen only while the tile is raised."""

    _: KW_ONLY
    tile: Tile
    shy: bool = True
    short: str = ""
    """What stands on it where its label does not fit."""

    @property
    def extent(self) -> Rect:
        """All of the tile, which rises with it."""
        return self.tile.extent

    def paint(self, c: Canvas, seen: Seen) -> None:
        """Draw it on a tile that lies among the others."""
        if not self.shy and not self.tile.is_up:
            self._draw(c, seen, self.rect)

    def paint_over(self, c: Canvas, seen: Seen) -> None:
        """Draw it on a raised tile."""
        if self.tile.is_up:
            x, y, w, h = self.rect
            self._draw(c, seen, self.rect if self.shy else (x, y - LIFT, w, h))

    def _draw(self, c: Canvas, seen: Seen, rect: Rect) -> None:
        label, icon_name = self._wording(c)
        button(
            c,
            rect,
            label,
            self.kind,
            state_of(self, seen),
            theme=self.tile.lid.theme,
            icon_name=icon_name,
            style=self.style,
            focus=seen.focused,
        )

    def _wording(self, c: Canvas) -> tuple[str, str]:
        """Return label and icon as far as they fit: all, a shorter label, the label alone, the icon alone."""
        if not self.shows_label:
            return "", self.icon_name
        room = self.rect[2] - 28
        with_icon = min(30.0, self.rect[3] * 0.5) + 10
        for label in (self.label, self.short):
            for icon_name, icon_w in ((self.icon_name, with_icon), ("", 0.0)):
                if label and text_w(c, label, _SMALLEST) + icon_w <= room:
                    return label, icon_name
        return "", self.icon_name


def button_places(tile: Tile) -> tuple[Rect, Rect]:
    """Return where the two ways in stand on a raised tile: play, and set up."""
    x, y, w, h = tile.rect
    row_h = tile.shape.row_h
    pad, gear, gap = (18.0, 76.0, 10.0) if w >= 240 else (10.0, 48.0, 4.0)
    top = y - LIFT + h - row_h - 3
    return (x + pad, top, w - 2 * pad - gear - gap, row_h - 14), (x + w - pad - gear, top, gear, row_h - 14)


def ready_place(tile: Tile) -> Rect:
    """Return where the button stands that goes on with an unfinished match: at the foot of the picture."""
    x, y, w, h = tile.parts.picture
    pad, tall = (14.0, 50.0) if w >= 240 else (5.0, 44.0)
    return (x + pad, y + h - tall - 8, w - 2 * pad, tall)
