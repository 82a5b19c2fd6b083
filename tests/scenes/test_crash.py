"""What is shown when a scene failed."""

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from client.scenes import crash
from client.scenes.crash import CrashScene
from client.ui.widgets.scrolltext import ScrollText
from tests.scenes.desks import Table
from tests.scenes.played import Trips
from tests.scenes.sizes import WINDOWS, assert_fits, lay_out, within

REPORT = "Henchbox crash report\n" + '  File "match.py", line 1, in [play] {odd} *text*\n' * 200


@pytest.fixture
def rig(tmp_path: Path) -> Iterator[Table]:
    table = Table(tmp_path)
    table.desk.go = Trips().routes()
    table.desk.sound.close()
    yield table
    pygame.display.quit()


def failed(rig: Table, path: Path | None) -> CrashScene:
    scene = CrashScene(rig.desk, REPORT, path)
    rig.stack.push(scene)
    rig.frames()
    return scene


def click(rig: Table, scene: CrashScene, name: str) -> None:
    x, y, w, h = scene.controls[name].rect
    rig.click(x + w / 2, y + h / 2)


def test_it_says_where_the_report_lies(rig: Table, tmp_path: Path) -> None:
    scene = failed(rig, tmp_path / "log" / "crash-1.txt")
    assert str(tmp_path / "log" / "crash-1.txt") in rig.desk.label(scene.words)


def test_the_report_is_shown_as_it_stands_and_scrolls(rig: Table, tmp_path: Path) -> None:
    scene = failed(rig, tmp_path / "crash-1.txt")
    report = scene.controls["report"]
    assert isinstance(report, ScrollText)
    assert report.scroller.needed
    assert report.link_at(report.rect[0] + 5, report.rect[1] + 5) is None


def test_enter_leads_to_the_menu(rig: Table) -> None:
    failed(rig, None)
    rig.key(pygame.K_RETURN)
    assert Trips.behind(rig.desk.go).calls == [("menu",)]


@pytest.mark.parametrize(("name", "trip"), [("menu", "menu"), ("quit", "quit")])
def test_the_buttons_lead_on(rig: Table, name: str, trip: str) -> None:
    click(rig, failed(rig, None), name)
    assert Trips.behind(rig.desk.go).calls == [(trip,)]


def test_all_of_the_report_is_copied(rig: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    copied: list[str] = []

    def copy(text: str) -> bool:
        copied.append(text)
        return True

    monkeypatch.setattr(crash, "copy_text", copy)
    click(rig, failed(rig, None), "copy")
    assert copied == [REPORT]


def test_the_folder_of_the_report_is_opened_if_there_is_one(
    rig: Table, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[Path] = []
    monkeypatch.setattr(crash, "open_folder", opened.append)
    click(rig, failed(rig, None), "folder")
    assert opened == []
    click(rig, failed(rig, tmp_path / "crash-1.txt"), "folder")
    assert opened == [tmp_path]


@pytest.mark.parametrize("path", [None, Path("/a/very/long/path" * 12) / "crash-20260101-000000.txt"])
def test_it_fits_into_every_window(rig: Table, path: Path | None) -> None:
    scene = failed(rig, path)
    for size, scale, text_size in WINDOWS:
        lay_out(rig, size, scale, text_size)
        assert_fits(rig, scene)
        for name in ("menu", "copy", "folder", "quit", "report"):
            assert within(scene.controls[name].rect, scene.sheet), (name, size, scale)
