"""What tells the sounds of Hemloch apart by ear."""

import itertools
from random import Random

import pytest

from sounds import hands, tunes, twilight
from sounds.notes import C5, E6, G5
from sounds.synth import RATE
from tests.sounds.measures import FRAME, crossings, onsets, powers


def test_the_tower_rings_on_long_after_it_was_struck() -> None:
    loud = powers(twilight.night_bell(Random(1)))
    assert loud[len(loud) // 2] > max(loud) / 100


def test_the_tower_is_far_lower_than_the_bell_that_calls_a_player() -> None:
    assert crossings(twilight.night_bell(Random(1)), 0.3, 0.6) < crossings(tunes.bell(Random(1)), 0.3, 0.6) / 2


def test_the_cock_crows_in_four_calls_and_holds_the_last_longest() -> None:
    crow = [0.0] * FRAME * 2 + twilight.cockcrow_far(Random(1))
    starts = onsets(crow)
    held = [later - earlier for earlier, later in itertools.pairwise([*starts, len(powers(crow))])]
    assert len(held) == 4
    assert held[0] <= held[1] < held[2] < held[3]


@pytest.mark.parametrize(
    ("at", "pitch"), [pytest.param(0.05, C5, id="C"), pytest.param(0.3, G5, id="G"), pytest.param(0.75, E6, id="E")]
)
def test_the_festival_hops_up_the_chord_of_the_box(at: float, pitch: float) -> None:
    assert crossings(twilight.festival_jingle(Random(1)), at, at + 0.06) == pytest.approx(pitch, rel=0.2)


def test_a_potion_is_gone_in_a_pop_and_three_gulps() -> None:
    assert len(onsets([0.0] * FRAME * 2 + twilight.potion_glug(Random(1)))) == 4


def test_each_gulp_is_higher_than_the_one_before() -> None:
    glug = twilight.potion_glug(Random(1))
    pitches = [crossings(glug, at, at + 0.09) for at in (0.17, 0.35, 0.52)]
    assert pitches == sorted(pitches)


def test_a_trinket_is_far_brighter_than_a_house() -> None:
    trinket, house = twilight.trinket_clink(Random(1)), twilight.marker_thud(Random(1))
    assert crossings(trinket, 0.0, 0.2) > 4 * crossings(house, 0.0, 0.2)


def test_a_house_falls_heavier_than_a_card() -> None:
    house, card = twilight.marker_thud(Random(1)), hands.put_down(Random(1))
    assert crossings(house, 0.03, 0.1) < crossings(card, 0.03, 0.1)
    assert len(house) / RATE < 0.5
