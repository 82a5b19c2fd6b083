"""Soft things: shadows under panels and cards, and the glow around what can be chosen."""

import math
from collections.abc import Iterator
from typing import NamedTuple

import pygame

from client.ui.canvas import Canvas
from client.ui.colour import RGBA, Paint
from client.ui.metrics import Rect, inset
from client.ui.shapes import rrect
from client.ui.smooth import lay_plate
from client.ui.theme import ELEVATION, GLOW, GLOW_LINING

__all__ = ["glow", "shadow"]

_STRETCH = 96
"""Length in real pixels of the straight pieces a long soft edge is laid with."""
_SHADOW = (20, 10, 24)
_OVERLAP = 2
"""Real pixels by which a hollow shadow reaches under what casts it."""


def shadow(c: Canvas, rect: Rect, radius: float = 20, level: int = 2) -> None:
    """Draw the shadow around a rounded thing at an elevation of 0 to 4. The thing's own place stays free of it."""
    blur, drop, alpha = ELEVATION[level]
    if not alpha:
        return
    soft = _Soft(max(1, round(blur * c.scale)), (*_SHADOW, alpha), 1, round(drop * c.scale), hollow=True)
    _lay_soft(c, c.R(rect), round(radius * c.scale), soft)


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
        soft = _Soft(max(1, round(size * c.scale)), (*tone[:3], int(255 * strength)), 2)
        _lay_soft(c, c.R(inset(rect, -size / 3)), round((radius + size / 3) * c.scale), soft)
    if border:
        around = c.inset(rect, -border)
        rrect(c, c.inset(around, -1.5), None, radius + border + 1.5, 1.5, GLOW_LINING)
        rrect(c, around, None, radius + border, border, tone)


class _Soft(NamedTuple):
    """A kind of blur, in real pixels: its reach, its colour, how often it is laid over itself and how far it drops.

    A hollow one leaves out the rounded rectangle that casts it.
    """

    blur: int
    colour: RGBA
    times: int
    drop: int = 0
    hollow: bool = False

    @property
    def pad(self) -> int:
        """How far it reaches beyond its rectangle."""
        return 2 * self.blur + self.drop


def _lay_soft(c: Canvas, area: pygame.Rect, radius: int, soft: _Soft) -> None:
    """Lay the blur of a rounded rectangle in pieces of one small sprite."""
    k = soft.pad + radius + 2 * soft.blur + (_OVERLAP + soft.drop if soft.hollow else 0)
    outer = area.inflate(2 * soft.pad, 2 * soft.pad)
    wide, high = outer.w > 2 * k + _STRETCH, outer.h > 2 * k + _STRETCH
    size = (2 * k + _STRETCH if wide else outer.w, 2 * k + _STRETCH if high else outer.h)
    if size[0] <= 2 * soft.pad or size[1] <= 2 * soft.pad:
        return
    sprite = c.assets.cache.surface(("soft", size, radius, soft), lambda: _blurred(c, size, radius, soft))
    if soft.hollow and wide and high:
        pieces = _ring(outer, k, soft.pad + _OVERLAP)
    else:
        across = list(_pieces(outer.x, outer.w, k)) if wide else [(outer.x, 0, outer.w)]
        down = list(_pieces(outer.y, outer.h, k)) if high else [(outer.y, 0, outer.h)]
        pieces = [((x, y), (sx, sy, w, h)) for y, sy, h in down for x, sx, w in across]
    c.surface.blits([(sprite, at, part) for at, part in pieces], False)  # noqa: FBT003 - no rectangles wanted


def _pieces(start: int, length: int, k: int) -> Iterator[tuple[int, int, int]]:
    """Cut a length into corner, straight pieces and corner: (where, from where in the sprite, how long)."""
    yield start, 0, k
    yield from _straight(start, length, k)
    yield start + length - k, k + _STRETCH, k


def _straight(start: int, length: int, k: int) -> Iterator[tuple[int, int, int]]:
    end = start + length - k
    return ((at, k, min(_STRETCH, end - at)) for at in range(start + k, end, _STRETCH))


_Piece = tuple[tuple[int, int], tuple[int, int, int, int]]
"""Where a piece lies, and which part of the sprite it is."""


def _ring(outer: pygame.Rect, k: int, thick: int) -> list[_Piece]:
    """Cut a hollow blur into its four corners and its straight sides, which are only ``thick``."""
    far, side = k + _STRETCH, 2 * k + _STRETCH - thick
    right, bottom = outer.right - k, outer.bottom - k
    pieces: list[_Piece] = [
        ((x, y), (sx, sy, k, k)) for x, sx in ((outer.x, 0), (right, far)) for y, sy in ((outer.y, 0), (bottom, far))
    ]
    for x, sx, w in _straight(outer.x, outer.w, k):
        pieces += [((x, outer.y), (sx, 0, w, thick)), ((x, outer.bottom - thick), (sx, side, w, thick))]
    for y, sy, h in _straight(outer.y, outer.h, k):
        pieces += [((outer.x, y), (0, sy, thick, h)), ((outer.right - thick, y), (side, sy, thick, h))]
    return pieces


def _blurred(c: Canvas, size: tuple[int, int], radius: int, soft: _Soft) -> pygame.Surface:
    """Blur a rounded rectangle at half size, which nobody can tell, and scale it up."""
    q = 2 if soft.blur >= 4 else 1
    small = pygame.Surface((math.ceil(size[0] / q), math.ceil(size[1] / q)), pygame.SRCALPHA)
    small.fill((*soft.colour[:3], 0))
    pad = soft.pad // q
    core = pygame.Rect(pad, pad + soft.drop // q, small.get_width() - 2 * pad, small.get_height() - 2 * pad)
    pygame.draw.rect(small, soft.colour, core, border_radius=radius // q)
    image = pygame.transform.smoothscale(pygame.transform.gaussian_blur(small, max(1, soft.blur // q)), size)
    for _ in range(soft.times - 1):
        image.blit(image.copy(), (0, 0))
    if soft.hollow:
        _hollow(c, image, radius, soft)
    return image


def _hollow(c: Canvas, image: pygame.Surface, radius: int, soft: _Soft) -> None:
    """Cut out what casts the shadow, but for a rim that its smooth edge lies on."""
    inner = image.get_rect().inflate(-2 * (soft.pad + _OVERLAP), -2 * (soft.pad + _OVERLAP))
    if inner.w <= 0 or inner.h <= 0:
        return
    hole = pygame.Surface(image.get_size(), pygame.SRCALPHA)
    white = (255, 255, 255, 255)
    lay_plate(hole, c.assets.cache, inner, max(0, radius - _OVERLAP), (white, white, 0))
    image.blit(hole, (0, 0), special_flags=pygame.BLEND_RGBA_SUB)
