"""Where the large things lie on Henchmania's table. Pure geometry in design pixels."""

from collections.abc import Sequence
from typing import NamedTuple

from client.tables.fans import lie_in_a_fan
from client.ui.metrics import Area, Rect, columns
from client.ui.strip import STRIP_H

CARD_RATIO = 1.4
LEAST_IN_A_ROW = 5.4
"""Cards before a seat are no larger than that so many lie side by side."""
LEAST_TALL = 66.0
"""But never smaller than this: then they overlap."""
SIDE_W = 340.0
WIDE_PANEL = 1000.0
"""A panel so wide has room for everything in one row."""
SIDE_W_WIDE = 460.0


class Zones(NamedTuple):
    """The large zones of the window; ``log`` is None while the side column is folded away or a duel is shown."""

    strip: Rect
    opponents: tuple[Rect, ...]
    sites: Rect
    stage: Rect
    """All between strip and prompt: where a duel is fought."""
    prompt: Rect
    own: Rect
    hand: Rect
    reserve: Rect
    log: Rect | None
    gap: float


def zones_for(area: Area, opponents: int) -> Zones:
    """Divide the window for a table with this many opponents."""
    w, h = area.width, area.height
    tight = h < 760
    gap = 6.0 if tight else 12.0
    prompt_h = 64.0 if tight else 76.0
    free = h - STRIP_H - prompt_h - 5 * gap
    own_h = min(300.0, 0.275 * free + 6)
    top_h = min(250.0, 0.25 * free)
    top = STRIP_H + gap
    sites_y = top + top_h + gap
    sites_h = free - own_h - top_h
    prompt_y = sites_y + sites_h + gap
    low = prompt_y + prompt_h + gap
    inner = w - 2 * gap
    side = 0.0 if area.folded else (SIDE_W_WIDE if w > 2300 else SIDE_W)
    board_w = inner - (side + gap if side else 0)
    own_w = min(430.0, max(236.0, inner * 0.22))
    reserve_w = min(720.0, inner * 0.335)
    hand_x = gap + own_w + gap
    return Zones(
        strip=(0, 0, w, STRIP_H),
        opponents=tuple(columns((gap, top, inner, top_h), opponents, gap)),
        sites=(gap, sites_y, board_w, sites_h),
        stage=(0, STRIP_H, w, prompt_y - gap / 2 - STRIP_H),
        prompt=(gap, prompt_y, inner, prompt_h),
        own=(gap, low, own_w, h - gap - low),
        hand=(hand_x, low, w - gap - reserve_w - gap - hand_x, h - gap - low),
        reserve=(w - gap - reserve_w, low, reserve_w, h - gap - low),
        log=(gap + board_w + gap, sites_y, side, sites_h) if side else None,
        gap=gap,
    )


class SeatParts(NamedTuple):
    """The parts of another seat's panel."""

    avatar: tuple[float, float, float]
    """Middle and radius."""
    words: Rect
    """Name, and below it house or level as far as there is room."""
    backs: Rect
    wheel: tuple[float, float, float]
    reserve: Rect
    trump: Rect
    pool: Rect
    """Henchmen left, and what the evening will bring."""


def seat_parts(rect: Rect) -> SeatParts:
    """Divide an opponent's panel: who it is above, what lies before it below, the wheel at the right."""
    x, y, w, h = rect
    if w >= WIDE_PANEL:
        return _wide_seat_parts(rect)
    pad = max(6.0, min(14.0, h * 0.06))
    low_h = (h - 3 * pad) * 0.45
    top_h = h - 3 * pad - low_h
    r = min(36.0, top_h * 0.38)
    wheel_r = min(54.0, top_h * 0.5)
    right = x + w - pad
    wheel = (right - wheel_r - 3, y + pad + wheel_r, wheel_r)
    left = x + pad + 2 * r + 18
    room = wheel[0] - wheel_r - 10 - left
    wide = room > 320
    words_w = min(230.0, room * 0.48) if wide else room
    words_h = top_h if wide else top_h * 0.46
    backs: Rect = (
        (left + words_w + 8, y + pad + 2, room - words_w - 8, top_h - 6)
        if wide
        else (left, y + pad + words_h, room, top_h - words_h)
    )
    low = y + h - pad - low_h
    trump_w = low_h / CARD_RATIO
    pool_w = max(2 * wheel_r + 6, 92.0)
    trump: Rect = (right - pool_w - 8 - trump_w, low, trump_w, low_h)
    return SeatParts(
        avatar=(x + pad + r + 6, y + pad + r + 4, r),
        words=(left, y + pad, words_w, words_h),
        backs=backs,
        wheel=wheel,
        reserve=(x + pad, low, trump[0] - 10 - x - pad, low_h),
        trump=trump,
        pool=(right - pool_w, low, pool_w, low_h),
    )


def _wide_seat_parts(rect: Rect) -> SeatParts:
    """Divide the panel of an only opponent: from left to right who it is, hand, Reserve and Trump, wheel."""
    x, y, w, h = rect
    pad = max(6.0, min(14.0, h * 0.06))
    wheel_r = min(70.0, (h - 2 * pad - 30) / 2)
    right = x + w - pad
    wheel = (right - wheel_r - 6, y + pad + wheel_r + 2, wheel_r)
    r = min(42.0, h * 0.2)
    left = x + pad + 2 * r + 24
    pool_w = 120.0
    pool: Rect = (wheel[0] - wheel_r - 16 - pool_w, y + pad, pool_w, h - 2 * pad)
    card_h = min(h - 2 * pad - 8, 150.0)
    top = y + (h - card_h) / 2
    trump_w = card_h / CARD_RATIO
    trump: Rect = (pool[0] - 16 - trump_w, top, trump_w, card_h)
    backs_w = w * 0.19
    words_w = min(210.0, w * 0.12)
    reserve_x = left + words_w + backs_w + 28
    return SeatParts(
        avatar=(x + pad + r + 8, y + h / 2 - 4, r),
        words=(left, y + h / 2 - 46, words_w, 92),
        backs=(left + words_w + 12, y + pad, backs_w, h - 2 * pad),
        wheel=wheel,
        reserve=(reserve_x, top, trump[0] - 16 - reserve_x, card_h),
        trump=trump,
        pool=pool,
    )


class OwnParts(NamedTuple):
    """The parts of the viewer's own block and Reserve."""

    avatar: tuple[float, float, float]
    words: Rect
    wheel: tuple[float, float, float]
    forecast: Rect
    pool: Rect
    title: Rect
    cards: Rect
    trump: Rect


def own_parts(own: Rect, reserve: Rect) -> OwnParts:
    """Divide the own block and the panel of Reserve and Trump."""
    x, y, w, h = own
    pad = 12.0 if h > 190 else 8.0
    wheel_r = min(78.0, (h - 2 * pad - 26) / 2, w * 0.19)
    wx = x + w - pad - wheel_r - 4
    r = min(38.0, h * 0.17)
    left_w = wx - wheel_r - 10 - x - pad
    pool_y = y + pad + 2 * r + 14
    rx, ry, rw, rh = reserve
    title_h = 40.0 if rh > 190 else 28.0
    low_h = 26.0 if rh > 190 else 0.0
    card_h = rh - 2 * pad - title_h - low_h
    trump_w = card_h / CARD_RATIO
    trump: Rect = (rx + rw - pad - trump_w - 8, ry + pad + title_h, trump_w, card_h)
    return OwnParts(
        avatar=(x + pad + r + 6, y + pad + r + 4, r),
        words=(x + pad + 2 * r + 20, y + pad, left_w - 2 * r - 20, 2 * r + 8),
        wheel=(wx, y + pad + wheel_r + 2, wheel_r),
        forecast=(wx - wheel_r, y + pad + 2 * wheel_r + 4, 2 * wheel_r, h - 2 * pad - 2 * wheel_r - 4),
        pool=(x + pad, pool_y, left_w, y + h - pad - pool_y),
        title=(rx + pad + 4, ry + pad - 2, rw - 2 * pad - trump_w - 40, title_h),
        cards=(rx + pad + 4, ry + pad + title_h, trump[0] - 28 - rx - pad, card_h),
        trump=trump,
    )


def reserve_cards(zone: Rect, turned: Sequence[bool], slots: int = 0) -> tuple[Rect, ...]:
    """Return where the cards of a Reserve lie: upright, or on their side at the foot; closer where they are many.

    Free places up to ``slots`` follow, as far as there is room for them.
    """
    x, y, w, h = zone
    tall = min(h, max(w / LEAST_IN_A_ROW * CARD_RATIO, LEAST_TALL))
    y, h = y + (h - tall) / 2, tall
    card_w = h / CARD_RATIO
    gap = max(4.0, card_w * 0.1)
    widths = [h if lies else card_w for lies in turned]
    need = sum(widths) + gap * (len(widths) - 1)
    share = 1.0
    if need > w and len(widths) > 1:
        share = max(0.05, (w - widths[-1]) / max(1.0, need - widths[-1]))
    rects: list[Rect] = []
    at = x
    for lies, width in zip(turned, widths, strict=True):
        rects.append((at, y + h - card_w, h, card_w) if lies else (at, y, card_w, h))
        at += (width + gap) * share
    free: list[Rect] = []
    small = (h - gap) / 2
    for i in range(slots - len(turned)):
        left = at + (i // 2) * (small / CARD_RATIO + gap)
        if left + small / CARD_RATIO <= x + w + 0.5:
            free.append((left, y + (i % 2) * (small + gap), small / CARD_RATIO, small))
    return (*rects, *free)


def back_groups(zone: Rect, counts: Sequence[int]) -> dict[int, Rect]:
    """Return where the backs of a hand lie, a group for each site of which there are cards."""
    x, y, w, h = zone
    held = [site for site, count in enumerate(counts) if count]
    if not held:
        return {}
    card_h = max(30.0, min(h - 12, 96.0, (w / max(3, len(held)) - 14) * CARD_RATIO))
    card_w = card_h / CARD_RATIO
    pitch = min(card_w + 34, w / len(held))
    return {
        site: (x + i * pitch, y + (h - card_h) / 2 - 2, max(card_w, min(pitch - 6, card_w + 24)), card_h)
        for i, site in enumerate(held)
    }


def hand_cards(zone: Rect, count: int, raised: int | None) -> tuple[Rect, ...]:
    """Return where the cards of the hand lie before they are tilted."""
    return lie_in_a_fan(zone, count, CARD_RATIO, raised)


def pool_pawns(zone: Rect, count: int) -> tuple[Rect, ...]:
    """Return where so many kinds of Henchmen that are still to be set stand; their number has room at the right."""
    x, y, w, h = zone
    title = 28.0 if h > 90 else 0.0
    tall = min(96.0, h - title - 10)
    wide = tall * 0.76
    step = 0.0 if count < 2 else min(wide + 40, (w - 20 - wide) / (count - 1))
    left = x + (w - wide - step * (count - 1)) / 2 - (18 if count < 3 else 8)
    return tuple((left + i * step, y + title + (h - title - tall) / 2, wide, tall) for i in range(count))
