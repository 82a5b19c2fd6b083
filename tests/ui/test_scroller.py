"""How far something long has been scrolled."""

import pytest

from client.ui.keys import Action
from client.ui.scroller import SHORTEST_THUMB, WHEEL_STEP, Scroller


def test_what_fits_does_not_scroll() -> None:
    scroller = Scroller(400, 300)
    assert not scroller.needed
    assert not scroller.by(50)
    assert scroller.thumb((0, 10, 14, 380)) == (0, 10, 14, 380)


def test_it_stops_at_both_ends() -> None:
    scroller = Scroller(400, 1000)
    assert not scroller.by(-10)
    assert scroller.by(10_000)
    assert scroller.offset == 600
    assert scroller.at_end


def test_the_wheel_turns_towards_the_start() -> None:
    scroller = Scroller(400, 1000)
    scroller.turn(-2)
    assert scroller.offset == 2 * WHEEL_STEP
    scroller.turn(1)
    assert scroller.offset == WHEEL_STEP


@pytest.mark.parametrize(("top", "offset"), [(0, 0), (380, 30), (960, 600), (100, 100)])
def test_showing_something_scrolls_no_further_than_needed(top: float, offset: float) -> None:
    scroller = Scroller(400, 1000)
    if offset == top == 100:
        scroller.to(300)
    scroller.show(top, 50)
    assert scroller.offset == min(offset, 600)


def test_who_saw_the_end_still_sees_it_when_more_comes() -> None:
    scroller = Scroller(400, 1000)
    scroller.to(600)
    scroller.resize(400, 1200)
    assert scroller.offset == 800
    scroller.to(100)
    scroller.resize(400, 1400)
    assert scroller.offset == 100


def test_a_shorter_content_never_leaves_a_gap() -> None:
    scroller = Scroller(400, 1000)
    scroller.to(600)
    scroller.resize(400, 500)
    assert scroller.offset == 100


def test_the_thumb_stands_for_what_is_seen_and_can_be_dragged() -> None:
    scroller, track = Scroller(400, 1000), (0.0, 0.0, 14.0, 400.0)
    assert scroller.thumb(track) == (0, 0, 14, 160)
    scroller.drag(track, 120)
    assert scroller.offset == 300
    assert scroller.thumb(track)[1] == 120


def test_the_thumb_of_something_very_long_can_still_be_caught() -> None:
    assert Scroller(400, 10**6).thumb((0, 0, 14, 400))[3] == SHORTEST_THUMB


@pytest.mark.parametrize(
    ("key", "action", "offset"),
    [
        ("page down", None, 360),
        ("end", None, 600),
        ("down", Action.DOWN, WHEEL_STEP),
        ("x", None, 0),
        ("enter", Action.CONFIRM, 0),
    ],
)
def test_keys_scroll(key: str, action: Action | None, offset: float) -> None:
    scroller = Scroller(400, 1000)
    assert scroller.key(key, action) is (offset > 0)
    assert scroller.offset == offset
