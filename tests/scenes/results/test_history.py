"""Looking back: the whole match, a little at a time, and what mattered in it."""

from itertools import pairwise

import pytest

from client.locale.translator import Translator
from client.scenes.results.history import History
from client.scenes.results.moments import COUNT, moments
from client.scenes.results.verdict import names_of, ranking
from tests.scenes.played import finished


def worked_out(seats: int = 4, seed: int = 3, *, campaign: bool = False) -> History:
    history = History(finished(seats, seed, campaign=campaign))
    while not history.work(12):
        pass
    return history


def test_a_slice_is_never_longer_than_asked_for() -> None:
    history = History(finished())
    assert not history.work(5)
    assert len(history.scores) == 6
    assert not history.done


def test_the_series_name_every_position_and_end_with_the_outcome() -> None:
    history = worked_out()
    outcome = history.match.outcome
    assert outcome is not None
    assert len(history.scores) == history.match.cursor + 1
    assert tuple(history.scores[-1]) == outcome.scores
    assert history.standing[-1][outcome.winners[0]] == 1.0
    for number in (0, 7, 20):
        assert history.scores[number] == list(history.match.game.scores(history.match.at(number)))


@pytest.mark.parametrize(("seats", "seed", "campaign"), [(4, 3, False), (6, 5, False), (2, 9, True)])
def test_the_moments_are_few_in_order_and_the_largest(seats: int, seed: int, *, campaign: bool) -> None:
    history = worked_out(seats, seed, campaign=campaign)
    outcome = history.match.outcome
    assert outcome is not None
    hero = ranking(outcome)[0]
    found = moments(history, hero, None)
    assert 0 < len(found) <= COUNT
    assert [moment.decision for moment in found] == sorted({moment.decision for moment in found})
    chance = [shares[hero] for shares in history.standing]
    own = [n for n, step in enumerate(history.match.steps) if step.seat == hero and n]
    cuts = [0, *own, history.match.cursor]
    swings = sorted((abs(chance[end] - chance[first]) for first, end in pairwise(cuts)), reverse=True)
    assert sorted((abs(moment.swing) for moment in found), reverse=True) == pytest.approx(swings[: len(found)])


def test_a_moment_begins_with_who_decided_and_tells_more_than_a_heading() -> None:
    history = worked_out()
    for moment in moments(history, 3, None):
        assert moment.tellings[0].seat == history.match.steps[moment.decision].seat
        assert all(telling.words.values for telling in moment.tellings)


def test_the_end_is_the_winner_s_own_moment() -> None:
    history = worked_out()
    last = moments(history, 3, None)[-1]
    assert last.tellings[-1].seat == 3
    assert "wins" in Translator("en").say(last.tellings[-1].words, names_of(history.match))
