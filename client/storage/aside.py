"""Keeping what is broken, so that nothing a player had is ever thrown away."""

import itertools
import shutil
from pathlib import Path

from client.storage.atomic import move

_KEPT_AT_MOST = 9


def move_aside(path: Path) -> Path | None:
    """Rename a damaged file to ``<name>.damaged`` and return where it is now; None if the system forbids it."""
    try:
        place = _free_place(path)
        move(path, place)
    except OSError:
        return None
    return place


def copy_aside(path: Path) -> Path | None:
    """Copy a file to ``<name>.damaged`` and return where; None if the system forbids it."""
    try:
        place = _free_place(path)
        shutil.copyfile(path, place)
    except OSError:
        return None
    return place


def _free_place(path: Path) -> Path:
    """Return the first free name; once all are taken, the last is used again."""
    places = [path.with_name(f"{path.name}.damaged")]
    places += [path.with_name(f"{path.name}.damaged{number}") for number in range(2, _KEPT_AT_MOST + 1)]
    return next(itertools.dropwhile(Path.exists, places), places[-1])
