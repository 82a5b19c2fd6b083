"""How long the program takes to start, as its own log tells it."""

import re
import subprocess
import time
from datetime import datetime
from pathlib import Path
from typing import NamedTuple

from tests.window.display import WITHIN_S, Display
from tests.window.program import ROOT, surroundings

_LINE = re.compile(r"(?P<time>\S+ \S+) INFO \S+: (?P<what>First picture shown|All is ready), (?P<cpu>\S+) s of")


class Start(NamedTuple):
    """Seconds from the command until the first picture was on the glass, and until all was ready for any click.

    Each also as processor time, which hardly depends on what else the machine does.
    """

    picture_s: float
    picture_cpu_s: float
    ready_s: float
    ready_cpu_s: float


def measure_start(command: list[str], home: Path, display: Display) -> Start:
    """Start the program in a home of its own, wait until it is ready, and close its window.

    Raises:
        AssertionError: it does not get ready, or does not end well.
    """
    began = time.time()
    process = subprocess.Popen(command, cwd=ROOT, env=surroundings(home, display.name))
    try:
        found = _moments(home / "log" / "henchbox.log")
        display.close(display.window_of(process.pid))
        if process.wait(WITHIN_S) != 0:
            raise AssertionError(f"exit code {process.returncode} after its window was closed")
    finally:
        process.kill()
        process.wait()
    (picture, picture_cpu), (ready, ready_cpu) = found["First picture shown"], found["All is ready"]
    return Start(picture - began, picture_cpu, ready - began, ready_cpu)


def _moments(log: Path) -> dict[str, tuple[float, float]]:
    """Wait for both lines of the log, and return when they were written and the processor time they tell."""
    end = time.monotonic() + WITHIN_S
    while time.monotonic() < end:
        text = log.read_text(encoding="utf-8") if log.is_file() else ""
        found = {line["what"]: (_seconds(line["time"]), float(line["cpu"])) for line in _LINE.finditer(text)}
        if len(found) == 2:
            return found
        time.sleep(0.02)
    raise AssertionError(f"the log does not tell of a start: {text}")


def _seconds(written: str) -> float:
    """Read the time of a line, which is the machine's own."""
    return datetime.strptime(written, "%Y-%m-%d %H:%M:%S,%f").timestamp()  # noqa: DTZ007
