"""What is heard over Hemloch between dusk and dawn: the tower, a far cock, the festival, bottles, trinkets, houses."""

from random import Random

from sounds import voices
from sounds.hands import tap
from sounds.notes import BELL, C5, C6, E5, E6, G3, G5, G6, METAL, WOOD
from sounds.synth import (
    Signal,
    band_pass,
    decay,
    drive,
    glide,
    louder,
    low_pass,
    mixed,
    noise,
    ring,
    saw,
    shaped,
    steady,
    swell,
    tone,
)

TOWER = ((0.5, 0.6), (1.0, 1.0), (1.2, 0.5), (1.5, 0.3), (2.0, 0.5), (2.7, 0.2))
"""Overtones of a great bell: the hum an octave below, the minor third that makes it mournful."""
MUSIC_BOX = ((1.0, 1.0), (3.0, 0.12), (6.2, 0.06))


def night_bell(rng: Random) -> Signal:
    """The tower strikes once over the roofs; two halves of the rim, not quite in tune, make it waver."""
    strike = louder(tap(rng, 0.012, 1500), 0.5)
    rim = mixed((0.0, ring(G3, 1.4, TOWER)), (0.0, louder(ring(G3 * 1.007, 1.4, TOWER), 0.7)))
    return low_pass(mixed((0.0, strike), (0.0, rim)), glide(2600, 900))


def _crow(rng: Random) -> Signal:
    """Two short calls, one long and high, one that sinks away."""
    calls = ((0.0, 520, 590, 0.11), (0.13, 560, 640, 0.12), (0.27, 640, 840, 0.24), (0.52, 800, 470, 0.46))
    throat = []
    for at, start, end, seconds in calls:
        raw = saw(glide(start, end), seconds)
        scratch = louder(band_pass(noise(rng, seconds), glide(2 * start, 2 * end), 2.0), 0.25)
        throat.append(
            (at, shaped(voices.through_mouth(mixed((0.0, raw), (0.0, scratch)), voices.AH), swell(0.25, 0.8)))
        )
    return mixed(*throat)


def cockcrow_far(rng: Random) -> Signal:
    """A cock crows behind the hill; the houses throw it back twice."""
    crow = low_pass(_crow(rng), steady(1900))
    echo = low_pass(crow, steady(900))
    return mixed((0.0, crow), (0.19, louder(echo, 0.3)), (0.38, louder(echo, 0.12)))


def festival_jingle(rng: Random) -> Signal:
    """The festival moves house: a music box hops up the chord, a tambourine on every second hop."""

    def shake(strength: float) -> Signal:
        discs = tuple(
            (rng.uniform(0, 0.02), louder(ring(rng.uniform(3600, 5200), 0.12, METAL), 0.12)) for _ in range(5)
        )
        return louder(mixed((0.0, louder(tap(rng, 0.02, 5000), 0.5)), *discs), strength)

    hops = ((0.0, C5), (0.12, E5), (0.24, G5), (0.36, C6), (0.48, G5), (0.6, E6))
    notes = tuple((at, ring(pitch, 0.5, MUSIC_BOX)) for at, pitch in hops)
    return mixed(
        *notes, *((at, shake(strength)) for at, strength in ((0.0, 0.6), (0.24, 0.8), (0.48, 0.8), (0.6, 1.0)))
    )


def potion_glug(rng: Random) -> Signal:
    """A cork leaves the bottle, three gulps follow, each higher as the bottle empties."""
    pop = mixed((0.0, decay(tone(glide(380, 900), 0.06), 0.016)), (0.0, louder(tap(rng, 0.004, 4000), 0.6)))

    def gulp(pitch: float, seconds: float) -> Signal:
        bubble = shaped(tone(glide(pitch, pitch * 1.9), seconds, (1.0, 0.3)), swell(0.35, 1.2))
        slosh = louder(shaped(low_pass(noise(rng, seconds), steady(900)), swell(0.5)), 0.25)
        return mixed((0.0, bubble), (0.0, slosh))

    return mixed(
        (0.0, louder(pop, 0.8)), (0.14, gulp(190, 0.15)), (0.32, gulp(225, 0.14)), (0.49, louder(gulp(275, 0.13), 0.9))
    )


def trinket_clink(rng: Random) -> Signal:
    """A trinket drops into a palm and its chain runs after it."""
    chain = tuple(
        (0.1 + 0.022 * index, louder(ring(rng.uniform(3000, 4600), 0.07, METAL), 0.22 * 0.86**index))
        for index in range(10)
    )
    return mixed((0.0, ring(E6, 0.45, BELL)), (0.055, louder(ring(G6, 0.4, BELL), 0.6)), *chain)


def marker_thud(rng: Random) -> Signal:
    """A wooden house is set down hard and stands."""
    floor = drive(decay(tone(glide(150, 72), 0.24, (1.0, 0.3)), 0.05), 1.5)
    wall = louder(ring(330, 0.16, WOOD), 0.45)
    settle = louder(mixed((0.0, ring(390, 0.1, WOOD)), (0.0, tap(rng, 0.005, 2600))), 0.22)
    return mixed((0.0, floor), (0.0, louder(tap(rng, 0.01, 2000), 1.1)), (0.0, wall), (0.11, settle))
