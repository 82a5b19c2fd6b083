"""The resting picture, kept beside the window, and what moves above it: a moving card costs what the card covers."""

from collections.abc import Callable, Sequence

import pygame

from client.ui.canvas import Canvas
from client.ui.poses import Sprite, stamp


class Layer:
    """Holds the resting picture in real pixels and the places where sprites stood in the last frame."""

    def __init__(self) -> None:
        self._resting: pygame.Surface | None = None
        self._sprites: Sequence[Sprite] = ()
        self._covered: list[pygame.Rect] = []

    def fits(self, target: pygame.Surface) -> bool:
        """Tell whether there is a resting picture of the target's size; if not, all of it must be painted."""
        return self._resting is not None and self._resting.get_size() == target.get_size()

    def repaint(self, target: pygame.Surface, area: pygame.Rect, paint: Callable[[pygame.Surface], None]) -> None:
        """Let ``paint`` draw the resting picture; only ``area`` of it changes."""
        if self._resting is None or not self.fits(target):
            self._resting = target.copy()
            self._covered = []
        self._resting.set_clip(area)
        paint(self._resting)
        self._resting.set_clip(None)

    def compose(self, c: Canvas, fresh: pygame.Rect | None, sprites: Sequence[Sprite]) -> list[pygame.Rect]:
        """Bring the picture on the canvas up to date: restore, then stamp what moves.

        Args:
            c: the window's own canvas.
            fresh: where the resting picture has changed.
            sprites: what moves, from back to front.

        Returns:
            Where the window has changed, in real pixels; empty if it has not.
        """
        if self._resting is None or (fresh is None and sprites == self._sprites):
            return []
        changed = [*self._covered, *([] if fresh is None else [fresh])]
        for rect in changed:
            c.surface.blit(self._resting, rect, rect)
        self._covered = [rect for sprite in sprites if (rect := stamp(c, sprite)).size != (0, 0)]
        self._sprites = sprites
        return _without_inner([*changed, *self._covered])


def _without_inner(rects: list[pygame.Rect]) -> list[pygame.Rect]:
    """Leave out what lies wholly within an earlier or larger rectangle, and what is empty."""
    kept: list[pygame.Rect] = []
    for rect in sorted(rects, key=lambda rect: -rect.w * rect.h):
        if rect.w and rect.h and not any(other.contains(rect) for other in kept):
            kept.append(rect)
    return kept
