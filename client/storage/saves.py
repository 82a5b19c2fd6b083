"""The saves of this player: kept after every decision, named on request, listed, continued and deleted."""

import contextlib
import logging
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path

from client import __version__
from client.core.match import AnyMatch
from client.core.record import Record, record_of
from client.core.words import N_, Phrase
from client.storage import atomic
from client.storage.aside import move_aside
from client.storage.durable import Flusher
from client.storage.lock import hold
from client.storage.record_file import GameById, bytes_of, read_record, set_up, sound_backup
from client.storage.save_error import Fault, SaveError, not_deleted, not_written
from client.storage.shelf import Entry, Item, Shelf, saves_in
from client.storage.slots import (
    FINISHED,
    RUNNING,
    Slot,
    file_name,
    new_slot,
    picture_of,
    remove_companions,
)

KEPT = {RUNNING: 30, FINISHED: 300}
"""How many matches that were kept by themselves stay; the oldest go first. Named ones stay until deleted."""


@dataclass(frozen=True, slots=True)
class Loaded:
    """A match as it was saved, set up again."""

    match: AnyMatch
    record: Record
    path: Path


@dataclass
class Saves:
    """The one door to the folder of saves."""

    folder: Path
    game_by_id: GameById
    flusher: Flusher = field(default_factory=Flusher)
    now: Callable[[], datetime] = lambda: datetime.now(UTC)
    shelf: Shelf = field(default_factory=Shelf)
    trouble: Phrase | None = None
    """Why the last write failed; None while all is well."""
    _slots: list[Slot] = field(default_factory=list)

    def begin(self, game_id: str) -> Slot:
        """Return a new slot for a match that begins, and let the oldest of too many matches go."""
        for folder, kept in KEPT.items():
            self._thin_out(self.folder / folder, kept)
        return self._ours(new_slot(self.folder / RUNNING, game_id, self.now()))

    def autosave(
        self, slot: Slot, match: AnyMatch, seconds_played: int = 0, picture: bytes | None = None
    ) -> Phrase | None:
        """Keep the match as it stands, once a decision was made; quick enough for the thread that draws.

        A finished match goes to the finished ones, and comes back if its end is taken back. ``picture`` is a PNG that
        shows nothing hidden. Returns what to tell the player if it fails: the first time only, play goes on.
        """
        record = self.record(match, seconds_played)
        if slot.path.parent.parent != self.folder:  # the player has chosen another place since
            slot.path = self.folder / RUNNING / slot.path.name
        try:
            self._write(slot.path, record, picture)
            _move(slot, self.folder / (RUNNING if match.outcome is None else FINISHED))
        except SaveError as error:
            told, self.trouble = self.trouble is not None, error.phrase
            logging.getLogger(__name__).warning("%s", error)
            return None if told else error.phrase
        self.trouble = None
        return None

    def save_as(self, title: str, match: AnyMatch, seconds_played: int = 0, *, overwrite: bool = False) -> Path:
        """Keep the match under a name of the player's choice.

        Raises:
            SaveError: it could not be written, or (EXISTS) the name is taken and ``overwrite`` was not said.
        """
        path = self.folder / file_name(title)
        if not overwrite and path.exists():
            phrase = Phrase(N_("There is already a match called {name}."), name=title)
            raise SaveError(Fault.EXISTS, path, phrase)
        self._write(path, self.record(match, seconds_played), None)
        return path

    def record(self, match: AnyMatch, seconds_played: int = 0) -> Record:
        """Write the match down with the program's version and the time."""
        return record_of(match, __version__, self.now().isoformat(timespec="seconds"), seconds_played)

    def named(self) -> list[Item]:
        """List the matches the player named, the youngest first."""
        return self.shelf.items(self.folder)

    def running(self) -> list[Item]:
        """List the matches that were left before their end."""
        return self.shelf.items(self.folder / RUNNING)

    def finished(self) -> list[Item]:
        """List the matches that were played to their end."""
        return self.shelf.items(self.folder / FINISHED)

    def to_continue(self) -> dict[str, Entry]:
        """Return the youngest unfinished match of each game, by the game's id."""
        found: dict[str, Entry] = {}
        for item in self.running():
            if isinstance(item, Entry) and item.record.game not in found and self._can_go_on(item.record):
                found[item.record.game] = item
        return found

    def load(self, path: Path) -> Loaded:
        """Open a saved match.

        Raises:
            SaveError: says what is wrong. A damaged file has a sound ``backup``, which ``load_backup`` opens, or was
                put aside (``kept_as``).
        """
        try:
            record = read_record(path)
        except SaveError as error:
            if error.fault is Fault.DAMAGED:
                error.backup = sound_backup(path)
                error.kept_as = move_aside(path) if error.backup is None else None
            raise
        return Loaded(set_up(record, path, self.game_by_id), record, path)

    def load_backup(self, path: Path) -> Loaded:
        """Open the youngest sound backup of ``path`` and put it in its place; the damaged file is kept aside.

        Raises:
            SaveError: there is none, or it cannot be set up.
        """
        backup = sound_backup(path)
        if backup is None:
            raise SaveError(Fault.MISSING, path, Phrase(N_("{file} has no backup that can be read."), file=path.name))
        record = read_record(backup)
        loaded = Loaded(set_up(record, path, self.game_by_id), record, path)
        if path.exists():
            move_aside(path)
        self._write(path, record, None)
        return loaded

    def resume(self, entry: Entry) -> tuple[Loaded, Slot]:
        """Open a match in order to play on. If another copy of the program plays it, it goes on in a slot of its own.

        A named or finished match stays as it is: playing on from it fills a new slot.

        Raises:
            SaveError: as ``load``.
        """
        loaded = self.load_backup(entry.path) if entry.is_backup else self.load(entry.path)
        ours = next((slot for slot in self._slots if slot.path == entry.path and slot.held.is_held), None)
        if ours is not None:
            return loaded, ours
        held = hold(entry.path) if entry.path.parent == self.folder / RUNNING else None
        return loaded, self.begin(entry.record.game) if held is None else self._ours(Slot(entry.path, held))

    def delete(self, path: Path) -> None:
        """Delete a match with its picture and backups.

        Raises:
            SaveError: the system forbids it.
        """
        try:
            path.unlink(missing_ok=True)
        except OSError as error:
            raise not_deleted(path, error) from error
        remove_companions(path)

    def close(self) -> None:
        """Carry to the disk what is still on its way and let all matches go; before the program ends."""
        for slot in self._slots:
            slot.release()
        self.flusher.close()

    def _ours(self, slot: Slot) -> Slot:
        self._slots = [other for other in self._slots if other.held.is_held] + [slot]
        return slot

    def _write(self, path: Path, record: Record, picture: bytes | None) -> None:
        atomic.write(path, bytes_of(record), backups=atomic.BACKUPS)
        self.flusher.soon(path)
        if picture is not None:
            atomic.write(picture_of(path), picture)

    def _can_go_on(self, record: Record) -> bool:
        """Tell whether the match is one of ours and not over."""
        try:
            game = self.game_by_id(record.game)
            return game.outcome(game.from_json(record.position)) is None
        except (KeyError, ValueError):
            return False

    def _thin_out(self, folder: Path, kept: int) -> None:
        atomic.sweep(folder)
        for _, path in saves_in(folder)[kept:]:
            held = hold(path)
            if held is not None:
                with contextlib.suppress(SaveError):
                    self.delete(path)
                held.release()


def _move(slot: Slot, folder: Path) -> None:
    if slot.path.parent == folder:
        return
    try:
        slot.move_to(folder)
    except OSError as error:
        raise not_written(folder / slot.path.name, error) from error
