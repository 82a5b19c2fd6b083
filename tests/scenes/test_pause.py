"""The pause menu."""

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from client.core.words import N_, Phrase
from client.scenes.pause import PauseScene
from client.storage.save_error import Fault, SaveError
from tests.scenes.desks import Table
from tests.scenes.played import Trips, played
from tests.scenes.sizes import WINDOWS, assert_fits, lay_out
from tests.scenes.test_stack import Plain


class Seat:
    """Stands for the match scene and writes down what was asked of it."""

    def __init__(self, moves: int = 12) -> None:
        self.match = played(moves=moves)
        self.seconds_played = 300
        self.done: list[str] = []
        self.taken: set[str] = set()

    def undo(self) -> None:
        self.done.append("undo")

    def restart_same_deal(self) -> None:
        self.done.append("restart")

    def save_as(self, title: str, *, overwrite: bool) -> Phrase | None:
        if title == "full":
            raise SaveError(Fault.NOT_WRITTEN, Path(title), Phrase(N_("The disk is full.")))
        if title in self.taken and not overwrite:
            raise SaveError(Fault.EXISTS, Path(title), Phrase(N_("There is one already.")))
        self.done.append(f"save {title}{' over' if overwrite else ''}")
        return None


@pytest.fixture
def rig(tmp_path: Path) -> Iterator[Table]:
    table = Table(tmp_path)
    table.desk.go = Trips().routes()
    table.desk.sound.close()
    table.stack.push(Plain(table))
    yield table
    pygame.display.quit()


@pytest.fixture
def seat() -> Seat:
    return Seat()


@pytest.fixture
def pause(rig: Table, seat: Seat) -> PauseScene:
    scene = PauseScene(rig.desk, seat)
    rig.stack.push(scene)
    rig.frames()
    return scene


def click(rig: Table, name: str) -> None:
    assert rig.stack.top is not None
    x, y, w, h = rig.stack.top.controls[name].rect
    rig.click(x + w / 2, y + h / 2)


def top_name(rig: Table) -> str:
    assert rig.stack.top is not None
    return rig.stack.top.name


def went(rig: Table) -> list[tuple[object, ...]]:
    return Trips.behind(rig.desk.go).calls


@pytest.mark.parametrize("key", [pygame.K_ESCAPE, pygame.K_RETURN, pygame.K_SPACE])
def test_a_key_resumes(rig: Table, pause: PauseScene, key: int) -> None:
    rig.key(key)
    assert pause not in rig.stack.scenes
    assert went(rig) == []


def test_a_decision_is_taken_back_and_the_match_goes_on(rig: Table, pause: PauseScene, seat: Seat) -> None:
    click(rig, "undo")
    assert seat.done == ["undo"]
    assert pause not in rig.stack.scenes


def test_what_has_not_begun_cannot_be_taken_back_or_restarted(rig: Table) -> None:
    fresh = Seat(moves=0)
    rig.stack.push(PauseScene(rig.desk, fresh))
    rig.frames()
    click(rig, "undo")
    click(rig, "restart")
    assert fresh.done == []
    assert top_name(rig) == "pause"


def test_restarting_asks_first(rig: Table, pause: PauseScene, seat: Seat) -> None:
    click(rig, "restart")
    rig.key(pygame.K_RETURN)
    assert seat.done == []
    assert rig.stack.top is pause
    click(rig, "restart")
    click(rig, "yes")
    assert seat.done == ["restart"]
    assert pause not in rig.stack.scenes


@pytest.mark.parametrize(("name", "trip"), [("load", "saves"), ("settings", "settings")])
def test_other_scenes_open_above_it(rig: Table, pause: PauseScene, name: str, trip: str) -> None:
    click(rig, name)
    assert went(rig) == [(trip,)]
    assert pause in rig.stack.scenes


@pytest.mark.parametrize(("name", "trip"), [("menu", "menu"), ("quit", "quit")])
def test_a_kept_match_is_left_without_a_question(rig: Table, pause: PauseScene, name: str, trip: str) -> None:
    click(rig, name)
    assert went(rig) == [(trip,)]


@pytest.mark.parametrize("why", ["autosave is off", "the disk is full"])
def test_leaving_asks_if_the_match_would_be_lost(rig: Table, seat: Seat, why: str) -> None:
    if why == "autosave is off":
        rig.desk.settings.saving.autosave = False
    else:
        rig.desk.saves.trouble = Phrase("The disk is full.")
    rig.stack.push(PauseScene(rig.desk, seat))
    rig.frames()
    click(rig, "menu")
    assert went(rig) == []
    click(rig, "yes")
    assert went(rig) == [("menu",)]


def save_as(rig: Table, title: str) -> None:
    click(rig, "save")
    rig.type(title)
    rig.key(pygame.K_RETURN)


def test_a_match_is_saved_under_the_name_that_was_typed(rig: Table, pause: PauseScene, seat: Seat) -> None:
    save_as(rig, "Sunday")
    assert seat.done == ["save Sunday"]
    assert rig.stack.top is pause


def test_an_empty_name_is_not_taken(rig: Table, pause: PauseScene, seat: Seat) -> None:
    click(rig, "save")
    rig.key(pygame.K_BACKSPACE)
    rig.key(pygame.K_RETURN)
    assert top_name(rig) == "ask_text"
    assert seat.done == []
    rig.type("Monday")
    rig.key(pygame.K_RETURN)
    assert seat.done == ["save Monday"]


@pytest.mark.parametrize(("answer", "done"), [("yes", ["save Sunday over"]), ("no", [])])
def test_a_taken_name_is_asked_about(rig: Table, pause: PauseScene, seat: Seat, answer: str, done: list[str]) -> None:
    seat.taken.add("Sunday")
    save_as(rig, "Sunday")
    assert top_name(rig) == "confirm"
    click(rig, answer)
    assert seat.done == done
    assert rig.stack.top is pause


def test_a_save_that_fails_says_why(rig: Table, pause: PauseScene, seat: Seat) -> None:
    save_as(rig, "full")
    assert top_name(rig) == "message"
    rig.key(pygame.K_RETURN)
    assert seat.done == []
    assert rig.stack.top is pause


def test_every_line_fits_into_every_window(rig: Table, pause: PauseScene) -> None:
    for size, scale, text_size in WINDOWS:
        lay_out(rig, size, scale, text_size)
        assert_fits(rig, pause)
        x, y, w, h = pause.places.sheet
        area = rig.desk.window.area
        assert x >= 0, size
        assert y >= 0, size
        assert x + w <= area.width, size
        assert y + h <= area.height, size
