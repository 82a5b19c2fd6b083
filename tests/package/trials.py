"""What the built programs must do. Each trial returns what is worth knowing, or raises ``Trouble``."""

import re
import shutil
import statistics
import subprocess
import sys
import time
from pathlib import Path
from typing import NamedTuple

from tests.package.making import ROOT, WINDOWS, Trouble
from tests.package.strangers import run_unfriendly
from tests.window.display import Display, missing
from tests.window.processes import processes_in
from tests.window.program import surroundings
from tests.window.starting import measure_start

LARGEST_MB, LARGEST_GOAL_MB = 90, 45
FIRST_PICTURE_S = 1.0
VERSION_S = 1.0
PROCESSES = 3
"""The program, its thinking process, and what Python itself sends along to tidy up after it."""
WATCHED_S = 6.0
STRANGE_FOLDER = "Spiele für Zoë (日本)"


class Built(NamedTuple):
    """A program to be tried, the folder it consists of, and whether it needs the rights of whoever built it."""

    program: Path
    home: Path
    rights: bool


def size_of(built: Built) -> str:
    """The folder is small."""
    files = [path for path in built.home.rglob("*") if path.is_file() and not path.is_symlink()]
    mb = sum(path.stat().st_size for path in files) / 1e6
    if mb > LARGEST_MB:
        raise Trouble(f"{mb:.1f} MB are more than {LARGEST_MB}")
    return f"{mb:.1f} MB in {len(files)} files (at most {LARGEST_MB}, goal {LARGEST_GOAL_MB})"


def c_library(built: Built) -> str:
    """It tells which C library it needs: a program that was packed on a new Linux does not run on an older one."""
    needed = [0]
    for path in (built.program, *built.home.rglob("*.so*")):
        needed += [int(number) for number in re.findall(rb"GLIBC_2\.(\d+)", path.read_bytes())]
    return f"needs glibc 2.{max(needed)} or newer" if any(needed) else "no glibc here"


def version(built: Built, empty: Path) -> str:
    """It answers at once."""
    ran = run_unfriendly([str(built.program), "--version"], empty, streams=True, rights=built.rights)
    if ran.code != 0 or not ran.output.startswith("henchbox ") or ran.seconds > VERSION_S:
        raise Trouble(f"exit code {ran.code} after {ran.seconds:.1f} s: {ran.output}")
    return f"{ran.output.strip()} after {ran.seconds:.2f} s"


def no_screen(built: Built, empty: Path) -> str:
    """Where no window can be opened it says so in one sentence."""
    ran = run_unfriendly([str(built.program)], empty, streams=True, rights=built.rights)
    if ran.code != 2 or ran.output.count("\n") != 1:
        raise Trouble(f"exit code {ran.code}: {ran.output}")
    return ran.output.strip()


def settle_elsewhere(program: Path, into: Path) -> Built:
    """Carry the packed folder to a place with spaces and foreign letters in which nothing may be written."""
    folder = into / STRANGE_FOLDER / "henchbox"
    shutil.copytree(program.parent, folder, symlinks=True)
    for path in (folder, *folder.rglob("*")):
        if not path.is_symlink():
            path.chmod(path.stat().st_mode & ~0o222)
    return Built(folder / program.name, folder, rights=False)


def settled(script: Path) -> Built:
    """Return an installed program, which runs on an interpreter that strangers may have no way to."""
    return Built(script, _site_packages(script), rights=True)


def self_test(built: Built, empty: Path) -> str:
    """Everything works without environment and streams, with few processes, and nothing is left behind."""
    command, places = [str(built.program), "selftest"], (built.home, empty)
    before = [_contents(place) for place in places]
    ran = run_unfriendly(command, empty, rights=built.rights)
    if ran.code != 0:
        again = run_unfriendly(command, empty, streams=True, rights=built.rights)
        raise Trouble(f"exit code {ran.code} without streams, with them {again.code}:\n{again.output}")
    if ran.processes > PROCESSES:
        raise Trouble(f"{ran.processes} processes at the same time")
    if [_contents(place) for place in places] != before:
        raise Trouble("it has changed its own folder or the one it was started in")
    return f"{ran.seconds:.1f} s, at most {ran.processes} processes"


def real_window(command: list[str], home: Path) -> str:
    """It opens a window soon, keeps to its few processes while nothing happens, and closes when asked to."""
    if missing():
        return f"skipped, {missing()}"
    with Display() as display:
        starts = [measure_start(command, home / str(number), display) for number in range(3)]
        most = _watch(command, home / "watched", display)
    first, work = (statistics.median(start[part] for start in starts) for part in (0, 1))
    if work > FIRST_PICTURE_S:
        raise Trouble(f"the first picture takes {work:.2f} s of processor time")
    return f"first picture after {first:.2f} s, {work:.2f} of work (at most {FIRST_PICTURE_S}); {most} processes"


def only_what_players_need(built: Built) -> str:
    """The installed program has every drawing, sound and save, and no scripts or tests."""
    package = built.home / "client"
    for folder, suffix in (("art", ".svg"), ("sounds", ".ogg"), ("saves", ".json")):
        here = {path.relative_to(ROOT / folder) for path in (ROOT / folder).rglob(f"*{suffix}")}
        installed = package / "_data" / folder
        there = {path.relative_to(installed) for path in installed.rglob("*") if path.is_file()}
        if here != there:
            raise Trouble(f"{folder}: {sorted(map(str, here ^ there))}")
    components = len(list(package.glob("games/*/components.toml")))
    if components != len(list(ROOT.glob("client/games/*/components.toml"))):
        raise Trouble("components of a game are missing")
    if any((package.parent / name).exists() for name in ("tests", "sounds", "art")):
        raise Trouble("more than the program was installed")
    return f"{len(list(package.rglob('*.py')))} modules, {len(list((package / '_data').rglob('*.*')))} files of data"


def _site_packages(script: Path) -> Path:
    environment = script.parent.parent
    if WINDOWS:
        return environment / "Lib" / "site-packages"
    return environment / "lib" / f"python{sys.version_info.major}.{sys.version_info.minor}" / "site-packages"


def _watch(command: list[str], home: Path, display: Display) -> int:
    """Return the most processes that the program had while nothing happened for a while."""
    process = subprocess.Popen(command, cwd=ROOT, env=surroundings(home, display.name), start_new_session=True)
    most = 0
    try:
        end = time.monotonic() + WATCHED_S
        while time.monotonic() < end:
            most = max(most, processes_in(process.pid))
            time.sleep(0.05)
    finally:
        process.kill()
        process.wait()
    if most > PROCESSES:
        raise Trouble(f"{most} processes at the same time")
    return most


def _contents(folder: Path) -> dict[str, tuple[int, int]]:
    """Return what lies in a folder: names, sizes, and when it was changed."""
    found = {}
    for path in folder.rglob("*"):
        stat = path.lstat()
        found[str(path)] = (stat.st_size, stat.st_mtime_ns)
    return found
