"""The log of the program: a file that never grows beyond a bound."""

import contextlib
import logging
from logging.handlers import RotatingFileHandler
from pathlib import Path

_BYTES = 500_000
_OLDER_FILES = 2
_FORMAT = "%(asctime)s %(levelname)s %(name)s: %(message)s"


class _LogFile(RotatingFileHandler):
    """A log file that bears a full disk in silence: the log is the last thing that may stop a match."""

    def handleError(self, record: logging.LogRecord) -> None:
        """Leave the line out."""


def start_log(folder: Path) -> logging.Handler | None:
    """Write what the program logs into ``folder`` from now on; None, and no log, if that is impossible."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        file = folder / "henchbox.log"
        handler = _LogFile(file, maxBytes=_BYTES, backupCount=_OLDER_FILES, encoding="utf-8", errors="replace")
    except OSError:
        return None
    handler.setFormatter(logging.Formatter(_FORMAT))
    root = logging.getLogger()
    root.addHandler(handler)
    root.setLevel(logging.INFO)
    return handler


def end_log(handler: logging.Handler | None) -> None:
    """Close the log."""
    if handler is not None:
        logging.getLogger().removeHandler(handler)
        with contextlib.suppress(OSError):  # what is left to write does not fit on the disk
            handler.close()
