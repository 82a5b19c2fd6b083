"""Things that move above the resting picture: which picture, and where it is at one moment."""

from dataclasses import dataclass
from typing import NamedTuple

import pygame

from client.ui.canvas import Canvas, Picture

SQUASH_STEPS = 12
"""A picture that turns over is kept in so many widths."""


class Pose(NamedTuple):
    """Where the middle of something is, how many degrees it is turned (anti-clockwise) and how large it is."""

    x: float
    y: float
    angle: float = 0.0
    scale: float = 1.0

    def towards(self, other: "Pose", share: float) -> "Pose":
        """Return the pose ``share`` of the way to another."""
        return Pose(*(here + (there - here) * share for here, there in zip(self, other, strict=True)))

    def moved(self, dx: float, dy: float) -> "Pose":
        """Return the pose shifted by design pixels."""
        return self._replace(x=self.x + dx, y=self.y + dy)


@dataclass(frozen=True, slots=True)
class Sprite:
    """A picture at one moment. ``squash`` narrows it, as a card seen from the side; ``alpha`` runs from 0 to 1."""

    picture: Picture
    pose: Pose
    alpha: float = 1.0
    squash: float = 1.0


def stamp(c: Canvas, sprite: Sprite) -> pygame.Rect:
    """Blit a sprite; returns the real pixels touched."""
    alpha = round(sprite.alpha * 255)
    if alpha <= 0:
        return pygame.Rect(0, 0, 0, 0)
    x, y, angle, scale = sprite.pose
    if sprite.squash >= 1:
        return c.stamp(sprite.picture, (x, y), angle, scale=scale, alpha=alpha)
    narrow = _narrowed(sprite.picture, sprite.squash)
    return c.stamp(narrow, (x, y), angle, scale=scale, alpha=alpha)


def _narrowed(picture: Picture, squash: float) -> Picture:
    """Return the picture as seen from the side, in one of few widths."""
    step = max(1, round(squash * SQUASH_STEPS))
    width = picture.width * step / SQUASH_STEPS

    def draw(c: Canvas) -> None:
        size = c.surface.get_size()
        c.surface.blit(pygame.transform.smoothscale(c.sprite(picture), size), (0, 0))

    return Picture(("narrow", picture.key, step), width, picture.height, draw)
