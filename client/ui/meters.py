"""Score ladders and wheels."""

import math
from collections.abc import Sequence

from client.ui.canvas import Canvas
from client.ui.colour import INK, mix
from client.ui.icons import icon
from client.ui.metrics import Point, Rect
from client.ui.seats import seat_mark
from client.ui.shapes import arc, circle, line
from client.ui.surfaces import panel
from client.ui.text import text
from client.ui.theme import PAPER, RADIUS, TEXT, Theme

__all__ = ["meter_vertical", "meter_wheel"]


def meter_vertical(  # noqa: PLR0913 - a drawing primitive
    c: Canvas, rect: Rect, total: int, values: Sequence[tuple[int, float]], *, theme: Theme, every: int = 5
) -> None:
    """Draw a ladder from 0 (bottom) to ``total`` with a marker for each (seat, value); equal ones stand in a stack."""
    x, y, w, h = rect
    panel(c, rect, theme=theme, level=1, radius=w / 2 if w < 60 else RADIUS["panel"])
    top, bottom, middle = y + 26, y + h - 26, x + w / 2 - 6
    seen = c.look(theme)
    line(c, (middle, top), (middle, bottom), mix(seen.panel, "#FFFFFF", 0.3), 4)
    mark = mix(seen.panel, "#FFFFFF", 0.55)
    for value in range(total + 1):
        at = bottom - (bottom - top) * value / total
        big = value % every == 0
        reach = 10 if big else 5
        line(c, (middle - reach, at), (middle + reach, at), mark, 3 if big else 2)
        if big:
            text(c, str(value), (middle + 12, at), ("bold", 18), TEXT["on_dark_2"], valign="middle")
    for i, (seat, reached) in enumerate(values):
        stacked = sum(1 for _, other in values[:i] if other == reached)
        at = bottom - (bottom - top) * min(reached, total) / total - 22 * stacked
        circle(c, (middle - 14, at), 15, INK)
        seat_mark(c, (middle - 14, at), 13, seat)


def meter_wheel(  # noqa: PLR0913, PLR0917 - a drawing primitive
    c: Canvas, center: Point, r: float, total: int, value: int, seat: int, *, laps: int = 0
) -> None:
    """Draw a wheel of ``total`` steps (0 at the top, clockwise) with a hand; ``laps`` are full turns already made."""
    x, y = center
    tone = c.seat_colour(seat)
    circle(c, center, r + 4, "brown", 4)
    circle(c, center, r - 8, PAPER, 3)
    for step in range(total):
        _tick(c, center, r, (step, total))
    arc(c, center, r - 17, 0, frac=value % total / total, color=tone, width=7)
    angle = math.radians(-90 + 360 * value / total)
    tip = (x + (r - 30) * math.cos(angle), y + (r - 30) * math.sin(angle))
    line(c, center, tip, INK, 10)
    line(c, center, tip, tone, 5)
    circle(c, center, r * 0.34, tone, 4)
    text(c, str(value), center, ("title", r * 0.36), "#FFFFFF", align="center", valign="middle", outline=INK, ow=2)
    for i in range(laps):
        icon(c, "star", (x - 11 * (laps - 1) + 22 * i, y + r * 0.46), r * 0.18)


def _tick(c: Canvas, center: Point, r: float, step: tuple[int, int]) -> None:
    number, total = step
    angle = math.radians(-90 + 360 * number / total)
    across, down = math.cos(angle), math.sin(angle)
    big = number % 5 == 0
    outer, inner = r - 14, r - (26 if big else 20)
    line(
        c,
        (center[0] + outer * across, center[1] + outer * down),
        (center[0] + inner * across, center[1] + inner * down),
        INK,
        3 if big else 2,
    )
    if big and r > 60:
        at = (center[0] + (inner - 17) * across, center[1] + (inner - 17) * down)
        text(c, str(number), at, ("bold", max(18, r * 0.17)), INK, align="center", valign="middle")
