from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from client.core.words import Phrase
from client.scenes import about
from client.scenes.about import AboutScene
from client.ui.widgets.scrolltext import ScrollText
from tests.scenes.desks import Table
from tests.scenes.places import centre_of
from tests.scenes.sizes import SCALES, SIZES, assert_fits, lay_out


@pytest.fixture
def rig(tmp_path: Path) -> Iterator[Table]:
    table = Table(tmp_path)
    yield table
    assert table.crashes == []
    pygame.display.quit()


def opened(rig: Table) -> AboutScene:
    scene = AboutScene(rig.desk)
    rig.stack.push(scene)
    rig.frames()
    return scene


def test_it_names_everything_the_program_needs_and_where_things_lie(rig: Table) -> None:
    words = opened(rig).controls["words"]
    assert isinstance(words, ScrollText)
    for part in ("pygame-ce", "pygame-gui", "pydantic", "platformdirs", "Fredoka One", "Atkinson Hyperlegible"):
        assert part in words.words
    for folder in (rig.desk.saves.folder, rig.desk.settings_file.path.parent, rig.desk.places.logs):
        assert str(folder) in words.words


@pytest.mark.parametrize("key", [pygame.K_ESCAPE, pygame.K_RETURN])
def test_a_key_closes_it(rig: Table, key: int) -> None:
    scene = opened(rig)
    rig.key(key)
    assert scene not in rig.stack.scenes


def test_folders_open_even_before_anything_was_written_there(rig: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    opened_folders: list[Path] = []
    monkeypatch.setattr(about, "open_folder", opened_folders.append)
    scene = opened(rig)
    assert not rig.desk.saves.folder.exists()
    rig.click(*centre_of(scene, "folder.matches"))
    assert opened_folders == [rig.desk.saves.folder.parent]
    rig.desk.saves.folder.mkdir()
    rig.click(*centre_of(scene, "folder.matches"))
    assert opened_folders[1] == rig.desk.saves.folder


def test_a_folder_that_cannot_be_opened_says_so(rig: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[object] = []
    monkeypatch.setattr(about, "open_folder", lambda _folder: Phrase("No file manager."))
    monkeypatch.setattr(rig.desk.stack, "toast", lambda words, _icon="info": told.append(words))
    scene = opened(rig)
    rig.click(*centre_of(scene, "folder.log"))
    assert told == ["No file manager."]


@pytest.mark.parametrize("size", SIZES)
def test_everything_fits_into_every_window(rig: Table, size: tuple[int, int]) -> None:
    scene = AboutScene(rig.desk)
    rig.stack.push(scene)
    for scale in SCALES:
        for text_size in ("normal", "largest"):
            lay_out(rig, size, scale, text_size)
            assert_fits(rig, scene)
            assert scene.controls["words"].rect[3] > 150
