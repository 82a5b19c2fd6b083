"""Henchmania is put away at every kind of question there is, taken up again from the menu, and played on by mouse."""

from functools import cache
from pathlib import Path
from random import Random
from typing import get_args

import pytest

from client.app.easel import ScratchHouse
from client.core.match import AnyMatch
from client.games import game_by_id
from client.games.henchmania.questions import Question, Work
from client.scenes.match.scene import MatchScene
from tests.play.henchmania_hands import decide
from tests.play.henchmania_moments import kind_of, moments, waiting_in
from tests.play.robot import Robot

GAME = game_by_id("henchmania")
KINDS = (
    "place",
    "turn",
    "replace",
    "shield",
    "give",
    "inquire 2",
    "inquire 1",
    "lose",
    "guard",
    "weapon att",
    "weapon def",
    "prepare attacker",
    "prepare defender",
    "after_attack attacker",
    "after_attack defender",
    "after_attack bystander",
    "after_defence attacker",
    "after_defence defender",
    "after_defence bystander",
    "heal",
    "keep 2",
    "keep 1",
    "prepare attacker in the tie duel",
    "prepare defender in the tie duel",
    "after_attack attacker in the tie duel",
    "after_defence defender in the tie duel",
    "heal in the tie duel",
)
WAITING = ("hit", "window", "drop", "keep", "end")


@cache
def all_moments() -> dict[str, AnyMatch]:
    return moments()


def test_the_list_of_kinds_leaves_out_no_question_and_no_work_that_waits() -> None:
    steps = {question._field_defaults["step"] for question in get_args(Question)}
    assert {kind.split()[0] for kind in KINDS} == steps
    assert set(WAITING) == {work._field_defaults["q"] for work in get_args(Work)}
    assert set(KINDS) <= set(all_moments())


@pytest.mark.parametrize("kind", [*KINDS, *(f"with {work} waiting" for work in WAITING)])
def test_a_match_goes_on_from_disk(scratch: ScratchHouse, monkeypatch: pytest.MonkeyPatch, kind: str) -> None:
    monkeypatch.setattr(scratch.house, "paint", list)
    match = all_moments()[kind]
    saves = scratch.house.desk.saves
    assert saves.autosave(saves.begin(GAME.id), match) is None
    robot, scene = taken_up(scratch)

    state = scene.match.open_state()
    assert GAME.to_json(state) == GAME.to_json(match.open_state())
    assert kind in (kind_of(state), *(f"with {work} waiting" for work in waiting_in(state)))
    assert scene.match.moves == match.moves
    assert list(scene.table.shown_model.legal) == GAME.legal_moves(match.open_state())

    played_on(robot, scene)
    kept = saves.load(Path(scene.session.keeper.slot.path)).match
    assert kept.moves == scene.match.moves
    assert GAME.to_json(kept.open_state()) == GAME.to_json(scene.match.open_state())


def taken_up(scratch: ScratchHouse) -> tuple[Robot, MatchScene]:
    """Open the program and go on with the match that waits."""
    scratch.house.open()
    robot = Robot(scratch)
    robot.settle()
    robot.click("continue")
    robot.settle()
    scene = robot.scene
    assert isinstance(scene, MatchScene)
    return robot, scene


def played_on(robot: Robot, scene: MatchScene, decisions: int = 2) -> None:
    """Make some decisions by mouse, whoever decides in between; a match may end before that."""
    rng, made = Random(4), 0
    for _ in range(300):
        robot.settle()
        if scene.match.outcome is not None or made == decisions:
            break
        if scene.table.shown_model.legal:
            before = scene.match.cursor
            decide(robot, scene, rng)
            assert scene.match.cursor > before
            made += 1
        else:
            robot.scratch.frames(3)
    assert made
