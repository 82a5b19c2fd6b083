"""Louder clips: turning over, trembling, banners, lightning, confetti and smoke, tumbling dice."""

import math
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from random import Random
from types import MappingProxyType
from typing import NamedTuple

from client.ui.canvas import Picture
from client.ui.clips import NOTHING, Clip, Cue, Fade, Motion, Sound, Wait
from client.ui.easing import ease_in_out, ease_out, overshoot, there_and_back
from client.ui.poses import Pose, Sprite


@dataclass(frozen=True)
class Flip(Motion):
    """Turns over: ``back`` is seen first, ``picture`` after the turn. It may travel from ``start`` meanwhile."""

    ms: float = 360.0
    back: Picture = field(kw_only=True)
    start: Pose | None = field(default=None, kw_only=True)

    def sprite(self, share: float) -> Sprite:
        """Return the side that is seen now, narrowed as it turns."""
        turned = ease_in_out(share)
        pose = (self.start or self.end).towards(self.end, turned)
        pose = pose._replace(scale=pose.scale * (1 + 0.08 * there_and_back(turned)))
        side = self.picture if turned >= 0.5 else self.back
        return Sprite(side, pose, squash=max(abs(math.cos(math.pi * turned)), 0.04))

    def calm(self) -> Clip:
        """Fade the new side in."""
        return Fade(self.picture, self.end, 200.0, hides_names=self.hides_names, waits=False, sound=self.sound)


@dataclass(frozen=True)
class Shake(Motion):
    """Trembles sideways and settles."""

    ms: float = 420.0
    strength: float = field(default=12.0, kw_only=True)
    waits: bool = field(default=False, kw_only=True)

    BEATS = 5

    def sprite(self, share: float) -> Sprite:
        """Return the thing where it has been shaken to."""
        swing = self.strength * (1 - share) * math.sin(math.tau * self.BEATS * share)
        return Sprite(self.picture, self.end.moved(swing, 0.0)._replace(angle=self.end.angle + swing / 6))

    def calm(self) -> Clip:
        """Do not move at all."""
        return Wait(0.0)


@dataclass(frozen=True)
class Banner(Motion):
    """Pops up, can be read for a while, and goes."""

    ms: float = 1500.0
    waits: bool = field(default=False, kw_only=True)
    still: bool = field(default=False, kw_only=True)

    COME_MS = 260.0
    GO_MS = 240.0

    def sprite(self, share: float) -> Sprite:
        """Return the banner as large and as visible as it is now."""
        t_ms = share * self.ms
        come = min(t_ms / self.COME_MS, 1.0)
        go = min((self.ms - t_ms) / self.GO_MS, 1.0)
        grown = 1.0 if self.still else 0.6 + 0.4 * overshoot(come)
        return Sprite(self.picture, self.end._replace(scale=self.end.scale * grown), max(min(come * 2, go), 0.0))

    def calm(self) -> Clip:
        """Fade in and out without growing."""
        return Banner(self.picture, self.end, self.ms, sound=self.sound, still=True)


@dataclass(frozen=True)
class Flash(Motion):
    """Lights up and dies away, at most twice: quicker flicker can do harm."""

    ms: float = 520.0
    beats: int = field(default=1, kw_only=True)
    strength: float = field(default=0.8, kw_only=True)
    waits: bool = field(default=False, kw_only=True)

    def __post_init__(self) -> None:
        if not 1 <= self.beats <= 2:
            raise ValueError("a flash beats once or twice")

    def sprite(self, share: float) -> Sprite:
        """Return the light as strong as it is now."""
        beat = share * self.beats % 1.0
        rise = min(beat / 0.12, 1.0)
        return Sprite(self.picture, self.end, self.strength * rise * (1 - beat) ** 1.5 * (1 - 0.4 * (share > 0.5)))

    def calm(self) -> Clip:
        """Keep the sound only."""
        return Sound(self.sound) if self.sound else Wait(0.0)


class Spray(NamedTuple):
    """How particles fly. Speeds in design pixels a second, ``gravity`` in design pixels a second squared.

    ``fan`` is the half angle around ``heading``, both in degrees; 0 is to the right, 90 up.
    """

    particles: int = 40
    speed: tuple[float, float] = (260.0, 720.0)
    heading: float = 90.0
    fan: float = 70.0
    gravity: float = 900.0
    spin: float = 360.0
    """Fastest turn in degrees a second."""
    growth: float = 1.0
    """Size at the end relative to the size at the start."""


CONFETTI = Spray()
SMOKE = Spray(particles=14, speed=(30.0, 120.0), fan=180.0, gravity=-60.0, spin=40.0, growth=2.2)
SPARKS = Spray(particles=22, speed=(180.0, 520.0), fan=180.0, gravity=300.0, spin=500.0, growth=0.3)
SPRAYS: Mapping[str, Spray] = MappingProxyType({"confetti": CONFETTI, "smoke": SMOKE, "sparks": SPARKS})


class _Particle(NamedTuple):
    picture: int
    dx: float
    dy: float
    spin: float
    angle: float
    life: float


@dataclass(frozen=True)
class Burst(Clip):
    """Particles from one spot. The same seed always flies the same way."""

    pictures: tuple[Picture, ...]
    x: float
    y: float
    seed: int = 0
    spray: Spray = CONFETTI
    ms: float = 1400.0
    sound: str = ""

    @property
    def duration_ms(self) -> float:
        """How long the last particle lives."""
        return self.ms

    @cached_property
    def _particles(self) -> tuple[_Particle, ...]:
        chance = Random(f"burst/{self.seed}")  # noqa: S311 - a picture, not a secret
        return tuple(self._thrown(chance) for _ in range(self.spray.particles))

    def _thrown(self, chance: Random) -> _Particle:
        way = math.radians(self.spray.heading + chance.uniform(-self.spray.fan, self.spray.fan))
        speed = chance.uniform(*self.spray.speed)
        return _Particle(
            picture=chance.randrange(len(self.pictures)),
            dx=math.cos(way) * speed,
            dy=-math.sin(way) * speed,
            spin=chance.uniform(-self.spray.spin, self.spray.spin),
            angle=chance.uniform(0, 360),
            life=chance.uniform(0.65, 1.0),
        )

    def sprites(self, t_ms: float) -> Iterator[Sprite]:
        """Yield every particle that still lives."""
        if not 0 <= t_ms < self.ms:
            return
        seconds = t_ms / 1000
        for particle in self._particles:
            age = t_ms / (self.ms * particle.life)
            if age < 1:
                yield self._flown(particle, seconds, age)

    def _flown(self, particle: _Particle, seconds: float, age: float) -> Sprite:
        spray = self.spray
        x = self.x + particle.dx * seconds
        y = self.y + particle.dy * seconds + spray.gravity * seconds * seconds / 2
        scale = 1 + (spray.growth - 1) * ease_out(age)
        pose = Pose(x, y, particle.angle + particle.spin * seconds, scale)
        return Sprite(self.pictures[particle.picture], pose, min(1.0, 2.5 * (1 - age)))

    def cues(self) -> tuple[Cue, ...]:
        """Sound at the start."""
        return ((0.0, self.sound),) if self.sound else ()

    def calm(self) -> Clip:
        """Keep the sound only."""
        return Sound(self.sound) if self.sound else Wait(0.0)


@dataclass(frozen=True)
class Tumble(Clip):
    """A die rolls from ``start`` to ``end`` and comes to rest on face number ``face`` of ``faces``."""

    faces: tuple[Picture, ...]
    face: int
    start: Pose
    end: Pose
    ms: float = 1100.0
    hides_names: frozenset[str] = NOTHING
    sound: str = "dice"
    bounce: float = 90.0
    """Height of the first bounce in design pixels."""

    BOUNCES = 3
    CHANGES = 12
    """How often another face is up, ever more slowly."""

    @property
    def duration_ms(self) -> float:
        """How long it rolls."""
        return self.ms

    def sprites(self, t_ms: float) -> Iterator[Sprite]:
        """Yield the die in the air or on the table."""
        if not 0 <= t_ms < self.ms:
            return
        share = t_ms / self.ms
        gone = ease_out(share)
        changes_left = math.ceil(self.CHANGES * (1 - gone) - 0.5)
        height = self.bounce * abs(math.sin(math.pi * self.BOUNCES * gone)) * (1 - gone)
        pose = self.start.towards(self.end, gone).moved(0.0, -height)
        pose = pose._replace(angle=self.end.angle + 420 * (1 - gone), scale=pose.scale * (1 + height / 900))
        yield Sprite(self.faces[self._face_up(changes_left)], pose)

    def _face_up(self, changes_left: int) -> int:
        """Return the face that is up: never the same twice running, and the rolled one at last."""
        return (self.face + changes_left * 5) % len(self.faces)

    def hides(self, t_ms: float) -> frozenset[str]:
        """Hide the resting die until this one has come to rest."""
        return self.hides_names if t_ms < self.ms else NOTHING

    def cues(self) -> tuple[Cue, ...]:
        """Rattle at the start."""
        return ((0.0, self.sound),) if self.sound else ()

    def calm(self) -> Clip:
        """Fade the rolled face in."""
        return Fade(self.faces[self.face], self.end, 260.0, hides_names=self.hides_names, waits=False, sound=self.sound)
