"""What is heard in the yard: hens by number, the rooster, an egg, a coop, a goal."""

import math
from collections.abc import Callable
from random import Random
from typing import NamedTuple

from sounds import voices
from sounds.hands import tap
from sounds.notes import BELL, C5, C6, E5, G3, G5, METAL, WOOD
from sounds.synth import Curve, Signal, decay, drive, glide, louder, mixed, noise, ring, saw, shaped, swell, tone

BOK = voices.Vowel(700, 1450, 2900)
GAWK = voices.Vowel(1050, 1800, 3300)


class Call(NamedTuple):
    """One syllable of a cluck; ``at`` and ``seconds`` in seconds, ``pitch`` in hertz where it is highest."""

    at: float
    seconds: float
    pitch: float
    loud: float = 1.0
    cry: bool = False
    """A cry is long and rough, with the beak open; all else is a short 'bok'."""


CLUCKS: dict[int, tuple[Call, ...]] = {
    1: (Call(0.0, 0.15, 330),),
    2: (Call(0.0, 0.11, 370, 0.7), Call(0.16, 0.15, 400)),
    3: (Call(0.0, 0.10, 400, 0.7), Call(0.14, 0.10, 415, 0.8), Call(0.28, 0.15, 455)),
    4: (Call(0.0, 0.09, 430, 0.7), Call(0.14, 0.34, 560, cry=True)),
    5: (Call(0.0, 0.08, 460, 0.6), Call(0.11, 0.08, 480, 0.7), Call(0.24, 0.38, 660, cry=True)),
    6: (
        Call(0.0, 0.07, 500, 0.6), Call(0.10, 0.07, 520, 0.7), Call(0.20, 0.07, 540, 0.8),
        Call(0.31, 0.42, 780, cry=True), Call(0.78, 0.10, 560, 0.6),
    ),
}  # fmt: skip
"""Higher numbers cluck brighter and busier; from 4 on they cry out."""


def _arched(pitch: float, start: float, end: float, peak: float) -> Curve:
    """A pitch that climbs from ``start`` times itself to itself at ``peak`` of its life and sinks to ``end`` times."""
    climb, sink = glide(start * pitch, pitch), glide(pitch, end * pitch)
    return lambda life: climb(life / peak) if life < peak else sink((life - peak) / (1 - peak))


def _rough(signal: Signal, seconds: float, beats: float, depth: float) -> Signal:
    """The signal shaken in loudness ``beats`` times a second, as a throat under strain does."""
    return shaped(signal, lambda life: 1 - depth * (0.5 + 0.5 * math.cos(2 * math.pi * beats * seconds * life)))


def _opened(vowel: voices.Vowel, factor: float) -> voices.Vowel:
    """The vowel of a smaller throat (above 1) or a larger one."""
    return voices.Vowel(*(formant * factor for formant in vowel))


def _bok(rng: Random, call: Call) -> Signal:
    vowel = _opened(BOK, (call.pitch / 400) ** 0.4)
    voice = voices.sung(rng, _arched(call.pitch, 0.75, 0.6, 0.3), call.seconds, vowel)
    return mixed((0.0, shaped(voice, swell(0.18, 1.1))), (0.0, louder(tap(rng, 0.004, 1800), 0.12)))


def _cry(rng: Random, call: Call) -> Signal:
    pitch = _arched(call.pitch, 0.6, 0.72, 0.35)
    throat = mixed((0.0, saw(pitch, call.seconds)), (0.0, louder(noise(rng, call.seconds), 0.18)))
    voice = voices.through_mouth(throat, _opened(GAWK, (call.pitch / 660) ** 0.6))
    return shaped(_rough(voice, call.seconds, 58, 0.45), swell(0.3, 0.8))


def cluck(number: int) -> Callable[[Random], Signal]:
    """A hen of ``number`` (1 to 6) has been placed."""

    def make(rng: Random) -> Signal:
        calls = CLUCKS[number]
        return mixed(*((call.at, louder((_cry if call.cry else _bok)(rng, call), call.loud)) for call in calls))

    return make


def rooster_crow(rng: Random) -> Signal:
    """The roosters come out: two short, one up, one that is held and let go."""
    syllables = (  # at, seconds long, highest pitch, start, end, where the peak is
        (0.00, 0.14, 620, 0.80, 0.90, 0.5), (0.17, 0.10, 640, 0.92, 0.88, 0.4), (0.29, 0.22, 830, 0.72, 0.94, 0.7),
        (0.53, 0.80, 960, 0.82, 0.50, 0.3),
    )  # fmt: skip
    parts: list[tuple[float, Signal]] = []
    for at, seconds, high, start, end, peak in syllables:
        pitch = _arched(high, start, end, peak)
        throat = mixed((0.0, saw(pitch, seconds)), (0.0, louder(noise(rng, seconds), 0.12)))
        voice = voices.through_mouth(throat, GAWK)
        parts.append((at, shaped(_rough(voice, seconds, 71, 0.3), swell(0.2, 0.6))))
    return mixed(*parts)


def egg_pop(rng: Random) -> Signal:
    """An egg is laid or counted: a round pop."""
    pop = shaped(tone(glide(280, 980), 0.075, (1.0, 0.2)), swell(0.35, 1.0))
    return mixed((0.0, pop), (0.05, louder(ring(C6, 0.16, WOOD), 0.35)), (0.0, louder(tap(rng, 0.004, 2600), 0.4)))


def coop_thud(rng: Random) -> Signal:
    """A card becomes a coop: the shutter falls and the latch clicks."""
    shutter = decay(tone(glide(150, 74), 0.3, (1.0, 0.5, 0.2)), 0.055)
    planks = mixed((0.0, ring(G3, 0.22, WOOD)), (0.012, louder(ring(G3 * 1.19, 0.2, WOOD), 0.7)))
    latch = mixed((0.0, louder(ring(1850, 0.07, METAL), 0.16)), (0.035, louder(ring(2300, 0.06, METAL), 0.12)))
    return mixed(
        (0.0, drive(shutter, 1.7)), (0.0, louder(planks, 0.5)), (0.0, louder(tap(rng, 0.02, 1700), 1.3)), (0.16, latch)
    )


def goal_chime(_rng: Random) -> Signal:
    """A goal gives points: four bells run up."""
    run = tuple((0.085 * index, louder(ring(pitch, 0.5, BELL), 0.8)) for index, pitch in enumerate((C5, E5, G5)))
    return mixed(*run, (0.255, ring(C6, 0.75, BELL)), (0.255, louder(ring(E5, 0.7, BELL), 0.35)))
