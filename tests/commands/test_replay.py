from pathlib import Path

import pytest

from client.__main__ import main
from client.core.dealcode import code_of
from tests.storage.matches import GAME, changed, new_match, play_on, saved, saves_in

DEAL = code_of(GAME.code, 7)
SHIPPED = Path(__file__).resolve().parents[2] / "saves"
HIDDEN = "decided something that the others did not see"


def printed(capsys: pytest.CaptureFixture[str], path: Path, *words: str) -> list[str]:
    assert main(["replay", str(path), "--text", *words]) == 0
    return capsys.readouterr().out.splitlines()


def decisions_in(lines: list[str]) -> list[int]:
    numbers = [int(line.partition(".")[0]) for line in lines[lines.index("") :] if line.partition(".")[0].isdigit()]
    return sorted(set(numbers))


def test_every_decision_of_a_finished_match_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match = play_on(new_match())
    lines = printed(capsys, saved(tmp_path, decisions=1000))
    assert lines[0] == GAME.title
    assert any(DEAL in line for line in lines)
    assert "1. Ada, human" in lines
    assert "2. Zoë 🐔, Sharp" in lines
    assert decisions_in(lines) == list(range(1, len(match.moves) + 1))
    assert not any(HIDDEN in line for line in lines)
    assert lines[-2].startswith("Place 1: ")


def test_a_running_match_keeps_its_secrets(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = saved(tmp_path, decisions=9)
    hidden, truth = printed(capsys, path), printed(capsys, path, "--open")
    assert sum(HIDDEN in line for line in hidden) == 2
    assert not any(DEAL in line or "seed" in line or "face down" in line for line in hidden)
    assert any(DEAL in line for line in truth)
    assert sum("face down" in line for line in truth) == 2
    assert hidden[-1] == truth[-1] == "It is the turn of Zoë 🐔."


@pytest.mark.parametrize("decisions", [0, 1, 5])
def test_the_story_stops_where_it_was_told_to(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], decisions: int
) -> None:
    lines = printed(capsys, saved(tmp_path), "--to", str(decisions))
    assert decisions_in(lines) == list(range(1, decisions + 1))
    assert any(line.startswith("It is the turn of ") for line in lines)


def test_a_moment_after_the_end_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(saved(tmp_path)), "--text", "--to", "6"]) == 2
    assert "5 decisions" in capsys.readouterr().err


def test_take_backs_are_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    saves, match = saves_in(tmp_path), play_on(new_match(), 8)
    match.undo(0)
    path = saves.save_as("back", match)
    saves.close()
    assert match.taken_back
    assert "With take-backs" in printed(capsys, path)


def test_a_match_of_other_rules_is_told_from_where_it_stood(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = changed(saved(tmp_path), sealed=True, rules_version=10_000)
    lines = printed(capsys, path)
    assert decisions_in(lines) == []
    assert any("rules have changed" in line for line in lines)


def test_replaying_changes_nothing_on_disk(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = saved(tmp_path)
    path.write_bytes(path.read_bytes()[:50])
    before = sorted(tmp_path.iterdir())
    assert main(["replay", str(path), "--text"]) == 2
    assert sorted(tmp_path.iterdir()) == before
    assert "damaged" in capsys.readouterr().err


def test_a_lost_match_has_no_places_and_lists_are_told_by_their_labels(
    capsys: pytest.CaptureFixture[str],
) -> None:
    lines = printed(capsys, SHIPPED / "example_ham_helsing.henchbox.json")
    assert "Heroes: none" in lines
    assert "Longer match: 0, 0 and 0" in lines
    assert {"Won.", "Lost."} & set(lines)
    assert not any(line.startswith("Place") for line in lines)
    lines = printed(capsys, SHIPPED / "example_henchmania.henchbox.json")
    assert "Order of the sites: The Tavern, The Castle, The Main Square, The Church and The Armory" in lines
