"""What is left when the program is killed at any moment, or runs twice at once."""

import contextlib
import os
import select
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from client.storage.record_file import read_record
from client.storage.settings_file import SettingsFile
from tests.storage.matches import saves_in

KILLS = 120


class Writer:
    """Handles the program to be killed; see ``writer``."""

    def __init__(self, process: "subprocess.Popen[bytes]") -> None:
        assert process.stdin is not None
        assert process.stdout is not None
        self.orders, self.answers = process.stdin, process.stdout
        os.set_blocking(self.answers.fileno(), False)

    def start(self, folder: Path) -> int:
        """Let a child save into ``folder`` and return its number."""
        self.orders.write(f"{folder}\n".encode())
        self.orders.flush()
        while True:
            for word in self.read().split("\n"):
                if word.isdigit():
                    return int(word)

    def read(self, wait_s: float = 10.0) -> str:
        """Return what was written since, waiting for something to come."""
        select.select([self.answers], [], [], wait_s)
        with contextlib.suppress(BlockingIOError):
            return (self.answers.read() or b"").decode()
        return ""


@pytest.fixture
def writer() -> Iterator[Writer]:
    command = [sys.executable, "-m", "tests.storage.writer"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        yield Writer(process)
        process.kill()


def last_decision(said: str) -> tuple[str, int]:
    """Return the name of the match and the number of decisions in the last whole line."""
    name, count = said.rpartition("\n")[0].rpartition("\n")[2].split()
    return name, int(count)


def test_a_killed_program_loses_at_most_the_decision_in_flight(writer: Writer, tmp_path: Path) -> None:
    rng = Random(1)
    for number in range(KILLS):
        folder = tmp_path / str(number)
        child = writer.start(folder)
        said = writer.read()
        time.sleep(rng.random() * 0.03)
        os.kill(child, signal.SIGKILL)
        time.sleep(0.002)
        said += writer.read(wait_s=0.0)
        name, decisions = last_decision(said)
        (path,) = folder.glob(f"*/{name}")
        assert decisions <= len(read_record(path).moves) <= decisions + 1
        saves = saves_in(folder)
        for entry in saves.to_continue().values():
            saves.resume(entry)
        assert len(saves.running()) + len(saves.finished()) >= 1
        saves.close()


def test_two_running_copies_leave_every_file_whole(writer: Writer, tmp_path: Path) -> None:
    children = [writer.start(tmp_path) for _ in range(2)]
    time.sleep(1.0)
    for child in children:
        os.kill(child, signal.SIGKILL)
    time.sleep(0.05)
    paths = list(tmp_path.glob("*/*.henchbox.json"))
    assert len(paths) >= 2
    assert all(read_record(path).moves for path in paths)


SETTINGS_WRITER = """
import sys
from pathlib import Path
from client.storage.settings_file import SettingsFile
file = SettingsFile(Path(sys.argv[1]))
print("ready", flush=True)
for step in range(10_000_000):
    file.settings.screen.width = step % 1000
    file.settings.saving.folder = "x" * (step % 3000)
    file.write()
"""


def test_settings_that_two_copies_write_at_once_are_whole_at_every_moment(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    command = [sys.executable, "-c", SETTINGS_WRITER, str(path)]
    with contextlib.ExitStack() as stack:
        copies = [stack.enter_context(subprocess.Popen(command, stdout=subprocess.PIPE)) for _ in range(2)]
        for copy in copies:
            assert copy.stdout is not None
            copy.stdout.readline()
        time.sleep(0.05)
        notes = [note for _ in range(300) for note in SettingsFile(path).notes]
        for copy in copies:
            copy.kill()
    assert notes == []
    assert SettingsFile(path).notes == []
