"""One match in one file: reading it with every check, and writing it."""

import contextlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

from pydantic import ValidationError

from client import __version__
from client.core.game import Game
from client.core.match import AnyMatch
from client.core.record import FORMAT, Record, digest_of_fields, match_of
from client.core.refusal import InvalidOptions
from client.core.words import N_, Phrase
from client.storage.atomic import BACKUPS, backup_of
from client.storage.reading import read_json
from client.storage.save_error import Fault, SaveError
from client.storage.upgrades import Fields, upgraded

SUFFIX = ".henchbox.json"

GameById = Callable[[str], Game[Any, Any, Any]]
"""Finds a game, or raises a KeyError."""


def bytes_of(record: Record) -> bytes:
    """Return what is written on disk."""
    return record.model_dump_json().encode() + b"\n"


def read_record(path: Path) -> Record:
    """Read a match of this or an earlier format; nothing on disk is changed.

    Raises:
        SaveError: says what is wrong with the file.
    """
    content = read_json(path)
    if not isinstance(content, dict) or "format" not in content or "game" not in content:
        raise SaveError(Fault.FOREIGN, path, Phrase(N_("{file} is not a match of Henchbox."), file=path.name))
    version = content["format"]
    if not isinstance(version, int) or isinstance(version, bool):
        raise _damaged(path)
    if version > FORMAT:
        raise _newer(path, content)
    if content.get("digest") != digest_of_fields(content):
        raise _damaged(path)
    return _record(path, content)


def sound_backup(path: Path) -> Path | None:
    """Return the youngest backup of ``path`` that can be read, or None."""
    for age in range(1, BACKUPS + 1):
        with contextlib.suppress(SaveError):
            read_record(backup_of(path, age))
            return backup_of(path, age)
    return None


def set_up(record: Record, path: Path, game_by_id: GameById) -> AnyMatch:
    """Set the match up again.

    Raises:
        SaveError: this program has no such game, or its rules know no such match.
    """
    try:
        game_by_id(record.game)
    except KeyError as error:
        phrase = Phrase(
            N_("{file} is a match of {game}, a game that this version of Henchbox does not have."),
            file=path.name,
            game=record.game,
        )
        raise SaveError(Fault.UNKNOWN_GAME, path, phrase) from error
    try:
        return match_of(record, game_by_id)
    except ValueError as error:
        phrase = Phrase(
            N_("{file} cannot be set up with the rules of this version: {why}"), file=path.name, why=_why(error)
        )
        raise SaveError(Fault.UNPLAYABLE, path, phrase) from error


def _record(path: Path, content: Fields) -> Record:
    try:
        fields = upgraded(content, FORMAT)
        record = Record.model_validate(fields)
    except (KeyError, ValidationError) as error:
        raise _damaged(path) from error
    return record if fields is content else record.sealed()


def _damaged(path: Path) -> SaveError:
    phrase = Phrase(N_("{file} is damaged: it is not as Henchbox wrote it."), file=path.name)
    return SaveError(Fault.DAMAGED, path, phrase)


def _newer(path: Path, content: Fields) -> SaveError:
    text = N_(
        "{file} was saved by Henchbox {theirs} (format {format}). This is Henchbox {ours}, which reads formats up to "
        "{newest}. The file is untouched; update Henchbox to open it."
    )
    program = content.get("program")
    phrase = Phrase(
        text,
        file=path.name,
        theirs=program[:40] if isinstance(program, str) else "?",
        format=str(content["format"])[:20],
        ours=__version__,
        newest=FORMAT,
    )
    return SaveError(Fault.NEWER, path, phrase)


def _why(error: ValueError) -> Phrase:
    """Say in one line what the rules found."""
    if isinstance(error, InvalidOptions):
        return error.reason
    if isinstance(error, ValidationError):
        first = error.errors(include_url=False)[0]
        place = ".".join(str(step) for step in first["loc"])
        return Phrase("{place}: {why}", place=place, why=first["msg"])
    return Phrase("{why}", why=str(error))
