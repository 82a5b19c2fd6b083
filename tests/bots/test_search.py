from random import Random

import pytest

from client.bots.search import USUAL, Search
from client.core.chance import Chance
from client.core.foresight import Foresight
from tests.bots.face_down import GAME, FaceDown, Lay, Table


def last_two_tricks() -> Table:
    """Seat 0 leads and leads by a trick; seat 1 holds a higher and a lower card than either of its cards."""
    return Table([[3, 4], [2, 5]], [], [1, 0], 0, [1, 6], [7, 8], Chance(0))


def searched(state: Table, seat: int, simulations: int = 300, seed: int = 1) -> Search:
    search = Search(GAME, GAME.sight(state, seat), seat, USUAL)
    rng = Random(seed)
    for _ in range(simulations):
        search.simulate(rng)
    return search


def test_every_simulation_is_counted_once_among_the_moves_at_the_root() -> None:
    search = searched(GAME.new(3, None, 4), 0, 120)
    assert sum(each.visits for each in search.candidates()) == 120 == search.simulations


def test_the_same_generator_leads_to_the_same_thoughts() -> None:
    state = GAME.new(2, None, 9)
    assert searched(state, 0).candidates() == searched(state, 0).candidates()
    assert searched(state, 0, seed=1).candidates() != searched(state, 0, seed=2).candidates()


def test_the_shares_of_all_seats_add_up_to_one_win() -> None:
    search = searched(GAME.new(3, None, 4), 0)
    shares = search.shares_after(search.best())
    assert len(shares) == 3
    assert sum(shares) == pytest.approx(1.0)
    assert shares[0] == pytest.approx(search.candidates()[0].value)


def test_a_decided_match_is_known_to_be_won() -> None:
    table = Table([[5], [2]], [], [2, 0], 0, [1, 3, 4, 6], [7, 8], Chance(0))
    search = searched(table, 0, 20)
    assert search.candidates()[0].value == 1.0


def test_thinking_changes_nothing_in_the_sight() -> None:
    state = GAME.new(3, None, 4)
    sight = GAME.sight(state, 0)
    before = GAME.copy(sight)
    search = Search(GAME, sight, 0, USUAL)
    for _ in range(30):
        search.simulate(Random(1))
    assert sight == before


def test_nobody_answers_a_card_that_lies_face_down() -> None:
    search = searched(last_two_tricks(), 0)
    answering = search._roots[1]
    assert [{Lay(2), Lay(5)} <= set(node.branches) for node in answering.later.values()] == [True]


def test_the_one_who_laid_a_card_remembers_which() -> None:
    search = searched(last_two_tricks(), 0)
    own = [seen[0] for seen in search._roots[0].later if isinstance(seen, tuple)]
    assert set(own) == {Lay(3), Lay(4)}


class Trusting(FaceDown):
    """The game of tricks with a search that trusts its rule player."""

    foresight = Foresight(trust=0.8)

    def rule_player(self, state: Table, rng: Random) -> Lay:
        del rng
        return self.legal_moves(state)[-1]

    def standing(self, state: Table) -> list[float]:
        return [1 / 3] * 3


def test_a_trusted_rule_player_is_tried_first_and_most_where_moves_are_alike() -> None:
    game = Trusting()
    state = game.new(3, None, 4)
    search = Search(game, game.sight(state, 0), 0, USUAL)
    for count in (1, 60):
        while search.simulations < count:
            search.simulate(Random(count))
        assert search.best() == game.legal_moves(state)[-1]
    assert len(search.candidates()) == len(game.legal_moves(state))


def test_the_same_try_of_two_moves_meets_the_same_luck() -> None:
    guessed: list[Table] = []

    class Noting(FaceDown):
        def guess(self, sight: Table, seat: int, rng: Random) -> Table:
            guessed.append(super().guess(sight, seat, rng))
            return self.copy(guessed[-1])

    game = Noting()
    state = game.new(3, None, 4)
    search = Search(game, game.sight(state, 0), 0, USUAL)
    moves = len(game.legal_moves(state))
    rng = Random(1)
    for _ in range(moves):
        search.simulate(rng)
    assert len(guessed) == moves > 1
    assert all(each == guessed[0] for each in guessed)
    search.simulate(rng)
    assert guessed[-1] != guessed[0]
