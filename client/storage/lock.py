"""One running copy of the program to a match: a hold that the system lets go when its owner ends, however it ends."""

import contextlib
import os
import sys
import weakref
from pathlib import Path


class Hold:
    """Keeps a file from other running copies of the program until it is released, or nobody knows of it any more."""

    def __init__(self, place: Path, handle: int | None) -> None:
        """Hold by the open file ``handle``, which lies at ``place``; with None, hold nothing."""
        self._letting_go = None if handle is None else weakref.finalize(self, _let_go, place, handle)

    @classmethod
    def of_nobody(cls) -> "Hold":
        """Return a hold that keeps nobody away."""
        return cls(Path(), None)

    @property
    def is_held(self) -> bool:
        """Tell whether this hold still keeps others away."""
        return self._letting_go is not None and self._letting_go.alive

    def release(self) -> None:
        """Let the file go."""
        if self._letting_go is not None:
            self._letting_go()


def hold(path: Path) -> Hold | None:
    """Hold ``path`` for this copy of the program; None if another copy holds it.

    Where the file system has no such holds, everybody gets one: saving goes on, and the last writer wins.
    """
    place = path.with_name(f".{path.name}.hold")
    try:
        place.parent.mkdir(parents=True, exist_ok=True)
        handle = os.open(place, os.O_RDWR | os.O_CREAT, 0o600)
    except OSError:
        return Hold.of_nobody()
    try:
        is_ours = _lock(handle) and _is_at(place, handle)
    except OSError:
        os.close(handle)
        return Hold.of_nobody()
    if not is_ours:
        os.close(handle)
        return None
    return Hold(place, handle)


def _let_go(place: Path, handle: int) -> None:
    with contextlib.suppress(OSError):  # Windows keeps the name of a file that is open; it is empty and harmless
        place.unlink()
    os.close(handle)


def _is_at(place: Path, handle: int) -> bool:
    """Tell whether the file that was locked still bears its name: its owner may just have let it go."""
    try:
        return os.path.samestat(os.fstat(handle), place.stat())
    except FileNotFoundError:
        return False


if sys.platform == "win32":
    import msvcrt

    def _lock(handle: int) -> bool:
        try:
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        except PermissionError:
            return False
        return True

else:
    import fcntl

    def _lock(handle: int) -> bool:
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True
