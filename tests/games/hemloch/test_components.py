"""The printed components: section 2."""

from collections import Counter
from typing import Any

import pytest

from client.core.content import ContentError
from client.games.hemloch import components, verbs
from client.games.hemloch.city import CELLS, SPACES_AT, TOUCHING
from client.games.hemloch.components import (
    ACTIVATES,
    FACTIONS,
    ITEMS,
    ITEMS_OF,
    LOCATIONS,
    MINIONS,
    PLACES,
    WEEK_CARDS,
)


def test_a_deck_has_thirty_minions_of_thirteen_kinds() -> None:
    assert len(MINIONS) == 13
    assert len(components.DECK_LIST) == 30
    by_faction = {faction.id: [m.copies for m in MINIONS if m.faction == n] for n, faction in enumerate(FACTIONS)}
    homeless = by_faction.pop("geared")
    assert (homeless, list(by_faction.values())) == ([2], [[4, 2, 1]] * 4)


def test_items_are_three_kinds_of_three_copies_of_each_type() -> None:
    assert {kind: len(items) for kind, items in ITEMS_OF.items()} == {"potion": 3, "trinket": 3}
    assert {item.copies for item in ITEMS} == {3}
    assert {item.type: item.cost for item in ITEMS} == {"potion": 0, "trinket": 1}


def test_every_location_has_a_night_and_a_day() -> None:
    assert Counter((card.festival, card.is_day) for card in WEEK_CARDS) == Counter(
        (location, is_day) for location in LOCATIONS for is_day in (False, True)
    )
    assert [card.is_day for card in WEEK_CARDS] == [False] * 4 + [True] * 4


def test_the_city_has_27_spaces_that_touch_in_28_pairs() -> None:
    assert [spaces.bit_count() for spaces in SPACES_AT] == [5, 7, 7, 8]
    assert len(CELLS) == 27
    pairs = {
        "night_market": "0-2 1-2 2-3 2-4",
        "boneyard": "0-1 1-2 3-4 4-5 0-3 1-4 2-5 4-6",
        "stillhouse": "0-2 2-3 3-4 1-4 2-5 4-6",
        "courtyard": "0-1 1-2 2-3 4-5 5-6 6-7 0-4 1-5 2-6 3-7",
    }
    first = {place.id: sum(len(before.spaces) for before in PLACES[:n]) for n, place in enumerate(PLACES)}
    expected = {
        (first[place] + int(pair[0]), first[place] + int(pair[2])) for place in pairs for pair in pairs[place].split()
    }
    assert set(TOUCHING) == expected


def test_no_faction_activates_its_home() -> None:
    """R33. The table of factions of section 2."""
    ids = [None if faction.activates is None else PLACES[faction.activates].id for faction in FACTIONS]
    assert ids == ["night_market", "boneyard", "stillhouse", "courtyard", None]
    homes = [None if faction.home is None else PLACES[faction.home].id for faction in FACTIONS]
    assert homes == ["courtyard", "night_market", "boneyard", "stillhouse", None]
    for card, minion in enumerate(MINIONS):
        activated = ACTIVATES[card]
        assert activated is None or PLACES[activated].icon == minion.faction
        assert activated is None or PLACES[activated].home != minion.faction


def test_names_differ_and_every_card_says_something() -> None:
    printed = [
        *((minion.name, minion.text) for minion in MINIONS),
        *((place.name, place.text) for place in PLACES),
        *((item.name, item.text) for item in ITEMS),
    ]
    assert len({name for name, _ in printed}) == len(printed)
    assert all(text for _, text in printed)
    assert len(components.AID) >= 5


@pytest.mark.parametrize(
    ("read", "entry", "key"),
    [
        pytest.param(verbs.minion_verb, {"id": "x", "effect": "fly"}, "effect", id="an unknown verb"),
        pytest.param(verbs.minion_verb, {"id": "x"}, "effect", id="no verb"),
        pytest.param(verbs.minion_verb, {"id": "x", "effect": "trade"}, "effect", id="a verb of Locations"),
        pytest.param(verbs.minion_verb, {"id": "x", "effect": "recover", "params": {}}, "n", id="no number"),
        pytest.param(verbs.minion_verb, {"id": "x", "effect": "recover", "params": {"n": 0}}, "n", id="no card"),
        pytest.param(verbs.minion_verb, {"id": "x", "effect": "recover", "params": {"n": "1"}}, "n", id="a text"),
        pytest.param(
            verbs.minion_verb, {"id": "x", "effect": "recover", "params": {"n": 1, "m": 1}}, "m", id="a strange word"
        ),
        pytest.param(
            verbs.location_verb, {"id": "x", "effect": "gain", "params": {"item": "hat", "n": 1}}, "item", id="a hat"
        ),
        pytest.param(
            verbs.item_verb,
            {"id": "x", "effect": "take_control", "params": {"condition": "love"}},
            "condition",
            id="an unknown condition",
        ),
    ],
)
def test_a_wrong_verb_is_refused_with_entry_and_key(read: Any, entry: dict[str, Any], key: str) -> None:
    with pytest.raises(ContentError, match=rf"components.toml: x: {key}: "):
        read("components.toml", entry)
