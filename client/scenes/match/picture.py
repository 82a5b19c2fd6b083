"""The small picture of a match that stands beside it in lists."""

import io
from collections.abc import Callable

import pygame

from client.scenes.desk import Desk
from client.scenes.match.session import Session
from client.tables.table import Pointing
from client.ui.canvas import Canvas

PICTURE_PX = (480, 270)
"""Largest size of the picture kept beside a match."""


def picture_of(desk: Desk, session: Session) -> bytes:
    """Paint the table as it rests, as PNG; where the screen is shared, without secrets."""
    window, stack, table = desk.window, desk.stack, session.table

    def draw(target: pygame.Surface) -> None:
        c = Canvas(target, window.area.scale, stack.style, stack.assets)
        hidden = table.secret_names() if session.eyes.shared else frozenset()
        table.paint(c, hidden, Pointing(), session.timeline.shown)

    return _png_of(window.surface.get_size(), draw)


def _png_of(size: tuple[int, int], paint: Callable[[pygame.Surface], None]) -> bytes:
    """Let ``paint`` draw a picture of this size and return it, made smaller."""
    surface = pygame.Surface(size)
    paint(surface)
    factor = min(PICTURE_PX[0] / size[0], PICTURE_PX[1] / size[1], 1.0)
    small = pygame.transform.smoothscale(surface, (round(size[0] * factor), round(size[1] * factor)))
    file = io.BytesIO()
    pygame.image.save(small, file, "picture.png")
    return file.getvalue()
