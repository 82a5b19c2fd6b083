"""The files of matches: their names, their companions, and who may write them."""

import contextlib
import secrets
import unicodedata
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from client.storage.atomic import BACKUPS, backup_of, move
from client.storage.lock import Hold, hold
from client.storage.record_file import SUFFIX

RUNNING, FINISHED = "running", "finished"
"""Folders of what is kept by itself, inside the folder of what the player named."""
_NAME_BYTES = 120
_RESERVED = frozenset({"con", "prn", "aux", "nul", *(f"{port}{n}" for port in ("com", "lpt") for n in range(10))})
"""Names that Windows keeps to itself."""
_KINDS_KEPT = ("L", "M", "N", "So")
"""Kinds of characters that stay in a file name: letters and their marks, digits, pictures."""


@dataclass(slots=True)
class Slot:
    """The file of a match that is being played, held by this copy of the program."""

    path: Path
    held: Hold

    def move_to(self, folder: Path) -> None:
        """Take the file and its picture to another folder; the backups have done their service and go.

        Raises:
            OSError: the file is where it was.
        """
        folder.mkdir(parents=True, exist_ok=True)
        before, self.path = self.path, folder / self.path.name
        try:
            move(before, self.path)
        except OSError:
            self.path = before
            raise
        with contextlib.suppress(OSError):
            move(picture_of(before), picture_of(self.path))
        remove_companions(before)

    def release(self) -> None:
        """Let other copies of the program continue this match."""
        self.held.release()


def new_slot(folder: Path, game_id: str, now: datetime) -> Slot:
    """Return a slot of its own for a match that begins; nothing is written yet."""
    path = folder / f"{game_id}-{now:%Y%m%d-%H%M%S}-{secrets.token_hex(3)}{SUFFIX}"
    return Slot(path, hold(path) or Hold.of_nobody())


def picture_of(path: Path) -> Path:
    """Return where the picture of a match lies, if it has one."""
    return path.with_name(path.name.removesuffix(SUFFIX) + ".png")


def title_of(path: Path) -> str:
    """Return the name a player knows the file by."""
    return path.name.removesuffix(SUFFIX)


def file_name(title: str) -> str:
    """Return a name that every file system takes for what a player typed, in any script; never empty."""
    letters = (_kept(letter) for letter in unicodedata.normalize("NFC", title))
    name = " ".join("".join(letters).split()).strip(". ")
    name = name.encode()[:_NAME_BYTES].decode(errors="ignore").strip(". ")
    if name.partition(".")[0].strip().lower() in _RESERVED:
        name = f"{name}_"
    return (name or "match") + SUFFIX


def remove_companions(path: Path) -> None:
    """Remove the picture and the backups of a match."""
    for companion in (picture_of(path), *(backup_of(path, age) for age in range(1, BACKUPS + 1))):
        with contextlib.suppress(OSError):
            companion.unlink(missing_ok=True)


def _kept(letter: str) -> str:
    if letter in " -_.,()!'&+" or unicodedata.category(letter).startswith(_KINDS_KEPT):
        return letter
    return "" if unicodedata.category(letter) in {"Cf", "Cs"} else "_"
