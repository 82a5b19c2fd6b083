"""Fairness of every game: what a seat is shown, what is guessed from it, and who would notice a cheat."""

import itertools
import json
import zlib
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest

from tests.games.steering import AnyGame
from tests.games.walks import LONG, TABLES, Decision, decisions, digest, walks

each_table = pytest.mark.parametrize(("game", "seats"), TABLES)
EVERY = 1 if LONG else 3
"""Every which decision is looked at."""
GUESSES = 3
MOST_TRIED = 5_000 if LONG else 120
"""So many moves are tried at one decision; a game may have thousands."""

Decide = Callable[[AnyGame, Any, Random], Any]
"""Picks a move for the seat to act from whatever state it is handed."""


def some(game: AnyGame, seats: int) -> Iterator[Decision]:
    return itertools.islice(decisions(game, seats), 0, None, EVERY)


def guesses(game: AnyGame, state: Any, seat: int) -> list[Any]:
    sight = game.sight(state, seat)
    return [game.guess(sight, seat, Random(number)) for number in range(GUESSES)]


def peeks(game: AnyGame, decision: Decision, decide: Decide) -> bool:
    """Tell whether the choice changes when all that is hidden from the seat to act is dealt again."""
    chosen = decide(game, game.copy(decision.state), Random(7))
    others = guesses(game, decision.state, decision.seat)
    return any(decide(game, other, Random(7)) != chosen for other in others)


@each_table
def test_the_seat_to_act_has_the_same_moves_in_its_sight_and_in_any_guess(game: AnyGame, seats: int) -> None:
    """In the same order, too: an order that tells of hidden cards would be a leak."""
    for decision in decisions(game, seats):
        sight = game.sight(decision.state, decision.seat)
        assert game.to_act(sight) == decision.seat
        assert game.legal_moves(sight) == decision.moves
        for guess in guesses(game, decision.state, decision.seat):
            assert game.to_act(guess) == decision.seat
            assert game.legal_moves(guess) == decision.moves


@each_table
def test_refusals_are_the_same_in_a_sight(game: AnyGame, seats: int) -> None:
    moves = sorted({move for decision in decisions(game, seats) for move in decision.moves}, key=repr)
    rng = Random(seats)
    for decision in some(game, seats):
        sight = game.sight(decision.state, decision.seat)
        for move in rng.sample(moves, min(MOST_TRIED, len(moves))):
            assert game.why_not(sight, move) == game.why_not(decision.state, move)


@each_table
def test_a_guess_shows_its_seat_the_same_sight(game: AnyGame, seats: int) -> None:
    """So the view holds no secret: whatever is hidden differs between guesses and would show."""
    for walked in walks(game, seats):
        for state in walked.states[::EVERY]:
            for seat in range(seats):
                view = game.to_json(game.sight(state, seat))
                for guess in guesses(game, state, seat):
                    assert game.to_json(game.sight(guess, seat)) == view


def shape(game: AnyGame, state: Any) -> str:
    """Return everything of a position but its stream of chance."""
    return json.dumps({**game.to_json(state), "rng": None}, sort_keys=True)


def hides_something(game: AnyGame, seats: int) -> bool:
    """Tell whether the seat to act ever faces anything hidden; a game may be all open."""
    return any(
        shape(game, game.sight(decision.state, decision.seat)) != shape(game, decision.state)
        for decision in decisions(game, seats)
    )


@each_table
def test_guesses_differ_in_what_is_hidden(game: AnyGame, seats: int) -> None:
    ways = (
        {shape(game, guess) for guess in guesses(game, decision.state, decision.seat)}
        for decision in decisions(game, seats)
    )
    assert any(len(shapes) > 1 for shapes in ways) == hides_something(game, seats)


@each_table
def test_a_guess_is_a_position_that_can_be_played_on(game: AnyGame, seats: int) -> None:
    for decision in some(game, seats):
        for seat in range(seats):
            (guess, *_) = guesses(game, decision.state, seat)
            assert game.to_json(game.from_json(game.to_json(guess))) == game.to_json(guess)
            rng = Random(1)
            for _ in range(20):
                if game.to_act(guess) is None:
                    break
                game.play(guess, rng.choice(game.legal_moves(guess)))


@each_table
def test_a_guess_leaves_its_sight_alone_and_a_sight_its_state(game: AnyGame, seats: int) -> None:
    for decision in some(game, seats):
        mark = digest(game, decision.state)
        sight = game.sight(decision.state, decision.seat)
        before = digest(game, sight)
        guess = game.guess(sight, decision.seat, Random(3))
        game.play(guess, decision.moves[0])
        assert (digest(game, sight), digest(game, decision.state)) == (before, mark)
        state = game.copy(decision.state)
        game.play(state, decision.move)
        assert digest(game, sight) == before, "a sight stays as it is when the match goes on"


@each_table
def test_a_sight_answers_for_result_and_scores(game: AnyGame, seats: int) -> None:
    for walked in walks(game, seats):
        for state in walked.states[::EVERY]:
            for seat in range(seats):
                sight = game.sight(state, seat)
                assert game.to_act(sight) == game.to_act(state)
                assert game.outcome(sight) == game.outcome(state)
                assert len(game.scores(sight)) == seats
                assert game.shows_scores(sight) == game.shows_scores(state)
                check_standing(game, game.standing(sight))


def check_standing(game: AnyGame, shares: list[float]) -> None:
    """One seat's share of the win is what the others lose, unless all win together."""
    assert all(0 <= share <= 1 for share in shares)
    if game.cooperative:
        assert len(set(shares)) == 1
    else:
        assert sum(shares) == pytest.approx(1, abs=1e-6)


@each_table
def test_nobody_sees_more_of_an_event_than_once(game: AnyGame, seats: int) -> None:
    """What a seat saw of an event is an event that this seat sees as it is."""
    for decision in decisions(game, seats):
        for event, seat in itertools.product(decision.events, range(seats)):
            seen = game.seen(event, seat)
            assert seen is None or game.seen(seen, seat) == seen
            assert isinstance(game.reveals(event), bool)


def rule_player(game: AnyGame, state: Any, rng: Random) -> Any:
    return game.rule_player(state, rng)


def on_sight(game: AnyGame, state: Any, rng: Random) -> Any:
    """Pick by chance among the moves of the sight, as every bot is handed one."""
    seat = game.to_act(state)
    assert seat is not None
    return rng.choice(game.legal_moves(game.sight(state, seat)))


def cheater(game: AnyGame, state: Any, rng: Random) -> Any:
    """Pick by all cards, the hidden ones included."""
    moves = game.legal_moves(state)
    return moves[zlib.crc32(shape(game, state).encode()) % len(moves)]


@each_table
@pytest.mark.parametrize("decide", [rule_player, on_sight])
def test_an_honest_player_decides_alike_in_the_truth_and_in_any_guess(
    game: AnyGame, seats: int, decide: Decide
) -> None:
    for decision in some(game, seats):
        assert decide(game, game.copy(decision.state), Random(5)) in decision.moves
        assert not peeks(game, decision, decide)


@each_table
def test_the_rule_player_reads_its_sight_like_the_truth(game: AnyGame, seats: int) -> None:
    for decision in some(game, seats):
        sight = game.sight(decision.state, decision.seat)
        assert game.rule_player(sight, Random(5)) == game.rule_player(decision.state, Random(5))


@each_table
def test_a_planted_cheater_is_caught(game: AnyGame, seats: int) -> None:
    caught = any(peeks(game, decision, cheater) for decision in decisions(game, seats))
    assert caught == hides_something(game, seats)
