"""One line of text: shrunk before it is cut, and never smaller than the floor."""

import math
from typing import Literal

import pygame

from client.ui.canvas import Canvas
from client.ui.colour import RGBA, Paint
from client.ui.fonts import LONGEST, clean
from client.ui.metrics import Point, Rect
from client.ui.theme import FLOOR, TEXT, TYPE, Face, TextStyle

__all__ = ["SHIFT", "Align", "VAlign", "exact", "fit_style", "line_h", "line_image", "text", "text_w"]

Align = Literal["left", "center", "right"]
VAlign = Literal["top", "middle", "bottom"]
_ELLIPSIS = "\u2026"


def exact(c: Canvas, style: TextStyle) -> tuple[Face, float]:
    """Return face and size in design pixels: named styles grow with the reader's text size, none is below the floor."""
    if isinstance(style, str):
        face, size = TYPE[style]
        size *= c.style.text_scale
    else:
        face, size = style
    return face, max(FLOOR, size)


def _px(c: Canvas, size: float) -> int:
    return max(1, round(size * c.scale))


def text_w(c: Canvas, s: str, style: TextStyle = "body") -> float:
    """Return the width of one line in design pixels."""
    face, size = exact(c, style)
    return _width_px(c, s, face, _px(c, size)) / c.scale


def _width_px(c: Canvas, s: str, face: Face, px: int) -> int:
    key = ("width", s, face, px)
    found: int | None = c.assets.cache.find(key)
    if found is None:
        found = c.assets.fonts.size(face, px, clean(s))[0]
        c.assets.cache.put(key, found, 160 + len(s))
    return found


def line_h(c: Canvas, style: TextStyle = "body") -> float:
    """Return the height of a line in design pixels."""
    face, size = exact(c, style)
    return c.assets.fonts.line_height(face, _px(c, size)) / c.scale


def fit_style(c: Canvas, s: str, style: TextStyle, max_w: float, max_h: float | None = None) -> tuple[Face, float]:
    """Return the face and the largest size, not above the wanted one nor below the floor, at which ``s`` fits."""
    face, size = exact(c, style)
    return face, _fit_px(c, s, face, _px(c, size), (max_w, max_h)) / c.scale


def _fit_px(c: Canvas, s: str, face: Face, px: int, room: tuple[float | None, float | None]) -> int:
    """Shrink in real pixels, at once near the size that the first measure suggests."""
    floor = min(px, _px(c, FLOOR))
    max_w, max_h = room
    if max_h is not None:
        while px > floor and c.assets.fonts.line_height(face, px) > max_h * c.scale + 0.5:
            px -= 1
    if max_w is not None:
        limit = math.floor(max_w * c.scale + 0.5)
        width = _width_px(c, s, face, px)
        if width > limit:
            px = max(floor, math.ceil(px * max(0, limit) / width))
        while px > floor and _width_px(c, s, face, px) > limit:
            px -= 1
    return px


def text(  # noqa: PLR0913 - a drawing primitive
    c: Canvas,
    s: str,
    pos: Point,
    style: TextStyle = "body",
    color: Paint = TEXT["on_dark"],
    *,
    align: Align = "left",
    valign: VAlign = "top",
    max_w: float | None = None,
    max_h: float | None = None,
    outline: Paint | None = None,
    ow: float = 4,
) -> Rect:
    """Draw one line and return the rectangle of its letters' line, without the outline.

    What is wider than ``max_w`` or higher than ``max_h`` shrinks to the floor; what is still wider is cut and ends in
    an ellipsis. A line break is drawn as a space.
    """
    face, size = exact(c, style)
    px = _px(c, size)
    if max_w is not None or max_h is not None:
        px = _fit_px(c, s, face, px, (max_w, max_h))
        if max_w is not None:
            s = _cut(c, s, face, px, math.floor(max_w * c.scale + 0.5))
    edge = None if outline is None else (c.col(outline), c.line_px(ow))
    image = line_image(c, s, (face, px), c.col(color), edge)
    rim = edge[1] if edge else 0
    w, h = image.get_width() - 2 * rim, image.get_height() - 2 * rim
    x = round(pos[0] * c.scale - w * SHIFT[align])
    y = round(pos[1] * c.scale - h * SHIFT[valign])
    c.surface.blit(image, (x - rim, y - rim))
    scale = c.scale
    return (x / scale, y / scale, w / scale, h / scale)


SHIFT = {"left": 0.0, "center": 0.5, "right": 1.0, "top": 0.0, "middle": 0.5, "bottom": 1.0}


def _cut(c: Canvas, s: str, face: Face, px: int, limit: int) -> str:
    """Return as much of ``s`` as fits into ``limit`` real pixels, with an ellipsis if anything is left out."""
    if _width_px(c, s, face, px) <= limit:
        return s
    key = ("cut", s, face, px, limit)
    found: str | None = c.assets.cache.find(key)
    if found is None:
        whole = clean(s)
        low, high = 0, len(whole)
        while low < high:
            middle = (low + high + 1) // 2
            if c.assets.fonts.size(face, px, whole[:middle].rstrip() + _ELLIPSIS)[0] <= limit:
                low = middle
            else:
                high = middle - 1
        found = whole[:low].rstrip() + _ELLIPSIS
        c.assets.cache.put(key, found, 200 + 2 * len(s))
    return found


def line_image(
    c: Canvas, s: str, font: tuple[Face, int], colour: RGBA, edge: tuple[RGBA, int] | None = None
) -> pygame.Surface:
    """Return the kept sprite of one line at a size in real pixels; an edge makes it larger by its width all round."""
    face, px = font

    def make() -> pygame.Surface:
        drawn = clean(s)
        if len(s) > LONGEST:
            drawn = drawn[:-1] + _ELLIPSIS
        inner = c.assets.fonts.render(face, px, drawn, colour)
        return inner if edge is None else _edged(inner, c.assets.fonts.render(face, px, drawn, edge[0]), edge[1])

    return c.assets.cache.surface(("text", s, face, px, colour, edge), make)


def _edged(inner: pygame.Surface, rim: pygame.Surface, width: int) -> pygame.Surface:
    """Lay ``inner`` over copies of ``rim`` pushed out all round."""
    w, h = inner.get_size()
    image = pygame.Surface((w + 2 * width, h + 2 * width), pygame.SRCALPHA)
    for ring in range(width, 0, -2):
        count = max(12, ring * 6)
        for i in range(count):
            angle = i * math.tau / count
            image.blit(rim, (width + round(ring * math.cos(angle)), width + round(ring * math.sin(angle))))
    image.blit(inner, (width, width))
    return image
