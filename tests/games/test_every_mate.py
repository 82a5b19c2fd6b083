"""What every game promises about wishes and intentions: they are words and thoughts, never part of the rules."""

import itertools
from random import Random

import pytest

from tests.games.steering import AnyGame
from tests.games.walks import TABLES, decisions

each_table = pytest.mark.parametrize(("game", "seats"), TABLES)
EVERY = 9
"""Every which decision is looked at."""


@each_table
def test_only_mates_are_asked_and_only_mates_say_what_they_intend(game: AnyGame, seats: int) -> None:
    team = game.cooperative and seats > 1
    asked = said = False
    for decision in itertools.islice(decisions(game, seats), 0, None, EVERY):
        sight = game.sight(decision.state, 0)
        assert not game.wishes(sight, 0, 0), "nobody asks itself"
        asked = asked or bool(game.wishes(sight, seats - 1, 0))
        said = said or game.intention(sight, seats - 1) is not None
    assert asked == team
    assert said or not team


@each_table
def test_a_wish_is_borne_in_mind_and_changes_nothing_else(game: AnyGame, seats: int) -> None:
    for decision in itertools.islice(decisions(game, seats), 0, None, EVERY):
        sight, seat = game.sight(decision.state, decision.seat), decision.seat
        position = game.to_json(sight)
        for wish in list(game.wishes(sight, seat, (seat + 1) % seats))[:4]:
            minded = game.with_wish(sight, seat, wish)
            assert game.to_json(sight) == position == game.to_json(minded)
            assert game.legal_moves(minded) == decision.moves
            assert game.rule_player(minded, Random(1)) in decision.moves
            assert game.to_json(game.guess(minded, seat, Random(2))) == game.to_json(game.guess(sight, seat, Random(2)))
            assert game.rule_player(game.guess(minded, seat, Random(2)), Random(1)) == game.rule_player(
                minded, Random(1)
            )


@each_table
def test_what_a_mate_says_is_made_from_what_all_can_see(game: AnyGame, seats: int) -> None:
    for decision in itertools.islice(decisions(game, seats), 0, None, EVERY):
        sight = game.sight(decision.state, 0)
        redealt = game.sight(game.guess(sight, 0, Random(3)), 0)
        for seat in range(seats):
            assert game.intention(sight, seat) == game.intention(redealt, seat)
