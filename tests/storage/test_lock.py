import subprocess
import sys
from pathlib import Path

from client.storage.lock import hold

HOLDER = "import sys, time; from pathlib import Path; from client.storage.lock import hold; \
held = hold(Path(sys.argv[1])); print(held is not None, flush=True); time.sleep(60)"


def test_a_file_is_held_once_until_it_is_let_go(tmp_path: Path) -> None:
    first = hold(tmp_path / "match")
    assert first is not None
    assert hold(tmp_path / "match") is None
    assert hold(tmp_path / "other") is not None
    first.release()
    first.release()
    assert not first.is_held
    assert hold(tmp_path / "match") is not None


def test_a_hold_that_nobody_knows_of_any_more_is_let_go(tmp_path: Path) -> None:
    held = hold(tmp_path / "match")
    assert hold(tmp_path / "match") is None
    del held
    assert hold(tmp_path / "match") is not None


def test_letting_go_leaves_nothing_behind(tmp_path: Path) -> None:
    held = hold(tmp_path / "match")
    assert held is not None
    held.release()
    assert list(tmp_path.iterdir()) == []


def test_a_killed_copy_of_the_program_holds_nothing(tmp_path: Path) -> None:
    with subprocess.Popen([sys.executable, "-c", HOLDER, tmp_path / "match"], stdout=subprocess.PIPE) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == b"True\n"
        assert hold(tmp_path / "match") is None
        other.kill()
    assert hold(tmp_path / "match") is not None


def test_where_nothing_can_be_held_everybody_goes_on(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    held = hold(tmp_path / "file" / "match")
    assert held is not None
    assert not held.is_held
