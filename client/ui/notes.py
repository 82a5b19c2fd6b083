"""Things that appear over the table for a while: notes with a pointer, short messages, ribbons."""

from typing import Literal

from client.ui.canvas import Canvas
from client.ui.colour import INK
from client.ui.icons import icon
from client.ui.metrics import Point, Rect
from client.ui.rich import rich, rich_height
from client.ui.shapes import poly
from client.ui.soft import shadow
from client.ui.surfaces import panel, slab
from client.ui.text import line_h, text, text_w
from client.ui.theme import TEXT, Theme, accent, on_accent

__all__ = ["Side", "banner", "toast", "tooltip", "tooltip_rect"]

Side = Literal["down", "up", "right", "left"]
_TITLE_H = 34.0


def tooltip_rect(  # noqa: PLR0913 - what a note depends on
    c: Canvas, pos: Point, title: str, body: str, w: float = 340, *, side: Side = "down"
) -> Rect:
    """Return where a note lies whose pointer touches ``pos``; ``side`` is where it lies seen from there."""
    h = rich_height(c, body, w - 40, "small") + 36 + (_title_h(c) if title else 0)
    x, y = pos
    places: dict[Side, Rect] = {
        "down": (x - w / 2, y + 14, w, h),
        "up": (x - w / 2, y - 14 - h, w, h),
        "right": (x + 14, y - h / 2, w, h),
        "left": (x - 14 - w, y - h / 2, w, h),
    }
    return places[side]


def _title_h(c: Canvas) -> float:
    return max(_TITLE_H, line_h(c, "label") + 6)


def tooltip(  # noqa: PLR0913 - a drawing primitive
    c: Canvas,
    pos: Point,
    title: str,
    body: str,
    w: float = 340,
    *,
    theme: Theme,
    side: Side = "down",
    shift: float = 0,
) -> Rect:
    """Draw a paper note with a pointer at ``pos``; ``shift`` slides it along its side. Returns where it lies."""
    x, y = pos
    left, top, w, h = tooltip_rect(c, pos, title, body, w, side=side)
    rect = (left + shift, top, w, h) if side in ("down", "up") else (left, top + shift, w, h)
    tips: dict[Side, list[Point]] = {
        "down": [(x - 14, y + 18), (x + 14, y + 18), (x, y)],
        "up": [(x - 14, y - 18), (x + 14, y - 18), (x, y)],
        "right": [(x + 18, y - 14), (x + 18, y + 14), (x, y)],
        "left": [(x - 18, y - 14), (x - 18, y + 14), (x, y)],
    }
    panel(c, rect, "paper", theme=theme, level=3, radius=14)
    poly(c, tips[side], INK)
    tx, ty = rect[0] + 20, rect[1] + 16
    if title:
        text(c, title, (tx, ty), "label", INK, max_w=w - 40)
        ty += _title_h(c)
    rich(c, body, (tx, ty, w - 40, h), "small", TEXT["on_paper"], link=TEXT["link_paper"])
    return rect


def toast(c: Canvas, center: Point, message: str, icon_name: str = "info", *, theme: Theme) -> Rect:
    """Draw a short message in a pill and return its rectangle."""
    w = min(text_w(c, message, "strong") + 96, c.w - 32)
    rect = (center[0] - w / 2, center[1] - 32, w, 64)
    panel(c, rect, theme=theme, level=3, radius=32, alpha=250)
    icon(c, icon_name, (rect[0] + 38, center[1]), 36)
    text(c, message, (rect[0] + 68, center[1]), "strong", TEXT["on_dark"], valign="middle", max_w=w - 92)
    return rect


def banner(  # noqa: PLR0913 - a drawing primitive
    c: Canvas, center: Point, s: str, sub: str = "", *, theme: Theme, w: float | None = None
) -> None:
    """Draw a ribbon for phases, days and results."""
    x, y = center
    w = w or min(max(text_w(c, s, "h1"), text_w(c, sub, "strong") if sub else 0) + 140, c.w - 140)
    h = 108 if sub else 84
    top, foot = y - h / 2, y + h / 2
    for side in (-1, 1):
        end = x + side * w / 2
        tail = [(-30, top + 18), (52, top + 18), (26, y + 10), (52, foot + 14), (-30, foot + 14)]
        poly(c, [(end + side * dx, at) for dx, at in tail], accent(theme, 1), 4)
    rect = (x - w / 2, top, w, h)
    shadow(c, rect, 14, 3)
    slab(c, rect, accent(theme), accent(theme, 1), radius=14, lip=6)
    ink = on_accent(theme)
    text(c, s, (x, y - (21 if sub else 3)), "h1", ink, align="center", valign="middle", max_w=w - 60, max_h=64)
    if sub:
        text(c, sub, (x, y + 26), "strong", ink, align="center", valign="middle", max_w=w - 60, max_h=36)
