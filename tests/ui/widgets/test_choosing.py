"""Switches, rows of choices and sliders, by mouse and by keys."""

from collections.abc import Iterator

import pygame
import pytest

from client.core.words import Phrase
from client.ui.widgets.choosing import Segmented, Slider, Toggle
from tests.ui.widgets.panels import Panel


@pytest.fixture(autouse=True)
def display() -> Iterator[None]:
    pygame.display.init()
    yield
    pygame.display.quit()


def test_a_switch_turns_over_wherever_its_line_is_hit_and_with_enter_and_space() -> None:
    heard: list[bool] = []
    panel = Panel([Toggle("t", (50, 50, 500, 72), "Glow", on_change=heard.append, note="Soft light.")])
    panel.click(60, 60)
    panel.click(540, 90)
    panel.key("tab")
    panel.key("enter")
    panel.key("space")
    assert heard == [True, False, True, False]
    assert panel.state("t") == Phrase("off")


def test_a_switch_that_is_off_stays_and_says_why() -> None:
    heard: list[bool] = []
    why = "Only with three seats or more."
    panel = Panel([Toggle("t", (50, 50, 500, 72), "Glow", on_change=heard.append, why_disabled=why)])
    panel.click(60, 60)
    assert heard == []
    assert panel.refused == [why]


def test_a_switch_looks_different_on_off_and_large_or_small() -> None:
    toggle = Toggle("t", (50, 50, 500, 72), "Glow", note="Soft light.")
    panel = Panel([toggle])
    off = panel.picture()
    toggle.on = True
    on = panel.picture()
    toggle.rect = (50, 50, 68, 36)
    assert len({off, on, panel.picture()}) == 3


def row(heard: list[int]) -> Panel:
    return Panel([Segmented("s", (100, 100, 400, 48), "Text", ("S", "M", "L", "XL"), 1, heard.append)])


@pytest.mark.parametrize(("x", "chosen"), [(101, [0]), (160, [0]), (210, []), (350, [2]), (499, [3])])
def test_a_row_of_choices_takes_the_one_that_was_hit(x: float, chosen: list[int]) -> None:
    heard: list[int] = []
    row(heard).click(x, 120)
    assert heard == chosen


def test_arrows_step_along_a_row_and_leave_it_at_the_end() -> None:
    heard: list[int] = []
    panel = row(heard)
    panel.key("tab")
    for _ in range(4):
        panel.key("right")
    assert heard == [2, 3]
    panel.key("enter")
    assert heard == [2, 3, 0]
    assert panel.state("s") == Phrase("{choice}", choice="S")


def slider(heard: list[int]) -> Panel:
    return Panel([Slider("s", (100, 100, 500, 30), "Scale", 75, 200, 100, heard.append, step=5, ticks=6)])


def test_a_slider_follows_the_pointer_in_steps_and_stops_at_its_ends() -> None:
    heard: list[int] = []
    panel = slider(heard)
    panel.down(300, 115)
    panel.move(304, 115)
    panel.move(9000, 900)
    panel.move(-500, 115)
    panel.up(-500, 115)
    assert heard == [125, 200, 75]


def test_a_slider_steps_with_arrows_ends_and_the_wheel() -> None:
    heard: list[int] = []
    panel = slider(heard)
    panel.key("tab")
    for key in ("right", "left", "left", "end", "right", "home"):
        panel.key(key)
    panel.wheel(300, 115, 1)
    assert heard == [105, 100, 95, 200, 75, 80]
    assert panel.state("s") == Phrase("{value}", value="80")


def test_a_slider_leaves_up_and_down_to_the_focus() -> None:
    heard: list[int] = []
    panel = slider(heard)
    panel.key("tab")
    panel.key("down")
    assert heard == []


def test_a_slider_marks_all_it_paints() -> None:
    panel = slider([])
    panel.picture()
    before = panel.canvas.surface.copy()
    panel.group["s"].press(480, 115)
    panel.picture()
    changed = pygame.mask.from_threshold(panel.canvas.surface, (0, 0, 0), (1, 1, 1, 255), before)
    changed.invert()
    x, y, w, h = panel.group["s"].extent
    for box in changed.get_bounding_rects():
        assert pygame.Rect(int(x), int(y), int(w), int(h)).contains(box)
