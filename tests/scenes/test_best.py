"""Best scores as scenes use them: which matches count, and what is said."""

from pathlib import Path

import pytest

from client.core.match import AnyMatch, Match, Player
from client.games.hens import HENS
from client.scenes.best import best_words, keep_score, place_words
from client.scenes.desk import Desk
from client.scenes.results.scene import ResultsScene
from tests.scenes.desks import Table
from tests.tables.positions import played


@pytest.fixture
def desk(tmp_path: Path) -> Desk:
    return Table(tmp_path).desk


def alone(seed: int = 4) -> AnyMatch:
    return played(HENS, 1, seed)


def kept(desk: Desk, match: AnyMatch) -> int | None:
    outcome = match.outcome
    assert outcome is not None
    return keep_score(desk, match, outcome)


def test_a_match_played_alone_is_kept_once(desk: Desk) -> None:
    match = alone()
    assert kept(desk, match) == 1
    assert kept(desk, match) == 1
    found = desk.best_scores.of("hens")
    assert len(found) == 1
    assert match.outcome is not None
    assert (found[0].points, found[0].seed) == (match.outcome.scores[0], match.seed)


def test_matches_with_others_and_of_the_computer_do_not_count(desk: Desk) -> None:
    by_computer: AnyMatch = Match(HENS, [Player("Clover", "sharp")], None, 4)
    for move in alone().moves:
        by_computer.play(move)
    assert kept(desk, played(HENS, 2, 1)) is None
    assert kept(desk, by_computer) is None
    assert desk.best_scores.of("hens") == ()


def test_a_match_from_a_position_that_was_set_up_does_not_count(desk: Desk) -> None:
    whole = alone()
    half: AnyMatch = Match(HENS, [Player("Ada")], None, 4, start=whole.at(40))
    for step in whole.steps[40:]:
        half.play(step.move)
    assert kept(desk, half) is None


def test_the_best_are_named_and_the_newest_finds_its_place(desk: Desk) -> None:
    assert best_words(desk, "hens") is None
    for seed in (4, 5, 6, 7):
        kept(desk, alone(seed))
    best = sorted((int(each.points) for each in desk.best_scores.of("hens")), reverse=True)[:3]
    said = best_words(desk, "hens")
    assert said is not None
    assert desk.label(said) == f"Best scores so far: {best[0]}, {best[1]} and {best[2]}."
    first, fourth = place_words(1), place_words(4)
    assert first is not None
    assert fourth is not None
    assert (desk.label(first), desk.label(fourth)) == ("Your best score!", "Number 4 of your scores.")
    assert place_words(None) is None


def test_the_results_of_a_match_played_alone_tell_the_best_scores(desk: Desk) -> None:
    match = alone()
    scene = ResultsScene(desk, match, 0)
    assert any("Best scores so far" in remark for remark in scene.sheet.remarks)
    assert match.outcome is not None
    assert scene.verdict.sub is not None
    assert f"{match.outcome.scores[0]:g} points: " in desk.label(scene.verdict.sub)
