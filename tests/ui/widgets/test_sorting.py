"""Lines put in order and pills that are on or off, by mouse and by keys."""

from collections.abc import Iterator

import pygame
import pytest

from client.core.words import Phrase
from client.ui.canvas import Canvas
from client.ui.widgets.chips import ToggleChip, toggle_chip_w
from client.ui.widgets.sorting import SORT_STEP, SortRow, sort_rect
from tests.ui.widgets.panels import Panel

TOP = (100.0, 100.0, 300.0, 0.0)


@pytest.fixture(autouse=True)
def display() -> Iterator[None]:
    pygame.display.init()
    yield
    pygame.display.quit()


class Sorted:
    """Three lines that are made anew after every move, as a screen does it."""

    def __init__(self) -> None:
        self.order = ["a", "b", "c"]
        self.panel = Panel(self.rows())

    def rows(self) -> list[SortRow]:
        return [
            SortRow(name, sort_rect(TOP, at), name, at, 3, lambda to, name=name: self.put(name, to))  # type: ignore[misc]
            for at, name in enumerate(self.order)
        ]

    def put(self, name: str, to: int) -> None:
        self.order.remove(name)
        self.order.insert(to, name)
        self.panel.group.arrange(self.rows())

    def middle(self, at: int) -> float:
        return TOP[1] + at * SORT_STEP + 20


@pytest.mark.parametrize(
    ("name", "keys", "order"),
    [
        pytest.param("a", ["right"], "bac", id="one down"),
        pytest.param("a", ["right", "right", "right"], "bca", id="down to the end and no further"),
        pytest.param("c", ["left"], "acb", id="one up"),
        pytest.param("a", ["left"], "abc", id="the first stays"),
        pytest.param("b", ["enter"], "acb", id="enter moves on"),
        pytest.param("c", ["enter"], "cab", id="enter takes the last to the top"),
    ],
)
def test_keys_move_a_line_and_stay_on_it(name: str, keys: list[str], order: str) -> None:
    made = Sorted()
    made.panel.group.focus.put(name)
    made.panel.group.focus.visible = True
    for key in keys:
        made.panel.key(key)
    assert "".join(made.order) == order
    assert made.panel.focused() == name


def test_up_and_down_walk_among_the_lines_and_move_nothing() -> None:
    made = Sorted()
    made.panel.key("tab")
    made.panel.key("down")
    assert made.panel.focused() == "b"
    assert made.order == ["a", "b", "c"]


@pytest.mark.parametrize(
    ("name", "x", "order"),
    [("a", 380, "bac"), ("b", 335, "bac"), ("b", 380, "acb"), ("a", 335, "abc"), ("b", 200, "abc")],
)
def test_the_arrows_at_its_end_move_a_line_and_the_rest_of_it_does_not(name: str, x: float, order: str) -> None:
    made = Sorted()
    made.panel.click(x, made.middle("abc".index(name)))
    assert "".join(made.order) == order


def test_a_line_is_dragged_over_several_others_and_back() -> None:
    made = Sorted()
    made.panel.move(200, made.middle(0))
    made.panel.down(200, made.middle(0))
    made.panel.move(200, made.middle(0) + SORT_STEP * 0.4)
    assert made.order == ["a", "b", "c"]
    made.panel.move(200, made.middle(2))
    assert made.order == ["b", "c", "a"]
    made.panel.move(200, made.middle(1))
    made.panel.up(200, made.middle(1))
    assert made.order == ["b", "a", "c"]


def test_a_line_tells_its_place() -> None:
    assert Sorted().panel.state("b") == Phrase("{number} of {total}", number=2, total=3)


def test_a_pill_switches_over_by_click_and_enter_and_looks_it() -> None:
    heard: list[bool] = []
    panel = Panel([ToggleChip("p", (50, 50, 160, 46), "Gauntlet", on_change=heard.append)])
    off = panel.picture()
    panel.click(*panel.on("p"))
    panel.move(900, 600)
    assert panel.picture() != off
    assert panel.state("p") == Phrase("on")
    panel.key("tab")
    panel.key("enter")
    assert heard == [True, False]
    assert panel.state("p") == Phrase("off")


def test_a_pill_that_is_off_says_why_and_does_not_switch() -> None:
    heard: list[bool] = []
    panel = Panel([ToggleChip("p", (50, 50, 160, 46), "Gauntlet", on_change=heard.append, why_disabled="Two at most.")])
    panel.click(*panel.on("p"))
    assert (heard, panel.refused) == ([], ["Two at most."])


def test_a_pill_is_as_wide_as_its_words_need() -> None:
    canvas: Canvas = Panel([]).canvas
    assert toggle_chip_w(canvas, "Gauntlet of the Falconer") > toggle_chip_w(canvas, "Gauntlet") > 80
