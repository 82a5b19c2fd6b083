"""A canvas to draw on in tests, and what can be read off it."""

import pygame

from client.ui.assets import Assets
from client.ui.canvas import Canvas
from client.ui.metrics import Rect
from client.ui.theme import Style

GROUND = (10, 60, 70)

ODD_TEXTS = [
    "",
    " ",
    "\n\n",
    "a\nb\tc\x00d\x07",
    "\ud800 lone half",
    "x" * 5000,
    "word " * 800,
    "Żółć, Şule, Łódź",
    "Жук и мышь",
    "日本語の名前 한국어 中文",
    "שלום עולם",
    "مرحبا بالعالم",
    "e\u0301 a\u0308 \u0301",
    "👩‍🔬 😀 \U0010ffff",
    "\u200b\u202e\ufeff hidden",
    "*[{",
    "**[]{}\\",
    "{no_such_icon} and {egg}",
    "*unclosed [link {icon",
]


def paper(width: int = 400, height: int = 300, scale: float = 1.0, style: Style | None = None) -> Canvas:
    """Return an opaque canvas of one colour, of this size in real pixels."""
    pygame.font.init()
    surface = pygame.Surface((width, height), 0, 32)
    surface.fill(GROUND)
    return Canvas.for_window(surface, scale, style or Style(), Assets())


def touched(c: Canvas) -> pygame.Rect:
    """Return the smallest rectangle of real pixels that holds all that was drawn."""
    same = pygame.mask.from_threshold(c.surface, GROUND, (1, 1, 1, 255))
    same.invert()
    rects = same.get_bounding_rects()
    return rects[0].unionall(rects[1:]) if rects else pygame.Rect(0, 0, 0, 0)


def inside(c: Canvas, rect: Rect, slack_px: int = 0) -> bool:
    """Tell whether nothing was drawn outside ``rect``."""
    drawn = touched(c)
    return not drawn.size[0] or bool(c.R(rect).inflate(2 * slack_px, 2 * slack_px).contains(drawn))
