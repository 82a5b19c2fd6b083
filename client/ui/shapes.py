"""Plain shapes in design pixels: rectangles, circles, polygons, lines and the shapes of the seats."""

import math
from itertools import pairwise

import pygame

from client.ui.canvas import Canvas
from client.ui.colour import INK, Paint, mix
from client.ui.metrics import Point, Rect
from client.ui.smooth import SMOOTH, disc, lay_plate, polygon, smooth, stroke, wash

__all__ = ["arc", "circle", "fill_rect", "grad", "line", "poly", "round_corners", "rrect", "shape", "shape_points"]


def rrect(  # noqa: PLR0913, PLR0917 - a drawing primitive
    c: Canvas, rect: Rect, fill: Paint | None = None, radius: float = 12, border: float = 0, line: Paint = INK
) -> None:
    """Draw a rounded rectangle with its border inside; colours may be see-through."""
    area = c.R(rect)
    if area.w <= 0 or area.h <= 0:
        return
    colours = (None if fill is None else c.col(fill), c.col(line), c.line_px(border))
    lay_plate(c.surface, c.assets.cache, area, radius * c.scale, colours)


def fill_rect(c: Canvas, rect: Rect, fill: Paint) -> None:
    """Fill a rectangle with square corners."""
    wash(c.surface, c.assets.cache, c.R(rect), c.col(fill))


def grad(c: Canvas, rect: Rect, top: Paint, bottom: Paint, radius: float = 0) -> None:
    """Draw a vertical gradient, with rounded corners if asked."""
    area = c.R(rect)
    if area.w <= 0 or area.h <= 0:
        return
    first, last = c.col(top), c.col(bottom)
    round_px = min(radius * c.scale, area.w / 2, area.h / 2)

    def make() -> pygame.Surface:
        strip = pygame.Surface((1, area.h), pygame.SRCALPHA)
        for y in range(area.h):
            strip.set_at((0, y), mix(first, last, y / max(1, area.h - 1)))
        image = pygame.transform.scale(strip, area.size)
        if round_px:
            mask = pygame.Surface(area.size, pygame.SRCALPHA)
            lay_plate(mask, c.assets.cache, mask.get_rect(), round_px, ((255, 255, 255, 255), (0, 0, 0, 0), 0))
            image.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        return image

    c.surface.blit(c.assets.cache.surface(("grad", area.size, first, last, round_px), make), area)


def circle(  # noqa: PLR0913, PLR0917 - a drawing primitive
    c: Canvas, pos: Point, r: float, fill: Paint | None = None, border: float = 0, line: Paint = INK
) -> None:
    """Draw a circle with its border inside."""
    s = c.scale
    colours = (None if fill is None else c.col(fill), c.col(line), c.line_px(border))
    disc(c.surface, c.assets.cache, (pos[0] * s, pos[1] * s), r * s, colours)


def poly(c: Canvas, pts: list[Point], fill: Paint | None, border: float = 0, line: Paint = INK) -> None:
    """Draw a polygon; its outline lies half outside."""
    s = c.scale
    colours = (None if fill is None else c.col(fill), c.col(line), border * s)
    polygon(c.surface, c.assets.cache, [(x * s, y * s) for x, y in pts], colours)


def line(  # noqa: PLR0913, PLR0917 - a drawing primitive
    c: Canvas, a: Point, b: Point, color: Paint = INK, width: float = 3, dash: float | None = None
) -> None:
    """Draw a line with round ends; ``dash`` is the length of its strokes, the gaps are 0.8 of it."""
    if dash:
        _dashed(c, a, b, (color, width, dash))
        return
    half = width / 2
    if a[0] == b[0] or a[1] == b[1]:
        x, y = min(a[0], b[0]), min(a[1], b[1])
        _straight(c, (x, y), (abs(a[0] - b[0]), abs(a[1] - b[1])), color, width)
        return
    s = c.scale
    polygon(c.surface, c.assets.cache, [(a[0] * s, a[1] * s), (b[0] * s, b[1] * s)], (None, c.col(color), 2 * half * s))


def _straight(c: Canvas, start: Point, length: tuple[float, float], color: Paint, width: float) -> None:
    """Draw a level or upright line as a plate of a whole number of real pixels, so that it stays crisp."""
    s, px = c.scale, c.line_px(width)
    cap = px // 2 if px > 2 else 0
    w, h = round(length[0] * s), round(length[1] * s)
    x, y = start[0] * s, start[1] * s
    if length[1] == 0:
        area = pygame.Rect(round(x) - cap, round(y - px / 2), w + 2 * cap, px)
    else:
        area = pygame.Rect(round(x - px / 2), round(y) - cap, px, h + 2 * cap)
    lay_plate(c.surface, c.assets.cache, area, cap, (c.col(color), (0, 0, 0, 0), 0))


def _dashed(c: Canvas, a: Point, b: Point, pen: tuple[Paint, float, float]) -> None:
    color, width, dash = pen
    length = math.dist(a, b)
    if not length:
        return
    dx, dy = (b[0] - a[0]) / length, (b[1] - a[1]) / length
    count = max(1, round((length + dash * 0.8) / (dash * 1.8)))
    step = (length - dash) / (count - 1) if count > 1 else 0
    for i in range(count):
        start, end = i * step, min(i * step + dash, length)
        line(c, (a[0] + dx * start, a[1] + dy * start), (a[0] + dx * end, a[1] + dy * end), color, width)


def arc(  # noqa: PLR0913 - a drawing primitive
    c: Canvas, pos: Point, r: float, start: float, *, frac: float, color: Paint, width: float
) -> None:
    """Draw an arc clockwise from ``start`` (degrees, 0 = top) over ``frac`` of the circle, with round ends."""
    s = c.scale
    frac = round(max(0.0, min(1.0, frac)) * 180) / 180
    reach = math.ceil((r + width) * s) + 1
    left, top = math.floor(pos[0] * s) - reach, math.floor(pos[1] * s) - reach
    middle = (round((pos[0] * s - left) * SMOOTH), round((pos[1] * s - top) * SMOOTH))
    colour, radius, thick = c.col(color), r * s * SMOOTH, width * s * SMOOTH
    steps = max(2, int(120 * frac))
    angles = [math.radians(start - 90 + 360 * frac * i / steps) for i in range(steps + 1)]

    def paint(large: pygame.Surface) -> None:
        pts = [(middle[0] + radius * math.cos(a), middle[1] + radius * math.sin(a)) for a in angles]
        for p, q in pairwise(pts):
            stroke(large, colour, p, q, thick)

    key = ("arc", middle, radius, start, frac, colour, thick)
    side = 2 * reach + 1
    c.surface.blit(smooth(c.assets.cache, key, (side, side), paint, colour), (left, top))


_CORNERS = {
    "square": (4, 45, 1.12),
    "triangle": (3, 0, 1.22),
    "diamond": (4, 0, 1.18),
    "pentagon": (5, 0, 1.1),
    "hexagon": (6, 0, 1.08),
    "star": (10, 0, 1.22),
}
"""Number of corners, turn in degrees, and how far out they stand so that all shapes look equally large."""


def shape_points(kind: str, pos: Point, r: float) -> list[Point] | None:
    """Return the corners of a suit's or seat's shape; None for "circle".

    Raises:
        KeyError: there is no such shape.
    """
    x, y = pos
    if kind == "circle":
        return None
    if kind == "cross":
        return _cross(pos, r)
    count, turn, reach = _CORNERS[kind]
    drop = r * 0.14 if kind == "triangle" else 0
    points = []
    for i in range(count):
        angle = math.radians(-90 + turn + 360 * i / count)
        out = r * reach * (0.5 if kind == "star" and i % 2 else 1)
        points.append((x + out * math.cos(angle), y + drop + out * math.sin(angle)))
    return points


def _cross(pos: Point, r: float) -> list[Point]:
    x, y = pos
    a, b = r * 0.38, r * 1.02
    arms = [(-a, -b), (a, -b), (a, -a), (b, -a), (b, a), (a, a), (a, b), (-a, b), (-a, a), (-b, a), (-b, -a), (-a, -a)]
    return [(x + dx, y + dy) for dx, dy in arms]


def shape(  # noqa: PLR0913, PLR0917 - a drawing primitive
    c: Canvas, kind: str, pos: Point, r: float, fill: Paint, border: float = 3, line_color: Paint = INK
) -> None:
    """Draw a suit's or seat's shape in its outline."""
    points = shape_points(kind, pos, r)
    if points is None:
        circle(c, pos, r, fill, border, line_color)
    else:
        poly(c, points, fill, border, line_color)


def round_corners(c: Canvas, radius: float, *, below: bool = True) -> None:
    """Cut the corners off all that was drawn on a canvas of its own; ``below`` False keeps the lower two."""
    size = c.surface.get_rect()
    mask = pygame.Surface(size.size, pygame.SRCALPHA)
    if not below:
        size.h += math.ceil(radius * c.scale)
    white = (255, 255, 255, 255)
    lay_plate(mask, c.assets.cache, size, radius * c.scale, (white, white, 0))
    c.surface.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
