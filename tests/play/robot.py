"""A player without a body: moves the pointer, presses buttons and keys by posted toolkit events, nothing else."""

import pygame

from client.app.easel import ScratchHouse
from client.scenes.scene import Scene
from client.ui.metrics import Rect, centre

KEYS = {"enter": pygame.K_RETURN, "down": pygame.K_DOWN, "up": pygame.K_UP, "tab": pygame.K_TAB, "esc": pygame.K_ESCAPE}


class Robot:
    """Sees what is on the screen (names and places of the controls) and uses it like a hand would."""

    def __init__(self, scratch: ScratchHouse) -> None:
        self.scratch = scratch

    @property
    def scene(self) -> Scene:
        scene = self.scratch.house.stack.top
        assert scene is not None
        return scene

    def settle(self) -> None:
        self.scratch.settle()

    def names(self) -> list[str]:
        return [widget.name for widget in self.scene.controls.shown]

    def place(self, name: str) -> Rect:
        widget = self.scene.controls[name]
        assert widget.visible, f"{name} is hidden"
        return widget.rect

    def click(self, name: str) -> None:
        self.click_at(*self._free_point(name))

    def click_at(self, x: float, y: float) -> None:
        self._motion(x, y)
        self._button(pygame.MOUSEBUTTONDOWN, x, y)
        self._button(pygame.MOUSEBUTTONUP, x, y)
        self.scratch.frames(1)

    def drag(self, name: str, onto: str) -> None:
        start, end = self._free_point(name), self._free_point(onto)
        self._motion(*start)
        self._button(pygame.MOUSEBUTTONDOWN, *start)
        for share in (0.2, 0.6, 1.0):
            self._motion(start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share)
        self._button(pygame.MOUSEBUTTONUP, *end)
        self.scratch.frames(1)

    def key(self, name: str, text: str = "") -> None:
        code = KEYS.get(name) or pygame.key.key_code(name)
        pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=code, mod=0, unicode=text))
        self.scratch.frames(1)

    def _free_point(self, name: str) -> tuple[float, float]:
        """A point of the control that nothing in front of it covers."""
        x, y, w, h = self.place(name)
        controls = self.scene.controls
        for dx, dy in (
            (0.5, 0.5),
            (0.08, 0.5),
            (0.92, 0.5),
            (0.5, 0.1),
            (0.5, 0.92),
            (0.06, 0.9),
            (0.94, 0.1),
            (0.03, 0.03),
        ):
            at = (x + w * dx, y + h * dy)
            found = controls.at(*at)
            if found is not None and found.name == name:
                return at
        return centre((x, y, w, h))

    def _pixels(self, x: float, y: float) -> tuple[int, int]:
        scale = self.scratch.easel.scale
        return round(x * scale), round(y * scale)

    def _motion(self, x: float, y: float) -> None:
        event = pygame.event.Event(pygame.MOUSEMOTION, pos=self._pixels(x, y), rel=(0, 0), buttons=(0, 0, 0))
        pygame.event.post(event)
        self.scratch.frames(1)

    def _button(self, kind: int, x: float, y: float) -> None:
        pygame.event.post(pygame.event.Event(kind, pos=self._pixels(x, y), button=1))
        self.scratch.frames(1)
