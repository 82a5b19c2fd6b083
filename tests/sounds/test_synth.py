import itertools
import math
from random import Random

import pytest

from sounds.synth import (
    RATE,
    Signal,
    decay,
    glide,
    high_pass,
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


def crossings(signal: Signal) -> int:
    return sum(before < 0 <= after for before, after in itertools.pairwise(signal))


def power(signal: Signal) -> float:
    return sum(value * value for value in signal) / len(signal)


@pytest.mark.parametrize("pitch", [110.0, 440.0, 1760.0])
def test_a_tone_swings_as_often_as_its_pitch_says(pitch: float) -> None:
    assert abs(crossings(tone(steady(pitch), 0.5)) - pitch / 2) <= 1
    assert abs(crossings(saw(steady(pitch), 0.5)) - pitch / 2) <= 1


def test_a_glide_passes_the_geometric_middle() -> None:
    octaves = glide(100, 400)
    assert [round(octaves(life)) for life in (0, 0.5, 1)] == [100, 200, 400]


def test_a_low_pass_keeps_the_low_and_a_high_pass_the_high() -> None:
    low, high = tone(steady(100), 0.2), tone(steady(8000), 0.2)
    assert power(low_pass(low, steady(1000))) > 0.9 * power(low)
    assert power(low_pass(high, steady(1000))) < 0.05 * power(high)
    assert power(high_pass(low, steady(1000))) < 0.05 * power(low)
    assert power(high_pass(high, steady(1000))) > 0.8 * power(high)


def test_a_decay_leaves_a_third_after_its_time() -> None:
    assert math.isclose(decay([1.0] * RATE, 0.25)[RATE // 4], 1 / math.e, rel_tol=1e-3)


def test_a_swell_is_silent_at_both_ends_and_full_at_its_peak() -> None:
    rise = swell(0.25)
    assert (rise(0.0), rise(0.25), rise(1.0)) == (0.0, 1.0, 0.0)
    assert shaped([1.0] * 4, rise)[1] == 1.0


def test_mixing_starts_each_part_on_its_second_and_lasts_to_the_last_end() -> None:
    assert mixed((0.0, [1.0, 1.0]), (1 / RATE, [0.5, 0.5])) == [1.0, 1.5, 0.5]


def test_noise_is_the_same_for_the_same_seed_and_another_for_another() -> None:
    assert noise(Random(3), 0.01) == noise(Random(3), 0.01)
    assert noise(Random(3), 0.01) != noise(Random(4), 0.01)


def test_the_overtones_of_a_bell_die_before_its_note() -> None:
    bell = ring(500, 1.0, ((1.0, 1.0), (4.0, 1.0)))
    start, end = bell[: RATE // 10], bell[-RATE // 10 :]
    assert crossings(end) in {49, 50}
    assert crossings(start) > crossings(end)
