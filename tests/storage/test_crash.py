import logging
import sys
import time
from datetime import UTC, datetime
from pathlib import Path

import pytest

from client import __version__
from client.core.record import record_of
from client.storage.crash import report_crash
from client.storage.log import end_log, start_log
from client.storage.open_folder import clean_environment, open_folder
from client.storage.record_file import read_record
from tests.storage.matches import new_match, play_on

MOMENT = datetime(2031, 5, 6, 7, 8, 9, tzinfo=UTC)


def failure() -> ZeroDivisionError:
    try:
        _ = 1 / 0
    except ZeroDivisionError as error:
        return error
    raise AssertionError


def test_a_report_says_what_is_needed_to_see_the_same_again(tmp_path: Path) -> None:
    record = record_of(play_on(new_match(), 4), __version__)
    report = report_crash(failure(), tmp_path / "log", record, "painting the table", MOMENT)
    for part in (
        __version__,
        sys.version.split()[0],
        "painting the table",
        "ZeroDivisionError",
        "in failure",
        "seed 7",
    ):
        assert part in report.text
    assert record.model_dump_json() in report.text
    assert report.path is not None
    assert report.path.read_text() == report.text
    assert report.record_path is not None
    assert read_record(report.record_path) == record


def test_a_report_without_a_match_has_no_match_beside_it(tmp_path: Path) -> None:
    report = report_crash(failure(), tmp_path)
    assert report.record_path is None
    assert "Match:" not in report.text


def test_a_report_that_cannot_be_written_can_still_be_shown(tmp_path: Path) -> None:
    (tmp_path / "log").touch()
    report = report_crash(failure(), tmp_path / "log", record_of(new_match(), __version__))
    assert (report.path, report.record_path) == (None, None)
    assert "ZeroDivisionError" in report.text


def test_only_the_youngest_reports_are_kept(tmp_path: Path) -> None:
    for second in range(50):
        report_crash(failure(), tmp_path, now=MOMENT.replace(second=second))
    kept = sorted(path.name for path in tmp_path.iterdir())
    assert len(kept) == 41
    assert kept[-1].startswith("crash-20310506-070849")


def test_the_log_never_grows_beyond_its_bound(tmp_path: Path) -> None:
    handler = start_log(tmp_path / "log")
    assert handler is not None
    line = logging.makeLogRecord({"msg": f"{'x' * 1000} \ud800", "levelno": logging.WARNING})
    try:
        for _ in range(3000):
            handler.handle(line)
    finally:
        end_log(handler)
    files = list((tmp_path / "log").iterdir())
    assert 2 <= len(files) <= 3
    assert sum(file.stat().st_size for file in files) < 1_600_000


def test_a_log_that_cannot_be_written_is_no_error(tmp_path: Path) -> None:
    (tmp_path / "log").touch()
    handler = start_log(tmp_path / "log")
    end_log(handler)
    assert handler is None


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no full device to write to")
def test_a_full_disk_does_not_stop_who_logs(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "henchbox.log").symlink_to("/dev/full")
    handler = start_log(tmp_path)
    logging.getLogger("test").warning("lost")
    end_log(handler)
    assert capsys.readouterr().err == ""


def test_a_missing_file_manager_is_explained(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    assert open_folder(tmp_path) is not None


def test_the_file_manager_is_handed_the_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    opener = tmp_path / "xdg-open"
    opener.write_text(f'#!/bin/sh\necho "$1" > "{tmp_path}/new" && mv "{tmp_path}/new" "{tmp_path}/opened"\n')
    opener.chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}:/bin:/usr/bin")
    assert open_folder(tmp_path / "saves") is None
    until = time.monotonic() + 5.0
    while not (opened := tmp_path / "opened").exists() and time.monotonic() < until:
        time.sleep(0.01)
    assert opened.read_text() == f"{tmp_path / 'saves'}\n"


@pytest.mark.parametrize(
    ("environ", "frozen", "clean"),
    [
        ({"LD_LIBRARY_PATH": "/bundle", "LD_LIBRARY_PATH_ORIG": "/mine"}, True, {"LD_LIBRARY_PATH": "/mine"}),
        ({"LD_LIBRARY_PATH": "/bundle", "A": "b"}, True, {"A": "b"}),
        ({"LD_LIBRARY_PATH": "/mine"}, False, {"LD_LIBRARY_PATH": "/mine"}),
    ],
)
def test_other_programs_do_not_get_the_libraries_of_a_packaged_one(
    environ: dict[str, str], *, frozen: bool, clean: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "frozen", frozen, raising=False)
    assert clean_environment(environ) == clean
