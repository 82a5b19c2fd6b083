"""The one command before every commit: formatter, linter, strict types, import layers, catalogue and tests.

``python -m tests.check`` runs all of it, one line a step; ``python -m tests.check --quick`` leaves the tests out.
"""

import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
STEPS: tuple[tuple[str, list[str]], ...] = (
    ("format", ["ruff", "format", "--check", "."]),
    ("lint", ["ruff", "check", "."]),
    ("types", ["mypy"]),
    ("layers", ["importlinter.cli:lint_imports_command"]),
    ("catalogue", ["tests.catalogue", "--check"]),
    ("tests", ["pytest", "-n", "auto"]),
)


def command_of(name: str, words: list[str]) -> list[str]:
    """Return the command line of a step, run by this very interpreter."""
    if name == "layers":
        code = "from importlinter.cli import lint_imports_command as run; run()"
        return [sys.executable, "-c", code]
    return [sys.executable, "-m", *words]


def main(arguments: list[str]) -> int:
    """Run the steps in order; stop at none, so that one call shows everything that is wrong."""
    steps = STEPS[:-1] if "--quick" in arguments else STEPS
    failed = []
    for name, words in steps:
        started = time.perf_counter()
        done = subprocess.run(command_of(name, words), cwd=ROOT, capture_output=True, text=True, check=False)
        verdict = "ok" if done.returncode == 0 else "FAILED"
        sys.stdout.write(f"{name:<10} {verdict:<7} {time.perf_counter() - started:6.1f} s\n")
        if done.returncode != 0 or name == "tests":
            sys.stdout.write(f"{done.stderr}{done.stdout}")
        sys.stdout.flush()
        if done.returncode != 0:
            failed.append(name)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
