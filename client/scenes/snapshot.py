"""The picture of a table that lies beside a saved match."""

import logging
from pathlib import Path

import pygame

from client.ui.canvas import Canvas
from client.ui.colour import INK
from client.ui.metrics import Rect, inset
from client.ui.shapes import rrect

_LARGEST_BYTES = 8 << 20
_FRAME = 5.0


def snapshot(c: Canvas, path: Path | None, rect: Rect) -> bool:
    """Draw the picture at ``path`` in a frame, cut to fill ``rect``; False if there is none that can be read."""
    loaded = None if path is None else _loaded(c, path)
    if loaded is None:
        return False
    rrect(c, rect, INK, 12)
    place = c.R(inset(rect, _FRAME))
    key = ("snapshot", path, _stamp(path), place.size)
    c.surface.blit(c.assets.cache.surface(key, lambda: _filled(loaded, place.size)), place)
    rrect(c, rect, None, 12, _FRAME)
    return True


def _loaded(c: Canvas, path: Path) -> pygame.Surface | None:
    """Read the picture, once as long as the file does not change. Whatever else lies there counts as no picture."""
    key = ("snapshot file", path, _stamp(path))
    found: pygame.Surface | None = c.assets.cache.find(key)
    if found is not None:
        return found
    try:
        if path.stat().st_size > _LARGEST_BYTES:
            return None
        picture = pygame.image.load(path, "picture.png").convert(c.surface)
    except (OSError, pygame.error) as error:
        logging.getLogger(__name__).info("no picture of %s: %s", path.name, error)
        return None
    c.assets.cache.put(key, picture, picture.get_height() * picture.get_pitch())
    return picture


def _stamp(path: Path | None) -> int:
    try:
        return path.stat().st_mtime_ns if path is not None else 0
    except OSError:
        return 0


def _filled(picture: pygame.Surface, size: tuple[int, int]) -> pygame.Surface:
    """Return the middle of the picture, enlarged or reduced so that it covers ``size``."""
    factor = max(size[0] / picture.get_width(), size[1] / picture.get_height())
    whole = (max(size[0], round(picture.get_width() * factor)), max(size[1], round(picture.get_height() * factor)))
    scaled = pygame.transform.smoothscale(picture, whole)
    cut = pygame.Rect((whole[0] - size[0]) // 2, (whole[1] - size[1]) // 2, *size)
    return scaled.subsurface(cut).copy()
