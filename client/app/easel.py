"""A window that nobody sees, of any size: for pictures of screens and for tests of the whole program."""

import os
import tempfile
from pathlib import Path

import pygame

from client.app.house import House, Tools
from client.bots.worker import Worker
from client.core.words import Phrase
from client.storage.durable import Flusher
from client.storage.paths import places_in
from client.storage.settings_file import SettingsFile
from client.ui.clock import SteppedClock
from client.ui.geometry import Geometry
from client.ui.metrics import area_for
from client.ui.window import Window


class Easel(Window):
    """Paints on a surface of its own. Needs no screen and is as large as it is asked to be."""

    def __init__(self, size: tuple[int, int], user_scale: float = 1.0) -> None:
        start_unseen()
        self._surface = pygame.Surface(size, 0, 32)
        self.user_scale = user_scale
        self.area = area_for(*size, user_scale)
        self.shown: list[pygame.Rect] = []

    @property
    def surface(self) -> pygame.Surface:
        """The picture."""
        return self._surface

    @property
    def fullscreen(self) -> bool:
        """It has no frame and covers nothing."""
        return False

    @property
    def geometry(self) -> Geometry:
        """Its size."""
        return Geometry(*self._surface.get_size())

    def resize(self, size: tuple[int, int]) -> None:
        """Take another size."""
        self._surface = pygame.Surface(size, 0, 32)
        self.resized()

    def resized(self) -> None:
        """Measure the surface anew."""
        self.area = area_for(*self._surface.get_size(), self.user_scale)

    def rescale(self, user_scale: float) -> None:
        """Apply another size of everything."""
        self.user_scale = user_scale
        self.resized()

    def maximised(self, *, now: bool) -> None:
        """It cannot be maximised."""

    def update(self, rects: list[pygame.Rect]) -> None:
        """Keep in mind what was brought to the glass."""
        self.shown = rects

    def set_fullscreen(self, *, on: bool) -> Phrase | None:  # noqa: ARG002 - it stays as it is
        """It cannot cover a screen."""
        return None

    def close(self) -> None:
        """Nothing was opened."""


def start_unseen() -> None:
    """Start the toolkit without screen and loudspeaker."""
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    os.environ["SDL_AUDIODRIVER"] = "dummy"
    pygame.display.init()
    pygame.font.init()
    if pygame.display.get_surface() is None:
        pygame.display.set_mode((8, 8))


class ScratchHouse:
    """The whole program in a home that is thrown away, on an easel, with a clock that moves when told."""

    def __init__(
        self, size: tuple[int, int], scale: float = 1.0, language: str = "en", worker: Worker | None = None
    ) -> None:
        self.home = tempfile.TemporaryDirectory(prefix="henchbox-")
        places = places_in(Path(self.home.name))
        self.flusher = Flusher()
        settings = SettingsFile(places.settings, self.flusher)
        settings.settings.sight.ui_scale = round(scale * 100)
        self.easel = Easel(size, scale)
        self.clock = SteppedClock()
        tools = Tools(places, settings, self.flusher, self.easel, self.clock, worker or Worker(), language)
        self.house = House(tools)

    def frames(self, count: int = 1) -> None:
        """Let frames pass."""
        for _ in range(count):
            self.house.loop.frame()

    def settle(self, limit: int = 900) -> None:
        """Let frames pass until nothing moves, or ``limit`` of them are gone."""
        self.frames(2)
        while self.house.animating and limit > 0:
            limit -= 1
            self.frames()

    def close(self) -> None:
        """Take the house down and throw its home away."""
        self.house.close()
        self.home.cleanup()
