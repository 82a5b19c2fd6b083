"""The scene of a match: what it asks, what it refuses, how it waits and what it hides."""

from collections.abc import Iterator
from typing import Any

import pygame
import pytest

from client.app.easel import ScratchHouse
from client.core.match import Player
from client.games import game_by_id
from client.games.mad_science_expo.options import ExpoOptions
from client.scenes.match.pieces import name_of
from client.scenes.match.scene import MatchScene
from client.tables.mad_science_expo.spots import HandSpot, TeamSpot
from client.ui.input import FocusGained, FocusLost
from tests.play.instant import Instant
from tests.play.robot import Robot
from tests.scenes.match.fresh import checked_pictures

GAME = game_by_id("mad_science_expo")


@pytest.fixture
def scratch() -> Iterator[ScratchHouse]:
    house = ScratchHouse((1280, 720), worker=Instant())
    house.house.desk.settings.play.speed = "off"
    house.house.desk.settings.play.ai_pace = "off"
    house.house.desk.apply()
    house.house.open()
    yield house
    house.close()


def opened(scratch: ScratchHouse, *levels: str | None, first: Any = "0") -> tuple[Robot, MatchScene]:
    people = [Player(f"P{seat}", level) for seat, level in enumerate(levels)]
    scratch.house.desk.go.begin(GAME, people, ExpoOptions(first_player=first), 5)
    scratch.settle()
    scene = next(scene for scene in scratch.house.stack.scenes if isinstance(scene, MatchScene))
    return Robot(scratch), scene


def prompt(scene: MatchScene) -> str:
    return scene.session.sight.label(scene.session.asking.voice().ask.sentence)


def test_a_refused_click_says_why_with_the_rule_and_changes_nothing(scratch: ScratchHouse) -> None:
    robot, scene = opened(scratch, None, "regular")
    robot.click(name_of(HandSpot(6)))
    assert scene.session.asking.voice().refused
    assert "4.1" in prompt(scene)
    assert scene.match.cursor == 0
    robot.key("esc")
    assert not scene.session.asking.voice().refused


def test_moves_wait_for_a_yes_where_the_player_wants_that(scratch: ScratchHouse) -> None:
    scratch.house.desk.settings.play.confirm_moves = True
    robot, scene = opened(scratch, None, "regular")
    robot.click(name_of(HandSpot(2)))
    robot.click(name_of(TeamSpot(0)))
    assert scene.match.cursor == 0
    robot.click("ask:drop_wish")
    assert scene.match.cursor == 0
    robot.drag(name_of(HandSpot(2)), name_of(TeamSpot(0)))
    robot.click("ask:confirm_wish")
    assert scene.match.steps[0].seat == 0


def test_a_hint_tells_more_each_time_and_points_at_the_move(scratch: ScratchHouse) -> None:
    robot, scene = opened(scratch, None, "regular")
    before = prompt(scene)
    told = []
    for _ in range(3):
        robot.key("h")
        scratch.settle()
        hint = scene.session.asking.voice().ask.hint
        told.append("" if hint is None else scene.session.sight.label(hint))
    assert prompt(scene) == before
    assert len(set(told)) == 3
    assert scene.session.asking.hinted_move() in scene.table.shown_model.legal
    assert scene.match.cursor == 0


def test_paused_computers_wait_until_they_are_let_go_on(scratch: ScratchHouse) -> None:
    robot, scene = opened(scratch, None, "regular")
    robot.key("p")
    robot.drag(name_of(HandSpot(2)), name_of(TeamSpot(0)))
    scratch.frames(60)
    assert scene.match.cursor == 1
    robot.click("ask:go_on")
    scratch.frames(30)
    assert scene.match.cursor > 1


def test_hands_are_covered_when_the_window_is_left_if_that_is_wanted(scratch: ScratchHouse) -> None:
    _, _scene = opened(scratch, None, "regular")

    def picture() -> bytes:
        scratch.frames(2)
        return pygame.image.tobytes(scratch.easel.surface, "RGB")

    plain = picture()
    scratch.house.handle(FocusLost())
    assert picture() == plain
    scratch.house.handle(FocusGained())
    scratch.house.desk.settings.play.hide_hands_on_focus_loss = True
    scratch.house.handle(FocusLost())
    assert picture() != plain
    scratch.house.handle(FocusGained())
    assert picture() == plain


def test_the_screen_is_covered_before_a_shared_match_shows_any_card(scratch: ScratchHouse) -> None:
    robot, scene = opened(scratch, None, None)
    assert robot.scene.name == "curtain"
    assert scene.table.shown_model.legal == ()
    robot.click("ready")
    scratch.settle()
    assert robot.scene is scene
    assert scene.table.shown_model.legal


def test_taking_back_at_a_shared_screen_asks_everybody(scratch: ScratchHouse) -> None:
    robot, scene = opened(scratch, None, None)
    robot.click("ready")
    robot.drag(name_of(HandSpot(1)), name_of(TeamSpot(0)))
    scratch.settle()
    robot.click("ready")
    scratch.settle()
    robot.click("tool:undo")
    assert robot.scene.name == "confirm"
    assert scene.match.cursor == 1


def test_keys_open_and_close_what_lies_over_the_table(scratch: ScratchHouse) -> None:
    robot, scene = opened(scratch, None, "regular")
    for key, name in (("m", "moves"), ("esc", "match"), ("esc", "pause"), ("esc", "match")):
        robot.key(key)
        assert robot.scene.name == name
    while not (focused := scene.controls.focus.current) or not focused.id.startswith("HandSpot"):
        robot.key("tab")
    robot.key("z")
    assert robot.scene.name == "zoom"
    robot.key("z")
    assert robot.scene is scene


def test_whatever_can_be_clicked_can_be_reached_by_the_keyboard(scratch: ScratchHouse) -> None:
    robot, scene = opened(scratch, None, "regular", "regular")
    reached = set()
    for _ in range(2 * len(robot.names())):
        robot.key("tab")
        current = scene.controls.focus.current
        assert current is not None
        reached.add(current.id)
    assert reached == set(robot.names())


def test_a_click_finishes_what_moves_and_does_nothing_else(scratch: ScratchHouse) -> None:
    scratch.house.desk.settings.play.speed = "normal"
    scratch.house.desk.apply()
    robot, scene = opened(scratch, None, "regular", "regular")
    scene.session.asking.paused = True
    robot.drag(name_of(HandSpot(1)), name_of(TeamSpot(0)))
    scratch.frames(2)
    assert scene.animating
    robot.click_at(640, 400)
    assert scene.match.cursor == 1
    assert not scene.animating


def test_the_picture_after_every_step_is_that_of_a_fresh_paint(scratch: ScratchHouse) -> None:
    _robot, scene = opened(scratch, None, "regular", "regular", "regular")
    assert checked_pictures(scratch, scene, 25) > 10


def test_watching_again_shows_the_same_end(scratch: ScratchHouse) -> None:
    robot, scene = opened(scratch, None, "regular", "regular")
    robot.drag(name_of(HandSpot(1)), name_of(TeamSpot(0)))
    scratch.settle()
    scratch.frames(40)
    before = scene.table.shown_model.sight
    cursor = scene.match.cursor
    robot.key("a")
    scratch.settle()
    assert scene.match.cursor == cursor
    assert GAME.to_json(scene.table.shown_model.sight) == GAME.to_json(before)
