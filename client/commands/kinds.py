"""Kinds of values on the command line, each refused in words."""

import math
import re
from pathlib import Path

from client.commands.usage import UsageError
from client.core.dealcode import SEEDS
from client.core.words import N_, Phrase

_SIZE = re.compile(r"(\d{1,5})[xX](\d{1,5})", re.ASCII)
_SMALLEST_PX, _LARGEST_PX = 200, 16_384
_WHOLE = re.compile(r"\d{1,10}", re.ASCII)


def size(text: str) -> tuple[int, int]:
    """Read a width and a height in pixels, such as ``1280x720``."""
    found = _SIZE.fullmatch(text)
    if found is not None:
        width, height = int(found[1]), int(found[2])
        if min(width, height) >= _SMALLEST_PX and max(width, height) <= _LARGEST_PX:
            return width, height
    phrase = Phrase(
        N_("{given} is no size of a window. Sizes look like 1280x720, from {least} to {most} pixels a side."),
        given=text,
        least=_SMALLEST_PX,
        most=_LARGEST_PX,
    )
    raise UsageError(phrase)


def seed(text: str) -> int:
    """Read the seed of a match."""
    if _WHOLE.fullmatch(text) and int(text) < SEEDS:
        return int(text)
    raise UsageError(
        Phrase(N_("{given} is no seed. Seeds are whole numbers from 0 to {most}."), given=text, most=SEEDS - 1)
    )


def count(text: str) -> int:
    """Read a number of decisions."""
    if _WHOLE.fullmatch(text):
        return int(text)
    raise UsageError(Phrase(N_("{given} is no number of decisions."), given=text))


def scale(text: str) -> float:
    """Read a scale from 0.75 to 2."""
    try:
        value = float(text)
    except ValueError:
        value = math.nan
    if 0.75 <= value <= 2.0:
        return value
    raise UsageError(Phrase(N_("{given} is no scale. Scales go from 0.75 to 2."), given=text))


def folder(text: str) -> Path:
    """Read a folder, which need not be there yet."""
    path = Path(text)
    if not text or (path.exists() and not path.is_dir()):
        raise UsageError(Phrase(N_("{given} is not a folder."), given=text or "''"))
    return path
