"""One running copy of the program to a match: a hold that the system lets go when its owner ends, however it ends."""

import contextlib
import os
import sys
from pathlib import Path
from typing import BinaryIO


class Hold:
    """Keeps a file from other running copies of the program until it is let go."""

    def __init__(self, place: Path, file: BinaryIO | None) -> None:
        self._place = place
        self._file = file

    @classmethod
    def of_nobody(cls) -> "Hold":
        """Return a hold that keeps nobody away."""
        return cls(Path(), None)

    @property
    def is_held(self) -> bool:
        """Tell whether this hold still keeps others away."""
        return self._file is not None

    def release(self) -> None:
        """Let the file go."""
        if self._file is None:
            return
        with contextlib.suppress(OSError):
            self._place.unlink()
        self._file.close()
        self._file = None


def hold(path: Path) -> Hold | None:
    """Hold ``path`` for this copy of the program; None if another copy holds it.

    Where the file system has no such holds, everybody gets one: saving goes on, and the last writer wins.
    """
    place = path.with_name(f".{path.name}.hold")
    try:
        place.parent.mkdir(parents=True, exist_ok=True)
        file = place.open("ab")
    except OSError:
        return Hold.of_nobody()
    try:
        is_ours = _lock(file) and _is_at(place, file)
    except OSError:
        file.close()
        return Hold.of_nobody()
    if not is_ours:
        file.close()
        return None
    return Hold(place, file)


def _is_at(place: Path, file: BinaryIO) -> bool:
    """Tell whether the file that was locked still bears its name: its owner may just have let it go."""
    try:
        return os.path.samestat(os.fstat(file.fileno()), place.stat())
    except FileNotFoundError:
        return False


if sys.platform == "win32":
    import msvcrt

    def _lock(file: BinaryIO) -> bool:
        try:
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        except PermissionError:
            return False
        return True

else:
    import fcntl

    def _lock(file: BinaryIO) -> bool:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True
