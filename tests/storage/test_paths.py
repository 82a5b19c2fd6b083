from pathlib import Path

import platformdirs
import pytest

from client.storage.paths import Places, other_places, places, places_in, why_not_writable


def test_the_environment_names_one_folder_for_everything(tmp_path: Path) -> None:
    root = tmp_path / "stick"
    found = places(environ={"HENCHBOX_HOME": str(root)})
    assert found == Places(root / "saves", root / "settings.json", root / "log")
    assert not root.exists()


def test_a_home_that_was_asked_for_goes_before_the_environment(tmp_path: Path) -> None:
    assert places(tmp_path, {"HENCHBOX_HOME": "/elsewhere"}) == places_in(tmp_path)


@pytest.mark.parametrize("environ", [{}, {"HENCHBOX_HOME": ""}])
def test_without_a_wish_the_platform_decides(environ: dict[str, str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", "/home/ada")
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    assert all(path.is_absolute() for path in (places(environ=environ).saves, places(environ=environ).settings))


def test_a_relative_home_is_meant_from_where_the_program_was_started(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert places(Path("stick")).saves == tmp_path / "stick" / "saves"


def test_a_tilde_is_the_home_of_the_user(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    assert places(Path("~/box")).saves == tmp_path / "box" / "saves"
    assert places(Path("~nobody-of-that-name/box")).saves.is_absolute()


def test_a_user_without_a_home_gets_a_place_that_can_be_written(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(platformdirs.PlatformDirs, "user_data_dir", "~/.local/share/henchbox")
    found = places(environ={})
    assert found.saves.is_absolute()
    assert found.saves.parent == found.settings.parent


def test_a_folder_that_is_missing_can_be_written(tmp_path: Path) -> None:
    assert why_not_writable(tmp_path / "a" / "b") is None
    assert list((tmp_path / "a" / "b").iterdir()) == []


@pytest.mark.parametrize("place", ["file", "file/inside", "nul\0byte", "x" * 300])
def test_a_place_that_cannot_be_a_folder_is_explained(tmp_path: Path, place: str) -> None:
    (tmp_path / "file").touch()
    assert why_not_writable(tmp_path / place) is not None


def test_other_places_can_be_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "home"))
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    folders = list(other_places())
    assert len(folders) == 3
    assert all(folder.is_dir() and folder.is_relative_to(tmp_path) for folder in folders)


def test_other_places_leave_out_what_cannot_be_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "home").touch()
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    (folder,) = other_places()
    assert folder.parent == tmp_path
