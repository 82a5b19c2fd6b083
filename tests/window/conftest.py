"""One X server for all tests of this folder; where there is none to be had they are skipped, with the reason."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.window.display import Display, missing
from tests.window.program import Program, sit_down

Start = Callable[..., Program]


@pytest.fixture(scope="session")
def display() -> Iterator[Display]:
    if missing():
        pytest.skip(f"{missing()}: nothing to open a real window on")
    with Display() as server:
        yield server


@pytest.fixture
def start(display: Display, tmp_path: Path) -> Iterator[Start]:
    """Start a copy of the program; all copies of a test share one home, and none outlives it."""
    sit_down(tmp_path)
    with ExitStack() as running:
        yield lambda *options: running.enter_context(Program(display, tmp_path, *options))
