"""Matches that were changed at random and sealed again: each opens or is refused in words, and none is a crash."""

import copy
import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from client.core.record import digest_of_fields
from client.games import game_by_id
from client.storage.record_file import read_record, set_up
from client.storage.save_error import SaveError
from tests.storage.matches import play_on, saved

FORGERIES = 400
VALUES: list[Any] = [None, 0, -1, 2, 7, 10**30, 1.5, True, "", "x", [], {}, [[]], [-1], [99] * 9, {"kind": "x"}, "\0"]


def places(part: Any, before: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Yield the way to every value inside ``part``."""
    inside = part.items() if isinstance(part, dict) else enumerate(part) if isinstance(part, list) else ()
    for step, value in inside:
        yield (*before, step)
        yield from places(value, (*before, step))


def forge(data: dict[str, Any], rng: Random) -> None:
    """Change one value somewhere in the position; once that has gone, anywhere."""
    everywhere = list(places(data))
    *way, last = rng.choice([place for place in everywhere if place[0] == "position"] or everywhere)
    inside: Any = data
    for step in way:
        inside = inside[step]
    match rng.randrange(4):
        case 0:
            del inside[last]
        case 1 if isinstance(inside, list):
            inside.append(copy.deepcopy(inside[last]))
        case _:
            inside[last] = copy.deepcopy(rng.choice(VALUES))


@pytest.mark.parametrize("decisions", [0, 8, 17, 1000], ids=["new", "in a duel", "in the middle", "over"])
def test_a_forged_match_opens_or_is_refused_in_words(tmp_path: Path, decisions: int) -> None:
    path, rng = saved(tmp_path, decisions=decisions), Random(decisions)
    whole = json.loads(path.read_text())
    refused = 0
    for _ in range(FORGERIES // 4):
        data = copy.deepcopy(whole)
        for _ in range(rng.choice([1, 1, 3])):
            forge(data, rng)
        if rng.random() < 0.2:
            data[rng.choice(sorted(set(data) - {"format", "game"}))] = rng.choice(VALUES)
        data["digest"] = digest_of_fields(data)
        path.write_text(json.dumps(data))
        try:
            play_on(set_up(read_record(path), path, game_by_id), 3)
        except SaveError:
            refused += 1
    assert refused > 0
