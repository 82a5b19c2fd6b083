"""The surface everything paints on: design pixels outside, real pixels inside, at their final size."""

from collections.abc import Callable, Hashable
from dataclasses import dataclass

import pygame

from client.ui.assets import Assets
from client.ui.colour import RGBA, Paint, col
from client.ui.metrics import Point, Rect
from client.ui.theme import TEXT, Style, Theme, look, seat_colour

__all__ = ["Canvas", "Picture"]

_SECOND = {col(TEXT["on_dark_2"]): col("#FFFFFF"), col(TEXT["on_paper_2"]): col("#000000")}
"""Quiet text becomes loud in high contrast."""
_ANGLE_STEP, _FINE_STEP = 2.0, 0.5
_SCALE_STEP = 0.05


@dataclass(frozen=True, slots=True)
class Picture:
    """A drawing of a fixed size that is painted once and then kept as a sprite, flat and turned.

    Two pictures with one key must look alike.
    """

    key: Hashable
    width: float
    height: float
    draw: Callable[["Canvas"], None]


class Canvas:
    """Where and how large to paint, for which reader, with which memory of sprites."""

    def __init__(self, surface: pygame.Surface, scale: float, style: Style, assets: Assets) -> None:
        self.surface = surface
        self.scale = scale
        self.style = style
        self.assets = assets

    @classmethod
    def for_window(cls, surface: pygame.Surface, scale: float, style: Style, assets: Assets) -> "Canvas":
        """Make the canvas of a window; sprites made for another scale or style are dropped."""
        assets.retune(scale, style, surface.get_size())
        return cls(surface, scale, style, assets)

    @property
    def w(self) -> float:
        """Width in design pixels."""
        return self.surface.get_width() / self.scale

    @property
    def h(self) -> float:
        """Height in design pixels."""
        return self.surface.get_height() / self.scale

    @property
    def rect(self) -> Rect:
        """All of it."""
        return (0, 0, self.w, self.h)

    def R(self, rect: Rect) -> pygame.Rect:
        """Return ``rect`` in real pixels; equal edges stay equal."""
        x, y, w, h = rect
        s = self.scale
        left, top = round(x * s), round(y * s)
        return pygame.Rect(left, top, round((x + w) * s) - left, round((y + h) * s) - top)

    def P(self, point: Point) -> tuple[int, int]:
        """Return ``point`` in real pixels."""
        return round(point[0] * self.scale), round(point[1] * self.scale)

    def inset(self, rect: Rect, amount: float) -> Rect:
        """Shrink by the same whole number of real pixels on all sides, so that borders come out even."""
        s = self.scale
        r = self.R(rect)
        d = self.line_px(amount) if amount > 0 else -self.line_px(-amount)
        return ((r.x + d) / s, (r.y + d) / s, (r.w - 2 * d) / s, (r.h - 2 * d) / s)

    def line_px(self, width: float) -> int:
        """Return the real width of a line: whole, and at least 1 unless there is none."""
        return max(1, round(width * self.scale)) if width > 0 else 0

    def col(self, paint: Paint, alpha: int | None = None) -> RGBA:
        """Resolve a colour for this reader."""
        colour = col(paint, alpha)
        return _SECOND.get(colour, colour) if self.style.high_contrast else colour

    def look(self, theme: Theme) -> Theme:
        """Return ``theme`` as this reader sees it."""
        return look(theme, self.style)

    def seat_colour(self, seat: int) -> str:
        """Return the colour of ``seat`` in this reader's palette."""
        return seat_colour(self.style, seat)

    def sub(self, w: float, h: float) -> "Canvas":
        """Return an empty, transparent canvas of the same scale."""
        return self._blank(w, h, self.scale, self.assets)

    def _blank(self, w: float, h: float, scale: float, assets: Assets) -> "Canvas":
        size = (max(1, round(w * scale)), max(1, round(h * scale)))
        return Canvas(pygame.Surface(size, pygame.SRCALPHA), scale, self.style, assets)

    def cached(self, key: Hashable, w: float, h: float, draw: Callable[["Canvas"], None]) -> Picture:
        """Return a picture that ``draw`` paints on a canvas of this size when it is first needed."""
        return Picture(key, w, h, draw)

    def sprite(self, picture: Picture) -> pygame.Surface:
        """Return the picture's surface at this scale. Shared: never paint on it."""
        return self._drawn(picture, self.scale)

    def _drawn(self, picture: Picture, scale: float) -> pygame.Surface:
        key = ("picture", picture.key, picture.width, picture.height, scale)

        def make() -> pygame.Surface:
            blank = self._blank(picture.width, picture.height, scale, self.assets.workshop)
            picture.draw(blank)
            return blank.surface

        return self.assets.cache.surface(key, make)

    def paste(self, what: "Canvas | Picture", pos: Point, *, alpha: int | None = None) -> pygame.Rect:
        """Blit with the left top corner at ``pos``; returns the real pixels touched."""
        image = self.sprite(what) if isinstance(what, Picture) else what.surface
        return self._blit(image, self.P(pos), alpha)

    def stamp(  # noqa: PLR0913 - a drawing primitive; all after the angle are rare
        self,
        picture: Picture,
        middle: Point,
        angle: float = 0,
        *,
        scale: float = 1.0,
        alpha: int | None = None,
        fine: bool = False,
    ) -> pygame.Rect:
        """Blit centred on ``middle``, turned by ``angle`` degrees against the clock.

        Angles and scales are rounded to few steps so that turned sprites are kept. ``fine`` is for what rests: smaller
        steps, and turned from a picture twice as large.
        """
        image = self._turned(picture, angle, scale, fine=fine)
        x, y = middle
        left = round(x * self.scale - image.get_width() / 2)
        top = round(y * self.scale - image.get_height() / 2)
        return self._blit(image, (left, top), alpha)

    def _turned(self, picture: Picture, angle: float, scale: float, *, fine: bool) -> pygame.Surface:
        step = _FINE_STEP if fine else _ANGLE_STEP
        turn = round(angle / step) * step % 360
        grown = max(1, round(scale / _SCALE_STEP)) * _SCALE_STEP
        if turn == 0 and abs(grown - 1) < _SCALE_STEP / 2:
            return self.sprite(picture)
        key = ("turned", picture.key, picture.width, picture.height, self.scale, turn, grown, fine)

        def make() -> pygame.Surface:
            if not fine:
                return pygame.transform.rotozoom(_rimmed(self.sprite(picture)), turn, grown)
            large = pygame.transform.rotozoom(_rimmed(self._drawn(picture, self.scale * 2)), turn, grown)
            w, h = large.get_size()
            even = pygame.Surface((w + w % 2, h + h % 2), pygame.SRCALPHA)
            even.blit(large, (0, 0))
            return pygame.transform.smoothscale(even, ((w + 1) // 2, (h + 1) // 2))

        return self.assets.cache.surface(key, make)

    def _blit(self, image: pygame.Surface, pos: tuple[int, int], alpha: int | None) -> pygame.Rect:
        if alpha is None or alpha >= 255:
            return self.surface.blit(image, pos)
        image.set_alpha(max(0, alpha))
        try:
            return self.surface.blit(image, pos)
        finally:
            image.set_alpha(255)


def _rimmed(image: pygame.Surface) -> pygame.Surface:
    """Return a copy with a clear rim, into which its edges are smoothed when it is turned."""
    w, h = image.get_size()
    rimmed = pygame.Surface((w + 4, h + 4), pygame.SRCALPHA)
    rimmed.fill((*image.get_at((w // 2, 0))[:3], 0))
    rimmed.blit(image, (2, 2))
    return rimmed
