"""What a seat may see: section 8."""

from typing import Any

from client.games.mad_science_expo import MAD_SCIENCE_EXPO as EXPO
from client.games.mad_science_expo.events import CardPicked, CardsExchanged, ExchangeWatched, PicksCommitted
from client.games.mad_science_expo.moves import Challenge, Commit, Pick
from client.games.mad_science_expo.state import ExpoState
from tests.games.mad_science_expo.drawn import fight, picks, play_all, table

RULEBOOK_EXAMPLE = """
    23456 team 01
    146   team 25
    026   team 1
"""


def view(state: ExpoState, seat: int) -> dict[str, Any]:
    return EXPO.to_json(EXPO.sight(state, seat))


def attacked() -> ExpoState:
    """Set up case 7 after the attacker's commit."""
    state = table(RULEBOOK_EXAMPLE)
    play_all(state, Challenge(1), *picks("234"), Commit())
    return state


def test_case_30_the_defender_sees_the_number_of_cards_and_no_values() -> None:
    state = attacked()
    assert view(state, 1)["challenge"] == {"target": 1, "attack": 3, "attack_done": True, "defence": []}
    assert view(state, 2)["challenge"] == {"target": 1, "attack": 3, "attack_done": True, "defence": None}
    assert view(state, 0)["challenge"] == {"target": 1, "attack": [2, 3, 4], "attack_done": True, "defence": None}


def test_case_30_watchers_learn_counts_and_the_outcome_alone() -> None:
    state = table(RULEBOOK_EXAMPLE)
    fight(state, 1, "234", "16")
    known = {"attacker": 0, "defender": 1, "outcome": "win", "defeated": 1}
    assert view(state, 2)["last_challenge"] == {**known, "attack": 3, "defence": 2}
    for participant in (0, 1):
        assert view(state, participant)["last_challenge"] == {**known, "attack": [2, 3, 4], "defence": [1, 6]}


def test_picks_are_not_even_counted_before_the_commit() -> None:
    state = table(RULEBOOK_EXAMPLE)
    play_all(state, Challenge(1), *picks("23"))
    for other in (1, 2):
        assert view(state, other)["challenge"] == {
            "target": 1,
            "attack": None,
            "attack_done": False,
            "defence": [] if other == 1 else None,
        }


def test_a_view_shows_foreign_hands_and_the_box_as_counts_and_no_foreign_memory() -> None:
    state = table(RULEBOOK_EXAMPLE)
    seen = view(state, 2)
    assert [seat["hand"] for seat in seen["seats"]] == [5, 3, [0, 2, 6]]
    assert seen["box"] == 5
    assert (seen["rng"], seen["memory"][0], seen["memory"][1]) == (None, None, None)
    assert seen["memory"][2]["sure"] == [[2, 3, 4, 5], [1, 4], []]


def test_a_sight_stays_as_it_is_when_the_match_goes_on() -> None:
    state = attacked()
    sight = EXPO.sight(state, 1)
    before = EXPO.to_json(sight)
    play_all(state, Pick(1), Pick(6), Commit())
    assert EXPO.to_json(sight) == before


def test_a_card_picked_is_nobody_elses_business() -> None:
    event = CardPicked(0, 4, attacking=True)
    assert [EXPO.seen(event, seat) for seat in range(3)] == [event, None, None]
    assert not EXPO.reveals(event)


def test_an_exchange_is_counted_by_those_who_watch() -> None:
    event = CardsExchanged(0, 1, (2, 3, 4), (1, 6))
    assert [EXPO.seen(event, seat) for seat in range(3)] == [event, event, ExchangeWatched(0, 1, 3, 2)]
    assert EXPO.reveals(event)
    assert EXPO.reveals(PicksCommitted(0, 3, attacking=True))
