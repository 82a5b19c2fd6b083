"""How a hand makes each move of Mad Science Expo: by clicks and by drags, chosen at random."""

from random import Random
from typing import Any

from client.games import game_by_id
from client.games.mad_science_expo.moves import Challenge, Commit, Keep, NextGame, Pass, Pick, Play, Recruit
from client.scenes.match.pieces import name_of
from client.scenes.match.scene import MatchScene
from client.tables.mad_science_expo.spots import ArenaSpot, ExhibitSpot, HandSpot, StakeSpot, TeamSpot
from tests.play.robot import Robot

GAME = game_by_id("mad_science_expo")


def decide(robot: Robot, scene: MatchScene, rng: Random) -> None:
    """Make one decision of the viewer with the mouse: the rule player's, or at times a random one."""
    model = scene.table.shown_model
    wild = rng.random() < 0.25
    move = rng.choice(model.legal) if wild else GAME.rule_player(model.sight, rng)
    match move:
        case Pick() | Commit():
            _challenge(robot, model.sight, move, rng)
        case Play(value=value):
            _play(robot, scene, value, rng)
        case Challenge(target=target):
            robot.click(name_of(rng.choice([StakeSpot(target), TeamSpot(target)])))
        case Recruit():
            _recruit(robot, model.viewer, rng)
        case Keep():
            robot.click("ask:keep")
        case Pass():
            robot.click("ask:pass")
        case NextGame():
            robot.click("ask:next_game")
        case _:
            raise AssertionError(move)


def _play(robot: Robot, scene: MatchScene, value: int, rng: Random) -> None:
    card = name_of(HandSpot(_hand(scene).index(value)))
    team = name_of(TeamSpot(scene.table.shown_model.viewer))
    way = rng.randrange(3)
    if way == 0:
        robot.drag(card, team)
    elif way == 1:
        robot.click(card)
        robot.click(team)
    else:
        robot.click(card)
        robot.click("ask:play")


def _recruit(robot: Robot, viewer: int, rng: Random) -> None:
    exhibit = name_of(ExhibitSpot(viewer))
    if rng.random() < 0.5 or name_of(TeamSpot(viewer)) not in robot.names():
        robot.click(exhibit)
    else:
        robot.drag(name_of(TeamSpot(viewer)), exhibit)


def _challenge(robot: Robot, sight: Any, first: Any, rng: Random) -> None:
    """Work out the whole selection on a copy of the sight, then choose the cards and commit."""
    trial = GAME.copy(sight)
    values = []
    move = first
    while not isinstance(move, Commit):
        values.append(move.value)
        GAME.play(trial, move)
        move = GAME.rule_player(trial, rng)
        if trial.phase is not sight.phase:
            break
    scene = robot.scene
    assert isinstance(scene, MatchScene)
    for index in _indices(_hand(scene), values):
        if rng.random() < 0.3:
            robot.drag(name_of(HandSpot(index)), name_of(ArenaSpot()))
        else:
            robot.click(name_of(HandSpot(index)))
    robot.click("ask:commit")


def _hand(scene: MatchScene) -> list[int]:
    return list(scene.table.controller.hand)  # type: ignore[attr-defined]


def _indices(hand: list[int], values: list[int]) -> list[int]:
    found: list[int] = []
    for value in values:
        found.append(next(i for i, card in enumerate(hand) if card == value and i not in found))
    return found
