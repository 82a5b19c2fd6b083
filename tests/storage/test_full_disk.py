"""A disk with room for little: a tiny file system in memory, where the tests may make one."""

import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from client.storage.crash import report_crash
from client.storage.record_file import read_record
from client.storage.settings_file import SettingsFile
from tests.storage.matches import GAME, new_match, play_on, saves_in


@pytest.fixture
def tiny(tmp_path: Path) -> Iterator[Path]:
    folder = tmp_path / "tiny"
    folder.mkdir()
    command = ["mount", "-t", "tmpfs", "-o", "size=64k", "tmpfs", str(folder)]
    try:
        made = subprocess.run(command, capture_output=True, check=False)
    except OSError:
        pytest.skip("there is no mount command")
    if made.returncode != 0:
        pytest.skip("no file system can be mounted here")
    yield folder
    subprocess.run(["umount", str(folder)], check=True)


def fill(folder: Path) -> Path:
    """Use up all room and return the file that does."""
    glutton = folder / "glutton"
    try:
        with glutton.open("wb", buffering=0) as file:
            while file.write(b"x" * 512):
                pass
    except OSError:
        return glutton
    raise AssertionError


def test_a_full_disk_keeps_the_old_match_and_the_next_start_works(tiny: Path) -> None:
    saves = saves_in(tiny / "saves")
    match, slot = new_match(), saves.begin(GAME.id)
    saves.autosave(slot, play_on(match, 3))
    glutton = fill(tiny)
    told = [saves.autosave(slot, play_on(match, 1)) for _ in range(4)]
    assert [phrase is None for phrase in told] == [False, True, True, True]
    assert len(read_record(slot.path).moves) == 3
    saves.close()
    again = saves_in(tiny / "saves")
    assert len(again.to_continue()[GAME.id].record.moves) == 3
    glutton.unlink()
    loaded, slot = again.resume(again.to_continue()[GAME.id])
    assert again.autosave(slot, play_on(loaded.match, 2)) is None
    assert len(read_record(slot.path).moves) == 5
    again.close()


def test_a_full_disk_keeps_the_old_settings(tiny: Path) -> None:
    file = SettingsFile(tiny / "settings.json")
    file.settings.sight.ui_scale = 120
    file.write()
    fill(tiny)
    for width in range(1000, 1005):
        file.settings.screen.width = width
        file.write()
    assert len(file.notes) == 1
    assert SettingsFile(tiny / "settings.json").settings.sight.ui_scale == 120


def test_a_full_disk_still_lets_a_crash_be_shown(tiny: Path) -> None:
    fill(tiny)
    assert report_crash(ZeroDivisionError(), tiny / "log").path is None
