"""Dialogs over a scene: by mouse, by keys, at every size."""

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from client.core.words import Phrase
from client.scenes.dialog import Answer, AskText, Confirm, Dialog, Message, ask, ask_name, tell
from client.ui.metrics import contains
from client.ui.widgets.scrolltext import ScrollText
from tests.scenes.desks import Table
from tests.scenes.test_stack import Plain

SIZES = [(1024, 600), (1280, 720), (1366, 768), (1024, 768), (1920, 1080), (3440, 1440)]
LONG = "Nothing is lost, but there is a great deal to be said about it. " * 60


@pytest.fixture
def rig(tmp_path: Path) -> Iterator[Table]:
    table = Table(tmp_path)
    table.stack.push(Plain(table))
    table.frames()
    yield table
    pygame.display.quit()


def opened(rig: Table, dialog: Dialog) -> Dialog:
    rig.stack.push(dialog)
    rig.frames()
    return dialog


def centre_of(rig: Table, name: str) -> tuple[float, float]:
    assert rig.stack.top is not None
    x, y, w, h = rig.stack.top.controls[name].rect
    return x + w / 2, y + h / 2


def confirm(rig: Table, heard: list[str]) -> Confirm:
    yes = Answer("yes", "Delete it", lambda: heard.append("yes"), "danger")
    return Confirm(rig.desk, "Delete this match?", "It will be *gone for good*.", yes)


def test_a_question_is_answered_by_the_mouse(rig: Table) -> None:
    heard: list[str] = []
    opened(rig, confirm(rig, heard))
    rig.click(*centre_of(rig, "yes"))
    assert heard == ["yes"]
    assert len(rig.stack.scenes) == 1


@pytest.mark.parametrize("key", [pygame.K_ESCAPE, pygame.K_RETURN])
def test_esc_and_a_hasty_enter_both_say_no(rig: Table, key: int) -> None:
    heard: list[str] = []
    opened(rig, confirm(rig, heard))
    rig.key(key)
    assert heard == []
    assert len(rig.stack.scenes) == 1


def test_the_keyboard_reaches_yes(rig: Table) -> None:
    heard: list[str] = []
    opened(rig, confirm(rig, heard))
    rig.key(pygame.K_TAB)
    rig.key(pygame.K_RETURN)
    assert heard == ["yes"]


def test_a_press_beside_the_sheet_does_nothing(rig: Table) -> None:
    opened(rig, confirm(rig, []))
    rig.click(5, 5)
    assert len(rig.stack.scenes) == 2


def test_a_message_is_closed_with_one_key(rig: Table) -> None:
    closed: list[str] = []
    opened(rig, Message(rig.desk, "Saved", "All is well.", lambda: closed.append("closed")))
    rig.key(pygame.K_RETURN)
    assert closed == ["closed"]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("user_scale", [0.75, 1.0, 2.0])
@pytest.mark.parametrize("body", ["", "Short.", LONG])
def test_everything_of_a_dialog_lies_in_its_sheet_and_the_sheet_in_the_window(
    rig: Table, size: tuple[int, int], user_scale: float, body: str
) -> None:
    rig.desk.window.rescale(user_scale)
    rig.resize(*size)
    dialog = opened(rig, AskText(rig.desk, "Save the match as", body, "Expo", print))
    area = rig.desk.window.area
    x, y, w, h = dialog.sheet
    assert x >= 0
    assert y >= 0
    assert x + w <= area.width
    assert y + h <= area.height
    for widget in dialog.controls.shown:
        left, top, width, height = widget.rect
        assert contains(dialog.sheet, (left, top))
        assert contains(dialog.sheet, (left + width - 0.01, top + height - 0.01))


def test_a_text_that_is_too_long_scrolls(rig: Table) -> None:
    dialog = opened(rig, Message(rig.desk, "News", LONG))
    text = dialog.controls["text"]
    assert isinstance(text, ScrollText)
    assert text.scroller.needed
    x, y = centre_of(rig, "text")
    before = rig.pixels()
    pygame.event.post(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=-3, precise_y=-3.0, flipped=False))
    rig.click(x, y)
    pygame.event.post(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=-3, precise_y=-3.0, flipped=False))
    rig.frames()
    assert text.scroller.offset > 0
    assert rig.pixels() != before


def test_answers_that_do_not_fit_beside_each_other_lie_below_each_other(rig: Table) -> None:
    answers = [Answer(f"a{i}", "A rather long answer, number " + "x" * i * 4) for i in range(4)]
    dialog = opened(rig, Dialog(rig.desk, "Well?", "Choose.", answers))
    tops = [dialog.controls[answer.name].rect[1] for answer in answers]
    assert len(set(tops)) == 4


def test_a_name_is_asked_for_typed_and_handed_over(rig: Table) -> None:
    names: list[str] = []
    ask_name(rig.desk, "Save the match as", "Expo", names.append)
    rig.frames()
    rig.type("  Sunday 漢字 ")
    rig.key(pygame.K_RETURN)
    assert names == ["Sunday 漢字"]
    assert len(rig.stack.scenes) == 1
    assert not rig.desk.editor.is_open


def test_an_empty_name_is_not_taken(rig: Table) -> None:
    names: list[str] = []
    ask_name(rig.desk, "Save the match as", "Expo", names.append)
    rig.frames()
    rig.key(pygame.K_BACKSPACE)
    rig.key(pygame.K_RETURN)
    assert names == []
    assert len(rig.stack.scenes) == 2
    rig.type("Now")
    rig.click(*centre_of(rig, "done"))
    assert names == ["Now"]


def test_a_name_can_be_left_alone(rig: Table) -> None:
    names: list[str] = []
    ask_name(rig.desk, "Save the match as", "Expo", names.append)
    rig.frames()
    rig.click(*centre_of(rig, "cancel"))
    assert names == []
    assert not rig.desk.editor.is_open


def test_a_name_survives_a_change_of_size(rig: Table) -> None:
    names: list[str] = []
    ask_name(rig.desk, "Save the match as", "", names.append)
    rig.frames()
    rig.type("Half")
    rig.resize(1024, 600)
    rig.type(" and half")
    rig.key(pygame.K_RETURN)
    assert names == ["Half and half"]


def test_a_question_in_one_call(rig: Table) -> None:
    heard: list[str] = []
    ask(rig.desk, Phrase("Leave {name}?", name="Zoë"), lambda: heard.append("left"))
    rig.frames()
    rig.click(*centre_of(rig, "yes"))
    tell(rig.desk, "That was that.")
    rig.frames()
    rig.key(pygame.K_ESCAPE)
    assert heard == ["left"]
    assert len(rig.stack.scenes) == 1


def test_after_a_dialog_the_picture_is_that_before_it(rig: Table) -> None:
    before = rig.pixels()
    opened(rig, Message(rig.desk, "Saved", "All is well."))
    assert rig.pixels() != before
    assert rig.pixels() == rig.fresh_pixels()
    rig.key(pygame.K_ESCAPE)
    rig.frames()
    assert rig.pixels() == before


def test_a_hundred_dialogs_keep_the_stack_and_the_events_clean(rig: Table) -> None:
    for _ in range(100):
        ask_name(rig.desk, "Save the match as", "Expo", lambda _name: None)
        rig.type("x")
        rig.key(pygame.K_RETURN)
    assert len(rig.stack.scenes) == 1
    assert pygame.event.get() == []
