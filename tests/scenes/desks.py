"""A desk for tests: a real window on the driver that shows nothing, a stepped clock, a scratch home, no sound."""

from pathlib import Path

import pygame

from client.bots.child import ChildDied, ThinkingChild
from client.bots.worker import Worker
from client.games import game_by_id
from client.scenes.desk import Desk
from client.scenes.stack import SceneStack
from client.scenes.wishes import style_of
from client.storage.paths import places_in
from client.storage.saves import Saves
from client.storage.settings_file import SettingsFile
from client.ui.assets import Assets
from client.ui.clock import SteppedClock
from client.ui.geometry import Geometry
from client.ui.input import InputReader
from client.ui.loop import Loop
from client.ui.window import Opening, Window


def nobody() -> ThinkingChild:
    """Hire no process: nothing thinks in these tests."""
    raise ChildDied


class Table:
    """A desk, its clock and the loop that runs it, one frame at a time."""

    def __init__(self, home: Path, size: tuple[int, int] = (1280, 720)) -> None:
        self.clock = SteppedClock()
        where = places_in(home)
        settings = SettingsFile(where.settings)
        window = Window(Opening(Geometry(*size)))
        stack = SceneStack(window, Assets(), style_of(settings.settings))
        saves, worker = Saves(where.saves, game_by_id), Worker(nobody)
        self.desk = Desk(window, stack, self.clock, settings, saves, worker, places=where)
        self.crashes: list[Exception] = []
        self.loop = Loop(window, stack, self.clock, InputReader(), self.crashes.append)
        stack.house = self.desk.take

    @property
    def stack(self) -> SceneStack:
        """The open scenes."""
        return self.desk.stack

    @property
    def surface(self) -> pygame.Surface:
        """The window's picture."""
        return self.desk.window.surface

    def frames(self, count: int = 1) -> None:
        """Run some frames."""
        for _ in range(count):
            self.loop.frame()

    def settle(self, limit: int = 600) -> None:
        """Run frames until nothing moves."""
        self.frames()
        while self.stack.animating and limit:
            limit -= 1
            self.frames()

    def click(self, x: float, y: float, button: int = 1) -> None:
        """Move to a point in design pixels, press and release there, a frame each."""
        scale = self.desk.window.scale
        at = (round(x * scale), round(y * scale))
        pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0)))
        self.frames()
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            pygame.event.post(pygame.event.Event(kind, pos=at, button=button))
            self.frames()

    def key(self, code: int, mod: int = 0) -> None:
        """Press a key."""
        pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=code, mod=mod, unicode=""))
        self.frames()

    def type(self, text: str) -> None:
        """Type a text."""
        pygame.event.post(pygame.event.Event(pygame.TEXTINPUT, text=text))
        self.frames()

    def resize(self, width: int, height: int) -> None:
        """Give the window another size, as its owner's mouse would."""
        pygame.display.set_mode((width, height), pygame.RESIZABLE)
        pygame.event.post(pygame.event.Event(pygame.VIDEORESIZE, w=width, h=height, size=(width, height)))
        self.frames()

    def pixels(self) -> bytes:
        """Return the picture as bytes."""
        return pygame.image.tobytes(self.surface, "RGB")

    def fresh_pixels(self) -> bytes:
        """Return the picture painted from nothing."""
        self.stack.repaint_all()
        self.frames()
        return self.pixels()
