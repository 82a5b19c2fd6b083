"""Controls worked by mouse and by keys."""

from collections.abc import Callable, Iterator

import pygame
import pytest

from client.ui.input import Button as PointerButton
from client.ui.input import FocusLost, PointerHeld, PointerLeft
from client.ui.keys import Action
from client.ui.widgets.base import Widget
from client.ui.widgets.button import Button, HotSpot, Link
from client.ui.widgets.hints import AFTER_MS, paint_hint, reach
from tests.ui.widgets.panels import Panel


@pytest.fixture(autouse=True)
def display() -> Iterator[None]:
    pygame.display.init()
    yield
    pygame.display.quit()


class Three:
    """Three buttons in a row; the last is off."""

    def __init__(self) -> None:
        self.pressed: list[str] = []
        self.panel = Panel(
            [
                Button("one", (100, 100, 200, 64), "One", self._note("one"), hint="The first of them."),
                Button("two", (340, 100, 200, 64), "Two", self._note("two"), kind="primary", action=Action.HINT),
                Button("off", (580, 100, 200, 64), "Off", self._note("off"), why_disabled="Not before your turn."),
            ]
        )

    def _note(self, name: str) -> Callable[[], None]:
        return lambda: self.pressed.append(name)


def test_a_button_is_pressed_by_letting_go_on_it() -> None:
    three = Three()
    three.panel.down(150, 120)
    assert three.pressed == []
    three.panel.up(150, 120)
    assert three.pressed == ["one"]


def test_letting_go_beside_it_presses_nothing() -> None:
    three = Three()
    three.panel.down(150, 120)
    three.panel.move(150, 400)
    three.panel.up(150, 400)
    three.panel.down(150, 400)
    three.panel.move(150, 120)
    three.panel.up(150, 120)
    assert three.pressed == []


@pytest.mark.parametrize(
    ("x", "y", "hit"),
    [(100, 100, True), (299.5, 163.5, True), (99.5, 120, False), (300, 120, False), (150, 164, False)],
)
def test_what_can_be_hit_is_what_is_drawn(x: float, y: float, *, hit: bool) -> None:
    three = Three()
    three.panel.click(x, y)
    assert three.pressed == (["one"] if hit else [])


def test_only_the_left_button_presses() -> None:
    three = Three()
    three.panel.down(150, 120, PointerButton.MIDDLE)
    three.panel.up(150, 120)
    assert three.pressed == []


def test_a_control_that_is_off_says_why() -> None:
    three = Three()
    three.panel.click(*three.panel.on("off"))
    assert three.pressed == []
    assert three.panel.refused == ["Not before your turn."]


def test_hover_and_press_change_the_picture_and_mark_its_place() -> None:
    three = Three()
    plain = three.panel.picture()
    three.panel.move(150, 120)
    hovered = three.panel.picture()
    three.panel.down(150, 120)
    pressed = three.panel.picture()
    three.panel.move(900, 600)
    assert len({plain, hovered, pressed}) == 3
    assert three.panel.stale
    three.panel.up(900, 600)
    assert three.panel.picture() == plain


def test_the_pointer_may_leave_the_window_while_a_button_is_down() -> None:
    three = Three()
    plain = three.panel.picture()
    three.panel.down(150, 120)
    three.panel.group.handle(PointerLeft())
    assert three.panel.picture() == plain
    three.panel.up(150, 120)
    assert three.pressed == []


def test_tab_reaches_everything_in_reading_order_and_enter_presses() -> None:
    three = Three()
    names = []
    for _ in range(3):
        three.panel.key("tab")
        names.append(three.panel.focused())
        three.panel.key("enter")
    assert names == ["one", "two", "off"]
    assert three.pressed == ["one", "two"]
    assert three.panel.refused == ["Not before your turn."]


def test_what_can_be_clicked_is_what_the_keyboard_reaches() -> None:
    three = Three()
    reached = set()
    for _ in range(10):
        three.panel.key("tab")
        reached.add(three.panel.focused())
    assert reached == {widget.name for widget in three.panel.group.shown}


def test_the_ring_is_drawn_for_the_keyboard_and_gone_with_the_mouse() -> None:
    three = Three()
    plain = three.panel.picture()
    three.panel.key("tab")
    assert three.panel.picture() != plain
    three.panel.down(1000, 600)
    assert three.panel.focused() is None
    assert three.panel.picture() == plain


def test_an_arrow_first_shows_where_the_focus_is() -> None:
    three = Three()
    three.panel.click(*three.panel.on("two"))
    three.panel.key("right")
    assert three.panel.focused() == "two"
    three.panel.key("left")
    assert three.panel.focused() == "one"


def test_without_a_ring_enter_works_the_default_control() -> None:
    three = Three()
    three.panel.click(*three.panel.on("one"))
    three.panel.group.default = "two"
    three.panel.key("enter")
    assert three.pressed == ["one", "two"]


def test_a_key_of_the_map_works_its_control_from_anywhere() -> None:
    three = Three()
    assert three.panel.key("h")
    assert three.pressed == ["two"]
    assert not three.panel.key("u")


def test_hidden_controls_are_neither_hit_nor_reached() -> None:
    three = Three()
    three.panel.group["two"].visible = False
    three.panel.group.changed()
    three.panel.click(*three.panel.on("two"))
    three.panel.key("h")
    three.panel.key("tab")
    three.panel.key("tab")
    assert three.pressed == []
    assert three.panel.focused() == "off"


def test_a_new_layout_keeps_focus_and_press_by_name() -> None:
    three = Three()
    three.panel.key("tab")
    three.panel.down(150, 120)
    again = Button("one", (700, 500, 200, 64), "One", lambda: three.pressed.append("moved"))
    three.panel.group.arrange([again])
    three.panel.up(750, 520)
    assert three.pressed == ["moved"]
    current = three.panel.group.focus.current
    assert current is not None
    assert current.rect == (700, 500, 200, 64)


def test_two_controls_of_one_name_are_a_mistake() -> None:
    with pytest.raises(ValueError, match="one name"):
        Panel([Link("a", (0, 0, 9, 9)), Link("a", (9, 9, 9, 9))])


def test_the_front_most_control_is_hit() -> None:
    pressed: list[str] = []
    panel = Panel(
        [
            HotSpot("back", (0, 0, 200, 200), "Back", lambda: pressed.append("back")),
            HotSpot("front", (50, 50, 50, 50), "Front", lambda: pressed.append("front")),
        ]
    )
    panel.click(60, 60)
    panel.click(10, 10)
    assert pressed == ["front", "back"]


@pytest.mark.parametrize("how", ["right", "held"])
def test_a_right_click_or_a_hold_asks_about_a_thing_and_does_not_press_it(how: str) -> None:
    asked: list[str] = []
    pressed: list[str] = []
    spot = HotSpot("card", (0, 0, 99, 99), "Card", lambda: pressed.append("card"), on_ask=lambda: asked.append("card"))
    panel = Panel([spot])
    if how == "right":
        panel.down(10, 10, PointerButton.RIGHT)
    else:
        panel.down(10, 10)
        panel.group.handle(PointerHeld(10, 10))
    panel.up(10, 10)
    assert (asked, pressed) == (["card"], [])


def test_a_note_appears_after_a_rest_and_goes_with_the_pointer() -> None:
    three = Three()
    three.panel.move(150, 120)
    hovered = three.panel.picture()
    three.panel.group.update(0)
    three.panel.group.update(AFTER_MS - 1)
    assert three.panel.picture() == hovered
    three.panel.stale.clear()
    three.panel.group.update(AFTER_MS)
    assert three.panel.picture() != hovered
    assert three.panel.stale
    three.panel.stale.clear()
    three.panel.down(150, 120)
    three.panel.up(150, 120)
    assert three.panel.picture() == hovered
    assert three.panel.stale


def test_the_note_of_what_is_off_says_why_also_for_the_keyboard() -> None:
    three = Three()
    for _ in range(3):
        three.panel.key("tab")
    ring = three.panel.picture()
    three.panel.group.update(0)
    three.panel.group.update(AFTER_MS)
    assert three.panel.picture() != ring


@pytest.mark.parametrize("corner", [(0.0, 0.0), (1180.0, 0.0), (0.0, 660.0), (1180.0, 660.0)])
def test_a_note_lies_within_the_window_whatever_it_is_about(corner: tuple[float, float]) -> None:

    panel = Panel(
        [Button("b", (*corner, 100, 60), "B", hint="A sentence that is long enough for several lines of text.")]
    )
    x, y, w, h = paint_hint(panel.canvas, panel.group["b"], panel.group.theme)
    assert x >= 0
    assert y >= 0
    assert x + w <= 1280
    assert y + h <= 720
    left, top, width, height = reach(panel.group["b"])
    assert left <= x
    assert top <= y
    assert x + w <= left + width
    assert y + h <= top + height


def test_losing_the_window_s_focus_lets_go() -> None:
    three = Three()
    three.panel.down(150, 120)
    three.panel.group.handle(FocusLost())
    three.panel.up(150, 120)
    assert three.pressed == []


def test_a_press_is_told_once_whether_by_pointer_or_by_key() -> None:
    three = Three()
    used: list[str] = []
    three.panel.group.on_used = lambda: used.append("click")
    three.panel.click(150, 120)
    three.panel.key("h")
    three.panel.click(*three.panel.on("off"))
    three.panel.click(900, 600)
    assert used == ["click", "click"]


def test_an_unknown_name_is_a_mistake() -> None:
    with pytest.raises(KeyError):
        Three().panel.group["four"]


def test_a_touched_control_is_painted_anew() -> None:
    three = Three()
    three.panel.stale.clear()
    three.panel.group.touch("two")
    assert three.panel.stale == [(340, 100, 200, 64)]


def test_every_control_has_words_for_its_state_or_none() -> None:
    widget: Widget = Button("a", (0, 0, 9, 9), "A")
    assert widget.state() is None
    assert widget.focusable().label == "A"
