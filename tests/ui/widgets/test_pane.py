import pytest

from client.ui.input import KeyPressed, PointerMoved, PointerPressed, PointerReleased, Wheel
from client.ui.keys import Action
from client.ui.widgets.button import Button
from client.ui.widgets.group import WidgetGroup
from client.ui.widgets.pane import Pane

TAB = KeyPressed("tab", action=Action.NEXT)


class Page:
    """A pane 200 high over ten buttons of 60, and what has happened."""

    def __init__(self) -> None:
        self.pressed: list[str] = []
        self.scrolled = 0
        self.group = WidgetGroup(lambda _rect: None)
        self.pane = Pane("pane", (0, 100, 300, 200), on_scroll=self._scrolled)
        self.buttons = [self._button(number) for number in range(10)]
        self.pane.hold(self.buttons, 600)
        self.group.arrange([self.pane, *self.buttons])
        self.group.on_focus = self.pane.reveal

    def _button(self, number: int) -> Button:
        name = f"b{number}"
        return Button(name, (10, 100 + number * 60, 250, 50), name, lambda: self.pressed.append(name))

    def _scrolled(self) -> None:
        self.scrolled += 1
        self.group.changed()

    def click(self, x: float, y: float) -> None:
        for value in (PointerMoved(x, y), PointerPressed(x, y), PointerReleased(x, y)):
            self.group.handle(value)


def test_what_lies_outside_cannot_be_hit() -> None:
    page = Page()
    page.click(100, 320)
    page.click(100, 290)
    assert page.pressed == ["b3"]


def test_the_wheel_scrolls_also_over_what_is_held() -> None:
    page = Page()
    page.group.handle(Wheel(100, 120, -1.0))
    assert page.buttons[0].rect[1] == 100 - 96
    assert page.scrolled == 1
    page.click(100, 290)
    assert page.pressed == ["b4"]


def test_the_keyboard_brings_what_it_reaches_into_sight_and_never_stops_at_the_pane() -> None:
    page = Page()
    for number in range(10):
        page.group.handle(TAB)
        current = page.group.focus.current
        assert current is not None
        assert current.id == f"b{number}"
        top, height = page.buttons[number].rect[1], page.buttons[number].rect[3]
        assert top >= 100
        assert top + height <= 300


def test_the_thumb_is_dragged_and_a_hit_beside_it_jumps() -> None:
    page = Page()
    x = page.pane.track[0] + 4
    page.group.handle(PointerPressed(x, 110))
    page.group.handle(PointerMoved(x, 400))
    assert page.pane.scroller.at_end
    page.group.handle(PointerReleased(x, 400))
    page.click(x, 110)
    assert page.pane.scroller.offset == 0
    assert page.pressed == []


@pytest.mark.parametrize(("key", "offset"), [("page down", 180), ("end", 400), ("home", 0)])
def test_pages_and_ends_are_reached_by_key(key: str, offset: float) -> None:
    page = Page()
    page.pane.take_page(KeyPressed(key))
    assert page.pane.scroller.offset == offset


def test_a_page_that_fits_does_not_scroll() -> None:
    page = Page()
    page.pane.hold(page.buttons[:3], 180)
    assert not page.pane.turn(-3)
    assert not page.pane.take_page(KeyPressed("end"))
    assert page.buttons[0].rect[1] == 100
