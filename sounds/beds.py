"""What runs on and on under a table, quietly. A bed is laid around: what rings past its end is heard at its beginning,
so that nobody hears where it is joined.
"""

import math
from random import Random

from sounds import twilight
from sounds.notes import A3, A4, C5, C6, E3, E5, G4, G5
from sounds.synth import (
    Curve,
    Signal,
    band_pass,
    glide,
    length,
    louder,
    low_pass,
    noise,
    ring,
    shaped,
    steady,
    swell,
    tone,
)

BED_S = 12.0
PHRASE = (
    (1.3, A4),
    (2.0, C5),
    (2.7, E5),
    (4.1, G5),
    (4.8, E5),
    (7.2, A4),
    (7.9, G4),
    (8.6, C5),
    (10.3, E5),
    (10.65, C6),
)
"""Seconds and notes of the music box: it takes its time."""


def around(seconds: float, *parts: tuple[float, Signal]) -> Signal:
    """Lay signals over one another in a ring of so many seconds."""
    count = length(seconds)
    out = [0.0] * count
    for at, part in parts:
        for index, value in enumerate(part, length(at)):
            out[index % count] += value
    return out


def breath(times: int) -> Curve:
    """A loudness that comes and goes so often, from nothing to nothing."""
    return lambda life: math.sin(math.pi * times * life) ** 2


def music_hemloch(rng: Random) -> Signal:
    """The city at night: a low chord that breathes, wind in the roofs, a music box far off, an owl, the tower."""
    chord = (
        (0.0, louder(shaped(tone(steady(A3 / 2), BED_S, (1.0, 0.4, 0.12)), breath(2)), 0.5)),
        (0.0, louder(shaped(tone(steady(E3), BED_S, (1.0, 0.25)), breath(1)), 0.3)),
        (0.0, louder(shaped(tone(steady(A3 * 1.004), BED_S), breath(3)), 0.16)),
    )
    wind = louder(shaped(band_pass(noise(rng, BED_S), glide(420, 300), 1.6), breath(1)), 0.3)
    box = tuple((at, louder(ring(pitch, 1.3, twilight.MUSIC_BOX), 0.13)) for at, pitch in PHRASE)
    bell = louder(low_pass(twilight.night_bell(rng), steady(700)), 0.3)
    return around(BED_S, *chord, (0.0, wind), *box, (5.7, bell), *_owl(6.3), *_owl(6.8))


def _owl(at: float) -> tuple[tuple[float, Signal], ...]:
    hoot = shaped(tone(glide(392, 350), 0.34, (1.0, 0.2)), swell(0.3, 1.2))
    return ((at, louder(hoot, 0.1)),)


def music_box(_rng: Random) -> Signal:
    """A few notes of the music box by themselves, to try how loud music is."""
    notes = ((0.0, A4), (0.22, C5), (0.44, E5), (0.66, G5))
    return around(1.4, *((at, ring(pitch, 0.7, twilight.MUSIC_BOX)) for at, pitch in notes))
