"""What the box says in notes: your turn, no, a point more, won, lost, even."""

import math
from random import Random

from sounds.hands import tap
from sounds.notes import BELL, C4, C5, C6, E4, E5, E6, F4, F_SHARP4, G3, G4, G5, G6, METAL, WOOD
from sounds.synth import Signal, band_pass, louder, low_pass, mixed, ring, saw, shaped, steady, swell


def bell(_rng: Random) -> Signal:
    """Your turn: two bells, rising."""
    return mixed((0.0, louder(ring(G5, 0.7, BELL), 0.8)), (0.13, ring(C6, 0.85, BELL)))


def refuse(_rng: Random) -> Signal:
    """Not that: two low soft buzzes."""

    def buzz(pitch: float) -> Signal:
        return shaped(low_pass(saw(steady(pitch), 0.12), steady(620)), swell(0.25, 0.6))

    return mixed((0.0, buzz(G3)), (0.14, louder(buzz(185.0), 1.1)))


def coin(rng: Random) -> Signal:
    """One point, in metal."""
    return mixed(
        (0.0, louder(ring(E6, 0.3, METAL), 0.7)),
        (0.07, ring(G6, 0.42, METAL)),
        (0.0, louder(tap(rng, 0.003, 6000), 0.4)),
    )


def count(rng: Random) -> Signal:
    """One step of a meter."""
    return mixed((0.0, ring(C5, 0.13, WOOD)), (0.0, louder(tap(rng, 0.003, 4000), 0.3)))


def toast(_rng: Random) -> Signal:
    """A notice slides in: two wooden notes."""
    return mixed((0.0, ring(G4, 0.3, WOOD)), (0.1, ring(C5, 0.4, WOOD)))


def brass(pitch: float, seconds: float) -> Signal:
    """A small brass section: two players, a hair apart."""
    pair = mixed((0.0, saw(steady(pitch), seconds)), (0.0, saw(steady(pitch * 1.004), seconds)))
    bright = low_pass(low_pass(pair, lambda life: pitch * (2 + 5 * math.exp(-4 * life))), steady(5000))
    return shaped(bright, lambda life: min(1.0, life * seconds / 0.02) * (1 - life) ** 0.6)


def win(_rng: Random) -> Signal:
    """Three knocks, a rise and a shining chord."""
    run = tuple((0.14 * index, brass(pitch, 0.16)) for index, pitch in enumerate((C5, C5, C5)))
    rise = ((0.42, brass(E5, 0.26)), (0.68, brass(C5, 0.15)), (0.82, brass(E5, 0.15)))
    chord = tuple((0.98, louder(brass(pitch, 1.2), 0.55)) for pitch in (C4, E5, G5, C6))
    shine = tuple(
        (1.0 + 0.07 * index, louder(ring(pitch, 0.5, BELL), 0.25)) for index, pitch in enumerate((C6, E6, G6))
    )
    return mixed(*run, *rise, *chord, *shine)


def lose(_rng: Random) -> Signal:
    """A muted trombone shakes its head three times and sits down."""
    mute = swell(0.3, 1.0)

    def wah(pitch: float, seconds: float, sink: float) -> Signal:
        horn = saw(lambda life: pitch * sink**life * (1 + 0.012 * math.sin(36 * seconds * life)), seconds)
        return shaped(
            band_pass(low_pass(horn, steady(2500)), lambda life: 380 + 800 * mute(life), 1.6),
            swell(0.15, 0.6),
        )

    falling = ((0.0, G4, 0.24, 0.98), (0.25, F_SHARP4, 0.24, 0.98), (0.5, F4, 0.24, 0.98), (0.75, E4, 0.72, 0.84))
    return mixed(*((at, wah(pitch, seconds, sink)) for at, pitch, seconds, sink in falling))


def tie(_rng: Random) -> Signal:
    """Up, down and nowhere: two bells on one level."""
    return mixed(
        (0.0, ring(G5, 0.5, BELL)),
        (0.2, ring(E5, 0.5, BELL)),
        (0.4, louder(ring(G5, 0.8, BELL), 0.7)),
        (0.4, louder(ring(C5, 0.8, BELL), 0.6)),
    )
