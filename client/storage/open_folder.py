"""Showing a folder in the platform's own file manager."""

import os
import subprocess
import sys
import threading
from collections.abc import Mapping
from pathlib import Path

from client.core.words import N_, Phrase
from client.storage.save_error import reason_of


def open_folder(folder: Path) -> Phrase | None:
    """Open ``folder`` and return at once; explain why that is impossible, or return None."""
    command = _opener()
    try:
        if sys.platform == "win32":
            os.startfile(folder)  # noqa: S606  # our own folder, opened as the player would open it
        else:
            process = subprocess.Popen(  # noqa: S603
                [command, str(folder)],
                env=clean_environment(os.environ),
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
                start_new_session=True,
            )
            threading.Thread(target=process.wait, name="file manager", daemon=True).start()
    except OSError as error:
        text = N_("The folder {folder} could not be opened: {why}.")
        return Phrase(text, folder=str(folder), why=reason_of(error))
    return None


def clean_environment(environ: Mapping[str, str]) -> dict[str, str]:
    """Return the environment for another program, without the library path of a packaged one."""
    clean = dict(environ)
    for name in ("LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH"):
        before = clean.pop(f"{name}_ORIG", None)
        if before is not None:
            clean[name] = before
        elif getattr(sys, "frozen", False):
            clean.pop(name, None)
    return clean


def _opener() -> str:
    return "open" if sys.platform == "darwin" else "xdg-open"
