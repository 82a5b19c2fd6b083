"""Dice with pips, lying flat or turned as they fell."""

from client.ui.canvas import Canvas
from client.ui.colour import INK, PALETTE, Paint, mix
from client.ui.metrics import Point, Rect
from client.ui.shapes import circle, rrect
from client.ui.soft import glow, shadow

__all__ = ["die"]

_PIPS = {
    1: [(0, 0)],
    2: [(-1, -1), (1, 1)],
    3: [(-1, -1), (0, 0), (1, 1)],
    4: [(-1, -1), (1, -1), (-1, 1), (1, 1)],
    5: [(-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)],
    6: [(-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)],
}


def die(  # noqa: PLR0913 - a drawing primitive
    c: Canvas,
    center: Point,
    size: float,
    value: int,
    color: str = "cream",
    *,
    angle: float = 0,
    glow_color: Paint | None = None,
) -> None:
    """Draw a die showing ``value`` (1 to 6); a slight angle makes it lie as it fell."""
    x, y = center
    body: Rect = (x - size / 2, y - size / 2, size, size)
    shadow(c, body, size * 0.24, 2)
    if glow_color is not None:
        glow(c, (body[0] - 4, body[1] - 4, size + 8, size + 10), glow_color, size * 0.26, 14, border=3)
    picture = c.cached(("die", value, color), size + 8, size + 12, lambda cc: _paint(cc, size, value, color))
    c.stamp(picture, center, angle, fine=True)


def _paint(cc: Canvas, n: float, value: int, color: str) -> None:
    base, dark, light = PALETTE[color]
    rrect(cc, (0, 4, n + 8, n + 8), dark, n * 0.26, 4)
    rrect(cc, (0, 0, n + 8, n + 6), base, n * 0.26, 4)
    rrect(cc, (4 + n * 0.1, 4 + n * 0.09, n * 0.8, n * 0.78), mix(base, light, 0.6), n * 0.3)
    pip = INK if color in ("cream", "yellow") else "#FFFFFF"
    for dx, dy in _PIPS[value]:
        circle(cc, (4 + n / 2 + dx * n * 0.23, 3 + n / 2 + dy * n * 0.23), n * 0.095, pip)
