"""Any way through a match keeps the cards together and comes to an end."""

from collections import Counter

from hypothesis import given, settings
from hypothesis import strategies as st

from client.games.hens import HENS
from client.games.hens.components import cards_in_play
from client.games.hens.events import (
    DeckRefilled,
    Event,
    NeighbourCardTaken,
    NeighbourCardTurned,
    PileCardTaken,
    RoosterSkipped,
)
from client.games.hens.options import HensOptions
from client.games.hens.state import HensState, Phase
from tests.games.walks import events_met

CHOICES = st.lists(st.integers(0, 10_000), min_size=50, max_size=196)
OPTIONS = st.builds(
    HensOptions,
    goal_card=st.sampled_from(["random", "none", "old_guard"]),
    breed_removal=st.sampled_from(["random", "fixed", "none"]),
    solo_neighbour=st.booleans(),
)


def check_cards(state: HensState) -> None:
    """Every card in play lies somewhere."""
    everything = Counter([*state.deck, *(state.neighbour or ())])
    for seat in state.seats:
        yard = state.yards[seat]
        everything.update([*state.hands[seat], *state.discards[seat], *yard.hens.values(), *yard.coops.values()])
    assert everything == Counter(cards_in_play(state.removed))


@settings(max_examples=40, deadline=None)
@given(seats=st.integers(1, 4), options=OPTIONS, choices=CHOICES, seed=st.integers(0, 10**9))
def test_every_state_on_the_way_is_a_position_that_may_be_loaded(
    seats: int, options: HensOptions, choices: list[int], seed: int
) -> None:
    state = HENS.new(seats, options, seed)
    for number, choice in enumerate(choices):
        moves = HENS.legal_moves(state)
        if not moves:
            break
        HENS.play(state, moves[choice % len(moves)])
        check_cards(state)
        if number % 5 == 0:
            assert HENS.from_json(HENS.to_json(state)) == state


@settings(max_examples=30, deadline=None)
@given(seats=st.integers(2, 4), choices=CHOICES, seed=st.integers(0, 10**9))
def test_a_refill_always_finds_cards(seats: int, choices: list[int], seed: int) -> None:
    """R7: whoever draws from the deck alone empties it soonest."""
    state = HENS.new(seats, HensOptions(), seed)
    events: list[Event] = []
    for choice in choices * 4:
        moves = HENS.legal_moves(state)
        if not moves:
            break
        deck_first = 0 if state.phase is Phase.DRAW else choice % len(moves)
        HENS.play(state, moves[deck_first], events)
    refills = [event.count for event in events if isinstance(event, DeckRefilled)]
    assert all(count >= 3 for count in refills)


def test_the_drivers_of_the_contract_meet_the_rare_rules() -> None:
    met = {type(event) for seats in HENS.seats for event, _ in events_met(HENS, seats)}
    assert {DeckRefilled, NeighbourCardTaken, NeighbourCardTurned, PileCardTaken, RoosterSkipped} <= met
