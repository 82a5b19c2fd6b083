"""Whole matches of Henchmania through the window: by mouse alone with all kinds of options, by keys alone, shared.

Most are played without painting, which is half of the work and is tried by the first. HENCHBOX_LONG=1 adds long ones.
"""

import os
from random import Random
from typing import Any

import pytest

from client.app.easel import ScratchHouse
from client.core.match import AnyMatch
from client.games import game_by_id
from client.scenes.match.scene import MatchScene
from tests.play.henchmania_hands import decide
from tests.play.robot import Robot
from tests.play.sitting import play_by_keys, play_to_the_end, sit, start, start_by_keys

GAME = game_by_id("henchmania")
QUICK = {"days": 3, "target": 25}
EVERYBODY = GAME.Options.model_validate(dict(GAME.presets[-1].values)).model_dump(mode="json")
OF_ONES_OWN = {
    "gloves": ["hunting_glove", "falconer_glove"],
    "henchmen": ["mace", "porter_alt"],
    "variant_powers": True,
    "site_order": ["church", "tavern", "armory", "square", "castle"],
    "families": ["plum", "gold"],
    "first_player": "1",
}
LONG = {
    "standard": {},
    "all cards": EVERYBODY,
    "three days": {"days": 3},
    "five days": {"days": 5},
    "five days, 25 points": {"days": 5, "target": 25},
    "all cards, five days": EVERYBODY | {"days": 5},
}
LIMIT = 2500

only_at_length = pytest.mark.skipif(not os.environ.get("HENCHBOX_LONG"), reason="set HENCHBOX_LONG=1 for long matches")


@pytest.fixture
def unpainted(scratch: ScratchHouse, monkeypatch: pytest.MonkeyPatch) -> ScratchHouse:
    """The whole program, which paints nothing."""
    monkeypatch.setattr(scratch.house, "paint", list)
    return scratch


def decide_at_once(robot: Robot, scene: MatchScene, rng: Random) -> None:
    """Decide with the mouse; the decision must be made by what was clicked."""
    before = scene.match.cursor
    decide(robot, scene, rng)
    assert scene.match.cursor > before, scene.table.shown_model.sight.decision


def whole_match(scratch: ScratchHouse, seats: int, options: dict[str, Any], humans: int = 1, seed: int = 1) -> AnyMatch:
    """Play a match with the mouse and check that all took part with these options."""
    sit(scratch, GAME.id, humans, seats, **options)
    robot, scene = start(scratch, GAME.id)
    match = play_to_the_end(robot, scene, Random(seed), decide_at_once, limit=LIMIT)
    assert {step.seat for step in match.steps} == set(range(seats))
    played = match.options.model_dump(mode="json")
    assert {name: played[name] for name in options} == options
    return match


def test_a_match_of_two_is_played_by_mouse_alone(scratch: ScratchHouse) -> None:
    match = whole_match(scratch, 2, dict(QUICK))
    assert match.outcome is not None
    assert match.outcome.winners


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_match_of_more_is_played_by_mouse_alone(unpainted: ScratchHouse, seats: int) -> None:
    whole_match(unpainted, seats, dict(QUICK), seed=seats)


def test_all_additional_cards_are_played_by_mouse_alone(unpainted: ScratchHouse) -> None:
    whole_match(unpainted, 3, EVERYBODY | QUICK, seed=4)


def test_options_of_ones_own_are_played_by_mouse_alone(unpainted: ScratchHouse) -> None:
    match = whole_match(unpainted, 2, OF_ONES_OWN | QUICK, seed=6)
    assert match.open_state().families == ("plum", "gold")
    assert match.steps[0].seat == 1


def test_two_people_share_the_screen_by_mouse_alone(unpainted: ScratchHouse) -> None:
    whole_match(unpainted, 2, dict(QUICK), humans=2, seed=5)


def test_a_match_is_played_by_keys_alone(unpainted: ScratchHouse) -> None:
    sit(unpainted, GAME.id, 1, 2, **QUICK)
    robot, scene = start_by_keys(unpainted, GAME.id)
    play_by_keys(robot, scene, Random(9), limit=LIMIT)


@only_at_length
@pytest.mark.parametrize("options", LONG.values(), ids=LONG)
@pytest.mark.parametrize("seats", list(GAME.seats))
def test_a_long_match_is_played_by_mouse_alone(scratch: ScratchHouse, seats: int, options: dict[str, Any]) -> None:
    whole_match(scratch, seats, options, seed=seats + 10)


@only_at_length
@pytest.mark.parametrize("seats", list(GAME.seats))
def test_a_long_match_is_played_by_keys_alone(scratch: ScratchHouse, seats: int) -> None:
    sit(scratch, GAME.id, 1, seats, **EVERYBODY)
    robot, scene = start_by_keys(scratch, GAME.id)
    play_by_keys(robot, scene, Random(seats), limit=LIMIT)
