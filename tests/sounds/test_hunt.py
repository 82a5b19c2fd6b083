"""What tells the sounds of Ham Helsing apart by ear."""

from random import Random

from sounds import hunt
from sounds.synth import RATE
from tests.sounds.measures import FRAME, crossings, onsets, powers

SILENCE = [0.0] * FRAME * 2


def test_two_hooves_fall_the_second_lighter() -> None:
    steps = SILENCE + hunt.hoof_step(Random(1))
    first, second = onsets(steps)
    loud = powers(steps)
    assert max(loud[second : second + 4]) < max(loud[first : first + 4])


def test_a_dropped_token_comes_to_lie_still() -> None:
    loud = powers(hunt.token_drop(Random(1)))
    assert loud.index(max(loud)) == 0
    assert loud[-1] < 0.05 * loud[0]


def test_small_feet_come_near_and_go_away() -> None:
    loud = powers(hunt.minion_scuttle(Random(1)))
    third = len(loud) // 3
    middle = sum(loud[third : 2 * third])
    assert middle > sum(loud[:third])
    assert middle > sum(loud[-third:])


def test_jaws_snap_after_the_growl() -> None:
    loud = powers(hunt.bite(Random(1)))
    assert loud.index(max(loud)) * FRAME / RATE >= 0.14


def test_a_dial_clicks_within_a_tenth_of_a_second_so_that_it_may_run() -> None:
    assert len(hunt.dial_click(Random(1))) < RATE / 10


def test_a_place_falls_darker_than_a_blade_rings() -> None:
    fall, blade = hunt.place_falls(Random(1)), hunt.katana_ring(Random(1))
    assert 4 * crossings(fall, 0.3, 0.7) < crossings(blade, 0.3, 0.7)


def test_a_blade_sings_on_after_it_is_drawn() -> None:
    blade = hunt.katana_ring(Random(1))
    assert crossings(blade, 0.4, 0.6) > 1400
    assert sum(powers(blade)[20:30]) > 0.001 * sum(powers(blade))
