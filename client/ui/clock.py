"""Time for the screen: a protocol, the real clock, one that moves when told, and how often to look."""

import time
from dataclasses import dataclass
from typing import Protocol

import pygame


class Clock(Protocol):
    """Where a loop gets its time from."""

    def now_ms(self) -> float:
        """Return milliseconds since some fixed moment; never runs backwards."""
        ...

    def tick(self, hz: int) -> None:
        """Sleep until the next of ``hz`` frames a second is due."""
        ...


class SystemClock:
    """The machine's own clock. Sleeps between frames rather than spinning."""

    def __init__(self) -> None:
        self._pacer = pygame.time.Clock()

    def now_ms(self) -> float:
        """Return milliseconds of the performance counter."""
        return time.perf_counter() * 1000

    def tick(self, hz: int) -> None:
        """Sleep for what is left of the frame."""
        self._pacer.tick(hz)


class SteppedClock:
    """Moves only when told, and by one frame on every tick: for tests, tours and self-tests."""

    def __init__(self, start_ms: float = 0.0) -> None:
        self._now_ms = start_ms

    def now_ms(self) -> float:
        """Return the time reached so far."""
        return self._now_ms

    def advance(self, ms: float) -> None:
        """Let ``ms`` milliseconds pass."""
        self._now_ms += ms

    def tick(self, hz: int) -> None:
        """Let one frame pass without sleeping."""
        self._now_ms += 1000 / hz


class StageTime:
    """Time as the scenes see it: jumps of the real clock are cut short.

    Dragging a window's title bar can stop the program for seconds; what was gliding goes on from where it was.
    """

    LONGEST_STEP_MS = 100.0

    def __init__(self, now_ms: float) -> None:
        self._real_ms = now_ms
        self.now_ms = 0.0

    def advance(self, real_ms: float) -> float:
        """Take the real time and return the stage's."""
        self.now_ms += min(max(real_ms - self._real_ms, 0.0), self.LONGEST_STEP_MS)
        self._real_ms = real_ms
        return self.now_ms


@dataclass(slots=True)
class Pace:
    """Decides how many frames a second are worth looking at. Fewer when nothing moves saves the battery."""

    LIVELY_MS = 2000.0
    """How long after an input the loop stays quick."""
    WAKEFUL_MS = 10_000.0
    """How long after an input it looks often enough to answer the next one at once; later it may take a blink."""
    SLOW_FRAME_MS = 14.0
    """A machine whose painted frames take longer than this on average gets half as many."""

    focused: bool = True
    hidden: bool = False
    last_input_ms: float = -1e9

    def hz(self, now_ms: float, mean_frame_ms: float, *, animating: bool) -> int:
        """Return how often to look, in frames a second."""
        if self.hidden:
            return 10
        if animating:
            return 30 if mean_frame_ms > self.SLOW_FRAME_MS else 60
        if not self.focused:
            return 15
        quiet_ms = now_ms - self.last_input_ms
        return 60 if quiet_ms < self.LIVELY_MS else 30 if quiet_ms < self.WAKEFUL_MS else 20
