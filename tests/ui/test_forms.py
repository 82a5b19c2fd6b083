"""Editing a line of text through the library that knows how."""

import resource
import warnings
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from client.ui.forms import TextEditor
from client.ui.input import KeyPressed, TextComposed, TextTyped

CLIENT = Path(__file__).parents[2] / "client"


@pytest.fixture
def editor() -> Iterator[TextEditor]:
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((800, 600))
    pygame.event.clear()
    yield TextEditor()
    pygame.display.quit()


def key(editor: TextEditor, code: int, *, ctrl: bool = False, shift: bool = False) -> None:
    editor.take(KeyPressed(pygame.key.name(code), code=code, ctrl=ctrl, shift=shift))


def test_nobody_else_imports_the_library() -> None:
    users = [
        path.relative_to(CLIENT).as_posix()
        for path in CLIENT.rglob("*.py")
        if any(
            line.strip().startswith(("import pygame_gui", "from pygame_gui")) for line in path.read_text().splitlines()
        )
    ]
    assert users == ["ui/forms.py"]


def test_the_library_is_loaded_with_the_first_line_and_not_before(editor: TextEditor) -> None:
    source = (CLIENT / "ui" / "forms.py").read_text()
    assert not any(line.startswith(("import pygame_gui", "from pygame_gui")) for line in source.splitlines())
    assert not editor.is_open
    editor.open("", 10)
    assert editor.is_open


def test_a_line_starts_with_all_of_it_selected_and_typing_replaces_it(editor: TextEditor) -> None:
    editor.open("Zoë", 40)
    assert editor.editing == ("Zoë", 3, 0, 3, "")
    editor.take(TextTyped("Ana"))
    assert editor.close() == "Ana"
    assert not editor.is_open


@pytest.mark.parametrize("text", ["é", "Γειά", "Жук", "漢字", "עברית", "عربى", "🐔", "e\u0301", "\u200f"])
def test_any_script_can_be_typed(editor: TextEditor, text: str) -> None:
    editor.open("", 40)
    editor.take(TextTyped(text))
    assert editor.close() == text


def test_keys_move_select_and_delete(editor: TextEditor) -> None:
    editor.open("henbox", 40)
    key(editor, pygame.K_END)
    key(editor, pygame.K_LEFT, shift=True)
    key(editor, pygame.K_LEFT, shift=True)
    assert editor.editing[1:4] == (4, 4, 6)
    key(editor, pygame.K_DELETE)
    assert editor.editing.text == "henb"
    key(editor, pygame.K_HOME)
    key(editor, pygame.K_DELETE)
    key(editor, pygame.K_BACKSPACE)
    assert editor.close() == "enb"


def test_cutting_and_pasting_go_through_the_clipboard(editor: TextEditor) -> None:
    editor.open("abc", 40)
    key(editor, pygame.K_a, ctrl=True)
    key(editor, pygame.K_x, ctrl=True)
    assert editor.editing.text == ""
    key(editor, pygame.K_v, ctrl=True)
    key(editor, pygame.K_v, ctrl=True)
    assert editor.close() == "abcabc"


def test_a_pasted_line_break_becomes_a_space(editor: TextEditor) -> None:
    pygame.scrap.put_text("two\nlines\tand more")
    editor.open("", 40)
    key(editor, pygame.K_v, ctrl=True)
    assert editor.close() == "two lines and more"


def test_a_text_is_never_longer_than_its_limit(editor: TextEditor) -> None:
    editor.open("x" * 300, 12)
    assert len(editor.editing.text) == 12
    key(editor, pygame.K_END)
    editor.take(TextTyped("y" * 50))
    assert editor.close() == "x" * 12


def test_the_pointer_puts_the_cursor_and_drags_a_selection(editor: TextEditor) -> None:
    editor.open("henchbox", 40)
    editor.put_cursor(2)
    assert editor.editing[1:4] == (2, 0, 0)
    editor.extend(5)
    assert editor.editing[1:4] == (5, 2, 5)
    editor.extend(0)
    assert editor.editing[1:4] == (0, 0, 2)
    editor.put_cursor(99)
    assert editor.editing.cursor == 8


def test_what_an_input_method_composes_is_shown_beside_the_text(editor: TextEditor) -> None:
    editor.open("a", 40)
    key(editor, pygame.K_END)
    editor.take(TextComposed("に"))
    assert editor.editing.composed == "に"
    assert editor.editing.text == "a"
    editor.take(TextTyped("二"))
    assert editor.editing.composed == ""
    assert editor.close() == "a二"


def test_keys_repeat_only_while_a_line_is_edited(editor: TextEditor) -> None:
    editor.open("a", 40)
    assert pygame.key.get_repeat() != (0, 0)
    editor.close()
    assert pygame.key.get_repeat() == (0, 0)


def test_the_library_leaves_no_events_behind_and_those_of_others_alone(editor: TextEditor) -> None:
    pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(1, 1), button=1))
    editor.open("a", 40)
    editor.take(TextTyped("b"))
    key(editor, pygame.K_RETURN)
    editor.close()
    assert [event.type for event in pygame.event.get()] == [pygame.MOUSEBUTTONDOWN]


def test_the_library_has_nothing_to_complain_about(editor: TextEditor) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        editor.open("abc", 40)
        editor.take(TextTyped("漢 é 🐔"))
        editor.close()


def test_three_hundred_lines_keep_the_memory_flat(editor: TextEditor) -> None:
    def edit() -> None:
        editor.open("Somebody", 40)
        for letter in "Henrietta":
            editor.take(TextTyped(letter))
        assert editor.close() == "Henrietta"

    for _ in range(30):
        edit()
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    for _ in range(300):
        edit()
    assert resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before < 4_000
