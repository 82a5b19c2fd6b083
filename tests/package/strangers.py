"""Runs a program as unfriendly as a player's machine can be, and keeps count of its processes."""

import os
import subprocess
import time
from pathlib import Path
from typing import Any, NamedTuple

from tests.package.making import WINDOWS
from tests.window.processes import processes_in

NOBODY = 65_534
LONGEST_S = 300.0


class Ran(NamedTuple):
    """How it went."""

    code: int
    output: str
    seconds: float
    processes: int
    """Most of its processes that ran at the same time, itself included; 0 where they cannot be counted."""


def run_unfriendly(command: list[str], cwd: Path, *, streams: bool = False, rights: bool = False) -> Ran:
    """Run a command without any environment; with closed streams and as a user who owns nothing, unless wanted."""
    if not streams and not WINDOWS:
        command = ["/bin/sh", "-c", 'exec "$0" "$@" <&- >&- 2>&-', *command]
    began = time.monotonic()
    how = unfriendly(rights=rights)
    process = subprocess.Popen(
        command, cwd=cwd, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, **how
    )
    most = 0
    while process.poll() is None and time.monotonic() - began < LONGEST_S:
        most = max(most, processes_in(process.pid))
        time.sleep(0.05)
    process.kill()
    output, _ = process.communicate()
    return Ran(process.returncode, output.decode(errors="replace"), time.monotonic() - began, most)


def unfriendly(*, rights: bool) -> dict[str, Any]:
    """Return how to start a process in a session of its own without environment.

    Only root can take the rights away; for others a folder in which nothing may be written is enough.
    """
    if WINDOWS:
        return {"env": {"SYSTEMROOT": os.environ["SYSTEMROOT"]}}
    who = {} if rights or os.getuid() != 0 else {"user": NOBODY, "group": NOBODY, "extra_groups": []}
    return {"env": {}, "start_new_session": True, **who}
