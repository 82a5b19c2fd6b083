"""Illustrations fitted into rectangles: cropped, rounded, tinted and kept."""

import math
from typing import NamedTuple

import pygame

from client.ui.canvas import Canvas
from client.ui.colour import RGBA, Paint
from client.ui.metrics import Rect
from client.ui.smooth import lay_plate

__all__ = ["art"]

_WHITE = (255, 255, 255, 255)


class _Fit(NamedTuple):
    """How an illustration lies in its rectangle, in real pixels."""

    width: int
    height: int
    radius: float
    figure: bool
    cover: bool
    focus: float
    tint: RGBA | None


def art(  # noqa: PLR0913 - a drawing primitive
    c: Canvas,
    name: str,
    rect: Rect,
    *,
    radius: float = 0,
    figure: bool = False,
    cover: bool = True,
    focus: float = 0.42,
    tint: Paint | None = None,
) -> None:
    """Draw ``art/<name>.svg``.

    A ``figure`` comes without its backdrop. ``cover`` fills the rectangle and crops, keeping the part of the height
    that ``focus`` (0 top to 1 bottom) names; otherwise it fits inside. Everything is multiplied with the ``tint``.
    """
    area = c.R(rect)
    if area.w <= 0 or area.h <= 0:
        return
    round_px = min(radius * c.scale, area.w / 2, area.h / 2)
    shade = None if tint is None else c.col(tint)
    fit = _Fit(area.w, area.h, round_px, figure, cover, focus, shade)
    c.surface.blit(c.assets.cache.surface(("art", name, fit), lambda: _fitted(c, name, fit)), area)


def _fitted(c: Canvas, name: str, fit: _Fit) -> pygame.Surface:
    drawing = c.assets.drawings.read(name)
    across, down = fit.width / drawing.width, fit.height / drawing.height
    factor = max(across, down) if fit.cover else min(across, down)
    image = c.assets.raster(name, max(1, math.ceil(drawing.width * factor)), figure=fit.figure)
    spare = (fit.width - image.get_width(), fit.height - image.get_height())
    out = pygame.Surface((fit.width, fit.height), pygame.SRCALPHA)
    out.blit(image, (spare[0] // 2, round(spare[1] * (fit.focus if fit.cover else 0.5))))
    if fit.radius:
        mask = pygame.Surface(out.get_size(), pygame.SRCALPHA)
        lay_plate(mask, c.assets.cache, mask.get_rect(), fit.radius, (_WHITE, _WHITE, 0))
        out.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    if fit.tint:
        out.fill(fit.tint, special_flags=pygame.BLEND_RGBA_MULT)
    return out
