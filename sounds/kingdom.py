"""What is heard between tavern and armory: blades, dice, drums, a herald, purses and the people on the square."""

import math
from random import Random

from sounds import voices
from sounds.hands import paper, tap
from sounds.notes import C5, E5, E6, G5, G6, METAL, WOOD
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

BLADE = ((1.0, 1.0), (2.32, 0.7), (4.25, 0.35))
"""Overtones of a bar that hangs free, as a blade does in the hand."""
_CLACK = 0.09


def sword_clash(rng: Random) -> Signal:
    """Two blades meet and grate along each other."""
    grating = shaped(band_pass(noise(rng, 0.34), glide(2600, 4600), 4.0), swell(0.35))
    return mixed(
        (0.0, louder(tap(rng, 0.007, 7000), 1.4)),
        (0.0, louder(ring(E6, 0.7, BLADE), 0.6)),
        (0.006, louder(ring(G6, 0.6, BLADE), 0.5)),
        (0.05, louder(grating, 0.9)),
    )


def parry(rng: Random) -> Signal:
    """A blade on a shield: the wood thumps, the rim rings, the blade slides off."""
    thump = drive(decay(tone(glide(250, 105), 0.3, (1.0, 0.5)), 0.055), 1.7)
    slide_off = shaped(band_pass(noise(rng, 0.2), glide(3200, 1500), 2.5), swell(0.2))
    return mixed(
        (0.0, thump),
        (0.0, louder(tap(rng, 0.012, 3200), 1.2)),
        (0.004, louder(ring(G5, 0.4, METAL), 0.3)),
        (0.05, louder(slide_off, 0.35)),
    )


def clack(rng: Random, pitch: float) -> Signal:
    """One die on wood or on another die."""
    return mixed((0.0, louder(ring(pitch, _CLACK, WOOD), 0.5)), (0.0, tap(rng, 0.004, 5200)))


def dice_roll(rng: Random) -> Signal:
    """Three dice rattle in the hand, then jump over the table ever more lazily."""
    rattle = tuple(
        (0.035 * index + rng.uniform(0, 0.02), louder(clack(rng, rng.uniform(900, 1500)), rng.uniform(0.25, 0.5)))
        for index in range(11)
    )
    leaps, at, gap = [], 0.5, 0.05
    for _ in range(9):
        leaps.append((at, louder(clack(rng, rng.uniform(520, 880)), rng.uniform(0.7, 1.0))))
        at, gap = at + gap * rng.uniform(0.8, 1.2), gap * 1.18
    return mixed(*rattle, *leaps)


def dice_rest(rng: Random) -> Signal:
    """A die rocks on its edge and lies still."""
    rocking = ((0.0, 780.0, 0.7), (0.085, 700.0, 0.55), (0.145, 640.0, 0.45), (0.185, 600.0, 0.35))
    knock = louder(decay(tone(glide(240, 170), 0.12), 0.03), 0.6)
    return mixed(*((at, louder(clack(rng, pitch), loud)) for at, pitch, loud in rocking), (0.21, knock))


def drum_day(rng: Random) -> Signal:
    """A new day is drummed out: long, short-short, long."""

    def beat(strength: float) -> Signal:
        skin = decay(tone(glide(128, 66), 0.55, (1.0, 0.35)), 0.14)
        rattle = decay(band_pass(noise(rng, 0.3), steady(1900), 0.9), 0.05)
        return louder(mixed((0.0, drive(skin, 1.6)), (0.0, louder(rattle, 0.7))), strength)

    return mixed((0.0, beat(1.0)), (0.3, beat(0.55)), (0.45, beat(0.7)), (0.6, beat(1.0)))


def trumpet(pitch: float, seconds: float) -> Signal:
    """One natural trumpet: blown straight, shaking a little once the note stands."""
    horn = saw(lambda life: pitch * (1 + 0.006 * min(1.0, 4 * life * seconds) * math.sin(36 * seconds * life)), seconds)
    bright = low_pass(low_pass(horn, lambda life: pitch * (3 + 4 * math.exp(-9 * life * seconds))), steady(5200))
    return shaped(bright, lambda life: min(1.0, life * seconds / 0.015) * min(1.0, 6 * (1 - life)) * (1 - 0.4 * life))


def trumpet_bailiff(_rng: Random) -> Signal:
    """Make way: the bailiff's call, rising to the fifth and back to it."""
    call = ((0.0, C5, 0.12), (0.13, C5, 0.12), (0.26, G5, 0.3), (0.57, E5, 0.13), (0.71, G5, 0.6))
    return mixed(*((at, trumpet(pitch, seconds)) for at, pitch, seconds in call))


def coin_purse(rng: Random) -> Signal:
    """A full purse lands in a hand: cloth, then coins that settle."""
    cloth = mixed((0.0, decay(tone(glide(170, 90), 0.2), 0.045)), (0.0, louder(tap(rng, 0.02, 1400), 1.2)))
    coins = tuple(
        (0.03 + 0.3 * (index / 11) ** 1.6, louder(ring(rng.uniform(2300, 3600), 0.2, METAL), 0.4 * 0.84**index))
        for index in range(12)
    )
    return mixed((0.0, louder(cloth, 0.9)), *coins)


def crowd_ooh(rng: Random) -> Signal:
    """The square holds its breath: a dozen throats swell on one 'ooh' that rises and sinks."""
    parts: list[tuple[float, Signal]] = []
    for pitch in (110, 123, 131, 147, 165, 196, 208, 220, 247, 262, 294, 330):
        start, high = rng.uniform(0, 0.16), pitch * rng.uniform(1.12, 1.22)

        def bend(life: float, low: float = pitch, top: float = high) -> float:
            return low + (top - low) * math.sin(math.pi * min(1.0, 1.25 * life)) ** 2

        voice = voices.sung(rng, bend, 1.2, voices.OH)
        parts.append((start, louder(shaped(voice, swell(0.45, 1.2)), rng.uniform(0.5, 0.9))))
    breath = louder(shaped(low_pass(noise(rng, 1.3), steady(700)), swell(0.4)), 0.1)
    return low_pass(mixed((0.0, breath), *parts), steady(1800))


def card_rotate(rng: Random) -> Signal:
    """A used card is turned on its side: a short arc over cloth, then its corner."""
    arc = shaped(paper(rng, 0.2, 1300, 2300), swell(0.4, 1.5))
    return mixed((0.0, arc), (0.17, louder(tap(rng, 0.008, 3400), 0.8)))
