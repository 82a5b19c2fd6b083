"""Plays clips: one after the other, as fast as the player likes, over at once on a click."""

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum

from client.ui.clips import NOTHING, Clip
from client.ui.poses import Sprite


class Speed(Enum):
    """How fast clips run; the value stretches their time. OFF shows no motion at all."""

    SLOW = 1.6
    NORMAL = 1.0
    FAST = 0.45
    OFF = 0.0


def _nothing() -> None:
    """Do nothing when a clip is over."""


@dataclass(eq=False)
class _Run:
    """A clip that was handed over. ``at_ms`` is its own time, below 0 while it waits for its turn."""

    clip: Clip
    then: Callable[[], None]
    at_ms: float = -1.0
    sounded: int = 0
    """How many of its cues have been given."""

    @property
    def left_ms(self) -> float:
        """Its own time until it is over."""
        return self.clip.duration_ms - max(self.at_ms, 0.0)


class Timeline:
    """A queue of clips, and clips that run beside it.

    The view asks it which resting things to leave out (``hidden``) and which numbers to show instead of the true ones
    (``shown``). When nothing is left to play, neither says anything, so the picture is that of the state.
    """

    def __init__(self, play_sound: Callable[[str], None] = lambda _name: None) -> None:
        self.speed = Speed.NORMAL
        self.reduced_motion = False
        self._play_sound = play_sound
        self._queue: deque[_Run] = deque()
        self._beside: list[_Run] = []
        self._now_ms: float | None = None
        self._hidden = NOTHING
        self._values: dict[str, float] = {}
        self._changed: set[str] = set()

    @property
    def busy(self) -> bool:
        """Tell whether anything is still to be seen."""
        return bool(self._queue or self._beside)

    @property
    def hidden(self) -> frozenset[str]:
        """Names of the resting things that something moving stands for."""
        return self._hidden

    def shown(self, name: str, actual: float) -> float:
        """Return the number to show for ``name``: the one counted to so far, or the actual one."""
        return self._values.get(name, actual)

    def add(self, clip: Clip, then: Callable[[], None] = _nothing) -> None:
        """Play ``clip`` after all that was added before; call ``then`` when it is over, also if it was skipped."""
        self._queue.append(_Run(self._fitting(clip), then))
        self._start_or_end()

    def add_beside(self, clip: Clip, then: Callable[[], None] = _nothing) -> None:
        """Play ``clip`` at once, beside the queue."""
        self._beside.append(_Run(self._fitting(clip), then, at_ms=0.0))
        self._start_or_end()

    def sound(self, name: str) -> None:
        """Give one sound now, beside all clips."""
        self._play_sound(name)

    def update(self, now_ms: float) -> None:
        """Let time pass up to ``now_ms`` of the stage."""
        passed = 0.0 if self._now_ms is None else max(now_ms - self._now_ms, 0.0)
        self._now_ms = now_ms
        if not self.busy:
            return
        if self.speed is Speed.OFF:
            self.skip()
            return
        self._advance(passed / self.speed.value)
        self._note()

    def skip(self) -> None:
        """End all that moves, in order. What a ``then`` adds meanwhile is played from its start."""
        ended = [*self._beside, *self._queue]
        self._beside.clear()
        self._queue.clear()
        self._note()
        for run in ended:
            run.then()
        self._note()

    def sprites(self) -> list[Sprite]:
        """Return what moves now, from back to front: what waits for its turn lies below."""
        waiting = [sprite for run in list(self._queue)[1:] for sprite in run.clip.sprites(-1.0)]
        running = [*list(self._queue)[:1], *self._beside]
        return waiting + [sprite for run in running for sprite in run.clip.sprites(run.at_ms)]

    def take_changes(self) -> frozenset[str]:
        """Return the names that were hidden, revealed or counted since the last call: there the picture is stale."""
        changed = frozenset(self._changed)
        self._changed.clear()
        return changed

    def _fitting(self, clip: Clip) -> Clip:
        return clip.calm() if self.reduced_motion else clip

    def _start_or_end(self) -> None:
        """Begin the first clip of the queue, or, with motion off, give each sound once and be done."""
        if self.speed is Speed.OFF:
            names = dict.fromkeys(name for run in [*self._beside, *self._queue] for _, name in run.clip.cues())
            for name in names:
                self._play_sound(name)
            self.skip()
            return
        if self._queue and self._queue[0].at_ms < 0:
            self._queue[0].at_ms = 0.0
        self._sound_cues()
        self._note()

    def _advance(self, ms: float) -> None:
        """Move all runs on by ``ms`` of their own time; what one leaves over goes to the next in the queue."""
        over = [run for run in self._beside if run.left_ms <= ms]
        for run in self._beside:
            run.at_ms += ms
        self._sound_cues()
        self._beside = [run for run in self._beside if run not in over]
        self._advance_queue(ms)
        for run in over:
            run.then()

    def _advance_queue(self, ms: float) -> None:
        while self._queue:
            run = self._queue[0]
            run.at_ms = max(run.at_ms, 0.0)
            step = min(ms, run.left_ms)
            run.at_ms += step
            self._sound_cues()
            if run.left_ms > 0:
                return
            ms -= step
            self._queue.popleft()
            run.then()

    def _sound_cues(self) -> None:
        for run in [*list(self._queue)[:1], *self._beside]:
            cues = run.clip.cues()
            while run.sounded < len(cues) and cues[run.sounded][0] <= run.at_ms:
                self._play_sound(cues[run.sounded][1])
                run.sounded += 1

    def _note(self) -> None:
        """Work out what is hidden and counted now, and remember what that changes."""
        runs = [*self._beside, *self._queue]
        hidden = NOTHING.union(*(run.clip.hides(run.at_ms) for run in runs))
        values: dict[str, float] = {}
        for run in runs:
            for name, value in run.clip.values(run.at_ms).items():
                values.setdefault(name, value)
        self._changed |= hidden ^ self._hidden
        self._changed |= {name for name, _ in values.items() ^ self._values.items()}
        self._hidden, self._values = hidden, values
