"""What is written down when the program fails: enough to see the same again."""

import contextlib
import platform
import sys
import traceback
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from client import __version__
from client.core.record import Record
from client.storage import atomic
from client.storage.record_file import SUFFIX, bytes_of
from client.storage.save_error import SaveError

_KEPT = 20


@dataclass(frozen=True, slots=True)
class CrashReport:
    """The report as text, for the screen and the clipboard, and the files it was written to.

    ``record_path`` holds the match as it stood, which ``henchbox replay`` opens. What could not be written is None.
    """

    text: str
    path: Path | None
    record_path: Path | None


def report_crash(
    error: BaseException, folder: Path, record: Record | None = None, where: str = "", now: datetime | None = None
) -> CrashReport:
    """Write a report into ``folder``; ``where`` says what the program was doing. Never raises because of the disk."""
    moment = datetime.now(UTC) if now is None else now
    text = crash_text(error, record, where, moment)
    stem = folder / f"crash-{moment:%Y%m%d-%H%M%S-%f}"
    _thin_out(folder)
    path = _written(stem.with_name(stem.name + ".txt"), text.encode(errors="replace"))
    record_path = None if record is None else _written(stem.with_name(stem.name + SUFFIX), bytes_of(record))
    return CrashReport(text, path, record_path)


def crash_text(error: BaseException, record: Record | None, where: str, moment: datetime) -> str:
    """Return the report: program, platform, what was going on, the error, and the match with its seed and moves."""
    lines = [
        f"Henchbox {__version__} crash report, {moment.isoformat(timespec='seconds')}",
        f"Python {sys.version.split()[0]} on {platform.platform()}, packaged: {getattr(sys, 'frozen', False)}",
        f"Doing: {where or '-'}",
        "",
        "".join(traceback.format_exception(error)),
    ]
    if record is not None:
        lines += [f"Match: {record.game}, seed {record.seed}, {len(record.moves)} moves", bytes_of(record).decode()]
    return "\n".join(lines)


def _written(path: Path, data: bytes) -> Path | None:
    try:
        atomic.write(path, data)
    except SaveError:
        return None
    return path


def _thin_out(folder: Path) -> None:
    """Keep the youngest reports only."""
    for old in sorted(folder.glob("crash-*"), reverse=True)[2 * _KEPT :]:
        with contextlib.suppress(OSError):
            old.unlink()
