"""The one loop, on a clock that moves when told."""

from dataclasses import dataclass, field

import pygame
import pytest

from client.ui.clock import Pace, StageTime, SteppedClock, SystemClock
from client.ui.frametimes import FrameTimes
from client.ui.input import (
    FocusLost,
    Hidden,
    Input,
    InputReader,
    PointerHeld,
    PointerPressed,
    QuitAsked,
    Resized,
    Restored,
)
from client.ui.loop import Loop

HERE = pygame.Rect(0, 0, 10, 10)


@dataclass
class FakeScreen:
    scale: float = 1.0
    updates: list[list[pygame.Rect]] = field(default_factory=list)
    resizes: int = 0
    is_maximised: bool = False

    def resized(self) -> None:
        self.resizes += 1
        self.scale = 2.0

    def maximised(self, *, now: bool) -> None:
        self.is_maximised = now

    def update(self, rects: list[pygame.Rect]) -> None:
        self.updates.append(rects)


@dataclass
class FakeStage:
    animating: bool = False
    seen: list[Input] = field(default_factory=list)
    times: list[float] = field(default_factory=list)
    dirty: bool = False
    repaints: int = 0
    fails: str = ""

    def handle(self, value: Input) -> None:
        self._fail("handle")
        self.seen.append(value)

    def update(self, now_ms: float) -> None:
        self._fail("update")
        self.times.append(now_ms)

    def paint(self) -> list[pygame.Rect]:
        self._fail("paint")
        painted, self.dirty = self.dirty, False
        return [HERE] if painted else []

    def repaint_all(self) -> None:
        self.repaints += 1
        self.dirty = True

    def _fail(self, where: str) -> None:
        if self.fails == where:
            raise RuntimeError(where)


class Ticks(SteppedClock):
    """Notes how often the loop wants to look."""

    def __init__(self) -> None:
        super().__init__()
        self.hz: list[int] = []

    def tick(self, hz: int) -> None:
        self.hz.append(hz)
        super().tick(hz)


class Rig:
    def __init__(self) -> None:
        self.screen = FakeScreen()
        self.stage = FakeStage()
        self.clock = Ticks()
        self.crashes: list[Exception] = []
        self.events: list[pygame.event.Event] = []
        self.loop = Loop(self.screen, self.stage, self.clock, InputReader(), self.crashes.append, self._taken)

    def _taken(self) -> list[pygame.event.Event]:
        taken, self.events = self.events, []
        return taken

    def frame(self, *events: pygame.event.Event) -> None:
        self.events = list(events)
        self.loop.frame()


def event(kind: int, **values: object) -> pygame.event.Event:
    return pygame.event.Event(kind, values)


def press(x: int = 4, y: int = 6) -> pygame.event.Event:
    return event(pygame.MOUSEBUTTONDOWN, pos=(x, y), button=1)


def test_an_idle_loop_paints_nothing_and_looks_thirty_times_a_second() -> None:
    rig = Rig()
    for _ in range(100):
        rig.frame()
    assert rig.screen.updates == []
    assert set(rig.clock.hz) == {30}


def test_what_is_dirty_is_painted_once() -> None:
    rig = Rig()
    rig.stage.dirty = True
    rig.frame()
    rig.frame()
    assert rig.screen.updates == [[HERE]]
    assert rig.loop.times.summary().frames == 1


def test_it_is_quick_while_something_moves_and_for_a_while_after_an_input() -> None:
    rig = Rig()
    rig.stage.animating = True
    rig.frame()
    rig.stage.animating = False
    rig.frame(press())
    for _ in range(130):
        rig.frame()
    assert rig.clock.hz[:2] == [60, 60]
    assert rig.clock.hz[-1] == 30


def test_a_window_without_focus_is_looked_at_less_and_a_hidden_one_is_not_painted() -> None:
    rig = Rig()
    rig.frame(event(pygame.WINDOWFOCUSLOST))
    assert rig.clock.hz[-1] == 15
    rig.frame(event(pygame.WINDOWMINIMIZED))
    rig.stage.dirty = True
    rig.frame()
    assert rig.clock.hz[-1] == 10
    assert rig.screen.updates == []
    assert rig.stage.seen == [FocusLost(), Hidden()]
    rig.frame(event(pygame.WINDOWRESTORED))
    assert rig.screen.updates == [[HERE]]
    assert rig.stage.seen[-1] == Restored()


def test_a_slow_machine_gets_half_the_frames() -> None:
    pace = Pace()
    assert pace.hz(0, 20.0, animating=True) == 30
    assert pace.hz(0, 5.0, animating=True) == 60


def test_positions_after_a_resize_use_the_new_scale() -> None:
    rig = Rig()
    rig.frame(press(10, 10), event(pygame.VIDEORESIZE, w=800, h=600, size=(800, 600)))
    assert rig.screen.resizes == 1
    assert rig.stage.seen[0] == Resized(800, 600)
    rig.frame(press(10, 10))
    assert rig.stage.seen[-1] == PointerPressed(5.0, 5.0)


def test_a_resized_window_is_painted_once_more_when_it_has_rested() -> None:
    rig = Rig()
    rig.frame(event(pygame.VIDEORESIZE, w=800, h=600, size=(800, 600)))
    for _ in range(20):
        rig.frame()
    assert rig.stage.repaints == 2


def test_restoring_a_maximised_window_is_noted_but_coming_back_to_the_glass_is_not() -> None:
    rig = Rig()
    rig.frame(event(pygame.WINDOWMAXIMIZED))
    rig.frame(event(pygame.WINDOWMINIMIZED))
    rig.frame(event(pygame.WINDOWRESTORED))
    assert rig.screen.is_maximised
    rig.frame(event(pygame.WINDOWRESTORED))
    assert not rig.screen.is_maximised


def test_the_stage_s_time_starts_at_nothing_and_does_not_jump() -> None:
    rig = Rig()
    rig.frame()
    rig.clock.advance(60_000)
    rig.frame()
    assert rig.stage.times[0] == 0
    assert rig.stage.times[1] == StageTime.LONGEST_STEP_MS


def test_a_button_that_rests_is_told_to_the_stage() -> None:
    rig = Rig()
    rig.frame(press())
    for _ in range(60):
        rig.frame()
    assert rig.stage.seen == [PointerPressed(4, 6), PointerHeld(4, 6)]


@pytest.mark.parametrize("where", ["handle", "update", "paint"])
def test_what_a_scene_raises_reaches_the_crash_handler_once(where: str) -> None:
    rig = Rig()
    rig.stage.fails = where
    rig.frame(press())
    rig.stage.fails = ""
    rig.frame()
    rig.frame()
    assert [str(error) for error in rig.crashes] == [where]
    assert rig.screen.updates == [[HERE]], "the handler's own scene is painted"


def test_a_second_error_before_a_good_frame_is_not_swallowed() -> None:
    rig = Rig()
    rig.stage.fails = "paint"
    rig.frame()
    with pytest.raises(RuntimeError, match="paint"):
        rig.frame()
    assert len(rig.crashes) == 1


def test_it_runs_until_somebody_stops_it() -> None:
    rig = Rig()
    rig.loop.stage = stage = FakeStage()
    rounds: list[float] = []

    def update(now_ms: float) -> None:
        rounds.append(now_ms)
        if len(rounds) == 5:
            rig.loop.stop()

    stage.update = update  # type: ignore[method-assign]
    rig.loop.run()
    assert len(rounds) == 5


def test_the_close_button_is_an_input_like_any_other() -> None:
    rig = Rig()
    rig.frame(event(pygame.QUIT))
    assert rig.stage.seen == [QuitAsked()]
    assert rig.loop.running


def test_frame_times_are_summed_up() -> None:
    times = FrameTimes()
    assert times.summary().worst == 0
    for ms in range(1, 101):
        times.add(float(ms))
    summary = times.summary()
    assert (summary.frames, summary.p50, summary.p99, summary.worst) == (100, 51, 100, 100)
    assert times.recent_mean_ms == pytest.approx(90.5)
    times.clear()
    assert times.recent_mean_ms == 0


def test_the_real_clock_runs_forwards_and_sleeps() -> None:
    clock = SystemClock()
    before = clock.now_ms()
    clock.tick(200)
    clock.tick(200)
    assert clock.now_ms() - before >= 4


@pytest.mark.parametrize(("quiet_ms", "hz"), [(0, 60), (1_999, 60), (2_000, 30), (9_999, 30), (10_000, 20)])
def test_the_longer_nothing_happens_the_less_often_the_loop_looks(quiet_ms: float, hz: int) -> None:
    assert Pace(last_input_ms=5_000).hz(5_000 + quiet_ms, 1.0, animating=False) == hz
