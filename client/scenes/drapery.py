"""A stage with its curtain down, in a theme's colours: folds of velvet, a scalloped top, boards and footlights."""

import math
from itertools import pairwise
from random import Random

import pygame

from client.ui.canvas import Canvas
from client.ui.colour import INK, Paint, col, mix
from client.ui.metrics import Point
from client.ui.shapes import circle, fill_rect, grad, line, poly
from client.ui.surfaces import backdrop
from client.ui.theme import Theme, accent

_FOLD = 74.0
"""Usual width of a fold."""
_SWAG = 300.0
"""Usual width of a scallop of the valance."""


def stage_curtain(c: Canvas, theme: Theme) -> None:
    """Cover the canvas with the curtain; painted once for each size."""
    seen = c.look(theme)
    backdrop(c, ("stage curtain", theme), lambda under: _paint(under, seen))


def boards_top(height: float) -> float:
    """Return where the boards of the stage begin in a window of this height."""
    return height - max(height * 0.1, 44.0)


def _paint(c: Canvas, theme: Theme) -> None:
    floor = boards_top(c.h)
    if not theme.patterns:
        grad(c, c.rect, theme.top, theme.bottom)
        fill_rect(c, (0, floor, c.w, 4), theme.line)
        return
    _folds(c, theme, floor)
    _light(c, (c.w / 2, c.h * 0.46), (c.w * 0.36, c.h * 0.62))
    fill_rect(c, (0, floor - 34, c.w, 34), mix(accent(theme, 1), INK, 0.25))
    _fringe(c, theme, (0, floor - 34), c.w, 34)
    _boards(c, floor)
    _valance(c, theme)
    _footlights(c, theme, floor)


def _folds(c: Canvas, theme: Theme, floor: float) -> None:
    """Hang the velvet: uneven folds, darker above and below, parted in the middle."""
    width, height = c.surface.get_width(), round(floor * c.scale)
    strip = pygame.Surface((width, 1))
    dark, light = mix(theme.bottom, "#000000", 0.35), mix(theme.top, accent(theme, 2), 0.2)
    edges = _fold_edges(c.w)
    fold = 0
    for x in range(width):
        at = x / c.scale
        while at >= edges[fold + 1]:
            fold += 1
        share = (at - edges[fold]) / (edges[fold + 1] - edges[fold])
        strip.set_at((x, 0), mix(dark, light, math.sin(math.pi * share) ** 1.3 * (0.72 + 0.28 * share)))
    c.surface.blit(pygame.transform.scale(strip, (width, height)), (0, 0))
    grad(c, (0, 0, c.w, floor * 0.5), col("#000000", 120), col("#000000", 0))
    grad(c, (0, floor * 0.6, c.w, floor * 0.4), col("#000000", 0), col("#000000", 110))
    line(c, (c.w / 2, 0), (c.w / 2, floor), col("#000000", 150), 5)


def _fold_edges(width: float) -> list[float]:
    """Return where the folds meet, mirrored about the middle of the stage."""
    chance = Random("curtain")  # noqa: S311 - a picture, not a secret
    half = [0.0]
    while half[-1] < width / 2:
        half.append(half[-1] + _FOLD * chance.uniform(0.6, 1.35))
    stretch = width / 2 / half[-1]
    right = [width / 2 + step * stretch for step in half]
    return [width - edge for edge in reversed(right)] + right[1:-1] + [width + 1]


def _light(c: Canvas, middle: Point, reach: tuple[float, float]) -> None:
    """Throw a soft round light onto the folds."""
    side = 48
    small = pygame.Surface((side, side))
    for y in range(side):
        for x in range(side):
            far = math.hypot(x - side / 2 + 0.5, y - side / 2 + 0.5) / (side / 2)
            glow = round(64 * max(0.0, 1 - far) ** 1.2)
            small.set_at((x, y), (glow, glow, round(glow * 0.86)))
    size = (round(2 * reach[0] * c.scale), round(2 * reach[1] * c.scale))
    spot = pygame.transform.smoothscale(small, size)
    at = (round(middle[0] * c.scale - size[0] / 2), round(middle[1] * c.scale - size[1] / 2))
    c.surface.blit(spot, at, special_flags=pygame.BLEND_RGB_ADD)


def _valance(c: Canvas, theme: Theme) -> None:
    """Hang scallops along the top, each lined with a fringe and parted by tassels."""
    count = max(3, round(c.w / _SWAG))
    width = c.w / count
    drop = min(c.h * 0.13, 130.0)
    shade, face = mix(theme.bottom, "#000000", 0.2), mix(theme.top, theme.bottom, 0.4)
    for index in range(count):
        left = index * width
        hem = [_swag_point(left, width, drop, step / 24) for step in range(25)]
        for depth in range(5):
            inner = [(x, y * (1 - 0.2 * depth)) for x, y in hem]
            tone = mix(face, shade, 0.25 + 0.5 * (depth % 2))
            poly(c, [(left, -8), *inner, (left + width, -8)], tone, 3 if depth == 0 else 0)
        for one, other in pairwise(hem):
            line(c, one, other, INK, 16)
        for one, other in pairwise(hem):
            line(c, one, other, accent(theme), 9)
    for index in range(count + 1):
        _tassel(c, theme, (index * width, drop * 0.42))


def _swag_point(left: float, width: float, drop: float, share: float) -> Point:
    """Return a point of a scallop's hem, ``share`` of the way from its left end."""
    return (left + width * share, drop * (0.42 + 0.58 * math.sin(math.pi * share)))


def _tassel(c: Canvas, theme: Theme, at: Point) -> None:
    x, y = at
    poly(c, [(x - 9, y + 16), (x + 9, y + 16), (x + 15, y + 58), (x - 15, y + 58)], accent(theme, 1), 4)
    for dx in (-6, 0, 6):
        line(c, (x + dx * 0.6, y + 24), (x + dx, y + 52), accent(theme, 2), 2)
    circle(c, (x, y + 8), 14, accent(theme), 4)


def _fringe(c: Canvas, theme: Theme, at: Point, width: float, height: float) -> None:
    """Draw the gold threads at the foot of the curtain."""
    x, y = at
    line(c, (x, y), (x + width, y), INK, 10)
    line(c, (x, y), (x + width, y), accent(theme), 5)
    step = 13.0
    for index in range(int(width / step) + 1):
        left = x + index * step
        line(c, (left, y + 8), (left, y + height - 6), accent(theme, 2 if index % 2 else 0), 4)


def _boards(c: Canvas, floor: float) -> None:
    """Lay the boards of the stage, seen from the front row."""
    grad(c, (0, floor, c.w, c.h - floor), "#8A5734", "#4B2C1B")
    for index in range(-14, 15):
        near, far = c.w / 2 + index * c.w / 11, c.w / 2 + index * c.w / 15
        line(c, (far, floor), (near, c.h), col(INK, 150), 3)
    fill_rect(c, (0, floor - 2, c.w, 5), INK)


def _footlights(c: Canvas, theme: Theme, floor: float) -> None:
    """Put a row of lamps on the edge of the stage, with their light on the folds."""
    count = max(5, round(c.w / 240))
    y = min(c.h - 12, floor + (c.h - floor) * 0.62)
    for index in range(count):
        x = c.w * (index + 0.5) / count
        _light(c, (x, floor - 10), (110, 120))
        _lamp(c, (x, y), accent(theme, 2))


def _lamp(c: Canvas, at: Point, glass: Paint) -> None:
    x, y = at
    circle(c, (x, y), 22, glass, 4)
    circle(c, (x - 6, y - 7), 6, "#FFFFFF", 0)
    poly(c, [(x - 30, y + 2), (x + 30, y + 2), (x + 24, y + 26), (x - 24, y + 26)], "#4A3450", 4)
