"""What everything that paints shares: fonts, illustrations and one bounded memory of finished sprites."""

import io
import math
import re
from typing import NamedTuple

import pygame

from client.ui.cache import DEFAULT_BUDGET, Cache
from client.ui.fonts import Fonts
from client.ui.resources import resource
from client.ui.theme import Style

__all__ = ["Assets", "Drawing"]

_FIGURE = "<!-- figure -->"
_VIEW = re.compile(r'viewBox="0 0 (\d+(?:\.\d+)?) (\d+(?:\.\d+)?)"')
_SMALL_PX = 192
"""Up to this width a drawing is rasterised twice as large and scaled down, which keeps thin lines clean."""


class Drawing(NamedTuple):
    """The source of an SVG file and its own width and height."""

    source: str
    width: float
    height: float


class Assets:
    """Owned by whoever opens the window; dropped sprites are painted again when they are needed."""

    def __init__(self, budget: int = DEFAULT_BUDGET) -> None:
        self.cache = Cache(budget)
        self.fonts = Fonts()
        self._drawings: dict[str, Drawing] = {}
        self._tuned: tuple[float, Style] | None = None

    def retune(self, scale: float, style: Style) -> None:
        """Forget all sprites if the window now has another scale or the reader another style."""
        if self._tuned != (scale, style):
            self._tuned = (scale, style)
            self.cache.clear()

    def drawing(self, name: str) -> Drawing:
        """Read ``art/<name>.svg``.

        Raises:
            FileNotFoundError: there is no such file.
            ValueError: it has no view box that starts at 0 0.
        """
        known = self._drawings.get(name)
        if known is None:
            source = resource("art", f"{name}.svg").read_text(encoding="ascii")
            view = _VIEW.search(source)
            if view is None:
                raise ValueError(f"art/{name}.svg: no viewBox that starts at 0 0")
            known = self._drawings[name] = Drawing(source, float(view[1]), float(view[2]))
        return known

    def raster(
        self, name: str, width: int, *, figure: bool = False, tint: tuple[str, str] | None = None
    ) -> pygame.Surface:
        """Return a drawing ``width`` real pixels wide.

        Args:
            name: as in ``drawing``.
            width: at least 1; the height follows the drawing.
            figure: leave out the backdrop, which is all that stands before the comment "figure".
            tint: a colour of the file and the one to put in its place.
        """
        key = ("svg", name, width, figure, tint)
        found: pygame.Surface | None = self.cache.find(key)
        if found is None:
            found = self._shrunk(name, width, figure=figure, tint=tint)
            self.cache.put(key, found, found.get_height() * found.get_pitch())
        return found

    def _shrunk(self, name: str, width: int, *, figure: bool, tint: tuple[str, str] | None) -> pygame.Surface:
        """Scale down from the largest raster so far if it is clearly larger, else rasterise."""
        drawing = self.drawing(name)
        size = (width, max(1, math.ceil(width * drawing.height / drawing.width)))
        master_key = ("svg master", name, figure, tint)
        master: pygame.Surface | None = self.cache.find(master_key)
        if master is None or master.get_width() < width * 1.5:
            wide = width * 2 if width <= _SMALL_PX else width
            master = _rasterise(_source(drawing, figure=figure, tint=tint), wide, drawing)
            self.cache.put(master_key, master, master.get_height() * master.get_pitch())
        return master if master.get_size() == size else pygame.transform.smoothscale(master, size)


def _source(drawing: Drawing, *, figure: bool, tint: tuple[str, str] | None) -> str:
    source = drawing.source
    if figure and _FIGURE in source:
        head = source[: source.index(">", source.index("<svg")) + 1]
        source = head + source[source.index(_FIGURE) + len(_FIGURE) :]
    return source if tint is None else source.replace(*tint)


def _rasterise(source: str, width: int, drawing: Drawing) -> pygame.Surface:
    """Rasterise to exactly the asked width; the loader keeps the proportions and may return less than asked."""
    size = (width, max(1, math.ceil(width * drawing.height / drawing.width)))
    image = pygame.image.load_sized_svg(io.BytesIO(source.encode()), size)
    plain = pygame.Surface(image.get_size(), pygame.SRCALPHA)
    plain.blit(image, (0, 0))
    return plain if plain.get_size() == size else pygame.transform.smoothscale(plain, size)
