"""Clips cut to their time, and counts that wait for their turn."""

from client.tables.hemloch.pace import Recount, within
from client.ui.clips import InOrder, Sound, Wait


def test_what_is_short_enough_is_left_alone() -> None:
    clip = Wait(500)
    assert within(clip, 500) is clip


def test_what_is_too_long_keeps_its_order_in_less_time() -> None:
    clip = within(InOrder((Wait(1000), Sound("bell"), Recount("total", 0, 10, 100), Sound("tie"))), 1000)
    assert clip.duration_ms == 1000
    assert clip.cues() == ((500.0, "bell"), (1000.0, "tie"))
    assert clip.values(250) == {}
    assert clip.values(750) == {"total": 5}
    assert not clip.hides(1001)


def test_a_number_stays_as_it_is_until_it_is_counted_anew() -> None:
    clip = InOrder((Wait(300), Recount("total", 0, 4, 100)))
    assert clip.values(200) == {}
    assert clip.values(500) == {"total": 2}
