import json
from pathlib import Path

import pytest

from client.core.record import FORMAT
from client.storage import record_file
from client.storage.record_file import read_record
from client.storage.save_error import Fault, SaveError
from client.storage.upgrades import UPGRADES, Fields, upgraded
from tests.storage.matches import changed, saved


def rename_title(fields: Fields) -> Fields:
    return {**{name: value for name, value in fields.items() if name != "title"}, "game": fields["title"]}


def add_seed(fields: Fields) -> Fields:
    return {**fields, "seed": 0}


def test_a_record_goes_up_one_step_at_a_time() -> None:
    old = {"format": 1, "title": "hens"}
    assert upgraded(old, 3, {1: rename_title, 2: add_seed}) == {"format": 3, "game": "hens", "seed": 0}
    assert old == {"format": 1, "title": "hens"}


def test_a_record_of_the_present_format_stays_as_it_is() -> None:
    fields = {"format": 3}
    assert upgraded(fields, 3, {}) is fields


@pytest.mark.parametrize("version", [0, -1, 2])
def test_a_format_that_no_step_leads_away_from_is_refused(version: int) -> None:
    with pytest.raises(KeyError):
        upgraded({"format": version}, 3, {1: add_seed})


def test_every_earlier_format_has_a_step() -> None:
    assert sorted(UPGRADES) == list(range(1, FORMAT))


def test_an_old_file_is_checked_as_it_is_and_then_upgraded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = saved(tmp_path)
    data = json.loads(path.read_text())
    path = changed(path, sealed=True, format=0, random_seed=data["seed"])

    def step(fields: Fields) -> Fields:
        return {name: value for name, value in fields.items() if name != "random_seed"}

    monkeypatch.setattr(record_file, "upgraded", lambda fields, newest: upgraded(fields, newest, {0: step}))
    record = read_record(path)
    assert (record.format, record.seed) == (FORMAT, data["seed"])
    assert record == record.sealed()
    with pytest.raises(SaveError) as caught:
        read_record(changed(path, sealed=False, seed=99))
    assert caught.value.fault is Fault.DAMAGED
