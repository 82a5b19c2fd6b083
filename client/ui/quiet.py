"""Silence for C libraries that complain past ``sys.stderr``, where we say it in our own words or it does not matter."""

import contextlib
import os
from collections.abc import Iterator
from pathlib import Path


@contextlib.contextmanager
def quiet_stderr() -> Iterator[None]:
    """Let whatever the process writes to its standard error lead nowhere meanwhile."""
    try:
        kept = os.dup(2)
    except OSError:  # there is no standard error in a windowed program
        yield
        return
    try:
        with Path(os.devnull).open("w", encoding="utf-8") as nowhere:
            os.dup2(nowhere.fileno(), 2)
            try:
                yield
            finally:
                os.dup2(kept, 2)
    finally:
        os.close(kept)
