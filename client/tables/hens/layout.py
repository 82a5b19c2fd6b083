"""Where everything lies on the hens' table. Pure geometry in design pixels."""

from typing import NamedTuple

from client.ui.metrics import Area, Rect
from client.ui.strip import STRIP_H

CARD_RATIO = 7 / 5
SIDE_W, SIDE_W_WIDE = 352, 480
YARD_SHARE, YARD_SHARE_TALL = 0.4, 0.44
"""Most of the width that the own yard may take, and in a tall window, where width is what limits its squares."""


class Zones(NamedTuple):
    """The large zones of the window; ``sheet`` and ``log`` are None while the side column is folded."""

    strip: Rect
    others: tuple[Rect, ...]
    own: Rect
    middle: Rect
    prompt: Rect
    hand: Rect
    sheet: Rect | None
    log: Rect | None
    tight: bool
    """Whether room is so short that frames and gaps get thinner."""


def zones_for(area: Area, others: int, lines: int) -> Zones:
    """Divide the window for a table with so many panels above, and a score sheet of ``lines`` lines."""
    w, h = area.width, area.height
    tight = h < 800
    gap = 8.0 if tight else 12.0 if area.folded else 16.0
    side = 0.0 if area.folded else (SIDE_W_WIDE if w > 2300 else SIDE_W)
    right = w - gap - (side + gap if side else 0)
    top, bottom = STRIP_H + gap, h - gap
    others_h = _others_h(area)
    low = top + others_h + gap
    own_h = bottom - low
    share = YARD_SHARE if h < 0.6 * w else YARD_SHARE_TALL
    own_w = round(min(share * (right - gap), own_h * (0.92 if area.folded else 0.864)))
    x = gap + own_w + gap
    middle_w = right - x
    prompt_h = 66.0 if tight else 88.0
    middle_h = round(min(own_h * (0.3 if area.folded else 0.34), 300))
    hand_y = low + middle_h + prompt_h + 2 * gap
    sheet_h = sheet_height(lines)
    side_x = right + gap
    return Zones(
        strip=(0, 0, w, STRIP_H),
        others=_row((gap, top, right - gap, others_h), others, gap),
        own=(gap, low, own_w, own_h),
        middle=(x, low, middle_w, middle_h),
        prompt=(x, low + middle_h + gap, middle_w, prompt_h),
        hand=(x, hand_y, middle_w, bottom - hand_y),
        sheet=(side_x, top, side, sheet_h) if side else None,
        log=(side_x, top + sheet_h + gap, side, bottom - top - sheet_h - gap) if side else None,
        tight=tight,
    )


def _others_h(area: Area) -> float:
    """Return the height of the panels above: of extra height they get their part last."""
    if area.folded:
        return round(0.218 * area.height if area.height < 900 else min(196 + 0.25 * (area.height - 900), 290))
    return round(min(284 + 0.2 * (area.height - 1080), 330))


def _row(rect: Rect, count: int, gap: float) -> tuple[Rect, ...]:
    """Divide ``rect`` into equal columns."""
    x, y, w, h = rect
    each = (w - gap * (count - 1)) / max(1, count)
    return tuple((x + i * (each + gap), y, each, h) for i in range(count))


SHEET_HEAD, SHEET_LINE, SHEET_TOTAL = 80.0, 54.0, 78.0


def sheet_height(lines: int) -> float:
    """Return the height of a score sheet with so many lines."""
    return SHEET_HEAD + SHEET_LINE * lines + SHEET_TOTAL


class SeatParts(NamedTuple):
    """The parts of another seat's panel; ``pile`` is a card, or a tile where room is short."""

    head: Rect
    yard: Rect
    pile: Rect
    holds: Rect
    """Where the cards are shown that the seat is known to hold."""
    fan: Rect | None = None
    """Where the lower cards of the pile are fanned out, if there is room."""


ROOMY = 430.0
"""From this width beside the yard on, a panel has its pile in a column of its own."""
LEAST_CARD = 70.0
"""Cards of a pile narrower than this are tiles."""
LEAST_FAN = 160.0
HIGH = 230.0
"""From this height on the pile is a card, below it a tile."""


def seat_parts(rect: Rect, columns: int) -> SeatParts:
    """Divide another seat's panel: who sits there at the left, the yard at its full height, the discard pile.

    ``columns`` are those of the yard: three if it stands upright, else four.
    """
    x, y, w, h = rect
    pad = 12.0 if h > HIGH else 8.0
    inner_h = h - 2 * pad
    rows = 7 - columns
    yard_w = min(inner_h * columns / rows + 6, w * 0.605)
    rest = w - 2 * pad - 10 - yard_w
    if rest >= ROOMY:
        return _roomy_parts(rect, pad, yard_w)
    yard: Rect = (x + w - pad - yard_w, y + pad, yard_w, inner_h)
    if h > HIGH:
        head_h = 108.0
        pile_h = min(136.0, inner_h - head_h - 4)
        pile_w = pile_h / CARD_RATIO
        low = y + h - pad - pile_h
        holds = (x + pad + pile_w + 12, low, rest - pile_w - 12, pile_h)
        return SeatParts((x + pad, y + pad, rest, head_h), yard, (x + pad, low, pile_w, pile_h), holds)
    tile = min(52.0, inner_h * 0.34)
    low = y + h - pad - tile
    holds = (x + pad + tile + 36, low, rest - tile - 36, tile)
    return SeatParts((x + pad, y + pad, rest, inner_h - tile - 4), yard, (x + pad, low, tile, tile), holds)


def _roomy_parts(rect: Rect, pad: float, yard_w: float) -> SeatParts:
    """Put head, yard and pile beside each other."""
    x, y, w, h = rect
    inner_h = h - 2 * pad
    rest = w - 2 * pad - yard_w - 32
    pile_h = min(inner_h - 10, 230.0, rest * 0.4 * CARD_RATIO)
    pile_w = pile_h / CARD_RATIO
    head_w = min(320.0, rest - pile_w)
    yard_x = x + pad + head_w + 8
    head_h = min(112.0, inner_h * 0.5)
    pile: Rect = (yard_x + yard_w + 20, y + pad + 8, pile_w, pile_h)
    fan_x, fan_h = pile[0] + pile_w + 34, pile_h * 0.74
    fan_w = x + w - pad - 8 - fan_x
    return SeatParts(
        (x + pad, y + pad, head_w, head_h),
        (yard_x, y + pad, yard_w, inner_h),
        pile,
        (x + pad, y + pad + head_h, head_w, inner_h - head_h),
        (fan_x, pile[1] + pile_h - fan_h, fan_w, fan_h) if fan_w >= LEAST_FAN else None,
    )


class OwnParts(NamedTuple):
    """The parts of the viewer's own yard; ``head`` is None where the score sheet stands in the side column."""

    head: Rect | None
    ground: Rect


def own_parts(rect: Rect, *, headed: bool, tight: bool) -> OwnParts:
    """Divide the own yard: a frame of wood, the ground within, and a line with the score if it is ``headed``."""
    x, y, w, h = rect
    frame = 8.0 if tight else 14.0
    head_h = (40.0 if tight else 52.0) if headed else frame
    ground = (x + frame, y + head_h, w - 2 * frame, h - head_h - frame)
    return OwnParts((x + frame, y + 2, w - 2 * frame, head_h - 4) if headed else None, ground)


class Middle(NamedTuple):
    """The parts of the middle: stacks of cards from the left, then the goal card (None without goals)."""

    deck: Rect
    own_pile: Rect
    goals: Rect | None


LABEL_H = 34.0
"""Height of the label below a stack."""


def middle_parts(rect: Rect, *, goals: bool) -> Middle:
    """Divide the middle of the table."""
    x, y, w, h = rect
    low = h < 150
    pad = 8.0 if low else 14.0
    card_h = h - 2 * pad - (16 if low else LABEL_H - 8)
    card_w = card_h / CARD_RATIO
    top = y + pad + (0 if low else 4)
    step = max(card_w, 96) + 28
    deck_x = x + pad + 10 + (step - 28 - card_w) / 2
    goals_x = x + pad + 10 + 2 * step
    return Middle(
        deck=(deck_x, top, card_w, card_h),
        own_pile=(deck_x + step, top, card_w, card_h),
        goals=(goals_x, y + pad, x + w - pad - goals_x, h - 2 * pad) if goals else None,
    )


ROOSTER_W = 190.0
"""Room right of the hand for the rooster while it waits for its hen."""


USUAL_HAND = 6
"""Cards of a hand are as large as so many of them allow, so that they keep their size all through a turn."""


def hand_cards(zone: Rect, count: int, raised: int | None, note_w: float = 0) -> tuple[Rect, ...]:
    """Return where the cards of the hand lie before they are tilted; ``note_w`` stays free beside them.

    A raised card pushes its neighbours away where they overlap.
    """
    x, y, w, h = zone
    room = w - 24
    lift = min(28.0, h * 0.1)
    card_w = min((h - lift - 12) / CARD_RATIO, 214.0, room / (0.86 * (USUAL_HAND - 1) + 1))
    card_h = card_w * CARD_RATIO
    room -= note_w
    step = 0.0 if count < 2 else min(card_w + 12, (room - card_w) / (count - 1))
    left = x + 12 + (room - card_w - step * (count - 1)) / 2
    low = y + (h - card_h + lift) / 2
    push = max(0.0, min(24.0, card_w - step)) if raised is not None else 0.0
    rects = []
    for i in range(count):
        away = 0.0 if raised is None or i == raised else push if i > raised else -push
        spot = min(max(left + i * step + away, x + 4), x + w - note_w - card_w - 4)
        rects.append((spot, low - lift if i == raised else low, card_w, card_h))
    return tuple(rects)
