"""Where things are kept. Nothing is ever written beside the program, and no folder is made before it is needed."""

import os
import sys
import tempfile
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

import platformdirs

from client.core.words import N_, Phrase
from client.storage.save_error import reason_of

HOME_VARIABLE = "HENCHBOX_HOME"
"""Names one folder for everything, for a portable program and for tests."""
_APP = "Henchbox" if sys.platform in {"win32", "darwin"} else "henchbox"


@dataclass(frozen=True, slots=True)
class Places:
    """The folder of the saves, the settings file and the folder of the logs."""

    saves: Path
    settings: Path
    logs: Path

    @property
    def best_scores(self) -> Path:
        """The file of the best scores, beside the usual folder of the saves."""
        return self.saves.parent / "best_scores.json"


def places(home: Path | None = None, environ: Mapping[str, str] | None = None) -> Places:
    """Return the usual places of the platform, or those in ``home``, or those in the folder the environment names."""
    named = (os.environ if environ is None else environ).get(HOME_VARIABLE, "")
    if home is None and named:
        home = Path(named)
    if home is not None:
        return places_in(_absolute(home))
    usual = platformdirs.PlatformDirs(_APP, appauthor=False)
    if not Path(usual.user_data_dir).is_absolute():  # a user without a home, such as in a bare container
        return places_in(_temporary())
    return Places(
        saves=Path(usual.user_data_dir) / "saves",
        settings=Path(usual.user_config_dir) / "settings.json",
        logs=Path(usual.user_log_dir),
    )


def places_in(root: Path) -> Places:
    """Return places that all lie in one folder."""
    return Places(root / "saves", root / "settings.json", root / "log")


def why_not_writable(folder: Path) -> Phrase | None:
    """Try to write into ``folder``, which is made if it is missing; explain why that is impossible, or return None."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder) as probe:
            probe.write(b"?")
    except (OSError, ValueError) as error:
        why = reason_of(error) if isinstance(error, OSError) else str(error)
        return Phrase(N_("Nothing can be saved in {folder}: {why}."), folder=str(folder), why=why)
    return None


def other_places() -> Iterator[Path]:
    """Name folders that can hold saves when the usual one cannot, the best first; each can be written."""
    for folder in (platformdirs.user_documents_path() / "Henchbox", Path.home() / "Henchbox saves", _temporary()):
        if folder.is_absolute() and why_not_writable(folder) is None:
            yield folder


def _absolute(path: Path) -> Path:
    """Resolve ``~`` and what is relative to the folder the program was started in."""
    try:
        return path.expanduser().absolute()
    except RuntimeError:  # there is no such user
        return path.absolute()


def _temporary() -> Path:
    user = os.getuid() if hasattr(os, "getuid") else os.environ.get("USERNAME", "user")
    return Path(tempfile.gettempdir()) / f"henchbox-{user}"
