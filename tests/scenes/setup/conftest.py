from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from tests.scenes.desks import Table
from tests.scenes.going import Going


@pytest.fixture
def rig(tmp_path: Path) -> Iterator[Table]:
    table = Table(tmp_path)
    yield table
    assert table.crashes == []
    pygame.display.quit()


@pytest.fixture
def go(rig: Table) -> Going:
    going = Going()
    rig.desk.go = going
    return going
