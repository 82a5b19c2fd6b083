"""The instruments: tones, noise, filters and envelopes over plain lists of samples.

A signal is a list of floats around -1 to 1 at ``RATE`` samples a second. Frequencies are in hertz, times in seconds.
"""

import math
from collections.abc import Callable
from random import Random

RATE = 44_100
"""Samples a second."""

Signal = list[float]
Curve = Callable[[float], float]
"""A value over the life of a sound: called with 0.0 at its start up to 1.0 at its end."""


def steady(value: float) -> Curve:
    """The same value throughout."""
    return lambda _life: value


def glide(start: float, end: float) -> Curve:
    """From ``start`` to ``end`` in equal ratios, as the ear hears pitch; both must be above zero."""
    ratio = math.log(end / start)
    return lambda life: start * math.exp(ratio * life)


def length(seconds: float) -> int:
    """How many samples last that long."""
    return round(seconds * RATE)


def tone(pitch: Curve, seconds: float, partials: tuple[float, ...] = (1.0,)) -> Signal:
    """A tone of sines: ``partials`` are the loudness of the first, second, third... harmonic."""
    count, phase, out = length(seconds), 0.0, []
    step = 2 * math.pi / RATE
    sin = math.sin
    for index in range(count):
        out.append(sum(loud * sin(phase * (number + 1)) for number, loud in enumerate(partials)))
        phase += step * pitch(index / count)
    return out


def ring(pitch: float, seconds: float, overtones: tuple[tuple[float, float], ...]) -> Signal:
    """A struck bar or bell: ``overtones`` are (ratio to the pitch, loudness); higher ones die sooner."""
    out = [0.0] * length(seconds)
    for ratio, loud in overtones:
        partial = decay(tone(steady(pitch * ratio), seconds), seconds / (2.2 + ratio))
        out = [have + loud * more for have, more in zip(out, partial, strict=True)]
    return out


def saw(pitch: Curve, seconds: float) -> Signal:
    """A bright buzzing tone: brass, or the raw sound of a throat."""
    count, phase, out = length(seconds), 0.0, []
    for index in range(count):
        out.append(2 * phase - 1)
        phase = (phase + pitch(index / count) / RATE) % 1.0
    return out


def noise(rng: Random, seconds: float) -> Signal:
    """White noise."""
    return [rng.uniform(-1, 1) for _ in range(length(seconds))]


def crackle(rng: Random, seconds: float, per_second: Curve) -> Signal:
    """Single clicks of random height, ``per_second`` of them on average."""
    count = length(seconds)
    return [rng.uniform(-1, 1) if rng.random() < per_second(n / count) / RATE else 0.0 for n in range(count)]


def low_pass(signal: Signal, cutoff: Curve) -> Signal:
    """Dull the sound above ``cutoff``, gently."""
    out, held, count = [], 0.0, max(1, len(signal))
    share = 0.0
    for index, value in enumerate(signal):
        if index % 32 == 0:
            share = 1 - math.exp(-2 * math.pi * cutoff(index / count) / RATE)
        held += share * (value - held)
        out.append(held)
    return out


def high_pass(signal: Signal, cutoff: Curve) -> Signal:
    """Thin the sound below ``cutoff``, gently."""
    return [value - low for value, low in zip(signal, low_pass(signal, cutoff), strict=True)]


def band_pass(signal: Signal, centre: Curve, narrow: float) -> Signal:
    """Keep what lies around ``centre``; ``narrow`` is the quality: 1 a wide band, 20 a whistle."""
    out, low, band, count = [], 0.0, 0.0, max(1, len(signal))
    tuning, damping = 0.0, 1 / narrow
    for index, value in enumerate(signal):
        if index % 32 == 0:
            tuning = 2 * math.sin(math.pi * min(centre(index / count), RATE / 7) / RATE)
        low += tuning * band
        band += tuning * (value - low - damping * band)
        out.append(band * damping)
    return out


def drive(signal: Signal, amount: float) -> Signal:
    """Press the peaks together, as an overloaded speaker does."""
    return [math.tanh(amount * value) for value in signal]


def shaped(signal: Signal, loudness: Curve) -> Signal:
    """The signal with ``loudness`` laid over its life."""
    count = max(1, len(signal))
    return [value * loudness(index / count) for index, value in enumerate(signal)]


def decay(signal: Signal, fall: float) -> Signal:
    """Start at full and die away; after ``fall`` seconds a third is left."""
    factor, loud, out = math.exp(-1 / (fall * RATE)), 1.0, []
    for value in signal:
        out.append(value * loud)
        loud *= factor
    return out


def swell(peak_at: float, sharpness: float = 2.0) -> Curve:
    """A loudness that rises to ``peak_at`` (0 to 1 of the life) and falls again."""

    def loudness(life: float) -> float:
        part = life / peak_at if life < peak_at else (1 - life) / (1 - peak_at)
        return float(max(0.0, part) ** sharpness)

    return loudness


def louder(signal: Signal, factor: float) -> Signal:
    """The signal times ``factor``."""
    return [value * factor for value in signal]


def mixed(*parts: tuple[float, Signal]) -> Signal:
    """Lay signals over one another, each from its own second on."""
    starts = [(length(at), part) for at, part in parts]
    out = [0.0] * max(start + len(part) for start, part in starts)
    for start, part in starts:
        for index, value in enumerate(part, start):
            out[index] += value
    return out
