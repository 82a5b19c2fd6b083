"""Any way through a match keeps the cards together and comes to an end."""

from hypothesis import given, settings
from hypothesis import strategies as st

from client.games.mad_science_expo import MAD_SCIENCE_EXPO as EXPO
from client.games.mad_science_expo.bag import cards_in
from client.games.mad_science_expo.events import CampaignWon, Event, StallReached, TeamKept, TurnPassed
from client.games.mad_science_expo.options import ExpoOptions
from client.games.mad_science_expo.state import ExpoState
from tests.games.walks import TABLES, events_met

CHOICES = st.lists(st.integers(0, 59), min_size=60, max_size=250)
OPTIONS = st.builds(
    ExpoOptions,
    campaign=st.booleans(),
    tie_rule=st.sampled_from(["last_turn", "undefeated_first"]),
)


def check_cards(state: ExpoState) -> None:
    """Every value lies there once a seat, and every undefeated seat holds its Mad Scientist."""
    everything = list(cards_in(sum(state.hands) + state.box))
    everything += [card for team in state.teams for card in team]
    everything += [card for teams in state.recruited for team in teams for card in team]
    assert sorted(everything) == sorted(list(range(7)) * len(state.hands))
    for seat in state.seats:
        assert cards_in(state.hands[seat]).count(6) == (not state.defeated[seat])


@settings(max_examples=60, deadline=None)
@given(seats=st.integers(2, 6), options=OPTIONS, choices=CHOICES, seed=st.integers(0, 10**9))
def test_every_state_on_the_way_is_a_position_that_may_be_loaded(
    seats: int, options: ExpoOptions, choices: list[int], seed: int
) -> None:
    """Loading checks the memory of every observer against the hands and the box, too."""
    state = EXPO.new(seats, options, seed)
    for choice in choices:
        moves = EXPO.legal_moves(state)
        if not moves:
            break
        EXPO.play(state, moves[choice % len(moves)])
        check_cards(state)
        assert EXPO.from_json(EXPO.to_json(state)) == state
        assert state.quiet_turns <= 3 * state.undefeated, "the stall rule bounds the turns without progress"


@settings(max_examples=40, deadline=None)
@given(seats=st.integers(2, 6), choices=CHOICES, seed=st.integers(0, 10**9))
def test_a_match_of_hardly_anything_but_challenges_ends_under_the_stall_rule(
    seats: int, choices: list[int], seed: int
) -> None:
    """Whoever may challenge does, and commits at once; nobody recruits. Without the rule this could go on for ever."""
    state = EXPO.new(seats, ExpoOptions(), seed)
    decisions = 0
    while EXPO.to_act(state) is not None:
        moves = EXPO.legal_moves(state)
        wished = [move for move in moves if move.kind in {"challenge", "commit", "keep"}] or moves
        EXPO.play(state, wished[choices[decisions % len(choices)] % len(wished)])
        decisions += 1
        assert decisions < 5_000


def test_rare_events_are_met_on_steered_walks() -> None:
    met: set[type[Event]] = set()
    for table in TABLES:
        game, seats = table.values
        if game is EXPO:
            met |= {type(event) for event, _ in events_met(EXPO, int(str(seats)))}
    assert {StallReached, TeamKept, TurnPassed, CampaignWon} <= met
