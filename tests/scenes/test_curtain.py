"""The curtain between two humans."""

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from client.core.words import Phrase
from client.scenes.curtain import CurtainScene
from tests.scenes.desks import Table
from tests.scenes.played import Trips
from tests.scenes.sizes import WINDOWS, assert_fits, lay_out, within
from tests.scenes.test_stack import Plain


@pytest.fixture
def rig(tmp_path: Path) -> Iterator[Table]:
    table = Table(tmp_path)
    table.desk.go = Trips().routes()
    table.stack.push(Plain(table))
    table.frames()
    yield table
    pygame.display.quit()


def fallen(rig: Table, heard: list[str], name: str = "Juniper", reason: Phrase | None = None) -> CurtainScene:
    scene = CurtainScene(rig.desk, 3, name, "cat", lambda: heard.append("ready"), reason)
    rig.stack.push(scene)
    rig.frames()
    return scene


@pytest.mark.parametrize("key", [pygame.K_RETURN, pygame.K_SPACE])
def test_a_key_lifts_the_curtain_once(rig: Table, key: int) -> None:
    heard: list[str] = []
    scene = fallen(rig, heard)
    rig.key(key)
    assert heard == ["ready"]
    assert scene not in rig.stack.scenes


def test_the_button_lifts_the_curtain_and_a_click_beside_it_does_not(rig: Table) -> None:
    heard: list[str] = []
    scene = fallen(rig, heard)
    rig.click(10, 400)
    assert heard == []
    x, y, w, h = scene.controls["ready"].rect
    rig.click(x + w / 2, y + h / 2)
    assert heard == ["ready"]


def test_nothing_below_shows_through(rig: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    shown = rig.fresh_pixels()
    assert CurtainScene.hides_below
    fallen(rig, [])
    covered = rig.fresh_pixels()
    monkeypatch.setattr(rig.stack.scenes[0], "paint", lambda c: c.surface.fill((255, 0, 0)))
    assert rig.fresh_pixels() == covered
    assert covered != shown


def test_the_curtain_is_heard(rig: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[str] = []
    monkeypatch.setattr(rig.desk.sound, "play", heard.append)
    fallen(rig, [])
    assert heard == ["curtain"]


def test_esc_leads_to_the_pause_menu_and_not_behind_the_curtain(rig: Table) -> None:
    heard: list[str] = []
    fallen(rig, heard)
    rig.key(pygame.K_ESCAPE)
    assert heard == []
    assert Trips.behind(rig.desk.go).calls == [("pause",)]


@pytest.mark.parametrize("reason", [None, Phrase("The window was left. " * 12)])
@pytest.mark.parametrize("name", ["Bo", "Maximilian Featherstone-Haugh the Younger of Upper Slaughter"])
def test_it_fits_into_every_window(rig: Table, name: str, reason: Phrase | None) -> None:
    scene = fallen(rig, [], name, reason)
    for size, scale, text_size in WINDOWS:
        lay_out(rig, size, scale, text_size)
        assert_fits(rig, scene)
        area, at = rig.desk.window.area, scene.places
        assert within(at.plate, (0, 0, area.width, area.height)), (size, scale)
        assert at.face[1] - at.face_r >= 0, (size, scale)
        assert within(scene.controls["ready"].rect, at.plate), (size, scale)
