"""How long frames take: kept for the pace of the loop, for the bench and for a crash report."""

from collections import deque
from typing import NamedTuple


class Summary(NamedTuple):
    """Milliseconds of work in a frame, sleep not counted."""

    frames: int
    mean: float
    p50: float
    p95: float
    p99: float
    worst: float


class FrameTimes:
    """The work of the latest frames in which something was painted."""

    KEPT = 1200
    RECENT = 20

    def __init__(self) -> None:
        self._times: deque[float] = deque(maxlen=self.KEPT)
        self._recent: deque[float] = deque(maxlen=self.RECENT)

    def add(self, ms: float) -> None:
        """Note one painted frame."""
        self._times.append(ms)
        self._recent.append(ms)

    def clear(self) -> None:
        """Forget every frame, as after a change of size."""
        self._times.clear()
        self._recent.clear()

    @property
    def recent_mean_ms(self) -> float:
        """Mean of the latest frames; 0 until there are enough to judge by."""
        return sum(self._recent) / len(self._recent) if len(self._recent) == self.RECENT else 0.0

    def summary(self) -> Summary:
        """Return the figures over all frames kept; zeros if there are none."""
        times = sorted(self._times) or [0.0]

        def share(part: float) -> float:
            return times[min(len(times) - 1, int(len(times) * part))]

        mean = sum(times) / len(times)
        return Summary(len(self._times), mean, share(0.5), share(0.95), share(0.99), times[-1])
