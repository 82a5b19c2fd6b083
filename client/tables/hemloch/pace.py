"""Clips that are cut to the time there is for them, and numbers that wait for their turn."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from client.ui.clips import NO_VALUES, Clip, CountUp, Cue
from client.ui.poses import Sprite


@dataclass(frozen=True)
class Hurried(Clip):
    """Another clip, run through in ``ms``."""

    clip: Clip
    ms: float

    @property
    def duration_ms(self) -> float:
        """The time it is given."""
        return self.ms

    def _own(self, t_ms: float) -> float:
        return t_ms * self.clip.duration_ms / self.ms

    def sprites(self, t_ms: float) -> Iterator[Sprite]:
        """Yield what moves by then."""
        yield from self.clip.sprites(self._own(t_ms))

    def hides(self, t_ms: float) -> frozenset[str]:
        """Hide what is hidden by then."""
        return self.clip.hides(self._own(t_ms))

    def values(self, t_ms: float) -> Mapping[str, float]:
        """Return the numbers reached by then."""
        return self.clip.values(self._own(t_ms))

    def cues(self) -> tuple[Cue, ...]:
        """Give every sound as much earlier."""
        return tuple((at_ms * self.ms / self.clip.duration_ms, name) for at_ms, name in self.clip.cues())

    def calm(self) -> Clip:
        """Calm the clip, still hurried."""
        return within(self.clip.calm(), self.ms)


def within(clip: Clip, most_ms: float) -> Clip:
    """Return the clip, hurried if it would last longer than that."""
    return Hurried(clip, most_ms) if clip.duration_ms > most_ms else clip


@dataclass(frozen=True)
class Recount(CountUp):
    """Counts anew what is already seen: before its turn the number stays as it is."""

    def values(self, t_ms: float) -> Mapping[str, float]:
        """Return the number reached so far."""
        return NO_VALUES if t_ms < 0 else super().values(t_ms)
