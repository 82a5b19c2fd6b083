"""Reading files that may hold anything, within limits."""

import json
import os
import re
import stat
from pathlib import Path
from typing import Any, NoReturn

from client.core.words import N_, Phrase
from client.storage.save_error import Fault, SaveError, unreadable

MAX_MEGABYTES = 16
"""The longest match there can be takes about half of this."""
MAX_DEPTH = 40
"""How deeply lists and objects may lie in each other."""

_HALF_A_CHARACTER = re.compile(r"\\u[dD][89a-fA-F]")
"""Escapes that are characters in pairs only; a single one could be read, but never written or shown."""


def read_json(path: Path, max_megabytes: int = MAX_MEGABYTES) -> Any:  # noqa: ANN401  # whatever JSON holds
    """Return what the JSON file holds.

    Raises:
        SaveError: missing, unreadable, too large, too deep or not JSON.
    """
    data = read_bytes(path, max_megabytes)
    try:
        text = data.decode("utf-8")
        content = json.loads(text, parse_constant=_refuse_constant)
        if _HALF_A_CHARACTER.search(text):
            json.dumps(content, ensure_ascii=False).encode()
    except (ValueError, RecursionError) as error:
        phrase = Phrase(N_("{file} is damaged, or no file of Henchbox."), file=path.name)
        raise SaveError(Fault.DAMAGED, path, phrase) from error
    if _is_deeper(content, MAX_DEPTH):
        raise SaveError(Fault.DAMAGED, path, Phrase(N_("{file} is no file that Henchbox wrote."), file=path.name))
    return content


def read_bytes(path: Path, max_megabytes: int) -> bytes:
    """Return the content of an ordinary file; never waits for a pipe or a device.

    Raises:
        SaveError: missing, unreadable, no ordinary file or too large.
    """
    limit = max_megabytes * 1_000_000
    try:
        with open(path, "rb", opener=_open_without_waiting) as file:
            if not stat.S_ISREG(os.fstat(file.fileno()).st_mode):
                raise _not_ordinary(path)
            data: bytes = file.read(limit + 1)
    except IsADirectoryError as error:
        raise _not_ordinary(path) from error
    except OSError as error:
        raise unreadable(path, error) from error
    if len(data) > limit:
        phrase = Phrase(
            N_("{file} is larger than {size} MB, so it was not opened."), file=path.name, size=max_megabytes
        )
        raise SaveError(Fault.TOO_LARGE, path, phrase)
    return data


def _open_without_waiting(name: str, flags: int) -> int:
    return os.open(name, flags | getattr(os, "O_NONBLOCK", 0))


def _not_ordinary(path: Path) -> SaveError:
    return SaveError(Fault.UNREADABLE, path, Phrase(N_("{file} is a folder or device, not a file."), file=path.name))


def _refuse_constant(name: str) -> NoReturn:
    raise ValueError(name)


def _is_deeper(content: object, depth: int) -> bool:
    """Tell whether lists and objects lie more than ``depth`` deep in each other."""
    level: list[object] = [content]
    for _ in range(depth + 1):
        level = [inner for outer in level for inner in _inside(outer)]
        if not level:
            return False
    return True


def _inside(content: object) -> list[object]:
    if isinstance(content, dict):
        return list(content.values())
    return content if isinstance(content, list) else []
