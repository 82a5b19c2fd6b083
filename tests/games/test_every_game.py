"""The contract of ``client.core.game``, for every game and every number of seats: moves, copies, JSON, words.

What a seat may see is in ``test_every_sight``, matches and records in ``test_every_match``.
"""

import itertools
import json
from random import Random
from typing import Any

import pytest

from client.core.outcome import Outcome
from client.core.refusal import IllegalMoveError, InvalidOptions
from client.games import ALL_GAMES, game_by_id
from client.locale.translator import Translator
from tests.games.steering import AnyGame
from tests.games.walks import LONG, TABLES, bent, decisions, digest, drawn, is_filled, walks

NAMES = ["Ann", "Ben", "Cleo", "Dan", "Eve", "Fay"]
MATCHES = 200 if LONG else 20
MOST_MOVES = 5_000
MOVES_PLAYED = 12
MOVES_TRIED = 100
"""Of the moves that are legal, and of all that a decision is asked about, so many are drawn where there are more."""

each_table = pytest.mark.parametrize(("game", "seats"), TABLES)
each_game = pytest.mark.parametrize("game", ALL_GAMES, ids=lambda game: game.id)


def candidates(game: AnyGame, seats: int) -> set[Any]:
    """Return moves to try everywhere: all that were legal somewhere, and those with their numbers bent."""
    met = {move for decision in decisions(game, seats) for move in decision.moves}
    return met.union(*(bent(game, move) for move in met))


@each_table
def test_random_matches_end(game: AnyGame, seats: int) -> None:
    for seed in range(MATCHES):
        rng = Random(seed)
        state = game.new(seats, seed=seed)
        for _ in range(MOST_MOVES):
            if game.to_act(state) is None:
                break
            game.apply(state, rng.choice(game.legal_moves(state)), None)
        assert game.to_act(state) is None
        assert game.legal_moves(state) == []
        check_outcome(game, state)


def check_outcome(game: AnyGame, state: Any) -> None:
    """An outcome has one entry a seat, its best places win, and the standing is exact."""
    outcome = game.outcome(state)
    assert isinstance(outcome, Outcome)
    seats = len(outcome.scores)
    assert len(outcome.places) == seats
    assert list(outcome.scores) == game.scores(state)
    assert all(len(line.values) == len(line.notes) == seats for line in outcome.breakdown)
    assert outcome.breakdown
    if game.cooperative or seats == 1:
        assert outcome.winners == (tuple(range(seats)) if outcome.won else ())
        assert game.standing(state) == [float(outcome.won or False)] * seats
    else:
        assert set(outcome.winners) == {seat for seat in range(seats) if outcome.places[seat] == 1}
        assert outcome.won is None
        assert game.standing(state) == [(seat in outcome.winners) / len(outcome.winners) for seat in range(seats)]


@each_table
def test_what_is_listed_is_accepted_and_listed_once(game: AnyGame, seats: int) -> None:
    for number, decision in enumerate(decisions(game, seats)):
        assert decision.moves, "somebody must decide, but nothing can be done"
        assert len(set(decision.moves)) == len(decision.moves)
        assert game.outcome(decision.state) is None
        for move in drawn(decision.moves, MOVES_PLAYED, number):
            assert game.why_not(decision.state, move) is None
            state = game.copy(decision.state)
            game.play(state, move)
            assert game.to_json(state) != game.to_json(decision.state), f"{move} does nothing"


@each_table
def test_what_is_not_listed_is_refused_in_words_and_changes_nothing(game: AnyGame, seats: int) -> None:
    moves = sorted(candidates(game, seats), key=repr)
    say = Translator("en").say
    for number, decision in enumerate(itertools.islice(decisions(game, seats), 0, None, 1 if LONG else 4)):
        state = game.copy(decision.state)
        before = digest(game, state)
        for move in drawn(moves, MOVES_TRIED, number):
            refusal = game.why_not(state, move)
            assert (refusal is None) == (move in decision.moves), move
            if refusal is None:
                continue
            assert refusal.rule
            assert is_filled(refusal, say(refusal, NAMES))
            events: list[Any] = []
            with pytest.raises(IllegalMoveError):
                game.play(state, move, events)
            assert events == []
        assert digest(game, state) == before


@each_table
def test_nothing_is_legal_after_the_end(game: AnyGame, seats: int) -> None:
    for walked in walks(game, seats):
        if game.to_act(walked.last) is None:
            assert all(game.why_not(walked.last, move) is not None for move in candidates(game, seats))


@each_table
def test_a_copy_never_leaks(game: AnyGame, seats: int) -> None:
    """States kept along a match stay as they were while copies of them are played on."""
    for walked in walks(game, seats):
        state = game.new(seats, walked.options, walked.seed)
        kept, marks = [], []
        for decision in walked.decisions:
            kept.append(game.copy(state))
            marks.append(digest(game, state))
            game.play(state, decision.move)
            branch = game.copy(kept[-1])
            game.play(branch, decision.moves[-1])
        assert [digest(game, state) for state in kept] == marks
        assert digest(game, state) == digest(game, walked.last)


@each_table
def test_events_make_no_difference_to_the_state(game: AnyGame, seats: int) -> None:
    for decision in decisions(game, seats):
        loud, quiet = game.copy(decision.state), game.copy(decision.state)
        game.apply(loud, decision.move, [])
        game.apply(quiet, decision.move, None)
        assert loud == quiet


@each_table
def test_moves_survive_json(game: AnyGame, seats: int) -> None:
    for move in {move for decision in decisions(game, seats) for move in decision.moves}:
        data = json.loads(json.dumps(game.move_to_json(move)))
        assert data["kind"] == move.kind
        again = game.move_from_json(data)
        assert (again, type(again), hash(again)) == (move, type(move), hash(move))


@each_game
@pytest.mark.parametrize("data", [{}, {"kind": "?"}, {"kind": None}, {"move": "play"}], ids=str)
def test_what_is_no_move_is_a_value_error(game: AnyGame, data: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"."):
        game.move_from_json(data)


@each_table
def test_positions_survive_json(game: AnyGame, seats: int) -> None:
    for walked in walks(game, seats):
        for state in walked.states:
            data = json.loads(json.dumps(game.to_json(state)))
            assert (data["game"], data["players"]) == (game.id, seats)
            again = game.from_json(data)
            assert again == state
            assert game.legal_moves(again) == game.legal_moves(state)


def begins_a_sentence(text: str) -> bool:
    """Tell whether the first letter is a capital; what stands before it may be markup or a figure."""
    letters = [letter for letter in text if letter.isalpha()]
    return not letters or letters[0].isupper() or text[0].isdigit()


@each_table
def test_every_event_move_and_question_can_be_said_to_each_viewer(game: AnyGame, seats: int) -> None:
    say = Translator("en").say
    for decision in decisions(game, seats):
        sight = game.sight(decision.state, decision.seat)
        phrases = [game.prompt(sight), game.progress(sight)]
        for move in decision.moves:
            phrases += [game.move_words(sight, move), game.reason(sight, move)]
        for event in decision.events:
            assert game.doer(event) in {None, *range(seats)}
            told = [game.event_words(event, viewer) for viewer in (None, *range(seats))]
            phrases += [words for words in told if words is not None]
            assert all(begins_a_sentence(say(words, NAMES)) for words in told if words is not None), event
        for phrase in phrases:
            assert is_filled(phrase, say(phrase, NAMES)), phrase


@each_game
def test_seat_counts_that_do_not_fit_are_refused(game: AnyGame) -> None:
    for seats in (0, min(game.seats) - 1, max(game.seats) + 1, -1):
        with pytest.raises(InvalidOptions) as caught:
            game.new(seats)
        assert caught.value.option == "seats"


@each_game
def test_options_have_defaults_and_refuse_unknown_names_and_wrong_types(game: AnyGame) -> None:
    fields = game.Options.model_fields
    assert game.new(min(game.seats), game.Options()) == game.new(min(game.seats))
    with pytest.raises(ValueError, match="no_such_option"):
        game.Options.model_validate({"no_such_option": 1})
    for name, info in fields.items():
        assert info.title, f"{name} has no title"
        assert info.description, f"{name} has no description"
        with pytest.raises(ValueError, match=name):
            game.Options.model_validate({name: object()})


@each_game
def test_presets_and_the_summary_can_be_shown(game: AnyGame) -> None:
    assert all(line for line in game.aid)
    for preset in game.presets:
        assert preset.title
        assert preset.note
        assert game.to_act(game.new(max(game.seats), game.Options.model_validate(dict(preset.values)))) is not None


def test_every_game_can_be_found_by_its_id_and_no_other() -> None:
    assert [game_by_id(game.id) for game in ALL_GAMES] == list(ALL_GAMES)
    assert len({game.code for game in ALL_GAMES}) == len(ALL_GAMES)
    with pytest.raises(KeyError):
        game_by_id("solitaire")
