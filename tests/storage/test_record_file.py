import json
from pathlib import Path
from typing import Any

import pytest

from client import __version__
from client.core.record import FORMAT
from client.games import game_by_id
from client.locale.markup import plain
from client.locale.translator import Translator
from client.storage.record_file import read_record, set_up
from client.storage.save_error import Fault, SaveError
from tests.storage.matches import changed, saved


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return saved(tmp_path)


def error_of(path: Path) -> SaveError:
    with pytest.raises(SaveError) as caught:
        set_up(read_record(path), path, game_by_id)
    return caught.value


def words(error: SaveError) -> str:
    return plain(Translator().say(error.phrase))


def test_a_file_says_what_was_saved(path: Path) -> None:
    record = read_record(path)
    assert (record.format, record.program, len(record.moves)) == (FORMAT, __version__, 5)
    assert record == record.sealed()


@pytest.mark.parametrize(
    ("fields", "fault"),
    [
        pytest.param({"format": FORMAT + 1}, Fault.NEWER, id="next format"),
        pytest.param({"format": 10**30, "program": 7}, Fault.NEWER, id="absurdly new"),
        pytest.param({"format": 0}, Fault.DAMAGED, id="format before the first"),
        pytest.param({"format": "1"}, Fault.DAMAGED, id="format as text"),
        pytest.param({"format": True}, Fault.DAMAGED, id="format as truth"),
        pytest.param({"game": "chess"}, Fault.UNKNOWN_GAME, id="a game we do not have"),
        pytest.param({"game": 3}, Fault.DAMAGED, id="a number for a game"),
        pytest.param({"moves": None}, Fault.DAMAGED, id="no moves"),
        pytest.param({"seats": []}, Fault.DAMAGED, id="nobody plays"),
        pytest.param({"seats": [{"name": "x" * 201}] * 2}, Fault.DAMAGED, id="endless name"),
        pytest.param({"teleport": 1}, Fault.DAMAGED, id="unknown field"),
        pytest.param({"seconds_played": -1}, Fault.DAMAGED, id="played backwards"),
        pytest.param({"options": {"teleport": 1}}, Fault.UNPLAYABLE, id="unknown option"),
        pytest.param({"seats": [{"name": "a"}] * 8}, Fault.UNPLAYABLE, id="more seats than the game has"),
        pytest.param({"position": {}}, Fault.UNPLAYABLE, id="no position"),
        pytest.param({"position": {"seats": "x"}}, Fault.UNPLAYABLE, id="nonsense for a position"),
    ],
)
def test_each_kind_of_trouble_is_told_apart(path: Path, fields: dict[str, Any], fault: Fault) -> None:
    before = changed(path, sealed=True, **fields).read_bytes()
    error = error_of(path)
    assert error.fault is fault
    assert path.name in words(error)
    assert "\n" not in words(error)
    assert path.read_bytes() == before


def test_a_newer_file_names_both_versions_and_says_what_to_do(path: Path) -> None:
    changed(path, sealed=True, format=FORMAT + 1, program="9.8.7")
    said = words(error_of(path))
    assert "9.8.7" in said
    assert __version__ in said
    assert "update Henchbox" in said


@pytest.mark.parametrize("content", ["[]", "3", '"match"', "{}", '{"format": 1}', '{"game": "chess", "board": []}'])
def test_a_foreign_file_is_called_that(path: Path, content: str) -> None:
    path.write_text(content)
    assert error_of(path).fault is Fault.FOREIGN


@pytest.mark.parametrize("field", ["seed", "moves", "position", "seats", "options", "taken_back", "digest"])
def test_a_field_that_was_lost_is_damage(path: Path, field: str) -> None:
    data = json.loads(path.read_text())
    del data[field]
    path.write_text(json.dumps(data))
    assert error_of(path).fault is Fault.DAMAGED


def test_a_changed_field_is_damage(path: Path) -> None:
    changed(path, sealed=False, seed=8)
    assert error_of(path).fault is Fault.DAMAGED


def test_every_cut_of_a_file_is_damage(path: Path) -> None:
    whole = path.read_bytes().rstrip()
    for length in range(0, len(whole), 97):
        path.write_bytes(whole[:length])
        assert error_of(path).fault is Fault.DAMAGED


def test_how_the_fields_are_laid_out_does_not_matter(path: Path) -> None:
    record = read_record(path)
    data = json.loads(path.read_text())
    path.write_text(json.dumps(dict(sorted(data.items(), reverse=True)), indent=2, ensure_ascii=False))
    assert read_record(path) == record


def test_moves_of_other_rules_cost_the_way_but_not_the_match(path: Path) -> None:
    changed(path, sealed=True, rules_version=10_000)
    record = read_record(path)
    match = set_up(record, path, game_by_id)
    assert match.moves == []
    assert match.game.to_json(match.open_state()) == record.position
