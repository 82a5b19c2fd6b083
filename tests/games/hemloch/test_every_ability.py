"""Every Minion, Location and item has a test of its own that is named after it, and steered matches perform it."""

from pathlib import Path

import pytest

from client.games.hemloch.components import ITEMS, MINIONS, PLACES
from tests.games.hemloch.abilities import EVERY_ABILITY, counted

FOLDER = Path(__file__).parent
MATCHES = 80
OFTEN = 5
"""Times each ability must have come up in them."""


@pytest.mark.parametrize(
    ("file", "name"),
    [
        *(("test_minions.py", minion.id) for minion in MINIONS),
        *(("test_locations.py", place.id) for place in PLACES),
        *(("test_items.py", item.id) for item in ITEMS),
    ],
)
def test_every_ability_has_a_test(file: str, name: str) -> None:
    assert f"def test_{name}_" in (FOLDER / file).read_text(encoding="utf-8")


def test_steered_matches_perform_every_ability() -> None:
    counts = counted(MATCHES)
    assert {name: counts[name] for name in EVERY_ABILITY if counts[name] < OFTEN} == {}
