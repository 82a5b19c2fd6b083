"""A desk with the settings open on it."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest

from client.scenes.settings import SettingsScene
from tests.scenes.desks import Table
from tests.scenes.test_stack import Plain

Open = Callable[[str], SettingsScene]


@pytest.fixture
def rig(tmp_path: Path) -> Iterator[Table]:
    table = Table(tmp_path)
    table.desk.sound.close()
    table.desk.on_keys = lambda keys: setattr(table.loop.reader, "keys", keys)
    table.stack.push(Plain(table))
    table.frames()
    yield table
    pygame.display.quit()


@pytest.fixture
def settings(rig: Table) -> Open:
    def open_tab(tab: str) -> SettingsScene:
        scene = SettingsScene(rig.desk, tab)
        rig.stack.push(scene)
        rig.frames()
        return scene

    return open_tab
