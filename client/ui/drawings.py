"""Illustrations as they lie in their SVG files."""

import io
import math
import re
from dataclasses import dataclass

import pygame

from client.ui.resources import resource

__all__ = ["Drawing", "Drawings", "Exchange"]

Exchange = tuple[str, str]
"""A colour as the file writes it, and the one to put in its place."""

_FIGURE = "<!-- figure -->"
"""Stands in a file between the backdrop and the figure before it."""
_VIEW = re.compile(r'viewBox="0 0 (\d+(?:\.\d+)?) (\d+(?:\.\d+)?)"')


@dataclass(frozen=True, slots=True)
class Drawing:
    """The source of an SVG file and its own width and height."""

    source: str
    width: float
    height: float

    def rasterise(self, width: int, *, figure: bool = False, exchange: Exchange | None = None) -> pygame.Surface:
        """Return a picture exactly ``width`` wide; the loader alone may return a little less than asked."""
        size = (width, max(1, math.ceil(width * self.height / self.width)))
        source = _without_backdrop(self.source) if figure else self.source
        if exchange:
            source = source.replace(*exchange)
        image = pygame.image.load_sized_svg(io.BytesIO(source.encode()), size)
        plain = image.convert(pygame.Surface((1, 1), pygame.SRCALPHA))
        return plain if plain.get_size() == size else pygame.transform.smoothscale(plain, size)


def _without_backdrop(source: str) -> str:
    head = source[: source.index(">", source.index("<svg")) + 1]
    _, mark, figure = source.partition(_FIGURE)
    return head + figure if mark else source


class Drawings:
    """The files read so far."""

    def __init__(self) -> None:
        self._read: dict[str, Drawing] = {}

    def read(self, name: str) -> Drawing:
        """Read ``art/<name>.svg``.

        Raises:
            FileNotFoundError: there is no such file.
            ValueError: it has no view box that starts at 0 0.
        """
        known = self._read.get(name)
        if known is None:
            source = resource("art", f"{name}.svg").read_text(encoding="ascii")
            view = _VIEW.search(source)
            if view is None:
                raise ValueError(f"art/{name}.svg: no viewBox that starts at 0 0")
            known = self._read[name] = Drawing(source, float(view[1]), float(view[2]))
        return known
