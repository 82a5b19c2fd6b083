"""Making written files survive a loss of power, without making the screen wait for the disk."""

import contextlib
import os
import threading
from pathlib import Path

_DELAY_S = 0.3
"""Writes within this time of each other cost one round of the disk."""


class Flusher:
    """A quiet thread that carries written files, and their names, from the system's memory to the disk.

    A file that was renamed into place is safe from a killed program at once, and from a loss of power once it was
    flushed, within about half a second. Whatever was flushed before, such as its backup, is safe all the time.
    """

    def __init__(self, delay_s: float = _DELAY_S) -> None:
        self._delay_s = delay_s
        self._waiting: set[Path] = set()
        self._wake = threading.Condition()
        self._closing = threading.Event()
        self._thread: threading.Thread | None = None

    def soon(self, path: Path) -> None:
        """Flush ``path`` before long; returns at once."""
        with self._wake:
            self._waiting.add(path)
            if self._thread is None and not self._closing.is_set():
                self._thread = threading.Thread(target=self._work, name="flusher", daemon=True)
                self._thread.start()
            self._wake.notify()

    def close(self) -> None:
        """Flush all that waits and end the thread."""
        self._closing.set()
        with self._wake:
            self._wake.notify()
        if self._thread is not None:
            self._thread.join()
        self._flush_waiting()

    def _work(self) -> None:
        while not self._closing.is_set():
            with self._wake:
                self._wake.wait_for(lambda: self._waiting or self._closing.is_set())
            self._closing.wait(self._delay_s)
            self._flush_waiting()

    def _flush_waiting(self) -> None:
        with self._wake:
            paths, self._waiting = self._waiting, set()
        for path in paths:
            flush(path)
        for folder in {path.parent for path in paths}:
            flush(folder)


def flush(path: Path) -> None:
    """Wait until the disk holds the file or folder. One that has gone since, or cannot be opened so, is left alone."""
    writing = os.O_RDWR if os.name == "nt" else os.O_RDONLY  # Windows flushes only what is open for writing
    with contextlib.suppress(OSError):
        handle = os.open(path, writing)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
