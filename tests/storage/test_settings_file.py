import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from pydantic import ValidationError

from client.locale.markup import plain
from client.locale.translator import Translator
from client.storage.atomic import backup_of
from client.storage.repair import settings_from
from client.storage.settings import QuickStart, SeatChoice, Settings
from client.storage.settings_file import QUIET_S, SettingsFile


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "deep" / "settings.json"


def notes(file: SettingsFile) -> list[str]:
    return [plain(Translator().say(note)) for note in file.notes]


def test_a_missing_file_means_standard_settings_and_nothing_is_written(path: Path) -> None:
    file = SettingsFile(path)
    file.write()
    assert (file.settings, file.notes, path.parent.exists()) == (Settings(), [], False)


def test_what_was_set_comes_back(path: Path) -> None:
    file = SettingsFile(path)
    file.settings.sight.ui_scale = 150
    file.settings.keys.changes = {"undo": ["ctrl+z", "backspace"]}
    file.settings.quick_starts["hens"] = QuickStart(seats=[SeatChoice(name="Zoë 🐔")], options={"rounds": 3})
    file.write()
    again = SettingsFile(path)
    assert (again.settings, again.notes) == (file.settings, [])


@pytest.mark.parametrize("value", [74, 201, "125", 1.5, True, None])
def test_a_value_out_of_bounds_cannot_be_set(value: Any) -> None:
    with pytest.raises(ValidationError):
        Settings().sight.ui_scale = value


@pytest.mark.parametrize("value", [75, 200])
def test_the_bounds_themselves_can_be_set(value: int) -> None:
    settings = Settings()
    settings.sight.ui_scale = value
    assert settings_from(settings.model_dump(mode="json")).settings.sight.ui_scale == value


def test_shorter_settings_leave_nothing_of_longer_ones(path: Path) -> None:
    file = SettingsFile(path)
    file.settings.saving.folder = "x" * 3000
    file.write()
    file.settings.saving.folder = ""
    file.write()
    assert json.loads(path.read_text())["saving"]["folder"] == ""


def with_value(*place: str, value: object) -> Callable[[dict[str, Any]], None]:
    def change(data: dict[str, Any]) -> None:
        for step in place[:-1]:
            data = data[step]
        data[place[-1]] = value

    return change


@pytest.mark.parametrize(
    ("change", "left_out"),
    [
        pytest.param(with_value("sight", "ui_scale", value=9999), "sight.ui_scale", id="out of bounds"),
        pytest.param(with_value("sight", "palette", value="sepia"), "sight.palette", id="unknown word"),
        pytest.param(with_value("play", "speed", value=None), "play.speed", id="nothing"),
        pytest.param(with_value("sound", value="loud"), "sound", id="a text for a whole tab"),
        pytest.param(with_value("sound", "effects", "volume", value=-1), "sound.effects.volume", id="deep inside"),
        pytest.param(with_value("teleport", value={}), "teleport", id="unknown name"),
        pytest.param(with_value("screen", "width", value=1e308), "screen.width", id="an absurd number"),
        pytest.param(with_value("screen", "desktops", value=[[1, 2], [3]]), "screen.desktops.1", id="half a size"),
        pytest.param(with_value("keys", "changes", value={"u": ["z"], "r": 7}), "keys.changes.r", id="a key of two"),
        pytest.param(
            with_value("keys", "changes", value={"x" * 201: ["z"]}), f"keys.changes.{'x' * 201}", id="long name"
        ),
        pytest.param(with_value("format", value=2), "format", id="newer format"),
        pytest.param(with_value("saving", "folder", value="a\0b"), "saving.folder", id="a name no folder can have"),
    ],
)
def test_a_broken_value_costs_only_itself(change: Callable[[dict[str, Any]], None], left_out: str) -> None:
    good = Settings()
    good.language.code = "fr"
    data = good.model_dump(mode="json")
    change(data)
    repaired = settings_from(data)
    assert repaired.left_out == (left_out,)
    assert repaired.settings.language.code == "fr"


def test_several_broken_list_entries_leave_the_good_ones() -> None:
    seats: list[Any] = [{"name": "Ada"}, 1, {"name": "Bo"}, {"name": 2}, []]
    repaired = settings_from({"quick_starts": {"hens": {"seats": seats}}})
    assert [seat.name for seat in repaired.settings.quick_starts["hens"].seats] == ["Ada", "Bo", ""]


@pytest.mark.parametrize("content", [None, 3, "x", [], [[]], True])
def test_what_is_no_object_becomes_standard_settings(content: object) -> None:
    assert settings_from(content).settings == Settings()


def test_a_repaired_file_is_kept_aside_and_noted(path: Path) -> None:
    path.parent.mkdir()
    path.write_text('{"sight": {"ui_scale": 3, "glow": false}, "nonsense": 1}')
    file = SettingsFile(path)
    assert not file.settings.sight.glow
    assert "nonsense and sight.ui_scale" in notes(file)[0] or "sight.ui_scale and nonsense" in notes(file)[0]
    assert path.with_name("settings.json.damaged").read_text() == path.read_text()


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"\0" * 100,
        b'{"sight": {"ui_sc',
        b"[" * 100_000,
        b"\xff\xfe{}",
        b"9" * 5000,
        b'{"a": NaN}',
        b" " * 1_000_001,
        b'{"quick_starts": {"hens": {"options": {"a": "\\ud800"}}}}',
    ],
)
def test_a_damaged_file_never_stops_the_start(path: Path, content: bytes) -> None:
    path.parent.mkdir()
    path.write_bytes(content)
    file = SettingsFile(path)
    assert file.settings == Settings()
    assert len(file.notes) == 1
    file.settings.sight.glow = False
    file.write()
    assert not SettingsFile(path).settings.sight.glow


def test_a_damaged_file_falls_back_on_its_backup(path: Path) -> None:
    file = SettingsFile(path)
    for scale in (110, 120):
        file.settings.sight.ui_scale = scale
        file.write()
    path.write_text("{")
    again = SettingsFile(path)
    assert again.settings.sight.ui_scale == 110
    assert notes(again) == [
        "settings.json is damaged, or no file of Henchbox. The settings before the last change are used."
    ]


def test_three_backups_are_kept(path: Path) -> None:
    file = SettingsFile(path)
    for scale in range(100, 106):
        file.settings.sight.ui_scale = scale
        file.write()
    kept = [json.loads(backup_of(path, age).read_text())["sight"]["ui_scale"] for age in (1, 2, 3)]
    assert kept == [104, 103, 102]
    assert len(list(path.parent.iterdir())) == 4


def test_a_storm_of_changes_is_written_rarely_and_its_end_is_not_lost(path: Path) -> None:
    clock = Clock()
    file = SettingsFile(path, now_s=clock)
    stamps = set()
    for step in range(500):
        clock.now = step * QUIET_S / 100
        file.settings.screen.width = 800 + step
        file.tick()
        stamps.add(path.stat().st_ino)
    file.write()
    assert len(stamps) <= 6
    assert SettingsFile(path).settings.screen.width == 1299


def test_ticks_without_a_change_write_nothing(path: Path) -> None:
    file = SettingsFile(path)
    file.settings.sight.glow = False
    file.write()
    stamp = path.stat().st_mtime_ns, path.stat().st_ino
    for _ in range(10):
        file.write()
    assert (path.stat().st_mtime_ns, path.stat().st_ino) == stamp


def test_a_folder_in_place_of_the_file_is_noted_once_and_harmless(path: Path) -> None:
    path.mkdir(parents=True)
    clock = Clock()
    file = SettingsFile(path, now_s=clock)
    for step in range(5):
        clock.now = step * 10
        file.settings.sight.ui_scale = 100 + step
        file.tick()
    assert len(file.notes) == 2
    assert file.settings.sight.ui_scale == 104


def test_a_place_that_cannot_exist_is_noted_once_and_harmless(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    file = SettingsFile(tmp_path / "file" / "settings.json")
    for scale in (110, 120):
        file.settings.sight.ui_scale = scale
        file.write()
    assert len(file.notes) == 1
    assert "could not be saved" in notes(file)[0]


def test_a_linked_settings_file_stays_a_link(path: Path, tmp_path: Path) -> None:
    path.parent.mkdir()
    real = tmp_path / "real.json"
    real.write_text("{}")
    path.symlink_to(real)
    file = SettingsFile(path)
    file.settings.sight.glow = False
    file.write()
    assert path.is_symlink()
    assert json.loads(real.read_text())["sight"]["glow"] is False


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes in this system's folders")
def test_a_pipe_in_place_of_the_file_does_not_hang_the_start(path: Path) -> None:
    path.parent.mkdir()
    os.mkfifo(path)
    assert SettingsFile(path).settings == Settings()
