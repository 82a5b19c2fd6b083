"""What tells the sounds of Henchmania apart by ear."""

import itertools
from random import Random

import pytest

from sounds import kingdom
from sounds.notes import C5, E5, G5
from tests.sounds.hearing import FRAME, crossings, onsets, powers


def test_a_clash_of_blades_is_brighter_than_a_parry() -> None:
    clash, parry = kingdom.sword_clash(Random(1)), kingdom.parry(Random(1))
    assert crossings(clash, 0, 0.2) > 2 * crossings(parry, 0, 0.2)


def test_the_dice_come_to_rest_ever_more_slowly() -> None:
    leaps = [at for at in onsets(kingdom.dice_roll(Random(1))) if at > 25]
    gaps = [later - earlier for earlier, later in itertools.pairwise(leaps)]
    assert sum(gaps[-2:]) > sum(gaps[:2])


def test_a_die_that_rests_is_over_long_before_one_that_rolls() -> None:
    assert len(kingdom.dice_rest(Random(1))) < len(kingdom.dice_roll(Random(1))) / 3


def test_the_day_is_drummed_out_in_four_beats() -> None:
    assert len(onsets([0.0] * FRAME * 2 + kingdom.drum_day(Random(1)))) == 4


@pytest.mark.parametrize(
    ("at", "pitch"), [pytest.param(0.03, C5, id="C"), pytest.param(0.3, G5, id="G"), pytest.param(0.6, E5, id="E")]
)
def test_the_bailiff_calls_in_the_key_of_the_box(at: float, pitch: float) -> None:
    assert crossings(kingdom.trumpet_bailiff(Random(1)), at, at + 0.08) == pytest.approx(pitch, abs=30)


def test_the_coins_of_a_purse_settle() -> None:
    loud = powers(kingdom.coin_purse(Random(1)))
    third = len(loud) // 3
    assert sum(loud[:third]) > 10 * sum(loud[-third:])


def test_the_crowd_swells_before_it_sinks() -> None:
    loud = powers(kingdom.crowd_ooh(Random(1)))
    assert len(loud) / 4 < loud.index(max(loud)) < 3 * len(loud) / 4
