import os
import threading
from pathlib import Path

import pytest

from client.storage.durable import Flusher, flush


@pytest.fixture
def flushed(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    names: list[str] = []
    real = os.fsync

    def fsync(handle: int) -> None:
        names.append(Path(f"/proc/self/fd/{handle}").readlink().name if Path("/proc/self/fd").exists() else str(handle))
        real(handle)

    monkeypatch.setattr(os, "fsync", fsync)
    return names


def test_closing_flushes_every_file_and_its_folder(tmp_path: Path, flushed: list[str]) -> None:
    flusher = Flusher(delay_s=60.0)
    for name in ("one", "two"):
        (tmp_path / name).touch()
        flusher.soon(tmp_path / name)
    flusher.close()
    assert sorted(flushed) == sorted(["one", "two", tmp_path.name])


def test_many_writes_of_one_file_cost_one_round(tmp_path: Path, flushed: list[str]) -> None:
    flusher = Flusher(delay_s=60.0)
    (tmp_path / "one").touch()
    for _ in range(100):
        flusher.soon(tmp_path / "one")
    flusher.close()
    assert flushed.count("one") == 1


def test_files_are_flushed_without_anybody_closing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    done = threading.Event()
    monkeypatch.setattr(os, "fsync", lambda _: done.set())
    flusher = Flusher(delay_s=0.0)
    (tmp_path / "one").touch()
    flusher.soon(tmp_path / "one")
    assert done.wait(5.0)
    flusher.close()


def test_a_flusher_that_had_nothing_to_do_starts_no_thread() -> None:
    before = threading.active_count()
    flusher = Flusher()
    assert threading.active_count() == before
    flusher.close()


def test_a_file_that_has_gone_is_left_alone(tmp_path: Path, flushed: list[str]) -> None:
    flush(tmp_path / "gone")
    assert flushed == []
