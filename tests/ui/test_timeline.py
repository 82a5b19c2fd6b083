"""Clips in the order they were added, as fast as the player likes."""

import pytest

from client.ui.canvas import Picture
from client.ui.clips import CountUp, Slide, Sound, Wait
from client.ui.poses import Pose
from client.ui.timeline import Speed, Timeline

CARD = Picture("card", 50, 70, lambda _c: None)
HERE, THERE = Pose(0, 0), Pose(100, 0)


def fly(name: str, ms: float = 100) -> Slide:
    return Slide(CARD, THERE, ms, start=HERE, hides_names=frozenset({name}), sound=f"{name} flies")


class Played:
    """A timeline, the sounds it gave and what was called when clips were over."""

    def __init__(self, speed: Speed = Speed.NORMAL) -> None:
        self.heard: list[str] = []
        self.over: list[str] = []
        self.line = Timeline(self.heard.append)
        self.line.speed = speed
        self.line.update(1000)

    def add(self, name: str, ms: float = 100) -> None:
        self.line.add(fly(name, ms), then=lambda: self.over.append(name))

    def at(self, ms: float) -> None:
        self.line.update(1000 + ms)


def test_clips_run_one_after_the_other() -> None:
    played = Played()
    played.add("a")
    played.add("b")
    played.at(50)
    assert played.line.hidden == {"a", "b"}
    assert (played.over, played.heard) == ([], ["a flies"])
    played.at(150)
    assert played.line.hidden == {"b"}
    assert (played.over, played.heard) == (["a"], ["a flies", "b flies"])
    played.at(200)
    assert not played.line.busy
    assert played.line.hidden == frozenset()
    assert played.line.sprites() == []
    assert played.over == ["a", "b"]


def test_time_left_over_goes_to_the_next_clip() -> None:
    played = Played()
    for name in "abc":
        played.add(name)
    played.at(250)
    assert played.over == ["a", "b"]
    [sprite] = played.line.sprites()
    assert sprite.pose.x == pytest.approx(50)


@pytest.mark.parametrize(("speed", "takes_ms"), [(Speed.SLOW, 160), (Speed.NORMAL, 100), (Speed.FAST, 45)])
def test_speed_stretches_time(speed: Speed, takes_ms: float) -> None:
    played = Played(speed)
    played.add("a")
    played.at(takes_ms - 1)
    assert played.line.busy
    played.at(takes_ms + 0.001)
    assert not played.line.busy


def test_with_motion_off_everything_is_there_at_once_and_sounds_once() -> None:
    played = Played(Speed.OFF)
    played.add("a")
    played.add("a")
    assert not played.line.busy
    assert played.over == ["a", "a"]
    assert played.heard == ["a flies", "a flies"]
    assert played.line.hidden == frozenset()


def test_switching_motion_off_ends_what_is_running() -> None:
    played = Played()
    played.add("a")
    played.at(10)
    played.line.speed = Speed.OFF
    played.at(20)
    assert not played.line.busy
    assert played.over == ["a"]


def test_a_change_of_speed_counts_from_now_on() -> None:
    played = Played()
    played.add("a")
    played.at(50)
    played.line.speed = Speed.SLOW
    played.at(129)
    assert played.line.busy
    played.at(131)
    assert not played.line.busy


def test_skipping_ends_all_in_order_without_more_sounds() -> None:
    played = Played()
    played.add("a")
    played.add("b")
    played.line.add_beside(Sound("bell"))
    played.line.skip()
    assert not played.line.busy
    assert played.over == ["a", "b"]
    assert played.heard == ["a flies", "bell"]
    assert played.line.hidden == frozenset()


def test_what_follows_a_skipped_clip_is_played_from_its_start() -> None:
    played = Played()
    played.line.add(fly("a"), then=lambda: played.add("next"))
    played.line.skip()
    assert played.line.hidden == {"next"}
    [sprite] = played.line.sprites()
    assert sprite.pose == HERE


def test_a_clip_beside_the_queue_runs_at_once() -> None:
    played = Played()
    played.add("a", 1000)
    played.line.add_beside(fly("b", 50), then=lambda: played.over.append("b"))
    played.at(60)
    assert played.over == ["b"]
    assert played.line.hidden == {"a"}


def test_the_names_that_changed_are_told_once() -> None:
    played = Played()
    played.add("a")
    assert played.line.take_changes() == {"a"}
    played.at(50)
    assert played.line.take_changes() == frozenset()
    played.at(100)
    assert played.line.take_changes() == {"a"}


def test_numbers_are_counted_from_the_moment_they_are_queued() -> None:
    played = Played()
    played.line.add(Wait(100))
    played.line.add(CountUp("score", 2, 5, step_ms=100))
    assert played.line.shown("score", 5) == 2
    played.at(250)
    assert played.line.shown("score", 5) == 3
    assert played.line.shown("other", 9) == 9
    played.at(400)
    assert played.line.shown("score", 5) == 5


def test_reduced_motion_fades_instead_of_flying() -> None:
    played = Played()
    played.line.reduced_motion = True
    played.add("a", 400)
    played.at(100)
    assert {sprite.pose for sprite in played.line.sprites()} == {HERE, THERE}
    assert played.line.hidden == {"a"}
    played.at(200)
    assert played.over == ["a"]


def test_a_queued_thing_waits_where_it_starts_below_what_moves() -> None:
    played = Played()
    played.add("a")
    played.add("b")
    played.at(50)
    waiting, moving = played.line.sprites()
    assert waiting.pose == HERE
    assert moving.pose.x == pytest.approx(50)


def test_a_clip_that_takes_no_time_sounds_and_is_over_with_the_next_update() -> None:
    played = Played()
    played.line.add(Sound("bell"), then=lambda: played.over.append("bell"))
    played.at(0)
    assert (played.heard, played.over) == (["bell"], ["bell"])
    assert not played.line.busy


def test_time_that_runs_backwards_moves_nothing() -> None:
    played = Played()
    played.add("a")
    played.at(50)
    before = played.line.sprites()
    played.at(20)
    assert played.line.sprites() == before
