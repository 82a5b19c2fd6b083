"""What the scene of a match does for the table of Hens: rounds in the strip, cards carried over squares, keys."""

from collections.abc import Iterator

import pygame
import pytest

from client.app.easel import ScratchHouse
from client.core.match import Player
from client.games.hens import HENS
from client.games.hens.moves import Place
from client.games.hens.options import HensOptions
from client.scenes.match.furniture import paint_strip
from client.scenes.match.pieces import name_of
from client.scenes.match.scene import MatchScene
from client.tables.hens.spots import CellSpot, HandSpot, YardSpot
from client.tables.hens.view import HensTable
from client.ui.assets import Assets
from client.ui.canvas import Canvas
from client.ui.input import Button, PointerMoved, PointerPressed, PointerReleased
from client.ui.metrics import centre
from client.ui.theme import Style
from tests.play.instant import Instant
from tests.play.robot import Robot
from tests.scenes.match.fresh import checked_pictures


@pytest.fixture
def scratch() -> Iterator[ScratchHouse]:
    house = ScratchHouse((1280, 720), worker=Instant())
    house.house.desk.settings.play.speed = "off"
    house.house.desk.settings.play.ai_pace = "off"
    house.house.desk.apply()
    house.house.open()
    yield house
    house.close()


def opened(scratch: ScratchHouse, seats: int = 2) -> tuple[Robot, MatchScene]:
    people = [Player("Ada"), *(Player(f"P{seat}", "regular") for seat in range(1, seats))]
    scratch.house.desk.go.begin(HENS, people, HensOptions(first_player="0"), 5)
    scratch.settle()
    robot = Robot(scratch)
    assert isinstance(robot.scene, MatchScene)
    return robot, robot.scene


def table_of(scene: MatchScene) -> HensTable:
    assert isinstance(scene.table, HensTable)
    return scene.table


def carry(robot: Robot, spot: object, onto: object) -> None:
    """Catch a thing, and hold it over another."""
    start, end = centre(robot.place(name_of(spot))), centre(robot.place(name_of(onto)))
    robot.scratch.house.handle(PointerMoved(*start))
    robot.scratch.house.handle(PointerPressed(*start))
    for share in (0.3, 1.0):
        at = (start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share)
        robot.scratch.house.handle(PointerMoved(*at))


def test_a_card_carried_over_a_square_counts_as_pointing_at_it(scratch: ScratchHouse) -> None:
    robot, scene = opened(scratch)
    carry(robot, HandSpot(2), CellSpot(0, 0))
    assert scene.board.pointing().hover == CellSpot(0, 0)
    assert table_of(scene).controller.chosen == 2
    scratch.house.handle(PointerReleased(*centre(robot.place(name_of(CellSpot(0, 0))))))
    assert isinstance(scene.match.steps[-1].move, Place)
    assert scene.match.steps[-1].move.face == "hen"


def test_a_right_click_turns_over_what_is_carried(scratch: ScratchHouse) -> None:
    robot, scene = opened(scratch)
    carry(robot, HandSpot(2), CellSpot(0, 0))
    at = centre(robot.place(name_of(CellSpot(0, 0))))
    scratch.house.handle(PointerPressed(*at, Button.RIGHT))
    assert scratch.house.stack.top is scene
    scratch.house.handle(PointerReleased(*at))
    assert scene.match.steps[-1].move.face == "coop"


def test_the_key_of_a_prompt_button_presses_it(scratch: ScratchHouse) -> None:
    robot, scene = opened(scratch)
    robot.click(name_of(HandSpot(0)))
    robot.key("f")
    assert table_of(scene).controller.side == "coop"
    robot.key("f")
    assert table_of(scene).controller.side == "hen"


@pytest.mark.parametrize(("width", "in_words"), [(1900, ""), (1536, ""), (900, "Round 1 of 12")])
def test_the_strip_shows_all_rounds_where_there_is_room_and_words_elsewhere(
    scratch: ScratchHouse, width: int, in_words: str
) -> None:
    _robot, scene = opened(scratch)
    c = Canvas(pygame.Surface((width, 80)), 1.0, Style(), Assets())
    paint_strip(c, scene.table, scene.table.shown_model, None)
    texts = {key[1] for key in c.assets.cache.kept() if isinstance(key, tuple) and key[0] == "text"}
    assert texts & {"Round 1 of 12"} == ({in_words} if in_words else set())
    assert ({str(number) for number in range(1, 13)} <= texts) is (not in_words)


def test_a_closer_look_lies_over_the_prompt_and_goes_with_the_pointer(scratch: ScratchHouse) -> None:
    robot, scene = opened(scratch)
    scratch.frames(2)
    plain = pygame.image.tobytes(scratch.easel.surface, "RGB")
    x, y, _, h = scene.table.frame().prompt
    scale = scratch.easel.scale
    spot = (round((x + 20) * scale), round((y + h / 2) * scale))
    before = scratch.easel.surface.get_at(spot)
    scratch.house.handle(PointerMoved(*centre(robot.place(name_of(YardSpot(1))))))
    scratch.frames(1)
    assert scratch.easel.surface.get_at(spot) != before
    scratch.house.handle(PointerMoved(2, 2))
    scratch.frames(2)
    assert pygame.image.tobytes(scratch.easel.surface, "RGB") == plain


def test_the_picture_after_every_step_is_that_of_a_fresh_paint(scratch: ScratchHouse) -> None:
    _robot, scene = opened(scratch, 3)
    assert checked_pictures(scratch, scene, 30) > 15
