"""Smooth-edged sprites: painted several times too large, scaled down once and kept by the canvas's memory.

Nothing here knows design pixels; positions and sizes are real ones.
"""

import math
from collections.abc import Callable, Hashable, Sequence

import pygame

from client.ui.cache import Cache
from client.ui.colour import RGBA

__all__ = ["SMOOTH", "Coat", "disc", "lay_plate", "polygon", "smooth", "stroke", "wash"]

SMOOTH = 4
"""How many times too large a sprite is painted."""
_COARSE, _SMALL = 2, 40_000
"""The same for a polygon of more square pixels than this."""
_TILE = 128
_LARGE = 400_000
"""Square pixels above which a polygon is painted in place, with its edges smoothed line by line."""

Coat = tuple[RGBA | None, RGBA, int]
"""Fill (or none), colour of the border, width of the border in real pixels."""
Points = Sequence[tuple[float, float]]


def smooth(
    cache: Cache, key: Hashable, size: tuple[int, int], paint: Callable[[pygame.Surface], None], edge: RGBA
) -> pygame.Surface:
    """Return a sprite that ``paint`` fills ``SMOOTH`` times too large; ``edge`` is the colour its edge fades in."""
    return cache.surface(key, lambda: _scaled_down(size, paint, edge, SMOOTH))


def _scaled_down(
    size: tuple[int, int], paint: Callable[[pygame.Surface], None], edge: RGBA, times: int
) -> pygame.Surface:
    large = pygame.Surface((size[0] * times, size[1] * times), pygame.SRCALPHA)
    large.fill((*edge[:3], 0))
    paint(large)
    return pygame.transform.smoothscale(large, size)


def wash(surface: pygame.Surface, cache: Cache, area: pygame.Rect, colour: RGBA) -> None:
    """Lay one colour over ``area``; see-through ones in tiles, since a plain fill would not blend."""
    if area.w <= 0 or area.h <= 0 or not colour[3]:
        return
    if colour[3] == 255:
        surface.fill(colour, area)
        return

    def make() -> pygame.Surface:
        tile = pygame.Surface((_TILE, _TILE), pygame.SRCALPHA)
        tile.fill(colour)
        return tile

    tile = cache.surface(("tile", colour), make)
    if area.w <= _TILE and area.h <= _TILE:
        surface.blit(tile, area, (0, 0, area.w, area.h))
        return
    surface.blits(
        [
            (tile, (x, y), (0, 0, min(_TILE, area.right - x), min(_TILE, area.bottom - y)))
            for y in range(area.top, area.bottom, _TILE)
            for x in range(area.left, area.right, _TILE)
        ],
        False,  # noqa: FBT003 - no list of rectangles wanted
    )


def lay_plate(surface: pygame.Surface, cache: Cache, area: pygame.Rect, radius: float, coat: Coat) -> None:
    """Lay a rounded rectangle with its border inside.

    Corners are sprites, all between is filled, so that one small sprite serves plates of every size.
    """
    fill, _, border = coat
    radius = round(min(radius, area.w / 2, area.h / 2) * 2) / 2
    k = math.ceil(max(radius, border))
    if not k or (fill is None and not border):
        if fill is not None:
            wash(surface, cache, area, fill)
        return
    wide, high = area.w > 2 * k, area.h > 2 * k
    size = (2 * k if wide else area.w, 2 * k if high else area.h)
    sprite = _plate(cache, size, radius, coat)
    _lay_corners(surface, sprite, area, k)
    if wide:
        _fill_column(surface, cache, area, k, coat)
    if high:
        middle = pygame.Rect(area.x, area.y + k, area.w, area.h - 2 * k)
        _fill_sides(surface, cache, middle, k if wide else (area.w + 1) // 2, coat)


def _plate(cache: Cache, size: tuple[int, int], radius: float, coat: Coat) -> pygame.Surface:
    fill, line, border = coat
    edge = line if border or fill is None else fill

    def paint(large: pygame.Surface) -> None:
        outer = large.get_rect()
        turn = round(radius * SMOOTH)
        pygame.draw.rect(large, edge, outer, border_radius=turn)
        inner = outer.inflate(-2 * border * SMOOTH, -2 * border * SMOOTH)
        if border and inner.w > 0 and inner.h > 0:
            hole = (*line[:3], 0) if fill is None else fill
            pygame.draw.rect(large, hole, inner, border_radius=max(0, turn - border * SMOOTH))

    return smooth(cache, ("plate", size, radius, coat), size, paint, edge)


def _lay_corners(surface: pygame.Surface, sprite: pygame.Surface, area: pygame.Rect, k: int) -> None:
    """Blit the sprite whole, in two halves or in four quarters, depending on where the plate is longer than it."""
    w, h = sprite.get_size()
    xs = [(area.x, 0, w)] if area.w == w else [(area.x, 0, k), (area.right - k, w - k, k)]
    ys = [(area.y, 0, h)] if area.h == h else [(area.y, 0, k), (area.bottom - k, h - k, k)]
    pieces = [(sprite, (x, y), (sx, sy, pw, ph)) for y, sy, ph in ys for x, sx, pw in xs]
    surface.blits(pieces, False)  # noqa: FBT003 - no list of rectangles wanted


def _fill_column(surface: pygame.Surface, cache: Cache, area: pygame.Rect, k: int, coat: Coat) -> None:
    """Fill between the left and the right corners, from top to bottom."""
    fill, line, border = coat
    x, w = area.x + k, area.w - 2 * k
    if fill is not None:
        wash(surface, cache, pygame.Rect(x, area.y + border, w, area.h - 2 * border), fill)
    if border:
        wash(surface, cache, pygame.Rect(x, area.y, w, border), line)
        wash(surface, cache, pygame.Rect(x, area.bottom - border, w, border), line)


def _fill_sides(surface: pygame.Surface, cache: Cache, area: pygame.Rect, k: int, coat: Coat) -> None:
    """Fill between the upper and the lower corners: the outer ``k`` pixels at the left and at the right."""
    fill, line, border = coat
    if fill is not None:
        left = pygame.Rect(area.x + border, area.y, k - border, area.h)
        wash(surface, cache, left, fill)
        start = max(left.right, area.right - k)
        wash(surface, cache, pygame.Rect(start, area.y, area.right - border - start, area.h), fill)
    if border:
        wash(surface, cache, pygame.Rect(area.x, area.y, border, area.h), line)
        wash(surface, cache, pygame.Rect(area.right - border, area.y, border, area.h), line)


def disc(surface: pygame.Surface, cache: Cache, middle: tuple[float, float], radius: float, coat: Coat) -> None:
    """Lay a circle with its border inside. Its middle is exact to a quarter of a pixel, so circles stay concentric."""
    fill, line, border = coat
    n = round(radius * SMOOTH)
    if n <= 0 or (fill is None and not border):
        return
    edge = line if border or fill is None else fill
    reach = math.ceil(radius) + 1
    left, top = math.floor(middle[0]) - reach, math.floor(middle[1]) - reach
    inside = (round((middle[0] - left) * SMOOTH), round((middle[1] - top) * SMOOTH))

    def paint(large: pygame.Surface) -> None:
        pygame.draw.circle(large, edge, inside, n)
        if border and n > border * SMOOTH:
            hole = (*line[:3], 0) if fill is None else fill
            pygame.draw.circle(large, hole, inside, n - border * SMOOTH)

    side = 2 * reach + 1
    surface.blit(smooth(cache, ("disc", n, inside, coat), (side, side), paint, edge), (left, top))


def polygon(surface: pygame.Surface, cache: Cache, points: Points, coat: tuple[RGBA | None, RGBA, float]) -> None:
    """Lay a polygon: fill (or none), colour and width of its outline, which lies half outside and has round joints."""
    fill, line, border = coat
    reach = math.ceil(border / 2) + 1
    left = math.floor(min(x for x, _ in points)) - reach
    top = math.floor(min(y for _, y in points)) - reach
    size = (math.ceil(max(x for x, _ in points)) + reach - left, math.ceil(max(y for _, y in points)) + reach - top)
    if size[0] * size[1] > _LARGE:
        _large_polygon(surface, points, coat)
        return
    times = SMOOTH if size[0] * size[1] <= _SMALL else _COARSE
    inside = tuple((round((x - left) * times), round((y - top) * times)) for x, y in points)

    def paint(large: pygame.Surface) -> None:
        if fill is not None:
            pygame.draw.polygon(large, fill, inside)
        if border:
            for a, b in zip(inside, inside[1:] + inside[:1], strict=True):
                stroke(large, line, a, b, border * times)

    edge = line if border or fill is None else fill
    sprite = cache.surface(("polygon", inside, coat), lambda: _scaled_down(size, paint, edge, times))
    surface.blit(sprite, (left, top))


def _large_polygon(surface: pygame.Surface, points: Points, coat: tuple[RGBA | None, RGBA, float]) -> None:
    fill, line, border = coat
    edges = list(zip(points, [*points[1:], points[0]], strict=True))
    if fill is not None:
        pygame.draw.polygon(surface, fill, points)
        for a, b in edges:
            pygame.draw.aaline(surface, fill, a, b)
    if border:
        for a, b in edges:
            quad = _quad(a, b, border / 2)
            pygame.draw.polygon(surface, line, quad)
            pygame.draw.aalines(surface, line, True, quad)  # noqa: FBT003 - pygame's closed flag


def stroke(surface: pygame.Surface, colour: RGBA, a: tuple[float, float], b: tuple[float, float], width: float) -> None:
    """Draw a thick line with round ends, without smoothing."""
    if a != b:
        pygame.draw.polygon(surface, colour, _quad(a, b, width / 2))
    pygame.draw.circle(surface, colour, a, width / 2)
    pygame.draw.circle(surface, colour, b, width / 2)


def _quad(a: tuple[float, float], b: tuple[float, float], half: float) -> list[tuple[float, float]]:
    """Return the corners of a line of twice ``half``'s width."""
    length = math.dist(a, b) or 1
    nx, ny = (b[1] - a[1]) / length * half, (a[0] - b[0]) / length * half
    return [(a[0] + nx, a[1] + ny), (b[0] + nx, b[1] + ny), (b[0] - nx, b[1] - ny), (a[0] - nx, a[1] - ny)]
