"""The standard streams, which may be missing, closed or unable to write every character."""

import contextlib
import io
import os
import sys


def mend_streams() -> None:
    """Give a program without streams, such as a packaged one with a window, streams that lead nowhere.

    Characters that a terminal cannot show become question marks.
    """
    for name in ("stdin", "stdout", "stderr"):
        stream = getattr(sys, name)
        if stream is None or stream.closed:
            mode = "r" if name == "stdin" else "w"
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115, PTH123  # open until the end
        elif name != "stdin" and isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def drop_output() -> None:
    """Let all further output lead nowhere, so that the end of the program does not stumble over it."""
    with contextlib.suppress(OSError, ValueError):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, sys.stdout.fileno())
        os.close(nowhere)
