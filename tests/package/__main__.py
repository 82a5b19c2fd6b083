"""``python -m tests.package``: build the program as players get it, and try it. One line a trial; 1 if any failed.

``--folder`` and ``--installed`` do one half only. Takes about two minutes.
"""

import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

from tests.package import trials
from tests.package.making import Trouble, install, pack

Trial = tuple[str, Callable[[], str]]


def folder_trials(scratch: Path, empty: Path) -> Iterator[Trial]:
    """Yield the trials of the packed folder; the first one builds it."""
    built: list[trials.Built] = []

    def build() -> str:
        built.append(trials.settle_elsewhere(pack(scratch), scratch))
        return str(built[0].program.parent)

    yield "folder: pack", build
    for program in built:
        yield "folder: size", partial(trials.size_of, program)
        yield "folder: C library", partial(trials.c_library, program)
        yield "folder: version", partial(trials.version, program, empty)
        yield "folder: selftest", partial(trials.self_test, program, empty)
        if sys.platform == "linux":
            yield "folder: no screen", partial(trials.no_screen, program, empty)
        yield "folder: window", partial(trials.real_window, [str(program.program)], scratch / "homes")


def installed_trials(scratch: Path, empty: Path) -> Iterator[Trial]:
    """Yield the trials of the installed program; the first one installs it."""
    built: list[trials.Built] = []

    def build() -> str:
        built.append(trials.settled(install(scratch / "environment")))
        return str(built[0].program.parent)

    yield "pip: install", build
    for program in built:
        yield "pip: contents", partial(trials.only_what_players_need, program)
        yield "pip: version", partial(trials.version, program, empty)
        yield "pip: selftest", partial(trials.self_test, program, empty)


def main(arguments: list[str]) -> int:
    """Run the trials that the arguments ask for, all if they ask for none."""
    halves = {"--folder": folder_trials, "--installed": installed_trials}
    failures = 0
    for name, half in halves.items():
        if arguments and name not in arguments:
            continue
        with tempfile.TemporaryDirectory(prefix="henchbox-package-") as folder:
            scratch = Path(folder)
            scratch.chmod(0o755)  # others must be able to run what is built
            empty = scratch / "empty"
            empty.mkdir()
            failures += sum(not passed(*trial) for trial in half(scratch, empty))
            make_writable(scratch)
    return 1 if failures else 0


def passed(name: str, run: Callable[[], str]) -> bool:
    """Run a trial, print its line, and tell whether all was well."""
    began = time.monotonic()
    try:
        verdict, told = "ok", run()
    except (Trouble, OSError, AssertionError) as trouble:
        verdict, told = "FAILED", str(trouble)
    sys.stdout.write(f"{name:<18} {verdict:<7} {time.monotonic() - began:6.1f} s  {told}\n")
    sys.stdout.flush()
    return verdict == "ok"


def make_writable(folder: Path) -> None:
    """Give the owner's rights back, so that the folder can be thrown away."""
    for path in (folder, *folder.rglob("*")):
        if path.is_dir() and not path.is_symlink():
            path.chmod(path.stat().st_mode | 0o700)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
