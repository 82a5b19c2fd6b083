"""What the tests of the pictures share."""

from collections.abc import Iterator

import pygame
import pytest


@pytest.fixture(scope="module")
def screen() -> Iterator[None]:
    pygame.display.init()
    pygame.display.set_mode((1, 1))
    yield
    pygame.display.quit()
