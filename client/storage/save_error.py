"""What can be wrong with a file, in words for the player."""

from enum import Enum, auto
from pathlib import Path

from client.core.words import N_, Phrase


class Fault(Enum):
    """Kinds of trouble with a file; each asks for another answer."""

    MISSING = auto()
    UNREADABLE = auto()
    """The system does not let us read it, or it is no ordinary file."""
    TOO_LARGE = auto()
    DAMAGED = auto()
    """It was ours and whole once."""
    FOREIGN = auto()
    NEWER = auto()
    UNKNOWN_GAME = auto()
    UNPLAYABLE = auto()
    """The file is whole, but its match cannot be set up with the rules of this program."""
    NOT_WRITTEN = auto()
    EXISTS = auto()
    """Something of this name is there already; whoever asked may say "overwrite"."""


class SaveError(Exception):
    """A file could not be read or written. ``phrase`` names it and says what still works."""

    def __init__(self, fault: Fault, path: Path, phrase: Phrase) -> None:
        super().__init__(f"{path}: {fault.name}: {phrase!r}")
        self.fault = fault
        self.path = path
        self.phrase = phrase
        self.kept_as: Path | None = None
        """Where a damaged file was put aside."""
        self.backup: Path | None = None
        """The youngest sound backup, which can be opened instead."""


def unreadable(path: Path, error: OSError) -> SaveError:
    """Say why the system did not let us read ``path``."""
    if isinstance(error, FileNotFoundError | NotADirectoryError):
        return SaveError(Fault.MISSING, path, Phrase(N_("{file} is not there."), file=path.name))
    phrase = Phrase(N_("{file} cannot be read: {why}."), file=path.name, why=reason_of(error))
    return SaveError(Fault.UNREADABLE, path, phrase)


def not_written(path: Path, error: OSError) -> SaveError:
    """Say why ``path`` could not be written; what stood there before still stands."""
    phrase = Phrase(N_("{file} could not be saved in {folder}: {why}."), **_named(path), why=reason_of(error))
    return SaveError(Fault.NOT_WRITTEN, path, phrase)


def not_deleted(path: Path, error: OSError) -> SaveError:
    """Say why ``path`` is still there."""
    phrase = Phrase(N_("{file} cannot be deleted: {why}."), file=path.name, why=reason_of(error))
    return SaveError(Fault.UNREADABLE, path, phrase)


def reason_of(error: OSError) -> str:
    """Return what the system says about an error, in its own language."""
    return error.strerror or type(error).__name__


def _named(path: Path) -> dict[str, str]:
    return {"file": path.name, "folder": str(path.parent)}
