"""What everything that paints shares: fonts, illustrations and one bounded memory of finished sprites."""

import math

import pygame

from client.ui.cache import DEFAULT_BUDGET, Cache
from client.ui.drawings import Drawings, Exchange
from client.ui.fonts import Fonts
from client.ui.theme import Style

__all__ = ["Assets"]

_WORKSHOP_SHARE = 8
_USUAL_PX, _LARGEST_SHARE = 1920 * 1080, 2.5
_SMALL_PX = 192
"""Up to this width a drawing is rasterised twice as large and scaled down, which keeps thin lines clean."""


class Assets:
    """Owned by whoever opens the window; dropped sprites are painted again when they are needed."""

    def __init__(
        self, budget: int = DEFAULT_BUDGET, *, fonts: Fonts | None = None, drawings: Drawings | None = None
    ) -> None:
        """Keep at most ``budget`` bytes of sprites, with fonts and drawings of one's own unless some are lent."""
        self.budget = budget
        self.fonts = fonts or Fonts()
        self.drawings = drawings or Drawings()
        self.cache = Cache(budget)
        self._workshop: Assets | None = None
        self._tuned: tuple[float, Style] | None = None

    @property
    def workshop(self) -> "Assets":
        """A small memory of its own for the parts that finished pictures are made of."""
        if self._workshop is None:
            self._workshop = _Workshop(self.budget // _WORKSHOP_SHARE, fonts=self.fonts, drawings=self.drawings)
            self.cache.limit(self.budget - self._workshop.budget)
        return self._workshop

    @property
    def size(self) -> int:
        """Bytes of sprites held now; never more than the budget."""
        return self.cache.size + (self._workshop.size if self._workshop else 0)

    def passing(self) -> "Assets":
        """Return a memory for one large picture, to be thrown away with all its parts."""
        return Assets(self.budget, fonts=self.fonts, drawings=self.drawings)

    def retune(self, scale: float, style: Style, window_px: tuple[int, int] = (0, 0)) -> None:
        """Forget all sprites if the window now has another scale or the reader another style.

        The budget grows with windows larger than 1920 x 1080, up to two and a half times.
        """
        if self._tuned == (scale, style):
            return
        self._tuned = (scale, style)
        self.forget()
        share = max(1.0, min(_LARGEST_SHARE, window_px[0] * window_px[1] / _USUAL_PX))
        self.cache.limit(round(self.budget * share) - self.workshop.budget)

    def forget(self) -> None:
        """Drop every sprite."""
        self.cache.clear()
        self.workshop.cache.clear()

    def raster(
        self, name: str, width: int, *, figure: bool = False, exchange: Exchange | None = None
    ) -> pygame.Surface:
        """Return the drawing ``art/<name>.svg``, ``width`` real pixels wide.

        It is rasterised once at the largest size needed and scaled down for clearly smaller ones. A ``figure`` comes
        without its backdrop; ``exchange`` is a colour of the file and the one to put in its place.
        """
        key = ("svg", name, width, figure, exchange)
        return self.cache.surface(key, lambda: self._sized(name, width, figure=figure, exchange=exchange))

    def _sized(self, name: str, width: int, *, figure: bool, exchange: Exchange | None) -> pygame.Surface:
        drawing = self.drawings.read(name)
        size = (width, max(1, math.ceil(width * drawing.height / drawing.width)))
        key = ("svg master", name, figure, exchange)
        master: pygame.Surface | None = self.cache.find(key)
        if master is None or master.get_width() < width * 1.5:
            wide = width * 2 if width <= _SMALL_PX else width
            master = drawing.rasterise(wide, figure=figure, exchange=exchange)
            if wide > width:
                self.cache.put(key, master, master.get_height() * master.get_pitch())
        return master if master.get_size() == size else pygame.transform.smoothscale(master, size)


class _Workshop(Assets):
    """The memory for parts; parts of parts lie in it too."""

    @property
    def workshop(self) -> Assets:
        return self
