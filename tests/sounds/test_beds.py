"""What makes a bed one that nobody hears begin or end."""

from random import Random

from sounds import beds
from sounds.synth import RATE
from tests.sounds.measures import powers


def test_what_rings_past_the_end_is_heard_at_the_beginning() -> None:
    assert beds.around(4 / RATE, (2 / RATE, [1.0, 2.0, 3.0])) == [3.0, 0.0, 1.0, 2.0]


def test_a_bed_ends_as_quietly_as_it_began() -> None:
    loud = powers(beds.music_hemloch(Random(1)))
    joint = max(loud[0], loud[-1])
    assert joint < max(loud) / 20
    assert abs(loud[0] - loud[-1]) < max(loud) / 50


def test_a_bed_never_falls_silent_for_long() -> None:
    loud = powers(beds.music_hemloch(Random(1)))
    second = len(loud) // round(beds.BED_S)
    spans = [max(loud[at : at + 2 * second]) for at in range(0, len(loud) - 2 * second, second)]
    assert min(spans) > max(loud) / 400
