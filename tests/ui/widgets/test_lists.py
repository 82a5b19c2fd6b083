"""Long lists, drop-downs and long texts."""

import time
from collections.abc import Iterator

import pygame
import pytest

from client.core.words import Phrase
from client.ui.canvas import Canvas
from client.ui.input import FocusLost
from client.ui.metrics import Rect
from client.ui.widgets.button import Button
from client.ui.widgets.choice import Choice
from client.ui.widgets.lists import ScrollList
from client.ui.widgets.scrolltext import ScrollText
from tests.ui.widgets.panels import Panel


@pytest.fixture(autouse=True)
def display() -> Iterator[None]:
    pygame.display.init()
    yield
    pygame.display.quit()


def moves(count: int, chosen: list[int]) -> Panel:
    items = [f"Play the [Lab Rat {number}]" for number in range(count)]
    return Panel([ScrollList("m", (100, 100, 400, 480), "Moves", items, on_choose=chosen.append)])


def listed(panel: Panel) -> ScrollList:
    found = panel.group["m"]
    assert isinstance(found, ScrollList)
    return found


def test_a_click_chooses_the_line_that_is_drawn_there() -> None:
    chosen: list[int] = []
    panel = moves(30, chosen)
    panel.click(200, 100 + 2 * 48 + 20)
    panel.wheel(200, 200, -1)
    panel.click(200, 101)
    assert chosen == [2, 2]


def test_the_keyboard_walks_and_enter_chooses() -> None:
    chosen: list[int] = []
    panel = moves(30, chosen)
    panel.key("tab")
    for key in ("down", "down", "down", "up", "enter", "end", "enter", "home", "enter", "page down", "enter"):
        panel.key(key)
    assert chosen == [1, 29, 0, 9]


def test_at_its_end_an_arrow_leaves_the_list() -> None:
    items = ["a", "b"]
    below = Button("below", (100, 650, 200, 50), "Below")
    panel = Panel([ScrollList("m", (100, 100, 400, 480), "Moves", items), below])
    panel.key("tab")
    panel.key("down")
    panel.key("down")
    assert panel.focused() == "m"
    panel.key("down")
    assert panel.focused() == "below"


def test_the_line_of_the_keyboard_is_scrolled_into_sight() -> None:
    panel = moves(2000, [])
    panel.key("tab")
    panel.key("end")
    _, y, _, h = listed(panel).row_rect(1999)
    assert 100 <= y <= 580 - h
    assert panel.state("m") == Phrase(
        "{line}, {number} of {total}", line="Play the [Lab Rat 1999]", number=2000, total=2000
    )


def test_the_scroll_bar_can_be_dragged_and_its_track_hit() -> None:
    chosen: list[int] = []
    panel = moves(2000, chosen)
    rows = listed(panel)
    x, y, _, h = rows.track
    panel.down(x + 3, y + 5)
    panel.move(x + 3, y + h / 2)
    panel.up(x + 3, y + h / 2)
    middle = rows.scroller.offset
    assert middle == pytest.approx(rows.scroller.furthest / 2, rel=0.1)
    panel.click(x + 3, y + h - 2)
    assert rows.scroller.offset > middle
    assert chosen == []


def test_two_thousand_lines_are_quick() -> None:
    panel = moves(2000, [])
    panel.picture()
    began = time.perf_counter()
    for _ in range(10):
        panel.wheel(200, 200, -3)
        panel.picture()
    assert (time.perf_counter() - began) / 10 < 0.05


def test_lines_are_cut_off_at_the_edge_and_may_be_drawn_by_the_scene() -> None:
    seen: list[int] = []

    def paint_row(_c: Canvas, _rect: Rect, index: int) -> None:
        seen.append(index)

    panel = Panel([ScrollList("m", (100, 100, 400, 100), "Moves", ["x"] * 500, paint_row=paint_row)])
    panel.picture()
    assert seen == [0, 1, 2]


def test_an_empty_list_takes_everything_calmly() -> None:
    chosen: list[int] = []
    panel = moves(0, chosen)
    panel.click(200, 200)
    panel.key("tab")
    for key in ("down", "end", "enter"):
        panel.key(key)
    panel.picture()
    assert chosen == []


LEVELS = ("Newcomer", "Regular", "Sharp", "Master")


def dropdown(heard: list[int], y: float = 100, count: int = 4) -> Panel:
    options = LEVELS if count == 4 else tuple(f"Option {number}" for number in range(count))
    choice = Choice("c", (100, y, 300, 56), "Level", options, 1, heard.append, bounds=(0, 0, 1280, 720))
    return Panel([choice, Button("b", (100, 300, 300, 56), "Behind", lambda: heard.append(-1))])


def test_a_drop_down_opens_and_takes_what_is_hit() -> None:
    heard: list[int] = []
    panel = dropdown(heard)
    panel.click(200, 120)
    panel.click(200, 100 + 56 + 10 + 2 * 48 + 10)
    assert heard == [2]
    assert not panel.group["c"].captures


def test_an_open_list_lies_over_other_controls_and_a_press_elsewhere_only_closes_it() -> None:
    heard: list[int] = []
    panel = dropdown(heard)
    panel.click(200, 120)
    panel.click(200, 310)
    assert heard == [3]
    panel.click(200, 120)
    panel.click(900, 600)
    assert heard == [3]
    panel.click(200, 310)
    assert heard == [3, -1]


def test_a_drop_down_works_with_keys_alone() -> None:
    heard: list[int] = []
    panel = dropdown(heard)
    for key in ("tab", "enter", "down", "down", "enter"):
        panel.key(key)
    assert heard == [3]
    for key in ("enter", "up", "escape"):
        panel.key(key)
    assert heard == [3]
    assert panel.state("c") == Phrase("{choice}", choice="Master")
    panel.key("left")
    assert heard == [3, 2]


@pytest.mark.parametrize("y", [40.0, 300.0, 640.0])
@pytest.mark.parametrize("count", [4, 60])
def test_an_open_list_stays_within_the_window(y: float, count: int) -> None:
    panel = dropdown([], y, count)
    panel.group["c"].activate()
    choice = panel.group["c"]
    assert isinstance(choice, Choice)
    _, top, _, h = choice._list_rect()
    assert top >= 0
    assert top + h <= 720
    assert h >= 48


def test_an_open_list_closes_when_the_window_loses_the_focus_or_the_scene_is_covered() -> None:
    panel = dropdown([])
    closed = panel.picture()
    panel.group["c"].activate()
    assert panel.picture() != closed
    panel.group.handle(FocusLost())
    assert not panel.group["c"].captures
    panel.group["c"].activate()
    panel.group.let_go()
    assert panel.picture() == closed


def test_a_drop_down_scrolls_and_follows_the_pointer() -> None:
    heard: list[int] = []
    panel = dropdown(heard, count=60)
    panel.click(200, 120)
    panel.move(200, 180)
    panel.wheel(200, 180, -5)
    panel.click(200, 180)
    assert heard == [10]


def test_a_long_text_scrolls_by_wheel_keys_and_bar_and_its_links_can_be_followed() -> None:
    followed: list[str] = []
    words = "Read the [Rule 4.2] first. " + "Then this goes on for a while. " * 80
    panel = Panel([ScrollText("t", (100, 100, 400, 300), "Rules", words, followed.append)])
    panel.picture()
    text = panel.group["t"]
    assert isinstance(text, ScrollText)
    [spot] = [rect for link in text._links for rect in link.rects][:1]
    panel.click(spot[0] + 5, spot[1] + spot[3] / 2)
    panel.click(150, 350)
    assert followed == ["Rule 4.2"]
    panel.wheel(200, 200, -1)
    panel.key("tab")
    panel.key("page down")
    assert text.scroller.offset > 300
    panel.key("end")
    assert text.scroller.at_end
    x, y, _, h = text.track
    panel.down(x + 3, y + h - 3)
    panel.move(x + 3, y - 50)
    panel.up(x + 3, y - 50)
    assert text.scroller.offset == 0


def test_a_field_with_nothing_chosen_says_so_until_something_is() -> None:
    heard: list[int] = []
    panel = Panel([Choice("c", (100, 100, 300, 56), "Level", ("easy", "hard"), -1, heard.append, unset="either")])
    assert panel.state("c") == Phrase("{choice}", choice="either")
    panel.key("tab")
    panel.key("left")
    panel.key("right")
    assert heard == [0]
