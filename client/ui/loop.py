"""The one loop: read the input, let time pass, paint what is dirty, sleep."""

import logging
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Protocol

import pygame

from client.ui.clock import Clock, Pace, StageTime
from client.ui.frametimes import FrameTimes
from client.ui.holding import HoldWatch
from client.ui.input import (
    FocusGained,
    FocusLost,
    Hidden,
    Input,
    InputReader,
    Maximised,
    Resized,
    Restored,
    Shown,
    fetch,
)

_log = logging.getLogger(__name__)


class Screen(Protocol):
    """The window as the loop needs it."""

    @property
    def scale(self) -> float:
        """Real pixels in one design pixel."""
        ...

    def resized(self) -> None:
        """Measure the surface anew."""
        ...

    def maximised(self, *, now: bool) -> None:
        """Note whether the window fills the desktop."""
        ...

    def update(self, rects: list[pygame.Rect]) -> None:
        """Bring these parts of the surface, in real pixels, to the glass."""
        ...


class Stage(Protocol):
    """What the loop shows: a stack of scenes."""

    @property
    def animating(self) -> bool:
        """Tell whether something moves, so that frames must come quickly."""
        ...

    def handle(self, value: Input) -> None:
        """Take one input."""
        ...

    def update(self, now_ms: float) -> None:
        """Let time pass."""
        ...

    def paint(self) -> list[pygame.Rect]:
        """Paint what is dirty; return where, in real pixels."""
        ...

    def repaint_all(self) -> None:
        """Mark everything dirty."""
        ...


@dataclass
class Loop:
    """Runs until ``stop``. ``on_crash`` takes what a scene raised; it may put another scene on the stage.

    A second error before a whole frame went well is not caught: then the crash handler itself is broken.
    """

    screen: Screen
    stage: Stage
    clock: Clock
    reader: InputReader
    on_crash: Callable[[Exception], None]
    fetch: Callable[[], Iterable[pygame.event.Event]] = fetch
    pace: Pace = field(default_factory=Pace)
    times: FrameTimes = field(default_factory=FrameTimes)
    running: bool = True
    _holds: HoldWatch = field(default_factory=HoldWatch)
    _time: StageTime | None = None
    _crashed: bool = False
    _settled_at_ms: float | None = None
    _shown_once: bool = False

    SETTLE_MS = 100
    """A window that was resized is painted once more when it has rested this long, in case a part was lost."""

    def run(self) -> None:
        """Show the stage until somebody stops the loop."""
        while self.running:
            self.frame()

    def stop(self) -> None:
        """End after this frame."""
        self.running = False

    def frame(self) -> None:
        """Do one round and sleep."""
        try:
            self._round()
        except Exception as error:
            if self._crashed:
                raise
            self._crashed = True
            _log.exception("A scene failed")
            self.on_crash(error)
            self.stage.repaint_all()
        else:
            self._crashed = False
        now_ms = self.clock.now_ms()
        self.clock.tick(self.pace.hz(now_ms, self.times.recent_mean_ms, animating=self.stage.animating))

    def _round(self) -> None:
        start_ms = self.clock.now_ms()
        if self._time is None:
            self._time = StageTime(start_ms)
            self.pace.last_input_ms = start_ms  # whoever has just started the program is about to do something
        stage_ms = self._time.advance(start_ms)
        self.reader.scale = self.screen.scale
        for value in self.reader.read(self.fetch()):
            self._take(value, start_ms, stage_ms)
        held = self._holds.held(stage_ms)
        if held is not None:
            self.stage.handle(held)
        self._settle(start_ms)
        self.stage.update(stage_ms)
        if self.pace.hidden:
            return
        rects = self.stage.paint()
        if rects:
            self.screen.update(rects)
            self._painted(self.clock.now_ms() - start_ms)

    def _painted(self, work_ms: float) -> None:
        """Note what a painted frame cost. The log keeps the moment of the first, to find out why a start was slow."""
        self.times.add(work_ms)
        if not self._shown_once:
            self._shown_once = True
            _log.info("First picture shown, %.2f s of processor time", time.process_time())

    def _take(self, value: Input, real_ms: float, stage_ms: float) -> None:
        self._holds.see(value, stage_ms)
        match value:
            case FocusLost():
                self.pace.focused = False
            case FocusGained():
                self.pace.focused = True
            case Hidden():
                self.pace.hidden = True
            case Maximised():
                self.screen.maximised(now=True)
            case Shown() | Restored():
                self._shown(value)
            case Resized():
                self._resized(real_ms)
            case _:
                self.pace.last_input_ms = real_ms
        self.stage.handle(value)

    def _shown(self, value: Shown | Restored) -> None:
        """Paint again. Coming back from being minimised does not tell whether the window is maximised."""
        if isinstance(value, Restored) and not self.pace.hidden:
            self.screen.maximised(now=False)
        self.pace.hidden = False
        self.stage.repaint_all()

    def _resized(self, real_ms: float) -> None:
        self.pace.hidden = False
        self.screen.resized()
        self.reader.scale = self.screen.scale
        self.times.clear()
        self.stage.repaint_all()
        self._settled_at_ms = real_ms + self.SETTLE_MS

    def _settle(self, real_ms: float) -> None:
        if self._settled_at_ms is not None and real_ms >= self._settled_at_ms:
            self._settled_at_ms = None
            self.stage.repaint_all()
