"""Where the large things lie on Hemloch's table. Pure geometry in design pixels."""

from typing import NamedTuple

from client.tables.fans import lie_in_a_fan
from client.ui.metrics import Area, Rect, columns, cut_top
from client.ui.strip import STRIP_H

CARD_RATIO = 1.4
HAND_RATIO = 1.31
ITEM_RATIO = 1.17
VERY_WIDE = 2300.0
LOG_MORE = 32.0
"""By so much the column of the log is wider than that of the calendar."""
BESIDE_DECK, BESIDE_PILE = 58.0, 88.0
"""Room for a number and what it counts, beside a deck, and beside discards and Markers."""
MOST_ROWS = 3
"""Of a pile that is spread out."""
FOOT_FROM = 216.0
"""An own panel so high has room for what the piles are called."""
LEAST_ITEM = 56.0
"""Items before a seat are no narrower: then they overlap."""


class Zones(NamedTuple):
    """The large zones of the window; ``log`` is None while the side column is folded away."""

    strip: Rect
    week: Rect
    supply: Rect
    ends: Rect
    rival: Rect
    boards: Rect
    prompt: Rect
    own: Rect
    hand: Rect
    items: Rect
    log: Rect | None
    gap: float


def zones_for(area: Area) -> Zones:
    """Divide the window: calendar at the left, four Locations in the middle, the end and the log at the right.

    Without room for a right column what is in it moves to the left, and the log is folded away.
    """
    w, h = area.width, area.height
    tight = h < 760
    gap = 6.0 if tight else 12.0
    prompt_h = 60.0 if tight else 76.0
    free = h - STRIP_H - prompt_h - 5 * gap
    own_h = min(300.0, (0.26 if tight else 0.28) * free + 2)
    rival_h = min(122.0, (0.11 if tight else 0.125) * free)
    top = STRIP_H + gap
    boards_y = top + rival_h + gap
    boards_h = free - own_h - rival_h
    prompt_y = boards_y + boards_h + gap
    low = prompt_y + prompt_h + gap
    inner = w - 2 * gap
    left_w = _left_width(area)
    right_w = 0.0 if area.folded else left_w + LOG_MORE
    middle_x = gap + left_w + gap
    middle_w = w - middle_x - gap - (right_w + gap if right_w else 0)
    column_h = prompt_y - gap - top
    left: Rect = (gap, top, left_w, column_h)
    right: Rect = (w - gap - right_w, top, right_w, column_h)
    week, supply, ends, log = _columns(left, right if right_w else None, gap)
    own_w = min(400.0, max(262.0, inner * 0.2))
    items_w = min(640.0, inner * 0.3)
    hand_x = gap + own_w + gap
    return Zones(
        strip=(0, 0, w, STRIP_H),
        week=week,
        supply=supply,
        ends=ends,
        rival=(middle_x, top, middle_w, rival_h),
        boards=(middle_x, boards_y, middle_w, boards_h),
        prompt=(gap, prompt_y, inner, prompt_h),
        own=(gap, low, own_w, h - gap - low),
        hand=(hand_x, low, w - gap - items_w - gap - hand_x, h - gap - low),
        items=(w - gap - items_w, low, items_w, h - gap - low),
        log=log,
        gap=gap,
    )


def _left_width(area: Area) -> float:
    if area.folded:
        return max(216.0, area.width * 0.16)
    return 340.0 if area.width > VERY_WIDE else 264.0


def _columns(left: Rect, right: Rect | None, gap: float) -> tuple[Rect, Rect, Rect, Rect | None]:
    """Divide the side columns: (week, supply, ends, log)."""
    height = left[3]
    if right is None:
        ends_h = min(250.0, height * 0.33)
        supply_h = min(190.0, height * (0.25 if height > 420 else 0.32))
        week, rest = cut_top(left, height - ends_h - supply_h - 2 * gap, gap)
        ends, supply = cut_top(rest, ends_h, gap)
        return week, supply, ends, None
    supply_h = min(250.0, height * 0.37)
    week, supply = cut_top(left, height - supply_h - gap, gap)
    ends, log = cut_top(right, min(348.0, height * 0.55), gap)
    return week, supply, ends, log


def board_rects(boards: Rect, gap: float) -> list[Rect]:
    """Return the places of the four Locations, from left to right."""
    return columns(boards, 4, gap)


class SeatParts(NamedTuple):
    """The parts of a seat's panel. ``backs`` is empty in that of the viewer, ``lamps`` in that of the other."""

    avatar: tuple[float, float, float]
    """Middle and radius."""
    words: Rect
    score: Rect
    backs: Rect
    lamps: Rect
    stock: Rect
    deck: Rect
    discard: Rect
    items: Rect
    foot: float = 0.0
    """Height of the room below the piles for what they are called."""


def rival_parts(panel: Rect) -> SeatParts:
    """Divide the panel of the other seat: all in one row."""
    x, y, w, h = panel
    pad = max(7.0, h * 0.1)
    r = min(42.0, (h - 2 * pad) / 2 - 4)
    card_h = h - 2 * pad
    card_w = card_h / CARD_RATIO
    left = x + pad + 2 * r + 22
    words_w = max(112.0, w * 0.145)
    score_w = max(70.0, w * 0.065)
    score: Rect = (left + words_w, y, score_w, h)
    tight = w < 1150
    beside = (34.0, 34.0) if tight else (BESIDE_DECK, BESIDE_PILE)
    items_w = max(card_w * 2.6, w * 0.225)
    items: Rect = (x + w - pad - items_w, y + pad, items_w, card_h)
    stock_w = min(card_h * 0.86, 62.0) + beside[1]
    stock: Rect = (items[0] - 18 - stock_w, y + pad, stock_w, card_h)
    discard: Rect = (stock[0] - 6 - card_w - beside[1], y + pad, card_w, card_h)
    deck: Rect = (discard[0] - 6 - card_w - beside[0], y + pad, card_w, card_h)
    backs_x = score[0] + score_w + 14
    return SeatParts(
        avatar=(x + pad + r + 8, y + h / 2, r),
        words=(left, y + pad, words_w, h - 2 * pad),
        score=score,
        backs=(backs_x, y + pad, deck[0] - 18 - backs_x, card_h),
        lamps=(0, 0, 0, 0),
        stock=stock,
        deck=deck,
        discard=discard,
        items=items,
    )


def own_parts(own: Rect, items: Rect) -> SeatParts:
    """Divide the viewer's own panel: who you are, your Actions, your piles; and the panel of your items."""
    x, y, w, h = own
    pad = 10.0 if h > 170 else 7.0
    low_h = min(96.0, h * 0.36) if h > 170 else h * 0.5 - pad
    top_h = min(84.0, h * 0.33) if h > 170 else h - low_h - 3 * pad
    r = min(top_h / 2 - 6, w * 0.096)
    score_w = 92.0
    low = y + h - pad - low_h
    foot = 22.0 if h > FOOT_FROM else 0.0
    low_h -= foot
    lamps: Rect = (x + pad + 8, y + pad + top_h + 2, w - 2 * pad - 16, low - y - pad - top_h - 6)
    third = (w - 2 * pad) / 3
    if h <= 170:
        third = (w - 2 * pad) / 4
        lamps = (x + pad, low, third, low_h)
    at = x + w - pad - 3 * third
    card_w = low_h / CARD_RATIO
    ix, iy, iw, ih = items
    title = 44.0 if ih > 190 else 30.0
    return SeatParts(
        avatar=(x + pad + r + 8, y + pad + r + 6, r),
        words=(x + pad + 2 * r + 26, y + pad, w - 2 * pad - 2 * r - 30 - score_w, top_h),
        score=(x + w - pad - score_w, y + pad, score_w, top_h),
        backs=(0, 0, 0, 0),
        lamps=lamps,
        stock=(at, low, third, low_h),
        deck=(at + third + 6, low, card_w, low_h),
        discard=(at + 2 * third + 6, low, card_w, low_h),
        items=(ix + 18, iy + title + 4, iw - 36, ih - title - 12),
        foot=foot,
    )


def item_cards(zone: Rect, count: int, gap: float, most_w: float) -> tuple[Rect, ...]:
    """Return where so many stacks of items lie: smaller where they are many, and in the end closer."""
    x, y, w, h = zone
    most = min(h / ITEM_RATIO, most_w)
    card_w = min(most, max(LEAST_ITEM, (w - gap * (count - 1)) / max(1, count)))
    card_h = card_w * ITEM_RATIO
    step = 0.0 if count < 2 else min(card_w + gap, (w - card_w) / (count - 1))
    return tuple((x + i * step, y + (h - card_h) / 2, card_w, card_h) for i in range(count))


def hand_cards(zone: Rect, count: int, raised: int | None) -> tuple[Rect, ...]:
    """Return where the cards of the hand lie before they are tilted."""
    return lie_in_a_fan(zone, count, HAND_RATIO, raised)


def supply_cards(panel: Rect) -> tuple[Rect, ...]:
    """Return where the six kinds of items are in the supply: Potions above, Trinkets below."""
    x, y, w, h = panel
    title = 38.0 if h > 150 else 6.0
    pad = 12.0
    room_h = (h - title - pad - 8) / 2
    card_w = min((w - 2 * pad - 20) / 3, room_h / 1.08)
    card_h = min(room_h, card_w * 1.16)
    step = (w - 2 * pad - card_w) / 2
    return tuple(
        (x + pad + column * step, y + title + row * (card_h + 8), card_w, card_h)
        for row in range(2)
        for column in range(3)
    )


def week_tiles(panel: Rect) -> tuple[Rect, ...]:
    """Return where the four cards of the Week lie, at the foot of the calendar."""
    x, y, w, h = panel
    side = min((w - 24 - 3 * 8) / 4, 76.0)
    left = x + (w - 4 * side - 24) / 2
    return tuple((left + i * (side + 8), y + h - side - 14, side, side) for i in range(4))


def end_rows(panel: Rect, count: int) -> tuple[Rect, ...]:
    """Return one row for each condition that ends the match."""
    x, y, w, h = panel
    title = 50.0 if h > 260 else 36.0 if h > 200 else 6.0
    each = (h - title - 8) / count
    return tuple((x + 10, y + title + i * each, w - 20, each) for i in range(count))


def pile_cards(sheet: Rect, count: int) -> tuple[Rect, ...]:
    """Return where the cards of a pile lie on its sheet: in as few rows as they need not overlap in, at most three."""
    x, y, w, h = sheet
    room: Rect = (x + 24, y + 74, w - 48, h - 94)
    rows, gap = 1, 14.0
    while rows < MOST_ROWS and -(-count // rows) * (_pile_card(room, rows, gap) + gap) > room[2] + gap:
        rows += 1
    each, card_w = -(-count // rows), _pile_card(room, rows, gap)
    card_h = card_w * HAND_RATIO
    step = min(card_w + gap, (room[2] - card_w) / max(1, each - 1))
    left = room[0] + (room[2] - card_w - step * (each - 1)) / 2
    top = room[1] + (room[3] - rows * card_h - (rows - 1) * gap) / 2
    return tuple((left + (i % each) * step, top + (i // each) * (card_h + gap), card_w, card_h) for i in range(count))


def _pile_card(room: Rect, rows: int, gap: float) -> float:
    """Return how wide the cards of a pile are in so many rows."""
    return min((room[3] - (rows - 1) * gap) / rows, 300.0) / HAND_RATIO
