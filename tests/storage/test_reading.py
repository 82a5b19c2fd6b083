import os
from pathlib import Path

import pytest

from client.storage.reading import MAX_DEPTH, read_json
from client.storage.save_error import Fault, SaveError


def fault_of(path: Path, max_megabytes: int = 1) -> Fault:
    with pytest.raises(SaveError) as caught:
        read_json(path, max_megabytes)
    return caught.value.fault


@pytest.mark.parametrize(
    "content",
    [
        pytest.param(b"", id="empty"),
        pytest.param(b'{"a": ', id="cut off"),
        pytest.param(os.urandom(500) + b"\xff", id="noise"),
        pytest.param(b'{"a": NaN}', id="no number"),
        pytest.param(b'{"a": -Infinity}', id="infinity"),
        pytest.param(b"[" * 200_000, id="very deep and cut off"),
        pytest.param(b"[" * 5_000 + b"]" * 5_000, id="very deep"),
        pytest.param(b"1" * 5_000, id="an endless number"),
        pytest.param('{"a": "é"}'.encode("utf-16"), id="another encoding"),
        pytest.param(b'{"a": "\\ud800"}', id="half a character"),
    ],
)
def test_what_is_no_json_of_ours_is_damaged(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "file"
    path.write_bytes(content)
    assert fault_of(path) is Fault.DAMAGED


def test_depth_is_counted_to_the_last_level(tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.write_text("[" * MAX_DEPTH + "]" * MAX_DEPTH)
    assert isinstance(read_json(path), list)
    path.write_text('{"a":' * (MAX_DEPTH + 2) + "0" + "}" * (MAX_DEPTH + 2))
    assert fault_of(path) is Fault.DAMAGED


def test_a_character_written_in_two_halves_is_whole(tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.write_text('"\\ud83d\\udc14"')
    assert read_json(path) == "🐔"


def test_size_is_counted_to_the_last_byte(tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.write_bytes(b'"' + b"x" * 999_998 + b'"')
    assert len(read_json(path, 1)) == 999_998
    path.write_bytes(b'"' + b"x" * 999_999 + b'"')
    assert fault_of(path) is Fault.TOO_LARGE


def test_an_endless_device_is_not_read(tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.symlink_to("/dev/zero")
    assert fault_of(path) is Fault.UNREADABLE


def test_a_pipe_does_not_hang_the_reader(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "file")
    assert fault_of(tmp_path / "file") is Fault.UNREADABLE


def test_a_folder_is_no_file(tmp_path: Path) -> None:
    assert fault_of(tmp_path) is Fault.UNREADABLE


def test_what_is_not_there_is_missing(tmp_path: Path) -> None:
    (tmp_path / "dangling").symlink_to(tmp_path / "nowhere")
    (tmp_path / "file").touch()
    assert fault_of(tmp_path / "none") is Fault.MISSING
    assert fault_of(tmp_path / "dangling") is Fault.MISSING
    assert fault_of(tmp_path / "file" / "inside") is Fault.MISSING


def test_a_file_the_system_keeps_from_us_is_unreadable(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> int:
        raise PermissionError(13, "Permission denied")

    (tmp_path / "file").touch()
    monkeypatch.setattr(os, "open", refuse)
    assert fault_of(tmp_path / "file") is Fault.UNREADABLE
