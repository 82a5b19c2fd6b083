"""Where the large zones lie. Pure geometry in design pixels."""

from typing import NamedTuple

from client.ui.metrics import Area, Rect
from client.ui.strip import STRIP_H

WIDE, MIDDLE = 1800.0, 1400.0
"""From these widths on the columns at the sides are as broad as they were drawn, or a little narrower."""
VAST = 2300.0
VILLAIN_H = 560.0
"""What the Villain's panel needs; the log has the rest of its column."""


class Zones(NamedTuple):
    """The large zones; ``log`` is None while the side column is folded."""

    strip: Rect
    mates: Rect
    map: Rect
    villain: Rect
    log: Rect | None
    prompt: Rect
    band: Rect
    """The acting hero's board, pool, cards in play and hand."""
    stage: Rect
    """All below the strip, for what is laid over the table."""
    gap: float
    narrow: bool
    """Whether there is only room for the barest facts about the team-mates."""


def zones_for(area: Area) -> Zones:
    """Divide the window: team-mates, map and Villain above, then the prompt, then the hero's band."""
    w, h = area.width, area.height
    low = h < 1000
    gap, margin = (8.0, 10.0) if low else (12.0, 16.0)
    left_w, right_w = _columns(w)
    prompt_h = 60.0 if low else 72.0
    band_h = round(min(300.0, max(156.0, h * (0.228 if low else 0.26))))
    top, foot = STRIP_H + gap, h - margin
    band_y = foot - band_h
    prompt_y = band_y - gap - prompt_h
    map_h = prompt_y - gap - top
    right_x = w - margin - right_w
    map_x = margin + left_w + gap
    inner_w = right_x - gap - margin
    open_log = not area.folded
    villain_h = VILLAIN_H if open_log else map_h + gap + prompt_h
    log_y = top + villain_h + gap
    return Zones(
        strip=(0, 0, w, STRIP_H),
        mates=(margin, top, left_w, map_h),
        map=(map_x, top, right_x - gap - map_x, map_h),
        villain=(right_x, top, right_w, villain_h),
        log=(right_x, log_y, right_w, foot - log_y) if open_log else None,
        prompt=(margin, prompt_y, inner_w, prompt_h),
        band=(margin, band_y, inner_w if open_log else w - 2 * margin, band_h),
        stage=(0, STRIP_H, w, h - STRIP_H),
        gap=gap,
        narrow=left_w < 200,
    )


def _columns(width: float) -> tuple[float, float]:
    """Return the widths of the columns of the team-mates and of the Villain."""
    if width >= VAST:
        return 380.0, 400.0
    if width >= WIDE:
        return 300.0, 336.0
    return (256.0, 296.0) if width >= MIDDLE else (150.0, 250.0)
