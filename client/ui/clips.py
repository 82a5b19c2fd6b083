"""Short animations as values: what is seen at a given millisecond. Composed here, played by ``timeline``.

The state of a match has always jumped already; a clip only says what the eye sees meanwhile. It hides named things of
the resting picture until they have arrived, and overrides named values until they have been counted.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

from client.ui.canvas import Picture
from client.ui.easing import Easing, ease_in_out, ease_out, linear
from client.ui.poses import Pose, Sprite

NOTHING: frozenset[str] = frozenset()
NO_VALUES: Mapping[str, float] = MappingProxyType({})
Cue = tuple[float, str]
"""A sound and the millisecond at which it is due."""


class Clip(ABC):
    """One animation. Times are milliseconds from its start at normal speed; negative while it waits for its turn."""

    @property
    @abstractmethod
    def duration_ms(self) -> float:
        """How long it lasts."""

    def sprites(self, t_ms: float) -> Iterator[Sprite]:  # noqa: ARG002 - for those who override it
        """Yield what moves, from back to front. Nothing once it is over."""
        yield from ()

    def hides(self, t_ms: float) -> frozenset[str]:  # noqa: ARG002 - for those who override it
        """Return the resting things that must not be seen yet. Nothing once it is over."""
        return NOTHING

    def values(self, t_ms: float) -> Mapping[str, float]:  # noqa: ARG002 - for those who override it
        """Return the values to show instead of the true ones. Nothing once it is over."""
        return NO_VALUES

    def cues(self) -> tuple[Cue, ...]:
        """Return the sounds."""
        return ()

    def calm(self) -> "Clip":
        """Return what to show instead to somebody who wants reduced motion."""
        return self


@dataclass(frozen=True)
class Motion(Clip):
    """A clip of one thing. ``hides_names`` are the resting things it stands for; ``waits`` shows it before its turn."""

    picture: Picture
    end: Pose
    ms: float = 380.0
    hides_names: frozenset[str] = field(default=NOTHING, kw_only=True)
    waits: bool = field(default=True, kw_only=True)
    easing: Easing = field(default=ease_in_out, kw_only=True)
    sound: str = field(default="", kw_only=True)

    @property
    def duration_ms(self) -> float:
        """How long it lasts."""
        return self.ms

    def sprites(self, t_ms: float) -> Iterator[Sprite]:
        """Yield the thing where it is now."""
        if t_ms < self.ms and (t_ms >= 0 or self.waits):
            yield self.sprite(max(t_ms, 0.0) / self.ms)

    def hides(self, t_ms: float) -> frozenset[str]:
        """Hide what it stands for until it has arrived."""
        return self.hides_names if t_ms < self.ms else NOTHING

    def cues(self) -> tuple[Cue, ...]:
        """Sound at the start."""
        return ((0.0, self.sound),) if self.sound else ()

    def sprite(self, share: float) -> Sprite:  # noqa: ARG002 - for those who override it
        """Return the thing after ``share`` of the time."""
        return Sprite(self.picture, self.end)


@dataclass(frozen=True)
class Slide(Motion):
    """Goes from ``start`` to ``end``, lifted by ``arc`` design pixels on the way."""

    start: Pose = field(kw_only=True)
    arc: float = field(default=0.0, kw_only=True)

    def sprite(self, share: float) -> Sprite:
        """Return the thing on its way."""
        gone = self.easing(share)
        lift = 4 * self.arc * gone * (1 - gone)
        return Sprite(self.picture, self.start.towards(self.end, gone).moved(0.0, -lift))

    def calm(self) -> Clip:
        """Fade out where it was while it fades in where it is."""
        gone = Fade(self.picture, self.start, 200.0, alphas=(1.0, 0.0), waits=self.waits)
        come = Fade(self.picture, self.end, 200.0, hides_names=self.hides_names, waits=False, sound=self.sound)
        return Together((gone, come))


@dataclass(frozen=True)
class Fade(Motion):
    """Stays at ``end`` and becomes visible, or the opposite."""

    ms: float = 220.0
    alphas: tuple[float, float] = field(default=(0.0, 1.0), kw_only=True)
    easing: Easing = field(default=linear, kw_only=True)

    def sprite(self, share: float) -> Sprite:
        """Return the thing as visible as it is now."""
        first, last = self.alphas
        return Sprite(self.picture, self.end, first + (last - first) * self.easing(share))


@dataclass(frozen=True)
class Grow(Motion):
    """Grows, or shrinks, to the size of ``end``; with an overshooting easing it pops."""

    ms: float = 300.0
    scale: float = field(default=0.3, kw_only=True)
    easing: Easing = field(default=ease_out, kw_only=True)
    waits: bool = field(default=False, kw_only=True)

    def sprite(self, share: float) -> Sprite:
        """Return the thing at its size now."""
        now = self.scale + (self.end.scale - self.scale) * self.easing(share)
        return Sprite(self.picture, self.end._replace(scale=max(now, 0.02)), min(1.0, share * 4))

    def calm(self) -> Clip:
        """Fade in."""
        return Fade(self.picture, self.end, 200.0, hides_names=self.hides_names, waits=self.waits, sound=self.sound)


@dataclass(frozen=True)
class Still(Motion):
    """Stays where it is for a while: something to read."""

    ms: float = 800.0


class Composite(Clip):
    """Several clips, each with its own start."""

    parts: tuple[Clip, ...]

    @property
    @abstractmethod
    def starts(self) -> tuple[float, ...]:
        """When each part starts."""

    @property
    def duration_ms(self) -> float:
        """Until the last part is over."""
        ends = (start + part.duration_ms for start, part in zip(self.starts, self.parts, strict=True))
        return max(ends, default=0.0)

    def sprites(self, t_ms: float) -> Iterator[Sprite]:
        """Yield what moves in all parts."""
        for start, part in zip(self.starts, self.parts, strict=True):
            yield from part.sprites(t_ms - start)

    def hides(self, t_ms: float) -> frozenset[str]:
        """Hide what any part hides."""
        return NOTHING.union(*(part.hides(t_ms - start) for start, part in zip(self.starts, self.parts, strict=True)))

    def values(self, t_ms: float) -> Mapping[str, float]:
        """Return the values of all parts; of two that count the same one, the earlier that is not over."""
        found: dict[str, float] = {}
        for start, part in zip(self.starts, self.parts, strict=True):
            for name, value in part.values(t_ms - start).items():
                found.setdefault(name, value)
        return found

    def cues(self) -> tuple[Cue, ...]:
        """Return the sounds of all parts."""
        pairs = zip(self.starts, self.parts, strict=True)
        return tuple(sorted((start + ms, name) for start, part in pairs for ms, name in part.cues()))


@dataclass(frozen=True)
class Together(Composite):
    """Parts that start together, or each a little after the one before."""

    parts: tuple[Clip, ...]
    stagger_ms: float = 0.0

    @property
    def starts(self) -> tuple[float, ...]:
        """One stagger after the other."""
        return tuple(self.stagger_ms * index for index in range(len(self.parts)))

    def calm(self) -> Clip:
        """Calm every part."""
        return Together(tuple(part.calm() for part in self.parts), self.stagger_ms)


@dataclass(frozen=True)
class InOrder(Composite):
    """Parts one after the other; each may start before the one ahead of it is over."""

    parts: tuple[Clip, ...]
    overlap_ms: float = 0.0

    @property
    def starts(self) -> tuple[float, ...]:
        """Each at the end of the part before, less the overlap; never before that part started."""
        starts: list[float] = []
        due = 0.0
        for part in self.parts:
            starts.append(due)
            due += max(part.duration_ms - self.overlap_ms, 0.0)
        return tuple(starts)

    def calm(self) -> Clip:
        """Calm every part."""
        return InOrder(tuple(part.calm() for part in self.parts), self.overlap_ms)


@dataclass(frozen=True)
class Legs(InOrder):
    """The way of one thing in several legs: only the leg it is on is seen."""

    def sprites(self, t_ms: float) -> Iterator[Sprite]:
        """Yield what moves in the latest leg that has begun."""
        begun = [leg for leg in zip(self.starts, self.parts, strict=True) if leg[0] <= max(t_ms, 0.0)]
        if begun:
            start, part = begun[-1]
            yield from part.sprites(t_ms - start)

    def calm(self) -> Clip:
        """Calm every leg."""
        return Legs(tuple(part.calm() for part in self.parts), self.overlap_ms)


@dataclass(frozen=True)
class Wait(Clip):
    """Nothing happens for a while."""

    ms: float

    @property
    def duration_ms(self) -> float:
        """How long."""
        return self.ms


@dataclass(frozen=True)
class Sound(Clip):
    """A sound by itself; takes no time."""

    name: str

    @property
    def duration_ms(self) -> float:
        """No time."""
        return 0.0

    def cues(self) -> tuple[Cue, ...]:
        """Sound at once."""
        return ((0.0, self.name),)


@dataclass(frozen=True)
class CountUp(Clip):
    """Lets a shown number run from ``start`` to ``end`` in whole steps."""

    name: str
    start: float
    end: float
    step_ms: float = 110.0
    sound: str = ""

    LONGEST_MS = 1400.0

    @property
    def duration_ms(self) -> float:
        """One step's time for each whole number, but never tedious."""
        return min(abs(self.end - self.start) * self.step_ms, self.LONGEST_MS)

    def values(self, t_ms: float) -> Mapping[str, float]:
        """Return the number reached so far."""
        if not 0 < self.duration_ms > t_ms:
            return NO_VALUES
        gone = (self.end - self.start) * max(t_ms, 0.0) / self.duration_ms
        return {self.name: self.start + int(gone)}

    def cues(self) -> tuple[Cue, ...]:
        """Sound at the start."""
        return ((0.0, self.sound),) if self.sound and self.duration_ms else ()
