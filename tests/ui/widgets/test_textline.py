"""A line of text that can be edited."""

from collections.abc import Iterator

import pygame
import pytest

from client.core.words import Phrase
from client.ui.forms import TextEditor
from client.ui.input import FocusLost, TextComposed
from client.ui.widgets.button import Button
from client.ui.widgets.textline import TextLine
from tests.ui.widgets.panels import Panel


class Named:
    """A field for a name, and a button beside it."""

    def __init__(self, value: str = "Zoë") -> None:
        self.heard: list[str] = []
        self.typed: list[str] = []
        self.entered: list[str] = []
        self.line = TextLine(
            "name",
            (100, 100, 360, 56),
            "Name",
            value,
            self.heard.append,
            editor=TextEditor(),
            limit=40,
            example="Your name",
            on_type=self.typed.append,
            on_enter=lambda: self.entered.append(self.line.value),
        )
        self.panel = Panel([self.line, Button("ok", (500, 100, 100, 56), "Fine", lambda: self.heard.append("ok"))])


@pytest.fixture
def named() -> Iterator[Named]:
    pygame.display.init()
    pygame.display.set_mode((640, 400))
    yield Named()
    pygame.display.quit()


def test_a_press_starts_to_edit_all_of_it_selected_and_another_puts_the_cursor(named: Named) -> None:
    named.panel.click(440, 120)
    assert named.line.captures
    assert named.line.editor.editing.end == 3
    named.panel.picture()
    named.panel.click(440, 120)
    named.panel.type("!")
    named.panel.key("enter")
    assert named.heard == named.entered == ["Zoë!"]
    assert not named.line.captures


def test_by_keys_the_whole_text_is_selected_and_replaced(named: Named) -> None:
    named.panel.key("tab")
    named.panel.key("enter")
    named.panel.type("Ana")
    named.panel.key("enter")
    assert named.heard == ["Ana"]
    assert named.typed == ["Ana"]
    assert named.panel.state("name") == Phrase("{value}", value="Ana")


def test_letters_that_are_keys_of_the_game_are_typed_and_do_nothing_else(named: Named) -> None:
    named.panel.key("tab")
    named.panel.key("enter")
    for letter in "muh":
        named.panel.key(letter)
        named.panel.type(letter)
    named.panel.key("space")
    named.panel.type(" ")
    named.panel.key("enter")
    assert named.heard == ["muh "]


def test_esc_brings_the_old_text_back(named: Named) -> None:
    named.panel.key("tab")
    named.panel.key("enter")
    named.panel.type("Nobody")
    named.panel.key("escape")
    assert named.line.value == "Zoë"
    assert named.heard == []
    assert named.typed == ["Nobody", "Zoë"]


def test_tab_keeps_the_text_and_walks_on(named: Named) -> None:
    named.panel.key("tab")
    named.panel.key("enter")
    named.panel.type("Ana")
    named.panel.key("tab")
    assert named.heard == ["Ana"]
    assert named.panel.focused() == "ok"


def test_a_press_elsewhere_keeps_the_text_and_counts(named: Named) -> None:
    named.panel.click(440, 120)
    named.panel.type("!")
    named.panel.click(550, 120)
    assert named.heard[-1] == "ok"
    assert named.heard[0].endswith("!")


@pytest.mark.parametrize("how", ["focus", "covered"])
def test_losing_the_focus_keeps_the_text(named: Named, how: str) -> None:
    named.panel.key("tab")
    named.panel.key("enter")
    named.panel.type("Ana")
    if how == "focus":
        named.panel.group.handle(FocusLost())
    else:
        named.panel.group.let_go()
    assert named.heard == ["Ana"]


def test_the_pointer_puts_the_cursor_between_letters_and_selects(named: Named) -> None:
    named.panel.click(440, 120)
    named.panel.picture()
    edges = named.line._edges
    named.panel.down(116 + edges[1] + 1, 120)
    named.panel.move(116 + edges[3] + 40, 120)
    named.panel.up(116 + edges[3], 120)
    assert named.line.editor.editing.start == 1
    assert named.line.editor.editing.end == 3
    named.panel.type("ac")
    named.panel.key("enter")
    assert named.line.value == "Zac"


def test_a_long_text_scrolls_with_the_cursor_and_stays_within_its_frame(named: Named) -> None:
    named.panel.click(440, 120)
    outside = pygame.Rect(470, 90, 20, 80)
    named.panel.picture()
    before = pygame.image.tobytes(named.panel.canvas.surface.subsurface(outside), "RGB")
    named.panel.type("a name that is much wider than its field")
    named.panel.picture()
    assert named.line._shift > 0
    assert pygame.image.tobytes(named.panel.canvas.surface.subsurface(outside), "RGB") == before
    named.panel.key("home")
    named.panel.picture()
    assert named.line._shift == 0


def test_what_is_being_composed_is_seen_underlined(named: Named) -> None:
    named.panel.click(440, 120)
    plain = named.panel.picture()
    named.panel.group.handle(TextComposed("に"))
    assert named.panel.picture() != plain


def test_the_cursor_blinks_only_while_editing(named: Named) -> None:
    assert not any(named.line.tick(ms) for ms in range(0, 3000, 16))
    named.panel.click(440, 120)
    assert sum(named.line.tick(ms) for ms in range(0, 3000, 16)) == 5


def test_an_empty_field_shows_its_example(named: Named) -> None:
    named.line.value = ""
    example = named.panel.picture()
    named.line.example = ""
    assert named.panel.picture() != example


@pytest.mark.parametrize("value", ["", "x" * 400, "漢字 עברית 🐔", "two\nlines", "*bold* [link] {icon}"])
def test_odd_texts_are_shown_and_edited_without_trouble(value: str) -> None:
    pygame.display.init()
    pygame.display.set_mode((640, 400))
    odd = Named(value)
    odd.panel.picture()
    odd.panel.click(440, 120)
    odd.panel.picture()
    odd.panel.key("enter")
    assert len(odd.line.value) <= max(40, len(value))
    pygame.display.quit()
