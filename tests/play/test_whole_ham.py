"""Matches of Ham Helsing through the window: by mouse alone, by keys alone, with a team of people, kept on disk.

A whole match takes hundreds of decisions, so most of these take over where the rule player has brought one to its last
rounds. Set ``HENCHBOX_LONG=1`` for whole matches from the menu on.
"""

import os
from random import Random
from typing import Any

import pytest

from client.app.easel import ScratchHouse
from client.core.match import AnyMatch, Match, Player
from client.games.ham_helsing import HAM_HELSING
from client.games.ham_helsing.moves import Fight, PlayCard
from client.scenes.curtain import CurtainScene
from client.scenes.match.scene import MatchScene
from tests.play.ham_hands import decide, make
from tests.play.robot import Robot
from tests.play.sitting import NAMES, play_by_keys, play_to_the_end, sit, start

LONG = os.environ.get("HENCHBOX_LONG") == "1"
LENIENT = {
    "easy_two_colour": True,
    "all_wraps_connected": True,
    "start_money_1": True,
    "ignore_limits": True,
    "no_villain_board": True,
    "effect_tokens": 4,
    "villain_health_mod": -8,
}
HARSH = {
    "no_gifts": True,
    "knuckles_no_lost": True,
    "villain_entry_damage": True,
    "biting_entry_damage": True,
    "powers_uncovered": 2,
    "no_minion_move": True,
    "extra_villain_cards": [0, 1, 0],
}


def take_over(scratch: ScratchHouse, humans: int, seats: int, since: int, **options: Any) -> tuple[Robot, MatchScene]:
    """Sit down at a match that the rule player has brought to round ``since``."""
    people = [Player(NAMES[i], None if i < humans else "newcomer", "fox") for i in range(seats)]
    for seed in range(1, 30):
        match: AnyMatch = Match(HAM_HELSING, people, HAM_HELSING.Options.model_validate(options), seed)
        rng = Random(seed)
        while match.to_act is not None and match.open_state().round < since:
            match.play(HAM_HELSING.rule_player(match.sight(match.to_act), rng))
        if match.to_act is not None:
            break
    scratch.house.open()
    desk = scratch.house.desk
    scene = MatchScene(desk, match, desk.saves.begin(HAM_HELSING.id))
    desk.stack.push(scene)
    robot = Robot(scratch)
    robot.settle()
    return robot, scene


@pytest.mark.parametrize(
    ("seats", "villain", "since"), [(1, "silk", 5), (2, "hen", 4), (3, "chad", 5), (4, "robo_knight", 5)]
)
def test_the_last_rounds_are_played_by_mouse_alone(scratch: ScratchHouse, seats: int, villain: str, since: int) -> None:
    robot, scene = take_over(scratch, 1, seats, since, villain=villain)
    begun = scene.match.cursor
    match = play_to_the_end(robot, scene, Random(seats), decide, limit=900)
    assert sum(step.seat == 0 for step in match.steps[begun:]) > 3
    for _ in range(200):
        robot.scratch.frames(1)
    assert robot.scene.name == "results"


@pytest.mark.parametrize("options", [LENIENT, HARSH], ids=["lenient", "harsh"])
def test_every_alternate_rule_is_played_by_mouse(scratch: ScratchHouse, options: dict[str, Any]) -> None:
    robot, scene = take_over(scratch, 1, 2, 5, **options)
    play_to_the_end(robot, scene, Random(7), decide, limit=900)


@pytest.mark.skipif(not LONG, reason="a match an alternate rule: set HENCHBOX_LONG=1")
@pytest.mark.parametrize("option", [*LENIENT, *HARSH])
def test_each_alternate_rule_is_played_alone_by_mouse(scratch: ScratchHouse, option: str) -> None:
    robot, scene = take_over(scratch, 1, 2, 4, **{option: (LENIENT | HARSH)[option]})
    play_to_the_end(robot, scene, Random(8), decide, limit=900)


def test_a_match_begins_with_the_choice_of_heroes_and_the_first_turn(scratch: ScratchHouse) -> None:
    sit(scratch, HAM_HELSING.id, 1, 1)
    robot, scene = start(scratch, HAM_HELSING.id)
    rng = Random(3)
    for _ in range(200):
        robot.settle()
        if len({step.move.kind for step in scene.match.steps} & {"end_play"}) or scene.match.outcome is not None:
            break
        cards = [move for move in scene.table.shown_model.legal if isinstance(move, PlayCard)]
        if cards and not any(isinstance(step.move, PlayCard) for step in scene.match.steps):
            make(robot, scene, cards[0], rng)
        else:
            decide(robot, scene, rng)
    kinds = [step.move.kind for step in scene.match.steps]
    assert kinds[:2] == ["choose_character", "choose_character"]
    assert "play" in kinds
    assert kinds[-1] == "end_play"


def test_a_team_of_people_shares_the_screen_without_a_curtain(scratch: ScratchHouse) -> None:
    robot, scene = take_over(scratch, 2, 2, 4)
    viewers = set()
    for _ in range(600):
        robot.settle()
        if scene.match.outcome is not None:
            break
        assert not isinstance(robot.scene, CurtainScene)
        if scene.table.shown_model.legal:
            viewers.add(scene.table.shown_model.viewer)
            decide(robot, scene, Random(len(scene.match.steps)))
        else:
            robot.scratch.frames(2)
    assert scene.match.outcome is not None
    assert viewers == {0, 1}


def test_the_last_round_is_played_by_keys_alone(scratch: ScratchHouse) -> None:
    robot, scene = take_over(scratch, 1, 2, 5)
    play_by_keys(robot, scene, Random(9), limit=900)


@pytest.mark.parametrize(
    ("since", "wanted"), [(3, {"play", "market"}), (5, {"commit"})], ids=["turn and market", "fight"]
)
def test_a_match_is_left_and_taken_up_again(scratch: ScratchHouse, since: int, wanted: set[str]) -> None:
    robot, scene = take_over(scratch, 1, 2, since)
    rng = Random(4)
    seen: set[str] = set()
    for _ in range(400):
        robot.settle()
        if scene.match.outcome is not None or seen == wanted:
            break
        model = scene.table.shown_model
        if not model.legal:
            robot.scratch.frames(3)
        elif (frame := model.sight.stack[-1].frame) in wanted - seen:
            seen.add(frame)
            scene = _left_and_continued(robot, scene)
        elif Fight("choose") in model.legal and "commit" in wanted:
            make(robot, scene, Fight("choose"), rng)
        else:
            decide(robot, scene, rng)
    assert seen == wanted


def _left_and_continued(robot: Robot, scene: MatchScene) -> MatchScene:
    """Leave the match for the menu and go on with it there; everything must be as it was."""
    before = HAM_HELSING.to_json(scene.match.open_state())
    robot.scratch.house.desk.go.menu()
    robot.settle()
    robot.click(f"ready.{HAM_HELSING.id}")
    robot.settle()
    again = next(s for s in robot.scratch.house.stack.scenes if isinstance(s, MatchScene))
    assert again is not scene
    assert HAM_HELSING.to_json(again.match.open_state()) == before
    return again


@pytest.mark.skipif(not LONG, reason="whole matches take minutes")
@pytest.mark.parametrize("seats", list(HAM_HELSING.seats))
@pytest.mark.parametrize("villain", ["hen", "chad", "robo_knight", "silk"])
def test_a_whole_match_is_played_by_mouse_alone(scratch: ScratchHouse, seats: int, villain: str) -> None:
    sit(scratch, HAM_HELSING.id, 1, seats, villain=villain)
    robot, scene = start(scratch, HAM_HELSING.id)
    match = play_to_the_end(robot, scene, Random(seats), decide, limit=6000)
    assert {step.seat for step in match.steps} == set(range(seats))
