"""How a site board is divided. Pure geometry in design pixels."""

from typing import NamedTuple

from client.tables.henchmania.layout import CARD_RATIO
from client.ui.metrics import Rect


class SiteParts(NamedTuple):
    """The parts of a site board; ``tally`` is None where there is no room for it."""

    board: Rect
    head: Rect
    scene: Rect
    deck: Rect
    discard: Rect
    places: tuple[Rect, ...]
    """Where Henchmen stand, the free places after those that are taken."""
    banner: Rect
    tally: Rect | None


def site_parts(board: Rect, standing: int, limit: int) -> SiteParts:
    """Divide a board on which so many Henchmen stand."""
    x, y, w, h = board
    head_h = min(58.0, max(40.0, h * 0.16))
    banner_h = min(46.0, max(32.0, h * 0.13))
    tally_h = 42.0 if h >= 250 else 0.0
    scene: Rect = (x + 9, y + head_h + 5, w - 18, h - head_h - banner_h - tally_h - 19)
    sx, sy, sw, sh = scene
    pawn_h = min(60.0, sh * 0.34)
    card_h = min(sh - pawn_h - 10, 124.0, (sw * 0.36) * CARD_RATIO)
    card_w = card_h / CARD_RATIO
    count = max(limit, standing)
    step = (sw - 8) / count
    wide = min(pawn_h * 0.78, step * 1.15)
    places = tuple((sx + 4 + step * (i + 0.5) - wide / 2, sy + sh - pawn_h - 5, wide, pawn_h) for i in range(count))
    banner_y = sy + sh + 6
    return SiteParts(
        board,
        (x + 4, y + 4, w - 8, head_h - 4),
        scene,
        (sx + 8, sy + 8, card_w, card_h),
        (sx + sw - 8 - card_w, sy + 8, card_w, card_h),
        places,
        (x + 9, banner_y, w - 18, banner_h),
        (x + 9, banner_y + banner_h, w - 18, tally_h) if tally_h else None,
    )
