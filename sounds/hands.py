"""What hands do at the table: press, lift, slide, turn and lay down."""

from random import Random

from sounds.notes import C4, C5, G5, G6, METAL, WOOD
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
    shaped,
    steady,
    swell,
    tone,
)


def tap(rng: Random, fall: float, cutoff: float) -> Signal:
    """The dry knock at the start of anything that touches wood."""
    return decay(low_pass(noise(rng, 6 * fall), steady(cutoff)), fall)


def paper(rng: Random, seconds: float, start: float, end: float) -> Signal:
    """A sheet moving over cloth."""
    return band_pass(noise(rng, seconds), glide(start, end), 1.2)


def click(rng: Random) -> Signal:
    """A button goes down: a short wooden tick."""
    return mixed((0.0, decay(tone(glide(1400, 900), 0.06), 0.011)), (0.0, louder(tap(rng, 0.004, 5000), 0.7)))


def hover(rng: Random) -> Signal:
    """The pointer rests on something: the softest tick."""
    return mixed((0.0, decay(tone(steady(G6), 0.05), 0.009)), (0.0, louder(tap(rng, 0.003, 3000), 0.3)))


def slide(rng: Random) -> Signal:
    """A card crosses the cloth."""
    return shaped(paper(rng, 0.28, 1900, 800), swell(0.3, 1.6))


def flip(rng: Random) -> Signal:
    """A card turns over and snaps flat."""
    lift = shaped(paper(rng, 0.1, 900, 3200), swell(0.7))
    return mixed((0.0, louder(lift, 0.8)), (0.08, tap(rng, 0.014, 4200)))


def deal(rng: Random) -> Signal:
    """A card leaves the pile and lands."""
    return mixed((0.0, shaped(paper(rng, 0.13, 1500, 2800), swell(0.6))), (0.1, louder(tap(rng, 0.012, 2600), 0.9)))


def pick_up(rng: Random) -> Signal:
    """A card is lifted, with a hint of a rising note."""
    lift = shaped(paper(rng, 0.12, 1000, 2600), swell(0.35))
    return mixed((0.0, lift), (0.01, louder(shaped(tone(glide(C5, G5), 0.11), swell(0.3)), 0.28)))


def put_down(rng: Random) -> Signal:
    """A card or token is set on wood."""
    return mixed((0.0, decay(tone(glide(230, 140), 0.16), 0.035)), (0.0, louder(tap(rng, 0.012, 2400), 1.4)))


def commit(rng: Random) -> Signal:
    """A choice is made and cannot be unmade: a thump."""
    thump = decay(tone(glide(140, 52), 0.38, (1.0, 0.4)), 0.09)
    return mixed((0.0, drive(thump, 1.8)), (0.0, tap(rng, 0.02, 1600)), (0.0, louder(ring(C4, 0.38, WOOD), 0.25)))


def whoosh(rng: Random, start: float, end: float) -> Signal:
    """A packet of cards passing the ear."""
    return shaped(band_pass(noise(rng, 0.46), glide(start, end), 2.6), swell(0.55))


def swap(rng: Random) -> Signal:
    """Two packets cross, one rising, one falling."""
    return mixed(
        (0.0, whoosh(rng, 500, 2600)), (0.16, whoosh(rng, 2600, 480)), (0.6, louder(tap(rng, 0.014, 2200), 0.35))
    )


def undo(rng: Random) -> Signal:
    """Time runs back a little."""
    back = shaped(tone(glide(G5, C5), 0.24, (1.0, 0.2)), swell(0.75))
    return mixed(
        (0.0, louder(back, 0.6)),
        (0.0, louder(shaped(paper(rng, 0.24, 2600, 900), swell(0.7)), 0.8)),
        (0.2, tap(rng, 0.008, 3000)),
    )


def curtain(rng: Random) -> Signal:
    """The cover is drawn between two players; its rings rattle."""
    cloth = mixed(
        (0.0, shaped(paper(rng, 0.55, 700, 2200), swell(0.5, 1.4))),
        (0.35, shaped(paper(rng, 0.5, 1800, 600), swell(0.3, 1.4))),
    )
    rings = tuple(
        (0.05 + 0.09 * index + rng.uniform(0, 0.03), louder(ring(rng.uniform(2400, 3400), 0.08, METAL), 0.07))
        for index in range(7)
    )
    return mixed((0.0, cloth), *rings)
