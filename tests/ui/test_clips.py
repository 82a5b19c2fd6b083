"""What clips show at a given millisecond."""

from collections.abc import Iterable
from itertools import pairwise

import pytest

from client.ui.canvas import Picture
from client.ui.clips import Clip, CountUp, Fade, Grow, InOrder, Legs, Slide, Sound, Still, Together, Wait
from client.ui.easing import ease_in, ease_in_out, ease_out, linear, overshoot, there_and_back
from client.ui.effects import (
    CONFETTI,
    SMOKE,
    SPARKS,
    Banner,
    Burst,
    Flash,
    Flip,
    Shake,
    Tumble,
)
from client.ui.poses import Pose, Sprite

HERE, THERE = Pose(0, 0), Pose(100, 40, angle=20)


def picture(name: str) -> Picture:
    return Picture(name, 50, 70, _nothing)


def _nothing(_c: object) -> None:
    """Stands for a drawing: nobody looks at it here."""


CARD = picture("card")
FACES = tuple(picture(f"face {pips}") for pips in range(1, 7))
EVERY_MOTION = [
    pytest.param(Slide(CARD, THERE, start=HERE, hides_names=frozenset({"x"})), id="slide"),
    pytest.param(Fade(CARD, THERE, hides_names=frozenset({"x"})), id="fade"),
    pytest.param(Grow(CARD, THERE, hides_names=frozenset({"x"})), id="grow"),
    pytest.param(Still(CARD, THERE, hides_names=frozenset({"x"})), id="still"),
    pytest.param(Flip(CARD, THERE, back=picture("back"), start=HERE, hides_names=frozenset({"x"})), id="flip"),
    pytest.param(Shake(CARD, THERE, hides_names=frozenset({"x"})), id="shake"),
    pytest.param(Banner(CARD, THERE, hides_names=frozenset({"x"})), id="banner"),
    pytest.param(Flash(CARD, THERE, hides_names=frozenset({"x"})), id="flash"),
    pytest.param(Tumble(FACES, 3, HERE, THERE, hides_names=frozenset({"x"})), id="tumble"),
]


def only(sprites: Iterable[Sprite]) -> Sprite:
    [sprite] = sprites
    return sprite


@pytest.mark.parametrize("clip", EVERY_MOTION)
def test_a_thing_is_hidden_while_it_moves_and_back_when_it_has_arrived(clip: Clip) -> None:
    end = clip.duration_ms
    assert clip.hides(-1) == clip.hides(0) == clip.hides(end - 0.1) == {"x"}
    assert clip.hides(end) == frozenset()
    assert len(list(clip.sprites(end / 2))) == 1
    assert list(clip.sprites(end)) == []


@pytest.mark.parametrize("clip", EVERY_MOTION)
def test_the_calm_form_does_not_move_anything(clip: Clip) -> None:
    calm = clip.calm()
    poses: dict[object, set[Pose]] = {}
    for t_ms in range(0, int(calm.duration_ms) + 1, 10):
        for sprite in calm.sprites(t_ms):
            poses.setdefault((sprite.picture.key, sprite.alpha > 0.5), set()).add(sprite.pose)
    fades = {pose for found in poses.values() for pose in found}
    assert fades <= {HERE, THERE}
    assert calm.hides(calm.duration_ms) == frozenset()


def test_a_slide_begins_and_ends_where_it_is_told() -> None:
    slide = Slide(CARD, THERE, 200, start=HERE)
    assert only(slide.sprites(0)).pose == HERE
    near = only(slide.sprites(199.9)).pose
    assert near.x == pytest.approx(100, abs=0.1)
    assert near.angle == pytest.approx(20, abs=0.1)


def test_an_arc_lifts_halfway() -> None:
    flat, arched = (Slide(CARD, THERE, 200, start=HERE, arc=arc, easing=linear) for arc in (0, 60))
    assert only(flat.sprites(100)).pose.y - only(arched.sprites(100)).pose.y == pytest.approx(60)


def test_what_waits_for_its_turn_lies_where_it_starts_unless_it_comes_out_of_somewhere() -> None:
    assert only(Slide(CARD, THERE, start=HERE).sprites(-5)).pose == HERE
    assert list(Slide(CARD, THERE, start=HERE, waits=False).sprites(-5)) == []


def test_turning_over_shows_the_back_first_and_is_narrow_in_between() -> None:
    flip = Flip(CARD, THERE, 400, back=picture("back"))
    assert only(flip.sprites(10)).picture.key == "back"
    assert only(flip.sprites(390)).picture.key == "card"
    assert only(flip.sprites(200)).squash < 0.1
    assert only(flip.sprites(5)).squash > 0.9


def test_shaking_settles_where_it_was() -> None:
    shake = Shake(CARD, THERE, 400)
    assert max(abs(only(shake.sprites(t)).pose.x - 100) for t in range(0, 400, 5)) > 5
    assert only(shake.sprites(399.9)).pose.x == pytest.approx(100, abs=0.1)


def test_a_flash_never_flickers() -> None:
    with pytest.raises(ValueError, match="once or twice"):
        Flash(CARD, HERE, beats=3)
    lights = [only(Flash(CARD, HERE, 520, beats=2).sprites(t)).alpha for t in range(520)]
    rises = sum(1 for a, b, c in zip(lights, lights[1:], lights[2:], strict=False) if a < b >= c)
    assert rises <= 2


@pytest.mark.parametrize("face", range(6))
def test_a_die_comes_to_rest_on_the_rolled_face(face: int) -> None:
    roll = Tumble(FACES, face, HERE, THERE)
    shown = [only(roll.sprites(t)).picture.key for t in range(0, 1100, 4)]
    changes = [b for a, b in pairwise(shown) if a != b]
    assert shown[-1] == FACES[face].key
    assert len(changes) >= 10
    assert only(roll.sprites(1099.9)).pose.angle == pytest.approx(THERE.angle, abs=0.01)


@pytest.mark.parametrize("spray", [CONFETTI, SMOKE, SPARKS])
def test_the_same_seed_flies_the_same_way(spray: object) -> None:
    one, same, other = (Burst((CARD,), 5, 5, seed=seed) for seed in (3, 3, 4))
    assert list(one.sprites(300)) == list(same.sprites(300)) != list(other.sprites(300))


def test_particles_are_gone_when_their_time_is_over() -> None:
    burst = Burst((CARD,), 5, 5)
    assert len(list(burst.sprites(100))) == CONFETTI.particles
    assert list(burst.sprites(burst.duration_ms)) == list(burst.sprites(-1)) == []
    assert list(burst.calm().sprites(0)) == []


def test_a_number_is_counted_in_whole_steps_and_ends_on_the_true_one() -> None:
    count = CountUp("score", 3, 7, step_ms=100)
    assert [count.values(t)["score"] for t in (-50, 0, 99, 100, 399)] == [3, 3, 3, 4, 6]
    assert count.values(400) == {}


def test_counting_down_and_counting_far_work_too() -> None:
    assert CountUp("score", 7, 3, step_ms=100).values(250)["score"] == 5
    assert CountUp("score", 0, 500).duration_ms == CountUp.LONGEST_MS
    assert CountUp("score", 4, 4).values(0) == {}


def test_parts_in_order_follow_each_other_and_may_overlap() -> None:
    parts = (Wait(100), Wait(50), Wait(30))
    assert InOrder(parts).starts == (0, 100, 150)
    assert InOrder(parts).duration_ms == 180
    assert InOrder(parts, overlap_ms=40).starts == (0, 60, 70)
    assert InOrder(()).duration_ms == 0


def test_parts_together_start_at_once_or_staggered() -> None:
    assert Together((Wait(100), Wait(50))).duration_ms == 100
    assert Together((Wait(100), Wait(50)), 80).starts == (0, 80)
    assert Together((Wait(100), Wait(50)), 80).duration_ms == 130


def test_in_a_sequence_each_thing_is_hidden_until_its_own_arrival() -> None:
    deal = InOrder(
        (
            Slide(CARD, THERE, 100, start=HERE, hides_names=frozenset({"a"})),
            Slide(CARD, THERE, 100, start=HERE, hides_names=frozenset({"b"})),
        )
    )
    assert deal.hides(50) == {"a", "b"}
    assert deal.hides(150) == {"b"}
    assert deal.hides(200) == frozenset()
    assert len(list(deal.sprites(50))) == 2, "the second waits where it starts"


def test_the_legs_of_one_thing_are_seen_one_at_a_time() -> None:
    way = Legs((Slide(CARD, THERE, 100, start=HERE), Still(CARD, THERE, 50), Slide(CARD, HERE, 100, start=THERE)))
    assert [len(list(way.sprites(t))) for t in (-1, 0, 50, 120, 200, 249)] == [1] * 6
    assert list(way.sprites(250)) == []


def test_of_two_counts_of_one_number_the_earlier_is_shown() -> None:
    both = InOrder((CountUp("n", 0, 2, 100), CountUp("n", 2, 4, 100)))
    assert [both.values(t)["n"] for t in (0, 150, 250, 350)] == [0, 1, 2, 3]


def test_sounds_are_due_when_their_part_starts() -> None:
    show = InOrder((Sound("bell"), Slide(CARD, THERE, 100, start=HERE, sound="whoosh"), Sound("thud")))
    assert show.cues() == ((0, "bell"), (0, "whoosh"), (100, "thud"))
    assert [name for _, name in show.calm().cues()] == ["bell", "whoosh", "thud"]


@pytest.mark.parametrize("easing", [linear, ease_in, ease_out, ease_in_out, overshoot])
def test_a_curve_begins_at_nothing_and_ends_at_the_goal(easing: object) -> None:
    assert callable(easing)
    assert easing(0) == pytest.approx(0)
    assert easing(1) == pytest.approx(1)


def test_there_and_back_returns() -> None:
    assert there_and_back(0.5) == pytest.approx(1)
    assert there_and_back(1) == pytest.approx(0)
