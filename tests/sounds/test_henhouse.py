"""What tells the hens apart by ear."""

import itertools
from random import Random

import pytest

from sounds.henhouse import CLUCKS, cluck
from sounds.synth import RATE, Signal

FRAME = RATE // 50


def brightness(signal: Signal) -> float:
    """How often a second the loud parts of the signal swing; a stand-in for the pitch and the vowel together."""
    loud = swings = 0.0
    for start in range(0, len(signal) - FRAME, FRAME):
        frame = signal[start : start + FRAME]
        power = sum(value * value for value in frame)
        loud += power
        swings += power * sum(before < 0 <= after for before, after in itertools.pairwise(frame))
    return 50 * swings / loud


@pytest.fixture(scope="module")
def clucks() -> list[Signal]:
    return [cluck(number)(Random(number)) for number in sorted(CLUCKS)]


def test_every_number_clucks() -> None:
    assert sorted(CLUCKS) == [1, 2, 3, 4, 5, 6]


def test_a_higher_hen_clucks_longer(clucks: list[Signal]) -> None:
    lengths = [len(signal) for signal in clucks]
    assert lengths == sorted(set(lengths))


def test_a_higher_hen_clucks_brighter(clucks: list[Signal]) -> None:
    bright = [brightness(signal) for signal in clucks]
    assert all(lower < higher for lower, higher in itertools.pairwise(bright)), bright
