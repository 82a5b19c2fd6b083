from pathlib import Path

import pytest

from client.__main__ import main
from client.core.record import FORMAT
from tests.storage.matches import changed, saved


def test_sound_files_are_ok(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    paths = [saved(tmp_path, "running"), saved(tmp_path, "finished", decisions=1000)]
    assert main(["check", *map(str, paths)]) == 0
    assert capsys.readouterr().out.splitlines() == [f"{path}: ok" for path in paths]


def test_each_broken_file_has_its_reason_and_the_others_are_checked_too(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    newer = changed(saved(tmp_path, "newer"), sealed=True, format=FORMAT + 1)
    damaged = changed(saved(tmp_path, "damaged"), sealed=False, seed=1)
    good = saved(tmp_path, "good")
    assert main(["check", str(newer), str(damaged), str(tmp_path), str(good)]) == 2
    said = capsys.readouterr()
    lines = said.out.splitlines()
    assert ["update" in lines[0], "damaged" in lines[1], "folder" in lines[2], lines[3]] == [True] * 3 + [f"{good}: ok"]
    assert said.err == "henchbox: 3 of 4 files cannot be opened.\n"


def test_a_match_of_other_rules_is_ok_without_its_way(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = changed(saved(tmp_path), sealed=True, rules_version=10_000)
    assert main(["check", str(path)]) == 0
    assert f"{path}: ok, but the rules have changed" in capsys.readouterr().out


def test_checking_changes_nothing_on_disk(tmp_path: Path) -> None:
    path = changed(saved(tmp_path), sealed=False, seed=1)
    before = path.read_bytes()
    assert main(["check", str(path)]) == 2
    assert path.read_bytes() == before
    assert list(tmp_path.iterdir()) == [path]
