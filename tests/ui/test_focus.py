"""The keyboard's place among the things that can be reached."""

import pytest

from client.ui.focus import Focus, Focusable, reading_order
from client.ui.keys import Action


def at(name: str, x: float, y: float, w: float = 100, h: float = 40) -> Focusable:
    return Focusable(name, (x, y, w, h))


GRID = [at("a", 0, 0), at("b", 120, 0), at("c", 0, 60), at("d", 120, 60)]


def walked(focus: Focus, action: Action, times: int) -> list[str]:
    names = []
    for _ in range(times):
        assert focus.take(action)
        assert focus.current is not None
        names.append(focus.current.id)
    return names


def test_tab_walks_through_everything_and_round() -> None:
    focus = Focus()
    focus.offer(GRID)
    assert walked(focus, Action.NEXT, 5) == ["a", "b", "c", "d", "a"]


def test_shift_tab_walks_back_from_the_end() -> None:
    focus = Focus()
    focus.offer(GRID)
    assert walked(focus, Action.PREVIOUS, 5) == ["d", "c", "b", "a", "d"]


@pytest.mark.parametrize(
    ("arrow", "end"),
    [(Action.RIGHT, "b"), (Action.DOWN, "c"), (Action.LEFT, "a"), (Action.UP, "a")],
)
def test_arrows_go_to_the_neighbour_and_stop_at_the_edge(arrow: Action, end: str) -> None:
    focus = Focus()
    focus.offer(GRID)
    focus.put("a")
    assert walked(focus, arrow, 1) == [end]


def test_an_arrow_prefers_what_lies_straight_ahead() -> None:
    focus = Focus()
    focus.offer([at("here", 0, 0), at("askew", 130, 60), at("ahead", 200, 0)])
    focus.put("here")
    assert walked(focus, Action.RIGHT, 1) == ["ahead"]


def test_an_arrow_from_nowhere_begins_at_the_first() -> None:
    focus = Focus()
    focus.offer(GRID)
    assert walked(focus, Action.DOWN, 1) == ["a"]


def test_the_ring_is_seen_only_after_the_keyboard_was_used() -> None:
    focus = Focus()
    focus.offer(GRID)
    focus.put("b")
    assert focus.shown is None
    focus.take(Action.NEXT)
    assert focus.shown == GRID[2]


def test_other_keys_do_not_move_the_focus() -> None:
    focus = Focus()
    focus.offer(GRID)
    assert not focus.take(Action.HINT)
    assert focus.current is None
    assert not focus.visible


def test_the_focus_stays_on_its_thing_when_others_come_and_go() -> None:
    focus = Focus()
    focus.offer(GRID)
    focus.put("c")
    focus.offer([at("new", 0, 0), at("c", 500, 500)])
    assert focus.current == at("c", 500, 500)


def test_the_focus_goes_to_the_nearest_when_its_thing_is_gone() -> None:
    focus = Focus()
    focus.offer(GRID)
    focus.put("d")
    focus.offer(GRID[:3])
    assert focus.current == GRID[1] or focus.current == GRID[2]


def test_what_cannot_be_reached_is_not_focused() -> None:
    focus = Focus()
    focus.offer(GRID)
    assert not focus.put("elsewhere")
    assert focus.current is None


def test_nothing_to_reach_is_no_error() -> None:
    focus = Focus()
    focus.offer([])
    assert focus.take(Action.NEXT)
    assert focus.current is None


def test_reading_goes_down_and_within_a_row_to_the_right() -> None:
    tall = at("tall", 300, 0, 80, 60)
    things = [at("below", 0, 70), at("right", 120, 10), tall, at("left", 0, 5)]
    assert [item.id for item in reading_order(things)] == ["left", "right", "tall", "below"]


def test_what_is_scrolled_in_one_place_follows_each_other_wherever_it_has_been_scrolled_to() -> None:
    pane = (100.0, 0.0, 200.0, 100.0)
    items = [
        Focusable("tab", (0, 10, 90, 20)),
        Focusable("seen", (100, 20, 90, 20), within=pane),
        Focusable("far below", (100, 420, 90, 20), within=pane),
        Focusable("foot", (100, 120, 90, 20)),
    ]
    assert [item.id for item in reading_order(items)] == ["tab", "seen", "far below", "foot"]


def test_an_arrow_from_outside_does_not_lead_to_what_is_scrolled_out_of_sight() -> None:
    pane = (0.0, 0.0, 200.0, 100.0)
    focus = Focus()
    focus.offer([Focusable("foot", (0, 120, 90, 20)), Focusable("far below", (0, 220, 90, 20), within=pane)])
    focus.put("foot")
    focus.point(Action.DOWN)
    assert focus.current is not None
    assert focus.current.id == "foot"
