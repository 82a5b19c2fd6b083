import errno
import os
import time
from pathlib import Path

import pytest

from client.storage import atomic
from client.storage.atomic import backup_of
from client.storage.save_error import Fault, SaveError


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "a" / "file.json"


def test_missing_folders_are_made_and_nothing_else_is_left(path: Path) -> None:
    atomic.write(path, b"new")
    assert path.read_bytes() == b"new"
    assert list(path.parent.iterdir()) == [path]


def test_backups_hold_the_earlier_versions_youngest_first(path: Path) -> None:
    for version in range(6):
        atomic.write(path, b"%d" % version, backups=3)
    assert [backup_of(path, age).read_bytes() for age in (1, 2, 3)] == [b"4", b"3", b"2"]
    assert len(list(path.parent.iterdir())) == 4


def test_a_backup_does_not_change_with_the_file(path: Path) -> None:
    atomic.write(path, b"old", backups=1)
    atomic.write(path, b"new", backups=1)
    path.write_bytes(b"scribble")
    assert backup_of(path, 1).read_bytes() == b"old"


@pytest.mark.parametrize("failing", ["write_bytes", "replace"])
def test_a_full_disk_leaves_the_old_file_and_no_spare(
    path: Path, monkeypatch: pytest.MonkeyPatch, failing: str
) -> None:
    atomic.write(path, b"old", backups=1)

    def full(self: Path, *_: object) -> int:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    with monkeypatch.context() as patch:
        patch.setattr(Path, failing, full)
        with pytest.raises(SaveError) as caught:
            atomic.write(path, b"new" * 1000, backups=1)
    assert caught.value.fault is Fault.NOT_WRITTEN
    assert path.read_bytes() == b"old"
    assert not list(path.parent.glob(".*"))


def test_a_file_system_without_links_has_backups_all_the_same(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise PermissionError(errno.EPERM, "no links here")

    monkeypatch.setattr(os, "link", refuse)
    for version in (b"1", b"2", b"3"):
        atomic.write(path, version, backups=2)
    assert [backup_of(path, age).read_bytes() for age in (1, 2)] == [b"2", b"1"]


def test_backups_that_cannot_be_made_do_not_keep_the_newest_version_away(path: Path) -> None:
    atomic.write(path, b"old")
    backup_of(path, 1).mkdir()
    (backup_of(path, 1) / "in the way").touch()
    backup_of(path, 2).write_bytes(b"a file where a folder wants to go")
    atomic.write(path, b"new", backups=2)
    assert path.read_bytes() == b"new"


def test_a_name_the_system_refuses_is_an_error_in_words(tmp_path: Path) -> None:
    with pytest.raises(SaveError) as caught:
        atomic.write(tmp_path / ("x" * 300), b"")
    assert caught.value.fault is Fault.NOT_WRITTEN
    assert not list(tmp_path.iterdir())


def test_a_link_that_leads_in_circles_gives_way_to_the_file(tmp_path: Path) -> None:
    circle = tmp_path / "circle"
    circle.symlink_to(circle)
    atomic.write(circle, b"new")
    assert circle.read_bytes() == b"new"


def test_only_spares_that_are_old_are_swept(tmp_path: Path) -> None:
    old, young, other = tmp_path / ".henchbox-1-ab.new", tmp_path / ".henchbox-2-cd.new", tmp_path / "match.new"
    for file in (old, young, other):
        file.touch()
    hours_ago = time.time() - 7200
    os.utime(old, (hours_ago, hours_ago))
    os.utime(other, (hours_ago, hours_ago))
    atomic.sweep(tmp_path)
    assert sorted(tmp_path.iterdir()) == [young, other]


def test_a_folder_that_is_not_there_is_swept_without_a_word(tmp_path: Path) -> None:
    atomic.sweep(tmp_path / "none")
    assert not (tmp_path / "none").exists()
