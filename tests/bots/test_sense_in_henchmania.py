"""A searching player of Henchmania answers like somebody who knows the game: reactions, duels, the last turn."""

from random import Random
from typing import Any

import pytest

from client.bots.advice import Budget
from client.bots.levels import bot_for
from client.games.henchmania.moves import Move
from client.games.henchmania.state import HenchmaniaState
from tests.games.henchmania.drawn import GAME, act, asked, play, table, weapon

BUDGET = Budget(simulations=120)
SEEDS = range(3)


def answers(state: HenchmaniaState) -> list[dict[str, Any]]:
    """Return what a sharp player does, asked several times."""
    seat = GAME.to_act(state)
    assert seat is not None
    sharp = bot_for("sharp", GAME)
    advice = [sharp.choose(GAME.sight(state, seat), seat, Random(seed), BUDGET) for seed in SEEDS]
    return [GAME.move_to_json(each.move) for each in advice]  # type: ignore[arg-type]  # a move of this game


def after(*moves: Move, seats: int = 2, **words: Any) -> HenchmaniaState:
    state = table(seats, **words)
    act(state, *moves)
    return state


GUARD, NO = {"kind": "guard"}, {"kind": "decline"}


@pytest.mark.parametrize(
    ("attacker", "defender", "answer"),
    [
        pytest.param("glove jester jester", "guard complete_armor", NO, id="bare hands against full armour"),
        pytest.param("glove sword axe dagger", "guard jester", GUARD, id="surely a blade against bare hands"),
    ],
)
def test_a_guard_is_not_burnt_on_nothing(attacker: str, defender: str, answer: dict[str, Any]) -> None:
    state = after(play("glove", 1), hands={0: attacker, 1: defender})
    assert asked(state) == ("guard", 1)
    assert answers(state) == [answer] * len(SEEDS)


def test_a_performance_is_shielded() -> None:
    state = after(play("pillory", 1, target="minstrel"), hands={0: "pillory jester"}, reserves={1: "minstrel penitent"})
    assert answers(state) == [{"kind": "shield", "card": "penitent"}] * len(SEEDS)


def test_the_last_wound_is_healed() -> None:
    state = after(
        play("glove", 1), weapon("axe"), hands={0: "glove axe jester"}, reserves={1: "apothecary"}, dice=[1, 1, 5, 1]
    )
    assert answers(state) == [{"kind": "duel", "card": "apothecary"}] * len(SEEDS)


def test_holy_water_saves_a_duel() -> None:
    state = after(
        play("glove", 1), weapon("axe"), hands={0: "glove axe jester"}, reserves={1: "holy_water"}, dice=[3, 1, 1, 2]
    )
    assert answers(state) == [{"kind": "duel", "card": "holy_water"}] * len(SEEDS)


def test_the_best_blade_is_drawn() -> None:
    state = after(play("glove", 1), hands={0: "glove axe dagger sword jester", 1: "jester"})
    assert answers(state) == [{"kind": "weapon", "card": "sword"}] * len(SEEDS)


def test_income_comes_first() -> None:
    state = table(hands={0: "gossip jester porter", 1: "jester gossip axe"})
    assert answers(state) == [{"kind": "play", "card": "jester"}] * len(SEEDS)


def test_a_point_that_wins_is_not_passed_by() -> None:
    state = table(hands={0: "public_bawler", 1: "jester"}, day=4, scores=[20, 20], passed=[False, True])
    assert answers(state) == [{"kind": "play", "card": "public_bawler"}] * len(SEEDS)
