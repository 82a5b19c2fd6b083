"""What everybody remembers of cards taken openly: section 8, "Memory aid"."""

import pytest

from client.games.hens import HENS
from client.games.hens.state import HensState
from tests.games.hens.drawn import NEIGHBOUR, At, codes, coop, discard, draw, hen, play_all, table


def noted(state: HensState, seat: int = 0) -> tuple[str, int]:
    """Return the cards noted of a seat and its coops since."""
    return codes(state.taken[seat]), state.coops_since[seat]


def two_taken() -> HensState:
    """Seat 0 has taken P3 and U5 from the pile of seat 1 and must place a card."""
    state = table(At("P2", hand="P4 P5 C1 C2"), At("W2", pile="U5 P3"), round=2)
    play_all(state, draw(1), draw(1))
    assert noted(state) == ("P3 U5", 0)
    return state


def test_a_hen_placed_openly_is_forgotten() -> None:
    state = two_taken()
    play_all(state, hen("P3", 1, 0))
    assert noted(state) == ("U5", 0)


def test_a_discarded_card_is_forgotten() -> None:
    state = two_taken()
    play_all(state, hen("P4", 1, 0), discard("U5"))
    assert noted(state) == ("P3", 0)


def test_other_cards_change_nothing() -> None:
    state = two_taken()
    play_all(state, hen("P4", 1, 0), discard("C1"))
    assert noted(state) == ("P3 U5", 0)


@pytest.mark.parametrize("card", ["P3", "U5", "C1"])
def test_a_coop_may_have_been_any_of_them(card: str) -> None:
    state = two_taken()
    play_all(state, coop(card, 1, 0))
    assert noted(state) == ("P3 U5", 1)


def test_coops_are_counted_only_while_something_is_noted() -> None:
    state = table(At("P2", hand="P4 P5 C1 C2 C3 C4"), At("W2"), round=2, phase="place")
    play_all(state, coop("C1", 1, 0))
    assert noted(state) == ("", 0)


def test_when_nothing_is_noted_any_more_coops_are_forgotten_too() -> None:
    state = table(At("P2 ##", hand="P3 P4 P5 C1 C2 C3", taken="P3", coops_since=1), At("W2 ##"), round=3, phase="place")
    play_all(state, hen("P3", 0, 1))
    assert noted(state) == ("", 0)


def test_of_two_copies_one_is_forgotten_at_a_time() -> None:
    state = table(At("P2", hand="P3 P3 P4 P5 C1 C2", taken="P3 P3"), At("W2"), round=2, phase="place")
    play_all(state, hen("P3", 1, 0))
    assert noted(state) == ("P3", 0)
    play_all(state, discard("P3"))
    assert noted(state) == ("", 0)


def test_an_own_second_copy_may_leave_in_place_of_the_one_that_was_seen() -> None:
    """R25: one P3 was taken, the other drawn; whichever goes, the note is gone with it."""
    state = table(At("P2", hand="P3 P3 P4 P5 C1 C2", taken="P3"), At("W2"), round=2, phase="place")
    play_all(state, hen("P3", 1, 0))
    assert noted(state) == ("", 0)


def test_the_neighbours_cards_are_noted_too() -> None:
    state = table(At("P2"), round=2, neighbour=["sultan-5"])
    play_all(state, NEIGHBOUR)
    assert noted(state) == ("U5", 0)


def test_everybody_sees_what_is_noted() -> None:
    state = two_taken()
    play_all(state, coop("U5", 1, 0))
    for viewer in (0, 1):
        seat = HENS.to_json(HENS.sight(state, viewer))["seats"][0]
        assert (seat["taken"], seat["coops_since"]) == (["padovana-3", "sultan-5"], 1)
