"""The settings on disk: they load from anything, and are written soon after a change, not at every step of a slider."""

import contextlib
import time
from collections.abc import Callable
from pathlib import Path

from client.core.words import N_, NN_, Listing, Phrase
from client.storage import atomic
from client.storage.aside import copy_aside
from client.storage.durable import Flusher
from client.storage.reading import read_json
from client.storage.repair import settings_from
from client.storage.save_error import Fault, SaveError
from client.storage.settings import Settings

QUIET_S = 1.0
"""A change is written once this much time has gone by since the last write."""
_MAX_MEGABYTES = 1
_NAMED = 5
"""So many settings are named in a note."""


class SettingsFile:
    """Holds the settings and keeps their file. Nothing here ever raises because of the file."""

    def __init__(self, path: Path, flusher: Flusher | None = None, now_s: Callable[[], float] = time.monotonic) -> None:
        """Read ``path``; ``now_s`` is a clock that only runs forwards."""
        self.path = path
        self.notes: list[Phrase] = []
        """What the player should be told once: values that were left out, a file that cannot be written."""
        self.settings = self._read()
        self._flusher = flusher
        self._now_s = now_s
        self._written = self._text()
        self._last_write_s = float("-inf")
        self._is_writable = True

    def tick(self) -> None:
        """Write what has changed, unless the last write was a moment ago. Cheap enough to be called now and then."""
        if self._now_s() - self._last_write_s >= QUIET_S:
            self.write()

    def write(self) -> None:
        """Write what has changed, now: before the program ends. A failure is noted once."""
        text = self._text()
        if text == self._written:
            return
        self._last_write_s = self._now_s()
        try:
            atomic.write(self.path, text.encode(), backups=atomic.BACKUPS)
        except SaveError as error:
            if self._is_writable:
                self.notes.append(error.phrase)
            self._is_writable = False
            return
        self._written, self._is_writable = text, True
        if self._flusher is not None:
            self._flusher.soon(self.path)

    def _text(self) -> str:
        return self.settings.model_dump_json(indent=1) + "\n"

    def _read(self) -> Settings:
        try:
            repaired = settings_from(read_json(self.path, _MAX_MEGABYTES))
        except SaveError as error:
            return Settings() if error.fault is Fault.MISSING else self._instead(error.phrase)
        if repaired.left_out:
            copy_aside(self.path)
            self.notes.append(_left_out(repaired.left_out))
        return repaired.settings

    def _instead(self, problem: Phrase) -> Settings:
        """Return the settings of the youngest sound backup, else standard ones, and note why."""
        copy_aside(self.path)
        for age in range(1, atomic.BACKUPS + 1):
            with contextlib.suppress(SaveError):
                earlier = settings_from(read_json(atomic.backup_of(self.path, age), _MAX_MEGABYTES))
                self.notes.append(
                    Phrase(N_("{problem} The settings before the last change are used."), problem=problem)
                )
                return earlier.settings
        self.notes.append(Phrase(N_("{problem} Standard settings are used."), problem=problem))
        return Settings()


def _left_out(names: tuple[str, ...]) -> Phrase:
    return Phrase(
        NN_(
            "A setting could not be read and has its standard value again: {names}.",
            "{n} settings could not be read and have their standard values again: {names}.",
        ),
        n=len(names),
        names=Listing(tuple(Phrase("{name}", name=name) for name in names[:_NAMED])),
    )
