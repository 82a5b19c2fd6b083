"""Painting inside a rectangle only."""

from collections.abc import Iterator
from contextlib import contextmanager

from client.ui.canvas import Canvas
from client.ui.metrics import Rect


@contextmanager
def clipped(c: Canvas, rect: Rect) -> Iterator[None]:
    """Paint nothing outside ``rect``, nor outside what was already cut off."""
    before = c.surface.get_clip()
    c.surface.set_clip(before.clip(c.R(rect)))
    try:
        yield
    finally:
        c.surface.set_clip(before)


def within_clip(c: Canvas, rect: Rect) -> bool:
    """Tell whether any of ``rect`` would be seen: what would not need not be painted."""
    return bool(c.surface.get_clip().colliderect(c.R(rect)))
