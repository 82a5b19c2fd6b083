"""What happens at the fair: lightning, laughter, defeat and a restless crowd."""

import math
from random import Random

from sounds import voices
from sounds.hands import tap
from sounds.notes import METAL
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
    saw,
    shaped,
    steady,
    swell,
    tone,
)


def lightning(rng: Random) -> Signal:
    """A crack, a falling zap, sparks."""
    jagged = [rng.uniform(0.7, 1.4) for _ in range(60)]
    fall = glide(1500, 110)
    zap = saw(lambda life: fall(life) * jagged[int(life * 59)], 0.55)
    crack = decay(low_pass(high_pass(noise(rng, 0.3), steady(700)), steady(4200)), 0.045)
    sparks = decay(band_pass(crackle(rng, 0.9, glide(900, 40)), steady(2600), 1.5), 0.3)
    return mixed(
        (0.0, crack), (0.015, louder(decay(low_pass(zap, steady(3800)), 0.17), 0.6)), (0.05, louder(sparks, 4.0))
    )


def laugh(rng: Random) -> Signal:
    """Three short, three long and rising, one that lets go: the fair's favourite laugh."""
    syllables = (  # at, seconds long, pitch from, to, vowel
        (0.00, 0.19, 190, 170, voices.UH), (0.22, 0.19, 205, 180, voices.UH), (0.44, 0.20, 220, 190, voices.AH),
        (0.70, 0.25, 262, 220, voices.AH), (0.98, 0.25, 294, 240, voices.AH), (1.26, 0.27, 330, 262, voices.AH),
        (1.58, 0.22, 294, 230, voices.EH), (1.82, 0.22, 262, 205, voices.AH), (2.06, 0.62, 247, 120, voices.OH),
    )  # fmt: skip
    return mixed(*((at, voices.ha(rng, glide(high, low), long, vowel)) for at, long, high, low, vowel in syllables))


def fizzle(rng: Random) -> Signal:
    """A tie: the fuse hisses, spits and gives up."""
    hiss = shaped(high_pass(noise(rng, 0.8), steady(2500)), swell(0.08))
    spit = band_pass(crackle(rng, 0.85, glide(260, 12)), steady(2400), 1.2)
    whistle = shaped(tone(lambda life: 900 * 0.33**life * (1 + 0.05 * math.sin(75 * life)), 0.75), swell(0.12, 1.5))
    return mixed((0.0, louder(hiss, 0.4)), (0.0, louder(spit, 2.5)), (0.03, louder(whistle, 0.35)))


def explosion(rng: Random) -> Signal:
    """A defeat: boom, rumble, debris."""
    body = decay(low_pass(noise(rng, 1.35), glide(4200, 130)), 0.32)
    boom = decay(tone(glide(95, 34), 1.2, (1.0, 0.3)), 0.3)
    debris = decay(band_pass(crackle(rng, 1.2, glide(160, 8)), steady(1700), 1.5), 0.5)
    return drive(mixed((0.0, louder(body, 3.0)), (0.0, louder(boom, 0.9)), (0.12, louder(debris, 1.5))), 1.4)


def smoke(rng: Random) -> Signal:
    """Poof."""
    puff = low_pass(low_pass(noise(rng, 0.7), glide(1500, 260)), glide(2400, 500))
    return mixed((0.0, shaped(puff, swell(0.1, 1.7))), (0.0, louder(decay(tone(glide(150, 70), 0.3), 0.06), 0.12)))


def stamp(rng: Random) -> Signal:
    """A lever, then the rubber hits the paper."""
    lever = louder(ring(1450, 0.12, METAL), 0.25)
    thud = decay(tone(glide(170, 68), 0.3, (1.0, 0.35)), 0.06)
    return mixed(
        (0.0, lever), (0.07, drive(thud, 1.6)), (0.07, louder(tap(rng, 0.022, 2000), 1.6)), (0.3, louder(lever, 0.35))
    )


def murmur(rng: Random) -> Signal:
    """A crowd that grows restless: scraps of talk behind a wall, and two long, rising 'ooh's."""
    parts: list[tuple[float, Signal]] = []
    for _ in range(44):
        long, pitch = rng.uniform(0.14, 0.34), rng.choice((105, 118, 132, 160, 196, 220))
        vowel = rng.choice((voices.AH, voices.OH, voices.EH, voices.UH))
        word = voices.sung(rng, glide(pitch * rng.uniform(0.95, 1.15), pitch * 0.9), long, vowel)
        parts.append(
            (rng.uniform(0, 2.2), louder(shaped(word, swell(rng.uniform(0.2, 0.5), 1.2)), rng.uniform(0.3, 0.8)))
        )
    for at, pitch in ((0.5, 150), (0.9, 208)):
        parts.append((at, louder(shaped(voices.sung(rng, glide(pitch, pitch * 1.2), 1.2, voices.OH), swell(0.5)), 0.8)))
    room = louder(low_pass(noise(rng, 2.55), steady(420)), 0.12)
    return shaped(low_pass(mixed((0.0, room), *parts), steady(1500)), swell(0.45, 0.7))
