"""Where things lie while decks are drafted. Pure geometry in design pixels."""

from typing import NamedTuple

from client.ui.metrics import Area, Rect, columns, rows
from client.ui.strip import STRIP_H

ACROSS = 5
"""Groups in a row."""


class DraftZones(NamedTuple):
    """The zones of the draft."""

    groups: Rect
    prompt: Rect
    words: Rect
    """Where the group that is looked at is explained."""
    profiles: tuple[Rect, Rect]
    """What the viewer has taken, and the other seat."""


def draft_zones(area: Area) -> DraftZones:
    """Divide the window: groups, prompt and words at the left, both decks at the right."""
    w, h = area.width, area.height
    tight = h < 760
    gap = 6.0 if tight else 12.0
    prompt_h = 60.0 if tight else 76.0
    words_h = min(172.0, max(104.0, h * 0.155))
    side = min(620.0, max(340.0, w * 0.295))
    left_w = w - side - 3 * gap
    top = STRIP_H + gap
    groups_h = h - top - prompt_h - words_h - 3 * gap
    prompt_y = top + groups_h + gap
    decks: Rect = (2 * gap + left_w, top, side, h - gap - top)
    mine, theirs = rows(decks, 2, gap)
    return DraftZones(
        groups=(gap, top, left_w, groups_h),
        prompt=(gap, prompt_y, left_w, prompt_h),
        words=(gap, prompt_y + prompt_h + gap, left_w, words_h),
        profiles=(mine, theirs),
    )


def group_tiles(zone: Rect, count: int) -> tuple[Rect, ...]:
    """Return the tiles of all groups, row by row; they never move when one is taken."""
    lines = -(-count // ACROSS)
    return tuple(tile for line in rows(zone, lines, 10) for tile in columns(line, ACROSS, 12))[:count]


def tile_cards(tile: Rect, count: int) -> tuple[Rect, ...]:
    """Return where the Minions of a group lie on its tile."""
    x, y, w, h = tile
    foot = 34.0 if h > 110 else 28.0
    card_h = min(h - foot - 22, (w - 26) / count * 1.4)
    card_w = card_h / 1.4
    step = min(card_w + 8, (w - 16 - card_w) / max(1, count - 1))
    left = x + (w - card_w - step * (count - 1)) / 2
    top = y + 16 + (h - foot - 22 - card_h) / 2
    return tuple((left + i * step, top, card_w, card_h) for i in range(count))


def profile_rows(panel: Rect, count: int) -> tuple[Rect, ...]:
    """Return one row for each faction in a profile."""
    x, y, w, h = panel
    head = 76.0 if h > 360 else 54.0
    each = (h - head - 8) / count
    return tuple((x + 12, y + head + i * each, w - 24, each) for i in range(count))


def portraits(row: Rect, count: int) -> tuple[tuple[float, float, float], ...]:
    """Return middle and radius of the portraits of a faction's Minions in its row of a profile."""
    x, y, w, h = row
    r = min(30.0, h * 0.4, w * 0.058)
    left = x + w * 0.52 + r
    step = (w * 0.48 - 2 * r - 14) / 2
    return tuple((left + i * step, y + h / 2, r) for i in range(count))
