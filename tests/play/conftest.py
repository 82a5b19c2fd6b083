"""Screens without a screen: drivers that show and sound nothing, chosen before the toolkit is imported."""

import os
from collections.abc import Iterator
from random import Random

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pytest

from client.app.easel import ScratchHouse
from tests.play.instant import Instant


@pytest.fixture
def scratch(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[ScratchHouse]:
    """The whole program, in which nothing takes time: no motion, no thinking. Every test has a deal of its own."""
    deals = Random(request.node.name)
    monkeypatch.setattr("client.app.ways.secrets.randbelow", deals.randrange)
    house = ScratchHouse((1280, 720), worker=Instant())
    settings = house.house.desk.settings
    settings.play.speed = "off"
    settings.play.ai_pace = "off"
    house.house.desk.apply()
    yield house
    house.close()
