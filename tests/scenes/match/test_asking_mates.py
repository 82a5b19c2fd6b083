"""A person asks an AI mate for something on the screen."""

from collections.abc import Iterator

import pytest

from client.app.easel import ScratchHouse
from client.core.match import Player
from client.core.record import record_of
from client.core.wish import Wish
from client.games.ham_helsing import HAM_HELSING
from client.games.ham_helsing.options import HamOptions
from client.scenes.match.scene import MatchScene
from client.tables.table import Intent, Request
from tests.play.instant import Instant
from tests.play.robot import Robot

GUARD = Wish("guard", 0, "E")


@pytest.fixture
def scene() -> Iterator[MatchScene]:
    scratch = ScratchHouse((1280, 720), worker=Instant())
    scratch.house.desk.settings.play.speed = "off"
    scratch.house.desk.settings.play.ai_pace = "off"
    scratch.house.desk.apply()
    scratch.house.open()
    people = [Player("Ada"), Player("Ben", "regular")]
    scratch.house.desk.go.begin(HAM_HELSING, people, HamOptions(characters=["ham", "ronin"]), 5)
    scratch.settle()
    found = Robot(scratch).scene
    assert isinstance(found, MatchScene)
    yield found
    scratch.close()


def test_a_word_to_a_mate_reaches_it_and_is_no_move(scene: MatchScene) -> None:
    before = record_of(scene.match, "test").model_dump_json()
    (mate,) = scene.table.shown_model.mates
    assert mate.intention is not None
    assert GUARD in mate.offers
    scene._follow(Intent(request=Request(1, GUARD)))
    (asked,) = scene.table.shown_model.mates
    assert asked.wish == GUARD
    assert asked.intention != mate.intention
    assert record_of(scene.match, "test").model_dump_json() == before
    scene._follow(Intent(request=Request(1, None)))
    assert scene.table.shown_model.mates == (mate,)
