"""Builds what is tried: the packed folder, and an environment in which the program is installed."""

import subprocess
import sys
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
WINDOWS = sys.platform == "win32"


class Trouble(Exception):
    """Something about the built program is not as it must be."""


def pack(into: Path) -> Path:
    """Build the folder with PyInstaller and return the program in it."""
    words = ["--log-level", "ERROR", "--noconfirm", "--distpath", str(into / "dist"), "--workpath", str(into / "work")]
    _run([sys.executable, "-m", "PyInstaller", *words, str(ROOT / "build.spec")])
    return into / "dist" / "henchbox" / ("henchbox.exe" if WINDOWS else "henchbox")


def install(into: Path) -> Path:
    """Make a fresh environment, install the program with pip as the README says, and return its script."""
    venv.create(into, with_pip=True, symlinks=not WINDOWS)
    scripts = into / ("Scripts" if WINDOWS else "bin")
    _run([str(scripts / "python"), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", str(ROOT)])
    return scripts / ("henchbox.exe" if WINDOWS else "henchbox")


def _run(command: list[str]) -> None:
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise Trouble(f"{' '.join(command[:4])} failed:\n{done.stdout}{done.stderr}")
