"""Where the parts of the menu lie, at any size of window. Pure arithmetic in design pixels."""

from collections.abc import Sequence
from typing import NamedTuple

from client.ui.metrics import Area, Rect, columns

_LOW, _HIGH = 450.0, 1080.0
"""Heights of window between which every measure grows from its least to its full size."""
_WIDEST = 1.9
"""No wider than so many times the height: beyond that the menu stays in the middle."""
_TALLEST_TILE = 1.9
"""A tile is no higher than so many times its width."""
LIFT = 14.0
"""How far a tile rises when it is pointed at."""
_TELLING = 430.0
"""A tile this high has room for its sentence."""


class TileShape(NamedTuple):
    """Heights of a tile's title band, of its foot, and of the row of chips or buttons at the end of the foot."""

    band_h: float
    foot_h: float
    row_h: float

    @property
    def tells_all(self) -> bool:
        """Tell whether the foot has room for the sentence too."""
        return self.foot_h >= 2 * self.row_h


class MenuPlan(NamedTuple):
    """Places of the menu. ``keys`` is the line about keys, None where there is no room for it."""

    logo: Rect
    motto: Rect
    corner: Rect
    """The button for full screen."""
    tiles: tuple[Rect, ...]
    shape: TileShape
    strip: Rect
    bottom: Rect
    keys: Rect | None


def menu_plan(area: Area, tiles: int) -> MenuPlan:
    """Lay the menu out for this window and this number of tiles."""
    width, height = area.width, area.height
    grown = min(max((height - _LOW) / (_HIGH - _LOW), 0.0), 1.0)
    margin = 56.0 if width >= 1800 else 24.0 if width >= 1200 else 14.0
    inner = min(width - 2 * margin, height * _WIDEST)
    left = (width - inner) / 2
    head = _between(54, 128, grown)
    gap = _between(10, 30, grown)
    strip_h = _between(88, 132, grown) if height < 760 else _between(132, 170, grown)
    bottom_h = _between(48, 68, grown)
    keys_h = 44.0 if height >= 840 else 14.0
    between = 22.0 if inner >= 1500 else 14.0 if inner >= 1000 else 8.0
    tile_w = (inner - between * (tiles - 1)) / tiles
    room = height - head - LIFT - strip_h - bottom_h - 2 * gap - keys_h
    tile_h = min(room, tile_w * _TALLEST_TILE)
    spare = room - tile_h
    strip_h += min(spare, 70.0)
    spare -= min(spare, 70.0)
    top = head + LIFT + spare / 2
    strip_top = top + tile_h + gap
    bottom_top = strip_top + strip_h + gap
    places = columns((left, top, inner, tile_h), tiles, between)
    return MenuPlan(
        logo=(left, spare / 2, min(inner * 0.4, head * 3.6), head),
        motto=(left + min(inner * 0.4, head * 3.6) + 24, spare / 2, inner * 0.3, head),
        corner=_corner(left + inner, spare / 2, head),
        tiles=tuple(places),
        shape=_tile_shape(tile_w, tile_h),
        strip=(left, strip_top, inner, strip_h),
        bottom=(left, bottom_top, inner, bottom_h),
        keys=(left, bottom_top + bottom_h, inner, 44.0) if keys_h > 20 else None,
    )


def _tile_shape(width: float, height: float) -> TileShape:
    band_h = 62.0 if width < 170 else min(max(height * 0.12, 50.0), 72.0)
    return TileShape(band_h, 156.0, 74.0) if height >= _TELLING else TileShape(band_h, 66.0, 62.0)


def _between(low: float, high: float, share: float) -> float:
    return low + (high - low) * share


def _corner(right: float, top: float, head: float) -> Rect:
    h = min(60.0, head - 10)
    return (right - 216, top + (head - h) / 2 + 6, 216, h)


class StripPlan(NamedTuple):
    """Places of the strip at the bottom. ``more`` is None where there is no room."""

    picture: Rect
    words: Rect
    button: Rect
    more: Rect | None


def strip_plan(strip: Rect, button_w: float, *, has_link: bool) -> StripPlan:
    """Lay the strip out with a button of this width, and a link below it if there is room for that."""
    x, y, w, h = strip
    pad = 16.0 if h >= 130 else 10.0
    tall = h - 2 * pad
    wide = min(tall * 16 / 9, w * 0.24)
    picture = (x + pad, y + (h - wide * 9 / 16) / 2, wide, wide * 9 / 16)
    has_more = has_link and h >= 140
    button_h = min(84.0, tall - 46 if has_more else tall - 8)
    column = min(max(button_w, 190.0), w * 0.34)
    right = x + w - pad - 8 - column
    block = button_h + (40 if has_more else 0)
    top = y + (h - block) / 2
    left = x + pad + wide + 24
    return StripPlan(
        picture=picture,
        words=(left, y + pad, right - left - 24, tall),
        button=(right, top, column, button_h),
        more=(right, top + button_h + 6, column, 34) if has_more else None,
    )


def row_places(row: Rect, widths: Sequence[float]) -> list[Rect]:
    """Cut a row for buttons that need these widths: equal columns if all fit into them, else each by its need."""
    x, y, w, h = row
    gap = 16.0 if w > 1000 else 8.0
    room = w - gap * (len(widths) - 1)
    each = room / len(widths)
    spare = (room - sum(widths)) / len(widths)
    cut = [each if each >= max(widths) else width + spare for width in widths]
    return [(x + sum(cut[:place]) + gap * place, y, cut[place], h) for place in range(len(cut))]
