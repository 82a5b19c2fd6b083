"""What lies under everything else: the table, panels, notes, ribbons."""

import math
from collections.abc import Callable
from typing import Literal

import pygame

from client.ui.art import art
from client.ui.canvas import Canvas
from client.ui.colour import INK, Paint, col, mix
from client.ui.icons import icon
from client.ui.metrics import Point, Rect
from client.ui.shapes import fill_rect, grad, line, poly, rrect, shape
from client.ui.soft import shadow
from client.ui.text import text
from client.ui.theme import PAPER, PAPER_EDGE, RADIUS, TEXT, Theme

__all__ = ["PanelKind", "backdrop", "dim", "panel", "panel_text", "scenery", "slab", "table", "vignette", "well"]

PanelKind = Literal["dark", "paper", "wood"]


def table(c: Canvas, theme: Theme, *, pattern: bool = True) -> None:
    """Cover the canvas with a game's table: a gradient with a quiet repeating motif, darker at the edges."""
    seen = c.look(theme)

    def draw(under: Canvas) -> None:
        grad(under, under.rect, seen.top, seen.bottom)
        if pattern and seen.patterns:
            _motifs(under, seen)
        vignette(under, 70)

    backdrop(c, ("table", theme, pattern), draw)


def scenery(c: Canvas, theme: Theme, name: str, darker: int = 110, focus: float = 0) -> None:
    """Cover the canvas with an illustration as the table, ``darker`` (0 to 255) at the edges."""
    seen = c.look(theme)

    def draw(under: Canvas) -> None:
        grad(under, under.rect, seen.top, seen.bottom)
        if seen.patterns:
            art(under, name, under.rect, focus=focus)
        vignette(under, darker)

    backdrop(c, ("scenery", theme, name, darker, focus), draw)


def backdrop(c: Canvas, key: tuple[object, ...], draw: Callable[[Canvas], None]) -> None:
    """Cover the canvas with what ``draw`` paints once for its size, kept without transparency since it hides all.

    Two backdrops with one ``key`` must look alike, high contrast apart.
    """
    size = c.surface.get_size()

    def make() -> pygame.Surface:
        under = pygame.Surface(size, 0, 32)
        draw(Canvas(under, c.scale, c.style, c.assets.passing()))
        return under

    c.surface.blit(c.assets.cache.surface((*key, size, c.style.high_contrast), make), (0, 0))


def _motifs(c: Canvas, theme: Theme) -> None:
    tone = mix(theme.pattern, theme.bottom, 0.25)
    for row in range(int(c.h + 80) // 96 + 1):
        for column in range(int(c.w + 100) // 160 + 2):
            _motif(c, theme, (-20 + (row % 2) * 80 + column * 160, -20 + row * 96), tone)


def _motif(c: Canvas, theme: Theme, at: Point, tone: Paint) -> None:
    x, y = at
    quiet = mix(theme.top, theme.bottom, 0.75)
    match theme.motif:
        case "grass":
            for dx, height in ((-9, 14), (0, 22), (9, 14)):
                line(c, (x + dx * 0.4, y), (x + dx, y - height), quiet, 4)
        case "bricks":
            rrect(c, (x - 76, y - 44, 152, 88), None, 4, 2, col(tone, 90))
        case "slabs":
            rrect(c, (x - 76, y - 44, 152, 88), None, 14, 3, col(tone, 90))
        case "diamond":
            shape(c, "diamond", at, 7, mix(tone, "#FFFFFF", 0.1), 0)
        case "peak":
            poly(c, [(x - 16, y + 10), (x, y - 22), (x + 16, y + 10)], quiet)
        case "star":
            shape(c, "star", at, 9, mix(theme.pattern, theme.bottom, 0.35), 0)


def vignette(c: Canvas, alpha: int = 90) -> None:
    """Darken towards the corners."""
    size = c.surface.get_size()

    def make() -> pygame.Surface:
        small = pygame.Surface((64, 36), pygame.SRCALPHA)
        for y in range(36):
            for x in range(64):
                far = math.hypot((x - 31.5) / 32, (y - 17.5) / 18)
                small.set_at((x, y), (20, 8, 30, int(alpha * max(0.0, min(1.0, (far - 0.62) / 0.75)) ** 1.4)))
        return pygame.transform.smoothscale(small, size)

    c.surface.blit(make(), (0, 0))


def dim(c: Canvas, alpha: int = 150) -> None:
    """Lay the veil under a dialog."""
    fill_rect(c, c.rect, (20, 10, 26, alpha))


def well(c: Canvas, rect: Rect, radius: float = RADIUS["panel"]) -> None:
    """Sink a place into the table for things to lie in."""
    rrect(c, rect, col("#000000", 56), radius, 2, col("#000000", 112))


def panel(  # noqa: PLR0913 - a drawing primitive
    c: Canvas,
    rect: Rect,
    kind: PanelKind = "dark",
    *,
    theme: Theme,
    title: str = "",
    title_icon: str = "",
    level: int = 2,
    radius: float = RADIUS["panel"],
    alpha: int = 236,
) -> None:
    """Draw a panel: dark glass over the table, paper for sheets and dialogs, wood for frames.

    ``alpha`` is the opacity of dark glass. A title stands 32 below the top.
    """
    shadow(c, rect, radius, level)
    seen = c.look(theme)
    if kind == "dark":
        glass = 255 if c.style.high_contrast else alpha
        rrect(c, rect, col(seen.panel, glass), radius, 3, seen.line)
        if not c.style.high_contrast:
            rrect(c, c.inset(rect, 3), None, radius - 3, 2, col("#FFFFFF", 28))
    else:
        face, edge = (PAPER, PAPER_EDGE) if kind == "paper" else ("brown", "brown.1")
        slab(c, rect, face, edge, radius=radius, lip=5)
    if title:
        x, y, w, _ = rect
        left = x + (58 if title_icon else 20)
        if title_icon:
            icon(c, title_icon, (x + 34, y + 32), 30)
        text(c, title, (left, y + 32), "h3", panel_text(kind), valign="middle", max_w=w - (left - x) - 20)


def panel_text(kind: PanelKind) -> str:
    """Return the colour of text on a panel."""
    return TEXT["on_paper"] if kind == "paper" else TEXT["on_dark"]


def slab(  # noqa: PLR0913 - a drawing primitive
    c: Canvas, rect: Rect, face: Paint, edge: Paint, *, radius: float, lip: float, outline: float = 4, line: Paint = INK
) -> None:
    """Draw a thick thing lying flat: an outline, its face, and ``lip`` of its edge showing below."""
    rrect(c, rect, edge, radius, outline, line)
    x, y, w, h = c.inset(rect, outline)
    rrect(c, (x, y, w, h - c.line_px(lip) / c.scale), face, radius - outline)
