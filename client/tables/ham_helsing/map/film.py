"""A step on the map as a film: every place that changes is drawn as it stands at each moment, and what moves above it.

The resting picture jumps from before the step to after it; the film covers what it shows meanwhile.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from client.core.words import Phrase
from client.games.ham_helsing.components import LOCATIONS, Loc
from client.tables.ham_helsing.map.changes import Change
from client.tables.ham_helsing.map.layout import MapParts
from client.tables.ham_helsing.map.pieces import BEAR, standing_at
from client.tables.ham_helsing.map.sketch import Sketch
from client.ui.clips import NO_VALUES, NOTHING, Clip, Composite, CountUp, Cue
from client.ui.poses import Pose, Sprite

Label = Callable[[Phrase | str], str]


class Beat(NamedTuple):
    """One event acted out: its clips, what changes on the map and when, and when the next may begin.

    Times are milliseconds after its start; ``next_ms`` may come before its end.
    """

    clips: tuple[Clip, ...] = ()
    changes: tuple[tuple[float, Change], ...] = ()
    next_ms: float = 0.0


class Ground(NamedTuple):
    """What a film is drawn on: where places lie, what rests there, and how texts are read."""

    parts: MapParts
    resting: Sketch
    label: Label


@dataclass(frozen=True)
class Film(Composite):
    """Clips with their starts, and the sketches of the map from moment to moment."""

    parts: tuple[Clip, ...]
    begins: tuple[float, ...]
    scenes: tuple[tuple[float, Sketch], ...]
    """From which millisecond on the map stands how; in order of time."""
    ground: Ground
    touched: tuple[Loc, ...]

    @property
    def starts(self) -> tuple[float, ...]:
        """When each part starts."""
        return self.begins

    @property
    def duration_ms(self) -> float:
        """Until the last part is over and the last thing has changed."""
        return max(super().duration_ms, self.scenes[-1][0] if self.scenes else 0.0)

    def sketch_at(self, t_ms: float) -> Sketch:
        """Return how the map stands at a moment."""
        begun = [sketch for start, sketch in self.scenes if start <= max(t_ms, 0.0)]
        return begun[-1]

    def sprites(self, t_ms: float) -> Iterator[Sprite]:
        """Yield the places that change, with what stands there, then what moves."""
        if t_ms >= self.duration_ms:
            return
        sketch = self.sketch_at(t_ms)
        things = [standing_at(self.ground.parts, sketch, loc, self.ground.label) for loc in self.touched]
        for floor in range(max((len(found) for found in things), default=0)):
            for found in things:
                if floor < len(found):
                    yield Sprite(found[floor].picture, Pose(*found[floor].centre))
        yield from super().sprites(t_ms)

    def hides(self, t_ms: float) -> frozenset[str]:
        """Hide what rests on the places that change, until all is over."""
        if t_ms >= self.duration_ms:
            return NOTHING
        names = [
            thing.name
            for loc in self.touched
            for thing in standing_at(self.ground.parts, self.ground.resting, loc, self.ground.label)
        ]
        return super().hides(t_ms).union(names, self._bear(self.sketch_at(t_ms)))

    def _bear(self, sketch: Sketch) -> frozenset[str]:
        """Hide Knuckles in his den while he is elsewhere."""
        return frozenset({BEAR}) if sketch.knuckles != self.ground.resting.knuckles else NOTHING

    def values(self, t_ms: float) -> Mapping[str, float]:
        """Return the numbers that count; one that has been counted stays until all is over."""
        if t_ms >= self.duration_ms:
            return NO_VALUES
        found: dict[str, float] = {}
        for start, part in zip(self.begins, self.parts, strict=True):
            for at, count in counts_in(part, start):
                now = count.end if t_ms >= at + count.duration_ms else count.values(t_ms - at).get(count.name)
                if now is not None and (t_ms >= at or count.name not in found):
                    found[count.name] = now
        return found

    def calm(self) -> Clip:
        """Calm every part."""
        calmed = tuple(part.calm() for part in self.parts)
        return Film(calmed, self.begins, self.scenes, self.ground, self.touched)


def counts_in(clip: Clip, start: float) -> Iterator[tuple[float, CountUp]]:
    """Yield the numbers that a clip counts, each with its start."""
    if isinstance(clip, CountUp):
        yield start, clip
    elif isinstance(clip, Composite):
        for begin, part in zip(clip.starts, clip.parts, strict=True):
            yield from counts_in(part, start + begin)


def film_of(ground: Ground, first: Sketch, beats: Sequence[Beat]) -> Film | None:
    """Put beats one after the other; None if there is nothing to be seen."""
    parts: list[Clip] = []
    begins: list[float] = []
    timed: list[tuple[float, Change]] = []
    now = 0.0
    for beat in beats:
        parts += beat.clips
        begins += [now] * len(beat.clips)
        timed += [(now + at, change) for at, change in beat.changes]
        now += beat.next_ms
    scenes = _scenes(first, timed)
    if not parts and len(scenes) < 2:
        return None
    touched = _touched(ground, [sketch for _, sketch in scenes])
    return Film(tuple(parts), tuple(begins), tuple(scenes), ground, touched)


def _scenes(first: Sketch, timed: Sequence[tuple[float, Change]]) -> list[tuple[float, Sketch]]:
    scenes = [(0.0, first)]
    for at, change in sorted(timed, key=lambda pair: pair[0]):
        after = change(scenes[-1][1])
        if after != scenes[-1][1]:
            scenes.append((at, after))
    return scenes


def _touched(ground: Ground, sketches: Sequence[Sketch]) -> tuple[Loc, ...]:
    """Return the places that do not look the same all the time, or otherwise than on the resting picture."""
    looks: dict[Loc, set[object]] = {loc: set() for loc in LOCATIONS}
    for sketch in (*sketches, ground.resting):
        for loc in LOCATIONS:
            looks[loc].add(_look(sketch, loc))
    return tuple(loc for loc, seen in looks.items() if len(seen) > 1)


def _look(sketch: Sketch, loc: Loc) -> object:
    heroes = tuple((c, sketch.up[c]) for c in sketch.heroes_at(loc))
    bear = sketch.asleep if sketch.knuckles == loc else None
    power = sketch.used if LOCATIONS[loc].power else ()
    return (sketch.tokens(loc), heroes, sketch.villain_loc == loc, bear, loc in sketch.nests, power)


@dataclass(frozen=True)
class Hastened(Clip):
    """A clip that runs faster by a factor."""

    clip: Clip
    factor: float

    @property
    def duration_ms(self) -> float:
        """How long it lasts, hastened."""
        return self.clip.duration_ms / self.factor

    def sprites(self, t_ms: float) -> Iterator[Sprite]:
        """Yield what moves."""
        yield from self.clip.sprites(t_ms * self.factor)

    def hides(self, t_ms: float) -> frozenset[str]:
        """Return the resting things that must not be seen yet."""
        return self.clip.hides(t_ms * self.factor)

    def values(self, t_ms: float) -> Mapping[str, float]:
        """Return the values to show."""
        return self.clip.values(t_ms * self.factor)

    def cues(self) -> tuple[Cue, ...]:
        """Return the sounds."""
        return tuple((at / self.factor, sound) for at, sound in self.clip.cues())

    def calm(self) -> Clip:
        """Calm it."""
        return Hastened(self.clip.calm(), self.factor)
