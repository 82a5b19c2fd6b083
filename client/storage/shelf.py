"""What lies in a folder of saves: each file as an entry, or as a broken one with the reason."""

import os
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple

from client.core.record import Record
from client.core.words import Phrase
from client.storage.record_file import SUFFIX, read_record, sound_backup
from client.storage.save_error import Fault, SaveError
from client.storage.slots import picture_of, title_of


@dataclass(frozen=True, slots=True)
class Entry:
    """A match that can be read. ``record`` names game, seats and position, from which a game tells its progress."""

    path: Path
    record: Record
    saved: datetime
    is_backup: bool = False
    """The file itself is damaged; this is what its youngest sound backup holds."""

    @property
    def title(self) -> str:
        """The name a player knows it by."""
        return title_of(self.path)

    @property
    def picture(self) -> Path | None:
        """A PNG of the table as it stood, if one was kept."""
        path = picture_of(self.path)
        return path if path.is_file() else None


@dataclass(frozen=True, slots=True)
class Broken:
    """A file that cannot be read, and why. The others are not disturbed by it."""

    path: Path
    reason: Phrase
    saved: datetime


Item = Entry | Broken


_LAST_SECOND = 253_402_300_799
"""The end of the year 9999."""


class Stamp(NamedTuple):
    """When a file was changed, and its size: enough to know it again. A size of -1 means that it cannot be asked."""

    changed_ns: int
    size: int

    def time(self) -> datetime:
        """Return when the file was changed; a clock that was far off counts as the first or last day there is."""
        return datetime.fromtimestamp(min(max(self.changed_ns // 10**9, 0), _LAST_SECOND), UTC)


class Shelf:
    """Reads folders of saves, each file once as long as it does not change."""

    def __init__(self) -> None:
        self._known: dict[Path, tuple[Stamp, Item]] = {}

    def items(self, folder: Path) -> list[Item]:
        """List the saves in ``folder``, the youngest first. A folder that is not there holds nothing."""
        return [self._item(path, stamp) for stamp, path in saves_in(folder)]

    def _item(self, path: Path, stamp: Stamp) -> Item:
        known = self._known.get(path)
        if known is None or known[0] != stamp:
            known = stamp, _read(path, stamp.time())
            self._known[path] = known
        return known[1]


def saves_in(folder: Path) -> list[tuple[Stamp, Path]]:
    """Find the files that bear the name of a save, the youngest first, without opening any."""
    try:
        paths = [folder / entry.name for entry in os.scandir(folder) if entry.name.endswith(SUFFIX)]
    except OSError:
        return []
    return sorted(((_stamp(path), path) for path in paths), reverse=True)


def _stamp(path: Path) -> Stamp:
    try:
        found = path.stat()
    except OSError:
        return Stamp(0, -1)
    return Stamp(found.st_mtime_ns, found.st_size)


def _read(path: Path, saved: datetime) -> Item:
    try:
        return Entry(path, read_record(path), saved)
    except SaveError as error:
        backup = sound_backup(path) if error.fault is Fault.DAMAGED else None
        if backup is None:
            return Broken(path, error.phrase, saved)
        return Entry(path, read_record(backup), saved, is_backup=True)
