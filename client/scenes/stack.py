"""The scenes that are open, the top one in charge, and the picture they make together."""

from collections.abc import Callable
from typing import Protocol

import pygame

from client.scenes.scene import Scene
from client.ui.assets import Assets
from client.ui.canvas import Canvas, Picture
from client.ui.effects import Banner
from client.ui.input import FocusGained, FocusLost, Input, Resized
from client.ui.layer import Layer
from client.ui.metrics import Area
from client.ui.notes import toast
from client.ui.poses import Pose
from client.ui.shapes import fill_rect
from client.ui.text import text, text_w
from client.ui.theme import TEXT, THEMES, Style
from client.ui.timeline import Timeline

TOAST_MS = 2600.0


class Glass(Protocol):
    """The window, as far as painting on it goes."""

    @property
    def surface(self) -> pygame.Surface:
        """The picture at its real size."""
        ...

    @property
    def area(self) -> Area:
        """Its size in design pixels."""
        ...


class SceneStack:
    """Open scenes, the first at the bottom. Only the top one is handed input and time.

    The window shows the top scene, above those that show through below it; what moves and short notices lie over all.
    """

    def __init__(self, glass: Glass, assets: Assets, style: Style) -> None:
        self.glass = glass
        self.assets = assets
        self.house: Callable[[Input], bool] = lambda _value: False
        """Looks at every input first; True if that is all that should happen."""
        self.too_small_words = ""
        """What to say in a window in which nothing can be read."""
        self.overlay = Timeline()
        self._style = style
        self._scenes: list[Scene] = []
        self._layer = Layer()
        self._below: pygame.Surface | None = None

    @property
    def scenes(self) -> tuple[Scene, ...]:
        """The open scenes, from the bottom."""
        return tuple(self._scenes)

    @property
    def top(self) -> Scene | None:
        """The scene in charge."""
        return self._scenes[-1] if self._scenes else None

    @property
    def style(self) -> Style:
        """How the reader wants things to look; a change shows everywhere at once."""
        return self._style

    @style.setter
    def style(self, style: Style) -> None:
        self._style = style
        self.relayout()

    @property
    def animating(self) -> bool:
        """Tell whether something moves."""
        return self.overlay.busy or (self.top is not None and self.top.animating)

    def push(self, scene: Scene) -> None:
        """Open a scene on top."""
        if self.top is not None:
            self.top.covered()
        self._open(scene)

    def pop(self) -> None:
        """Close the top scene."""
        self._close_top()
        if self.top is not None:
            self.top.uncovered()

    def close(self, scene: Scene) -> None:
        """Close ``scene`` and all that lies on it; nothing happens if it is not open."""
        while scene in self._scenes:
            self.pop()

    def replace(self, scene: Scene) -> None:
        """Put a scene in the place of the top one."""
        if self._scenes:
            self._close_top()
        self._open(scene)

    def close_all(self) -> None:
        """Close everything, since the program ends."""
        while self._scenes:
            self._close_top()

    def abandon(self) -> None:
        """Drop all scenes without letting them leave: one of them has failed."""
        self._below = None
        self._scenes.clear()

    def clear_to(self, scene: Scene) -> None:
        """Close everything and open ``scene``."""
        self.close_all()
        self._open(scene)

    def handle(self, value: Input) -> None:
        """Hand an input to the top scene; news about the window goes to all."""
        if isinstance(value, Resized):
            self.relayout()
        elif self.house(value):
            return
        if isinstance(value, FocusLost | FocusGained):
            for scene in self.scenes:
                scene.handle(value)
        elif self.top is not None and not self.glass.area.too_small:
            self.top.handle(value)

    def update(self, now_ms: float) -> None:
        """Let time pass for the top scene and the notices."""
        if self.top is not None:
            self.top.update(now_ms)
        self.overlay.update(now_ms)

    def relayout(self) -> None:
        """Lay all scenes out anew, since the window or its scale has changed."""
        for scene in self._scenes:
            scene.timeline.skip()
            scene.layout(self.glass.area)
        self.repaint_all()

    def repaint_all(self) -> None:
        """Mark everything stale."""
        self._below = None
        for scene in self._scenes:
            scene.dirt.everything()

    def paint(self) -> list[pygame.Rect]:
        """Bring the window's surface up to date; returns where it has changed, in real pixels."""
        surface = self.glass.surface
        c = self._canvas(surface)
        scene = self.top
        if self.glass.area.too_small or scene is None:
            return self._paint_plain(c)
        scene.freshen(scene.timeline.take_changes())
        if not self._layer.fits(surface):
            scene.dirt.everything()
        stale = scene.dirt.take(c.rect)
        fresh = None if stale is None else c.R(stale).clip(surface.get_rect())
        if fresh is not None:
            self._layer.repaint(surface, fresh, self._paint_resting)
        return self._layer.compose(c, fresh, [*scene.sprites(), *self.overlay.sprites()])

    def toast(self, words: str, icon_name: str = "info") -> None:
        """Show a short notice for a moment, after those that wait already."""
        c = self._canvas(self.glass.surface)
        width = min(text_w(c, words, "strong") + 140, c.w)
        picture = Picture(("toast", words, icon_name), width, 120, _drawn_toast(words, icon_name))
        self.overlay.add(Banner(picture, Pose(self.glass.area.width / 2, 140), TOAST_MS))

    def _open(self, scene: Scene) -> None:
        self._below = None
        self._scenes.append(scene)
        scene.layout(self.glass.area)
        scene.dirt.everything()
        scene.enter()

    def _close_top(self) -> None:
        self._below = None
        self._scenes.pop().leave()

    def _canvas(self, surface: pygame.Surface) -> Canvas:
        return Canvas.for_window(surface, self.glass.area.scale, self._style, self.assets)

    def _paint_resting(self, surface: pygame.Surface) -> None:
        """Paint the top scene over those that show through below it."""
        top = self._scenes[-1]
        if not top.hides_below:
            surface.blit(self._picture_below(surface), (0, 0))
        top.paint(self._canvas(surface))

    def _picture_below(self, surface: pygame.Surface) -> pygame.Surface:
        """Return the picture of the scenes below the top one, kept until any of them may look different."""
        if self._below is None or self._below.get_size() != surface.get_size():
            self._below = pygame.Surface(surface.get_size(), 0, surface)
            c = self._canvas(self._below)
            for scene in self._seen_below():
                scene.paint(c)
        return self._below

    def _seen_below(self) -> list[Scene]:
        """Return the scenes below the top one that can be seen, from the bottom."""
        covered = self._scenes[:-1]
        opaque = [index for index, scene in enumerate(covered) if scene.hides_below]
        return covered[opaque[-1] if opaque else 0 :]

    def _paint_plain(self, c: Canvas) -> list[pygame.Rect]:
        """Paint a window that is too small for anything: one sentence, once."""
        if self.top is not None and not self.top.dirt:
            return []
        if self.top is not None:
            self.top.dirt.take(c.rect)
        fill_rect(c, c.rect, THEMES["menu"].panel)
        middle = (c.w / 2, c.h / 2)
        text(c, self.too_small_words, middle, "h3", TEXT["on_dark"], align="center", valign="middle", max_w=c.w - 16)
        self._layer = Layer()
        return [c.surface.get_rect()]


def _drawn_toast(words: str, icon_name: str) -> Callable[[Canvas], None]:
    def draw(c: Canvas) -> None:
        toast(c, (c.w / 2, c.h / 2), words, icon_name, theme=THEMES["menu"])

    return draw
