from random import Random
from typing import Any

import pytest

from client.bots.playout import play_out
from client.core.foresight import Foresight
from tests.bots.face_down import FaceDown, Lay, Table


class Counting(FaceDown):
    """Counts the decisions of its rule player and those that fell elsewhere."""

    def __init__(self) -> None:
        self.ruled = 0
        self.applied = 0

    def rule_player(self, state: Table, rng: Random) -> Lay:
        self.ruled += 1
        return super().rule_player(state, rng)

    def apply(self, state: Table, move: Lay, events: list[Any] | None) -> None:
        assert events is None
        self.applied += 1
        super().apply(state, move, events)


def test_a_short_match_is_played_to_its_end_and_the_shares_are_exact() -> None:
    game = Counting()
    state = game.new(2, None, 1)
    shares = play_out(game, state, Random(1), Foresight(50, slip=0.0))
    assert game.to_act(state) is None
    assert sorted(shares) == [0.0, 1.0]
    assert game.applied == game.ruled == 6


def test_a_long_one_stops_at_the_depth_and_the_standing_is_estimated() -> None:
    game = Counting()
    state = game.new(3, None, 1)
    shares = play_out(game, state, Random(1), Foresight(4, slip=0.0))
    assert game.applied == 4
    assert shares == game.standing(state)


def test_a_new_chapter_ends_it_sooner() -> None:
    class Chaptered(Counting):
        def chapter(self, state: Table) -> int:
            return 1 + self.applied // 3

    game = Chaptered()
    state = game.new(3, None, 1)
    assert play_out(game, state, Random(1), Foresight(9, slip=0.0), 1) == game.standing(state)
    assert game.applied == 3


def test_the_share_of_slips_falls_at_random_instead_of_by_rule() -> None:
    game = Counting()
    for seed in range(200):
        play_out(game, game.new(3, None, 1), Random(seed), Foresight(9, slip=0.25))
    assert game.ruled / game.applied == pytest.approx(0.75, abs=0.04)
