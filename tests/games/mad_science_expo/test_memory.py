"""What a good memory knows: section 8, "Memory block"."""

from typing import Any

import pytest

from client.games.mad_science_expo import MAD_SCIENCE_EXPO as EXPO
from client.games.mad_science_expo.moves import Challenge, Commit, Play
from client.games.mad_science_expo.options import ExpoOptions
from client.games.mad_science_expo.state import ExpoState
from tests.games.mad_science_expo.drawn import fight, hands, picks, play_all, table
from tests.games.mad_science_expo.plain_memory import PlainMemory
from tests.games.walks import walks


def memory(state: ExpoState, observer: int) -> dict[str, Any]:
    noted: dict[str, Any] = EXPO.to_json(state)["memory"][observer]
    return noted


def sure(state: ExpoState, observer: int, seat: int) -> list[int]:
    cards: list[int] = memory(state, observer)["sure"][seat]
    return cards


def pool(members: list[int], cards: str, boxed: int = 0) -> dict[str, Any]:
    return {"members": members, "boxed": boxed, "cards": [int(card) for card in cards]}


def test_at_first_everybody_knows_all_hands() -> None:
    state = EXPO.new(3)
    assert memory(state, 1) == {"sure": [[0, 1, 2, 3, 4, 5], [], [0, 1, 2, 3, 4, 5]], "pools": []}


def watched_exchange() -> ExpoState:
    """Set up the position of case 29: seats 1 and 2 have exchanged cards while seat 0 looked on."""
    state = EXPO.new(3, ExpoOptions(first_player="0"))
    EXPO.play(state, Play(3))
    EXPO.play(state, Play(4))
    fight(state, 1, "05", "23")
    return state


def test_case_29_a_watched_exchange_makes_one_pool_of_two_hands() -> None:
    state = watched_exchange()
    assert hands(state) == ["012456", "001556", "1223346"]
    assert memory(state, 0) == {"sure": [[], [], []], "pools": [pool([1, 2], "00112233455")]}
    assert (sure(state, 1, 2), sure(state, 2, 1)) == ([1, 2, 2, 3, 3, 4], [0, 0, 1, 5, 5])
    assert sure(state, 1, 0) == sure(state, 2, 0) == [0, 1, 2, 4, 5]
    assert memory(state, 1)["pools"] == memory(state, 2)["pools"] == []


def test_a_card_played_by_a_pooled_seat_leaves_the_pool() -> None:
    state = watched_exchange()
    EXPO.play(state, Play(0))
    EXPO.play(state, Play(5))
    assert memory(state, 0)["pools"] == [pool([1, 2], "0011223345")]
    assert sure(state, 2, 1) == [0, 0, 1, 5]


def test_cards_that_an_observer_hands_over_are_sure_and_leave_the_hand_first() -> None:
    state = watched_exchange()
    fight(state, 1, "4", "5")
    assert sure(state, 0, 1) == [4]
    assert memory(state, 0)["pools"] == [pool([1, 2], "0011223345")]
    EXPO.play(state, Play(4))
    assert sure(state, 0, 1) == []
    assert memory(state, 0)["pools"] == [pool([1, 2], "0011223345")]


def test_a_defeat_leaves_part_of_the_pool_in_the_box() -> None:
    """Seat 1 is defeated with seven henchmen; three of them seat 0 has just handed over itself."""
    state = watched_exchange()
    fight(state, 1, "1246", "06")
    assert state.defeated == [False, True, False]
    assert memory(state, 0) == {"sure": [[], [], []], "pools": [pool([2], "0112233455", boxed=4)]}
    assert memory(state, 2) == {"sure": [[], [], []], "pools": [pool([0], "0001124555", boxed=7)]}
    assert sure(state, 1, 2) == [1, 2, 2, 3, 3, 4], "a defeated player watches on"


def test_pools_that_share_a_seat_become_one() -> None:
    state = table("""
        01236 team 4
        01256 team 3
        02346 team 1
        12346 team 0
    """)
    fight(state, 1, "1", "2")
    assert memory(state, 2) == {"sure": [[], [], [], [1, 2, 3, 4]], "pools": [pool([0, 1], "00112235")]}
    fight(state, 2, "5", "4")
    assert hands(state) == ["02236", "01146", "02356", "12346"]
    assert memory(state, 3) == {"sure": [[], [], [], []], "pools": [pool([0, 1, 2], "000112223345")]}
    assert memory(state, 0) == {"sure": [[], [], [], [1, 2, 3, 4]], "pools": [pool([1, 2], "00112345")]}
    assert memory(state, 2) == {"sure": [[], [4], [], [1, 2, 3, 4]], "pools": [pool([0, 1], "0011223")]}


LONE_SCIENTIST = """
    6    team 4
    0156 team 3
    236  team 1
"""


def test_a_pool_that_one_hand_is_left_of_is_sure_again() -> None:
    """A lone Mad Scientist takes part in an exchange and is defeated later, with nothing out of the pool."""
    state = table(LONE_SCIENTIST)
    fight(state, 1, "6", "6")
    assert memory(state, 2) == {"sure": [[], [], []], "pools": [pool([0, 1], "015")]}
    EXPO.play(state, Play(1))
    fight(state, 0, "36", "6")
    assert state.defeated == [True, False, False]
    assert memory(state, 2) == {"sure": [[], [0, 5], []], "pools": []}


def test_a_pool_without_cards_disappears() -> None:
    state = table(LONE_SCIENTIST.replace("0156", "16  "))
    fight(state, 1, "6", "6")
    assert memory(state, 2)["pools"] == [pool([0, 1], "1")]
    EXPO.play(state, Play(1))
    assert memory(state, 2) == {"sure": [[], [], []], "pools": []}


def test_with_two_players_both_hands_stay_known() -> None:
    state = table("""
        0256 team 14
        1346 team 02
    """)
    fight(state, 1, "2", "3")
    assert (sure(state, 0, 1), sure(state, 1, 0)) == ([1, 2, 4], [0, 3, 5])
    play_all(state, Challenge(0), *picks("46"), Commit())
    assert (sure(state, 0, 1), sure(state, 1, 0)) == ([1, 2, 4], [0, 3, 5]), "picks teach nothing before the exchange"


@pytest.mark.parametrize("seats", EXPO.seats)
def test_along_whole_matches_the_memory_is_that_of_a_plain_observer(seats: int) -> None:
    for walked in walks(EXPO, seats):
        observers = [PlainMemory(observer, seats) for observer in range(seats)]
        for decision, after in zip(walked.decisions, walked.states[1:], strict=True):
            for observer in observers:
                for event in decision.events:
                    observer.note(event)
                assert memory(after, observer.observer) == observer.to_json()
