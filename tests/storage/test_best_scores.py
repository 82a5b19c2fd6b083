"""The best scores: kept in order, each match once, whatever the file holds."""

import json
from pathlib import Path

import pytest

from client.locale.markup import plain
from client.locale.translator import Translator
from client.storage.atomic import backup_of
from client.storage.best_scores import KEPT, BestScore, BestScores


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "deep" / "best_scores.json"


def score(points: float, match: str = "") -> BestScore:
    return BestScore(
        points=points, name="Zoë 🐔", seed=7, played_at="2025-03-01", taken_back=False, match=match or f"m{points}"
    )


def points(scores: BestScores, game: str = "hens") -> list[float]:
    return [each.points for each in scores.of(game)]


def notes(scores: BestScores) -> list[str]:
    return [plain(Translator().say(note)) for note in scores.notes]


def test_a_missing_file_means_no_scores_and_nothing_is_written(path: Path) -> None:
    scores = BestScores(path)
    assert (scores.of("hens"), scores.notes, path.parent.exists()) == ((), [], False)


def test_scores_come_back_the_best_first(path: Path) -> None:
    scores = BestScores(path)
    assert [scores.add("hens", score(each)) for each in (12, 20, -3)] == [1, 1, 3]
    assert points(BestScores(path)) == [20, 12, -3]
    assert BestScores(path).of("hens")[0] == score(20)


def test_of_equal_scores_the_earlier_stands_first(path: Path) -> None:
    scores = BestScores(path)
    scores.add("hens", score(12, "first"))
    assert scores.add("hens", score(12, "second")) == 2


def test_a_match_is_kept_once(path: Path) -> None:
    scores = BestScores(path)
    scores.add("hens", score(20, "other"))
    scores.add("hens", score(12, "same"))
    assert scores.add("hens", score(12, "same")) == 2
    assert points(scores) == [20, 12]


def test_games_do_not_mix(path: Path) -> None:
    scores = BestScores(path)
    scores.add("hens", score(20))
    assert scores.of("hemloch") == ()


def test_only_the_best_are_kept(path: Path) -> None:
    scores = BestScores(path)
    for each in range(KEPT):
        scores.add("hens", score(each + 10))
    assert scores.add("hens", score(9)) is None
    assert scores.add("hens", score(10.5)) == KEPT
    assert len(points(BestScores(path))) == KEPT
    assert 10 not in points(scores)


def test_two_copies_of_the_program_add_to_each_other(path: Path) -> None:
    one, other = BestScores(path), BestScores(path)
    one.add("hens", score(12))
    other.add("hens", score(20))
    assert points(BestScores(path)) == [20, 12]


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"{",
        b"[]",
        b'{"format": 1, "games": {"hens": [3]}}',
        b'{"format": true, "games": {}}',
        b"\xff\xfe",
        b"null",
    ],
)
def test_a_damaged_file_is_put_aside_and_the_backup_used(path: Path, content: bytes) -> None:
    scores = BestScores(path)
    scores.add("hens", score(12))
    scores.add("hens", score(20))
    path.write_bytes(content)
    again = BestScores(path)
    assert points(again) == [12]
    assert len(notes(again)) == 1
    assert path.with_name(f"{path.name}.damaged").read_bytes() == content


def test_without_a_sound_backup_the_scores_begin_anew_and_say_so(path: Path) -> None:
    path.parent.mkdir()
    path.write_text("nonsense")
    scores = BestScores(path)
    assert "begin anew" in notes(scores)[0]
    assert scores.add("hens", score(5)) == 1
    assert points(BestScores(path)) == [5]


def test_the_file_of_a_newer_program_is_left_alone(path: Path) -> None:
    path.parent.mkdir()
    newer = json.dumps({"format": 2, "games": {"hens": []}})
    path.write_text(newer)
    scores = BestScores(path)
    assert "newer" in notes(scores)[0]
    scores.add("hens", score(5))
    assert path.read_text() == newer
    assert not backup_of(path, 1).exists()


def test_a_folder_that_cannot_be_written_is_told_and_nothing_else_happens(tmp_path: Path) -> None:
    in_the_way = tmp_path / "file"
    in_the_way.write_text("")
    scores = BestScores(in_the_way / "best_scores.json")
    assert scores.add("hens", score(5)) == 1
    assert len(notes(scores)) == 1


def test_scores_that_were_shuffled_by_hand_are_sorted(path: Path) -> None:
    path.parent.mkdir()
    path.write_text(json.dumps({"format": 1, "games": {"hens": [score(each).model_dump() for each in (3, 9, 6)]}}))
    assert points(BestScores(path)) == [9, 6, 3]
