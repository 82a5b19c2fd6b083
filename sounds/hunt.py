"""What is heard on the hunt: hooves, tokens out of the bag, Minions that scurry and bite, a dial, a web, a blade."""

from random import Random

from sounds.hands import tap
from sounds.kingdom import BLADE
from sounds.notes import C5, E5, G6, METAL, WOOD
from sounds.synth import (
    Signal,
    band_pass,
    crackle,
    decay,
    drive,
    glide,
    high_pass,
    louder,
    low_pass,
    mixed,
    noise,
    ring,
    shaped,
    steady,
    swell,
    tone,
)


def hoof_step(rng: Random) -> Signal:
    """Two trotters on a dry path, the second a little lighter."""

    def hoof(pitch: float) -> Signal:
        knock = ring(pitch, 0.09, WOOD)
        ground = decay(tone(glide(190, 90), 0.11), 0.028)
        dust = decay(band_pass(noise(rng, 0.07), steady(1500), 1.2), 0.016)
        return mixed((0.0, louder(knock, 0.55)), (0.0, ground), (0.004, louder(dust, 0.5)))

    return mixed((0.0, hoof(430)), (0.13, louder(hoof(375), 0.7)))


def token_drop(rng: Random) -> Signal:
    """A thick cardboard token lands on the map, hops once and lies flat."""
    hops = ((0.0, 610.0, 1.0), (0.095, 680.0, 0.4), (0.14, 720.0, 0.2))
    parts = [
        (at, louder(mixed((0.0, ring(pitch, 0.06, WOOD)), (0.0, tap(rng, 0.009, 2600))), loud))
        for at, pitch, loud in hops
    ]
    return mixed((0.0, louder(decay(tone(glide(210, 120), 0.09), 0.022), 0.8)), *parts)


def minion_scuttle(rng: Random) -> Signal:
    """Many small feet pass from one place to the next, nearest in the middle."""
    steps = []
    for index in range(16):
        at = 0.034 * index + rng.uniform(0, 0.012)
        near = 0.3 + 0.7 * swell(0.5, 1.0)(index / 16)
        foot = mixed(
            (0.0, tap(rng, 0.005, rng.uniform(3200, 5200))),
            (0.0, louder(ring(rng.uniform(900, 1300), 0.03, WOOD), 0.3)),
        )
        steps.append((at, louder(foot, near)))
    return mixed(*steps)


def bite(rng: Random) -> Signal:
    """A gasp of a growl, then jaws that snap shut and crunch."""
    growl = shaped(drive(tone(glide(95, 150), 0.17, (1.0, 0.8, 0.6, 0.5)), 2.2), swell(0.8, 1.2))
    snap = mixed((0.0, louder(tap(rng, 0.006, 4200), 1.5)), (0.0, louder(ring(760, 0.07, WOOD), 0.8)))
    crunch = decay(band_pass(crackle(rng, 0.16, glide(900, 250)), steady(2100), 1.0), 0.07)
    return mixed((0.0, louder(growl, 0.22)), (0.16, snap), (0.175, louder(crunch, 2.2)))


def dial_click(rng: Random) -> Signal:
    """A cardboard dial moves on by one tooth."""
    return mixed(
        (0.0, louder(tap(rng, 0.004, 3600), 0.5)),
        (0.028, mixed((0.0, tap(rng, 0.006, 2800)), (0.0, louder(ring(E5 * 2, 0.05, WOOD), 0.5)))),
    )


def place_falls(rng: Random) -> Signal:
    """A place is lost: beams creak and give way, dust sinks, and a low bell says that it was heard."""
    rumble = decay(low_pass(noise(rng, 0.9), glide(420, 90)), 0.3)
    beams = tuple(
        (at, louder(ring(pitch, 0.12, WOOD), loud))
        for at, pitch, loud in ((0.0, 210, 1.0), (0.09, 160, 0.8), (0.2, 125, 0.7))
    )
    knell = ring(C5 / 4, 1.0, ((1.0, 1.0), (2.0, 0.6), (2.4, 0.45), (3.0, 0.25)))
    return mixed((0.0, louder(rumble, 2.2)), *beams, (0.14, louder(knell, 0.55)))


def katana_ring(rng: Random) -> Signal:
    """A blade leaves its sheath and sings."""
    draw = shaped(high_pass(band_pass(noise(rng, 0.22), glide(1900, 5200), 3.0), steady(900)), swell(0.85, 1.4))
    song = mixed((0.0, ring(G6, 0.62, BLADE)), (0.0, louder(ring(G6 * 1.006, 0.62, METAL), 0.35)))
    return mixed((0.0, louder(draw, 0.9)), (0.19, louder(song, 0.6)))
