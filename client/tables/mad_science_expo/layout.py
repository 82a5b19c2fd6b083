"""Where everything lies on the table of Mad Science Expo. Pure geometry in design pixels."""

from typing import NamedTuple

from client.ui.metrics import Area, Rect
from client.ui.strip import STRIP_H

CARD_RATIO = 7 / 5
SIDE_W = 352
SIDE_W_WIDE = 480


class Zones(NamedTuple):
    """The large zones of the window; ``scores`` and ``log`` are None while the side column is folded."""

    strip: Rect
    opponents: tuple[Rect, ...]
    own: Rect
    arena: Rect
    prompt: Rect
    hand: Rect
    scores: Rect | None
    log: Rect | None
    tight: bool
    """Whether room is short: opponents lose their second text line, the own column its memory block."""


def zones_for(area: Area, opponents: int) -> Zones:
    """Divide the window for a table with this many opponents."""
    w, h = area.width, area.height
    tight = h < 760
    gap = 8 if tight else 16
    strip_h = STRIP_H
    side = 0 if area.folded else (SIDE_W_WIDE if w > 2300 else SIDE_W)
    right = w - gap - (side + gap if side else 0)
    top = strip_h + gap
    opponents_h = round(min(298 + max(0, h - 1080) * 0.25, 0.276 * h))
    low = top + opponents_h + gap
    bottom = h - gap
    own_w = min(368, round(0.22 * (right - gap) + 40))
    x = gap + own_w + gap
    middle_w = right - x
    prompt_h = 66 if tight else 88
    hand_h = round(min(252 + max(0, h - 1080) * 0.4, 0.4 * (bottom - low)))
    arena_h = bottom - low - prompt_h - hand_h - 2 * gap
    side_x = right + gap
    return Zones(
        strip=(0, 0, w, strip_h),
        opponents=_row((gap, top, right - gap, opponents_h), opponents, gap),
        own=(gap, low, own_w, bottom - low),
        arena=(x, low, middle_w, arena_h),
        prompt=(x, low + arena_h + gap, middle_w, prompt_h),
        hand=(x, bottom - hand_h, middle_w, hand_h),
        scores=(side_x, top, side, opponents_h) if side else None,
        log=(side_x, low, side, bottom - low) if side else None,
        tight=tight,
    )


def _row(rect: Rect, count: int, gap: float) -> tuple[Rect, ...]:
    """Divide ``rect`` into equal columns."""
    x, y, w, h = rect
    each = (w - gap * (count - 1)) / max(1, count)
    return tuple((x + i * (each + gap), y, each, h) for i in range(count))


class SeatParts(NamedTuple):
    """The parts of a seat's panel: who sits there, the open team, the exhibit."""

    head: Rect
    team: Rect
    exhibit: Rect


def opponent_parts(rect: Rect) -> SeatParts:
    """Divide an opponent's panel: stacked, or side by side when it is much wider than high."""
    x, y, w, h = rect
    pad = 12 if h > 200 else 6
    if w >= 640 or (h < 200 and w >= 440):
        head_w = min(300, w * 0.4)
        exhibit_h = min(74, h * 0.36)
        rest = w - head_w - 2 * pad
        return SeatParts(
            head=(x + pad, y + pad, head_w - pad, h - exhibit_h - 3 * pad),
            team=(x + head_w + pad, y + pad, rest, h - 2 * pad),
            exhibit=(x + pad, y + h - pad - exhibit_h, head_w - pad, exhibit_h),
        )
    exhibit_h = min(62, h * 0.24)
    head_h = min(72, h * 0.26)
    team_y = y + head_h + pad
    return SeatParts(
        head=(x + pad, y + pad / 2, w - 2 * pad, head_h),
        team=(x + pad, team_y, w - 2 * pad, h - head_h - exhibit_h - 3 * pad),
        exhibit=(x + pad, y + h - pad - exhibit_h, w - 2 * pad, exhibit_h),
    )


class OwnParts(NamedTuple):
    """The parts of the viewer's own column; ``memory`` is None where there is no room for it."""

    head: Rect
    team: Rect
    exhibit: Rect
    memory: Rect | None


def own_parts(rect: Rect, memory_rows: int) -> OwnParts:
    """Divide the own column; ``memory_rows`` lines of what the viewer knows are shown if there is room."""
    x, y, w, h = rect
    pad = 12
    head_h = min(88, h * 0.16)
    exhibit_h = min(74, max(48, h * 0.11))
    memory_h = 46 + 32 * memory_rows if memory_rows else 0
    room = h - head_h - exhibit_h - 4 * pad
    if memory_h and room - memory_h - pad < 130:
        memory_h = 0
    team_h = min(room - (memory_h + pad if memory_h else 0), 300)
    team_y = y + pad + head_h
    exhibit_y = team_y + team_h + pad
    memory_y = exhibit_y + exhibit_h + pad
    return OwnParts(
        head=(x + pad, y + pad, w - 2 * pad, head_h - pad / 2),
        team=(x + pad, team_y, w - 2 * pad, team_h),
        exhibit=(x + pad, exhibit_y, w - 2 * pad, exhibit_h),
        memory=(x + pad, memory_y, w - 2 * pad, y + h - pad - memory_y) if memory_h else None,
    )


def team_cards(box: Rect, count: int, numbers_w: float | None = None) -> tuple[Rect, ...]:
    """Return where a team's cards lie in its box, overlapping when they are many; right of them stands the number."""
    x, y, w, h = box
    card_h = h - 18
    card_w = card_h / CARD_RATIO
    room = w - 20 - (numbers_room(box) if numbers_w is None else numbers_w)
    if card_w > room:
        card_w, card_h = room, room * CARD_RATIO
    step = card_w + 4 if count < 2 else min(card_w + 4, (room - card_w) / (count - 1))
    return tuple((x + 10 + i * step, y + (h - card_h) / 2, card_w, card_h) for i in range(count))


def numbers_room(box: Rect) -> float:
    """Return the width kept free for the worth of a team."""
    return min(118.0, box[2] * 0.42)


def own_team_cards(box: Rect, count: int) -> tuple[Rect, ...]:
    """Return where the cards of the own team lie: under the headline, over the line with their worth."""
    x, y, w, h = box
    return team_cards((x, y + 44, w, h - 44 - 44), count, numbers_w=0)


def hand_cards(zone: Rect, count: int, raised: frozenset[int], note_w: float = 0) -> tuple[Rect, ...]:
    """Return where the cards of the hand lie before they are tilted; ``note_w`` stays free beside them."""
    x, y, w, h = zone
    card_h = h - 24
    card_w = card_h / CARD_RATIO * 1.02
    room = w - note_w - 24
    step = 0.0 if count < 2 else min(card_w + 10, (room - card_w) / (count - 1))
    left = x + 12 + (room - card_w - step * (count - 1)) / 2
    return tuple((left + i * step, y + (4 if i in raised else 20), card_w, card_h) for i in range(count))


class Duel(NamedTuple):
    """The arena during a challenge: packets of both sides, totals, the bolt between them."""

    attack: tuple[Rect, ...]
    defence: tuple[Rect, ...]
    attack_total: tuple[float, float]
    defence_total: tuple[float, float]
    bolt: tuple[float, float, float]
    """Middle and radius."""
    card_h: float


def duel(arena: Rect, attack: int, defence: int) -> Duel:
    """Lay out a challenge with this many cards on each side; each packet shrinks to its half of the arena."""
    x, y, w, h = arena
    bolt_r = min(47, h * 0.16)
    middle = x + w / 2
    total_x = min(114.0, w * 0.11)
    top, card_h = y + max(50, h * 0.22), h * 0.53
    room = w / 2 - total_x - 88
    left = _packet(x + 32, top, room, card_h, attack)
    right = _packet(middle + total_x + 56, top, room, card_h, defence)
    shift = (x + w - 32) - (right[-1][0] + right[-1][2]) if right else 0
    return Duel(
        attack=left,
        defence=tuple((rx + shift, ry, rw, rh) for rx, ry, rw, rh in right),
        attack_total=(middle - total_x, top + card_h * 0.42),
        defence_total=(middle + total_x, top + card_h * 0.42),
        bolt=(middle, top + card_h * 0.5, bolt_r),
        card_h=card_h,
    )


def _packet(x: float, y: float, room: float, card_h: float, count: int) -> tuple[Rect, ...]:
    card_w = card_h / CARD_RATIO
    step = 0.0 if count < 2 else min(card_w + 8, (room - card_w) / (count - 1))
    return tuple((x + i * step, y, card_w, card_h) for i in range(count))
