"""Writing so that a file is always the old one or the new one, whole, whatever kills the program."""

import contextlib
import logging
import os
import secrets
import shutil
import time
from pathlib import Path

from client.storage.save_error import not_written

BACKUPS = 3
"""How many earlier versions of a file are kept beside it."""
_SPARE = ".henchbox-*.new"
_ABANDONED_AFTER_S = 3600.0
_TRIES_ON_WINDOWS = 5


def write(path: Path, data: bytes, *, backups: int = 0) -> None:
    """Put ``data`` in place of ``path`` and keep up to ``backups`` earlier versions. Makes missing folders.

    The data goes to a spare file in the same folder, which then takes the name. That survives a killed program; only
    a loss of power within the next second can cost it (see ``durable``), and then the backup is there.

    Raises:
        SaveError: the old file still stands.
    """
    target = Path(os.path.realpath(path))
    spare = target.with_name(_SPARE.replace("*", f"{os.getpid()}-{secrets.token_hex(4)}"))
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        spare.write_bytes(data)
        if backups:
            _rotate(target, backups)
        move(spare, target)
    except OSError as error:
        raise not_written(path, error) from error
    finally:
        with contextlib.suppress(OSError):
            spare.unlink(missing_ok=True)


def backup_of(path: Path, age: int) -> Path:
    """Return where the version ``age`` writes ago is kept; 1 is the youngest."""
    return path.with_name(f"{path.name}.bak{age}")


def move(source: Path, target: Path) -> None:
    """Give ``source`` the name of ``target`` in one step; on Windows, wait a little for whoever is reading it."""
    for attempt in range(1, _TRIES_ON_WINDOWS + 1):
        try:
            source.replace(target)
        except PermissionError:
            if os.name != "nt" or attempt == _TRIES_ON_WINDOWS:
                raise
            time.sleep(0.02 * attempt)
        else:
            return


def sweep(folder: Path) -> None:
    """Remove spare files that killed programs left in ``folder``; younger ones may belong to a running copy."""
    with contextlib.suppress(OSError):
        for spare in folder.glob(_SPARE):
            if time.time() - spare.stat().st_mtime > _ABANDONED_AFTER_S:
                spare.unlink(missing_ok=True)


def _rotate(path: Path, backups: int) -> None:
    """Make ``path`` its own youngest backup; it stays where it is all the while.

    Trouble is only logged: a missing backup must not keep the newest version from being written.
    """
    try:
        if path.is_file():
            for age in range(backups, 1, -1):
                with contextlib.suppress(FileNotFoundError):
                    move(backup_of(path, age - 1), backup_of(path, age))
            _duplicate(path, backup_of(path, 1))
    except OSError as error:
        logging.getLogger(__name__).warning("no backup of %s: %s", path, error)


def _duplicate(path: Path, youngest: Path) -> None:
    try:
        os.link(path, youngest)
    except OSError:  # a file system without links, such as that of most USB sticks
        shutil.copyfile(path, youngest)
