"""Soft things: shadows under panels and cards, and the glow around what can be chosen."""

import math
from collections.abc import Iterator

import pygame

from client.ui.canvas import Canvas
from client.ui.colour import INK, RGBA, Paint
from client.ui.metrics import Rect, inset
from client.ui.shapes import rrect
from client.ui.theme import ELEVATION, GLOW

__all__ = ["glow", "shadow"]

_STRETCH = 48
"""Length in real pixels of the straight pieces a long soft edge is laid with."""
_SHADOW = (20, 10, 24)


def shadow(c: Canvas, rect: Rect, radius: float = 20, level: int = 2) -> None:
    """Draw the shadow of a rounded thing at an elevation of 0 to 4."""
    blur, drop, alpha = ELEVATION[level]
    if not alpha:
        return
    area = c.R(rect).move(0, round(drop * c.scale))
    _lay_soft(c, area, radius * c.scale, (max(1, round(blur * c.scale)), (*_SHADOW, alpha), 1))


def glow(  # noqa: PLR0913 - a drawing primitive
    c: Canvas,
    rect: Rect,
    color: Paint = "playable",
    radius: float = 14,
    size: float = 14,
    *,
    border: float = 4,
    strength: float = 1.0,
) -> None:
    """Draw light around a card, cell or plate: a soft halo, and a solid line lined with ink so that it shows anywhere.

    ``color`` is a name of ``GLOW`` or a colour, ``size`` how far the halo reaches, ``border`` the width of the line (0
    for none), ``strength`` the opacity of the halo from 0 to 1.
    """
    paint = GLOW.get(color, color) if isinstance(color, str) else color
    tone = c.col(paint)
    if c.style.glow:
        area = c.R(inset(rect, -size / 3))
        soft = (max(1, round(size * c.scale)), (*tone[:3], int(255 * strength)), 2)
        _lay_soft(c, area, (radius + size / 3) * c.scale, soft)
    if border:
        around = c.inset(rect, -border)
        rrect(c, c.inset(around, -1.5), None, radius + border + 1.5, 1.5, c.col(INK, 150))
        rrect(c, around, None, radius + border, border, tone)


Soft = tuple[int, RGBA, int]
"""Blur in real pixels, colour, and how many times it is laid over itself."""


def _reach(radius: float, blur: int) -> int:
    return math.ceil(radius) + 2 * blur


def _lay_soft(c: Canvas, area: pygame.Rect, radius: float, soft: Soft) -> None:
    """Lay the blurred edge of a rounded rectangle in pieces of one small sprite."""
    blur = soft[0]
    pad = 2 * blur
    k = pad + _reach(radius, blur)
    outer = area.inflate(2 * pad, 2 * pad)
    wide, high = outer.w > 2 * k + _STRETCH, outer.h > 2 * k + _STRETCH
    size = (2 * k + _STRETCH if wide else outer.w, 2 * k + _STRETCH if high else outer.h)
    if size[0] <= 2 * pad or size[1] <= 2 * pad:
        return
    sprite = c.assets.cache.surface(
        ("soft", size, round(radius), soft), lambda: _blurred(size, pad, round(radius), soft)
    )
    across = list(_pieces(outer.x, outer.w, k)) if wide else [(outer.x, 0, outer.w)]
    down = list(_pieces(outer.y, outer.h, k)) if high else [(outer.y, 0, outer.h)]
    c.surface.blits(
        [(sprite, (x, y), (sx, sy, w, h)) for y, sy, h in down for x, sx, w in across],
        False,  # noqa: FBT003 - no list of rectangles wanted
    )


def _pieces(start: int, length: int, k: int) -> Iterator[tuple[int, int, int]]:
    """Cut a length into corner, straight pieces and corner: (where, from where in the sprite, how long)."""
    yield start, 0, k
    at, end = start + k, start + length - k
    while at < end:
        yield at, k, min(_STRETCH, end - at)
        at += _STRETCH
    yield end, k + _STRETCH, k


def _blurred(size: tuple[int, int], pad: int, radius: int, soft: Soft) -> pygame.Surface:
    blur, colour, times = soft
    q = 2 if blur >= 4 else 1
    w, h = math.ceil(size[0] / q), math.ceil(size[1] / q)
    small = pygame.Surface((w, h), pygame.SRCALPHA)
    small.fill((*colour[:3], 0))
    core = pygame.Rect(pad // q, pad // q, w - 2 * (pad // q), h - 2 * (pad // q))
    pygame.draw.rect(small, colour, core, border_radius=radius // q)
    small = pygame.transform.gaussian_blur(small, max(1, blur // q))
    image = pygame.transform.smoothscale(small, size)
    for _ in range(times - 1):
        image.blit(image.copy(), (0, 0))
    return image
