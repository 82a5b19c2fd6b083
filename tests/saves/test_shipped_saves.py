from pathlib import Path

import pytest

from client.__main__ import main
from client.core.record import FORMAT
from client.games import ALL_GAMES, game_by_id
from client.storage.record_file import read_record, set_up
from tests.saves.make import FOLDER

SHIPPED = sorted(FOLDER.glob("*.json"))


@pytest.mark.parametrize("path", SHIPPED, ids=lambda path: path.name)
def test_a_shipped_match_can_be_opened_for_ever(path: Path) -> None:
    record = read_record(path)
    match = set_up(record, path, game_by_id)
    assert match.game.to_json(match.open_state()) == record.position
    if record.rules_version == match.game.rules_version:
        assert [match.game.move_to_json(move) for move in match.moves] == record.moves


@pytest.mark.parametrize("game", ALL_GAMES, ids=lambda game: game.id)
def test_every_game_ships_a_finished_match(game: object) -> None:
    matches = [set_up(record, path, game_by_id) for path in SHIPPED for record in [read_record(path)]]
    assert any(match.game is game and match.outcome is not None for match in matches)


def test_the_present_format_is_among_the_shipped_ones() -> None:
    assert FORMAT in {read_record(path).format for path in SHIPPED}


def test_shipped_matches_pass_the_check(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", *map(str, SHIPPED)]) == 0
    assert capsys.readouterr().err == ""
