"""Throats: a raw buzz or breath through the resonances that make a vowel."""

import math
from random import Random
from typing import NamedTuple

from sounds.synth import (
    Curve,
    Signal,
    band_pass,
    louder,
    low_pass,
    mixed,
    noise,
    saw,
    shaped,
    steady,
    swell,
)


class Vowel(NamedTuple):
    """Where the first three resonances of the mouth lie, in hertz."""

    first: float
    second: float
    third: float


AH = Vowel(760, 1180, 2600)
OH = Vowel(480, 860, 2450)
EH = Vowel(560, 1720, 2500)
UH = Vowel(620, 1080, 2400)

_LOUDNESS = (1.0, 0.55, 0.18)
_QUALITY = (7.0, 9.0, 11.0)


def through_mouth(raw: Signal, vowel: Vowel) -> Signal:
    """The raw sound as the mouth lets it out."""
    bands = (
        (0.0, louder(band_pass(raw, steady(centre), quality), loud))
        for centre, quality, loud in zip(vowel, _QUALITY, _LOUDNESS, strict=True)
    )
    return mixed(*bands)


def sung(rng: Random, pitch: Curve, seconds: float, vowel: Vowel) -> Signal:
    """One vowel on a gliding pitch, with a little shake and breath."""
    shake, offset = rng.uniform(5.5, 7.0), rng.uniform(0, 6)
    buzz = saw(
        lambda life: pitch(life) * (1 + 0.018 * math.sin(offset + shake * 2 * math.pi * seconds * life)), seconds
    )
    throat = low_pass(buzz, steady(2_200))
    return through_mouth(mixed((0.0, throat), (0.0, louder(noise(rng, seconds), 0.05))), vowel)


def ha(rng: Random, pitch: Curve, seconds: float, vowel: Vowel) -> Signal:
    """One syllable of a laugh: a puff of breath, then the vowel."""
    breath = min(0.07, seconds * 0.35)
    puff = shaped(through_mouth(noise(rng, breath * 1.6), vowel), swell(0.6, 1.0))
    voice = shaped(sung(rng, pitch, seconds - breath, vowel), swell(0.22, 0.8))
    return mixed((0.0, louder(puff, 0.5)), (breath, voice))
