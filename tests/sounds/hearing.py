"""What an ear notes in a signal: how loud it is when, how high it sounds, when something new begins."""

import itertools

from sounds.synth import RATE, Signal

FRAME = RATE // 50


def powers(signal: Signal) -> list[float]:
    """The power of every fiftieth of a second."""
    frames = (signal[start : start + FRAME] for start in range(0, len(signal) - FRAME, FRAME))
    return [sum(value * value for value in frame) / FRAME for frame in frames]


def crossings(signal: Signal, start: float, end: float) -> float:
    """How often a second the signal rises through zero between two of its seconds."""
    part = signal[round(start * RATE) : round(end * RATE)]
    return sum(before < 0 <= after for before, after in itertools.pairwise(part)) / (end - start)


def onsets(signal: Signal) -> list[int]:
    """The fiftieths of a second in which the signal becomes much louder than just before."""
    loud = powers(signal)
    rises = {index for index, (before, now) in enumerate(itertools.pairwise(loud)) if now > 2 * before + 1e-3}
    return sorted(index for index in rises if index - 1 not in rises)
