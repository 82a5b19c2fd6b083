"""The lid of a game's box as it stands in the menu and beside the set-up."""

from typing import NamedTuple

from client.scenes.box import FIGURES, Lid
from client.ui.art import art
from client.ui.canvas import Canvas
from client.ui.colour import INK, Paint, col, mix
from client.ui.metrics import Rect, inset
from client.ui.rich import rich
from client.ui.shapes import fill_rect, round_corners, rrect
from client.ui.soft import glow, shadow
from client.ui.text import text, text_w
from client.ui.theme import Theme, accent, on_accent

_EDGE = 5.0
_RADIUS = 26.0
_SCENERY_W = 320.0
_LEAST_TITLE = 22.0
"""A title of several words that would have to be smaller than this takes two lines instead."""
_VEIL = "#8E8399"
"""What the art of a lid is multiplied with while its game cannot be played."""


class LidParts(NamedTuple):
    """Where the parts of a lid lie: all of it, its picture, the band with the title, and the room below."""

    rect: Rect
    picture: Rect
    band: Rect
    foot: Rect

    def lifted(self, by: float) -> "LidParts":
        """Return the parts of the lid ``by`` design pixels higher up."""
        return LidParts(*((x, y - by, w, h) for x, y, w, h in self))


def lid_parts(rect: Rect, band_h: float, foot_h: float) -> LidParts:
    """Cut a lid into its parts; the picture gets what band and foot leave."""
    x, y, w, h = inset(rect, _EDGE)
    picture = (x, y, w, h - band_h - foot_h)
    return LidParts(rect, picture, (x, y + picture[3], w, band_h), (x, y + picture[3] + band_h, w, foot_h))


def paint_lid(c: Canvas, lid: Lid, parts: LidParts, *, raised: bool = False) -> None:
    """Draw a lid without what stands at its foot; grey while its game cannot be played."""
    theme, dull = c.look(lid.theme), lid.game is None
    shadow(c, parts.rect, _RADIUS, 4 if raised else 3)
    if raised:
        glow(c, parts.rect, accent(theme, 2), _RADIUS, 26, border=0)
    rim = "#FFFFFF" if c.style.high_contrast else mix(theme.panel, "#FFFFFF", 0.3)
    rrect(c, inset(parts.rect, -2), None, _RADIUS + 2, 3, rim)
    rrect(c, parts.rect, INK, _RADIUS)
    rrect(c, inset(parts.rect, _EDGE), _dulled(theme.panel2, theme) if dull else theme.panel2, _RADIUS - 4)
    _paint_picture(c, lid, parts.picture)
    _paint_band(c, lid, parts.band, theme)


def _dulled(paint: Paint, theme: Theme) -> Paint:
    return mix(paint, mix(theme.panel, "#6A6072", 0.5), 0.6)


def _paint_picture(c: Canvas, lid: Lid, rect: Rect) -> None:
    _, _, w, h = rect
    tint = _VEIL if lid.game is None else None
    if w <= 0 or h <= 0:
        return

    def draw(under: Canvas) -> None:
        k = w / _SCENERY_W
        art(under, f"common/tile_{lid.id}", under.rect, focus=0.7, tint=tint)
        for figure in FIGURES[lid.id]:
            top = h - (figure.size - figure.sinks) * k
            place = (figure.x * k, top, figure.size * k, figure.size * k)
            art(under, figure.art, place, figure=True, tint=tint)
        round_corners(under, _RADIUS - 4, below=False)

    c.paste(c.cached(("lid", lid.id, tint), w, h, draw), rect[:2])


def _paint_band(c: Canvas, lid: Lid, band: Rect, theme: Theme) -> None:
    x, y, w, h = band
    dull = lid.game is None
    fill_rect(c, (x, y - 3, w, h), INK)
    fill_rect(c, (x, y + 3, w, h - 10), _dulled(accent(theme), theme) if dull else accent(theme))
    fill_rect(c, (x, y + h - 13, w, 6), _dulled(accent(theme, 1), theme) if dull else accent(theme, 1))
    ink = col(on_accent(theme), 200 if dull else 255)
    size, room = min(35.0, h * 0.52), w - 28
    middle = (x + w / 2, y + h / 2 - 4)
    if " " not in lid.title or text_w(c, lid.title, ("title", _LEAST_TITLE)) <= room:
        text(c, lid.title, middle, ("title", size), ink, align="center", valign="middle", max_w=room)
    else:
        place = (x + 6, y + 3, w - 12, h - 16)
        rich(c, lid.title, place, ("title", _LEAST_TITLE), ink, align="center", valign="middle", lead=0.86, fit=True)
