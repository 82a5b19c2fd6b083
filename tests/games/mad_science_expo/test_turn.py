"""Set-up and the choice of an action: sections 3 and 4.1, 4.5, 4.6."""

import pytest

from client.core.refusal import IllegalMoveError, InvalidOptions
from client.games.mad_science_expo import MAD_SCIENCE_EXPO as EXPO
from client.games.mad_science_expo.bag import cards_in, count_of
from client.games.mad_science_expo.moves import Challenge, Move, Pass, Play, Recruit
from client.games.mad_science_expo.options import ExpoOptions
from client.games.mad_science_expo.state import Phase
from tests.games.mad_science_expo.drawn import fight, hand, hands, table, team, teams


def plays(values: str) -> set[Move]:
    return {Play(int(value)) for value in values}


def legal(state: object) -> set[Move]:
    return set(EXPO.legal_moves(state))  # type: ignore[arg-type]


def test_case_1_everybody_begins_with_seven_cards_and_nothing_else_is_on_the_table() -> None:
    state = EXPO.new(4)
    assert [cards_in(cards) for cards in state.hands] == [(0, 1, 2, 3, 4, 5, 6)] * 4
    assert (state.teams, state.recruited, state.box) == ([()] * 4, [()] * 4, 0)
    assert sum(count_of(cards, 6) for cards in state.hands) == 4


@pytest.mark.parametrize("seats", range(2, 7))
def test_case_2_the_first_turn_can_only_play_a_henchman(seats: int) -> None:
    assert EXPO.legal_moves(EXPO.new(seats)) == [Play(value) for value in range(6)]


def test_case_3_after_a_play_the_next_seat_may_challenge_for_it() -> None:
    state = EXPO.new(4, ExpoOptions(first_player="2"))
    EXPO.play(state, Play(3))
    assert (hand(state, 2), team(state, 2), state.quiet_turns) == ("012456", "3", 0)
    assert EXPO.to_act(state) == 3
    assert EXPO.legal_moves(state) == [*(Play(value) for value in range(6)), Challenge(2)]


def test_case_4_the_mad_scientist_cannot_be_played() -> None:
    state = EXPO.new(3)
    before = EXPO.to_json(state)
    with pytest.raises(IllegalMoveError, match="Mad Scientist"):
        EXPO.play(state, Play(6))
    assert EXPO.to_json(state) == before


def test_case_5_only_undefeated_others_with_a_team_can_be_challenged() -> None:
    state = table("""
        236 team 1
        236 team 5
        236
        -   out
    """)
    assert legal(state) == plays("23") | {Challenge(1)}


TWO_TEAMS = """
    0256 team 114
    136  team 02
    456  team 3
"""


def test_case_12_a_team_can_be_recruited_before_the_action_and_once_only() -> None:
    state = table(TWO_TEAMS)
    others = plays("025") | {Challenge(1), Challenge(2)}
    assert legal(state) == {Recruit()} | others
    EXPO.play(state, Recruit())
    assert (state.recruited[0], team(state, 0), EXPO.to_act(state)) == (((1, 1, 4),), "-", 0)
    assert legal(state) == others
    fight(state, 1, "5", "1")
    assert (teams(state), state.phase, state.quiet_turns) == (["02", "-", "3"], Phase.TURN, 0)
    assert EXPO.to_act(state) == 1


def test_case_13_not_recruiting_leaves_the_team_open() -> None:
    state = table(TWO_TEAMS)
    EXPO.play(state, Play(2))
    assert (team(state, 0), state.recruited[0]) == ("1142", ())
    assert Challenge(0) in EXPO.legal_moves(state)


def test_case_14_a_seat_without_any_action_passes_and_that_is_a_turn() -> None:
    state = table("""
        6
        136
        2456
    """)
    assert EXPO.legal_moves(state) == [Pass()]
    EXPO.play(state, Pass())
    assert (state.quiet_turns, state.last_turn, EXPO.to_act(state)) == (1, [1, 0, 0], 1)


def test_case_15_recruiting_may_be_offered_beside_the_pass() -> None:
    state = table("""
        6   team 122
        136
        2456
    """)
    assert EXPO.legal_moves(state) == [Recruit(), Pass()]
    EXPO.play(state, Recruit())
    assert EXPO.legal_moves(state) == [Pass()]


def test_case_19_a_defeated_seat_gets_no_turn() -> None:
    state = table("""
        046 team 1 recruited 234
        -          recruited 550 out
        36  team 2 recruited 012
    """)
    fight(state, 2, "04", "3")
    assert (team(state, 0), hands(state)) == ("12", ["36", "-", "046"])
    assert EXPO.to_act(state) == 2


STALL = """
    016 team 4
    236 team 5
"""


@pytest.mark.parametrize(
    ("quiet_turns", "expected"),
    [
        pytest.param(4, plays("01"), id="case 22: two quiet rounds"),
        pytest.param(3, plays("01") | {Challenge(1)}, id="case 22: one turn less"),
    ],
)
def test_case_22_after_two_quiet_rounds_a_henchman_must_be_played(quiet_turns: int, expected: set[Move]) -> None:
    assert legal(table(STALL, quiet_turns=quiet_turns)) == expected


def test_case_22_a_fruitless_challenge_can_bring_the_stall_rule_on() -> None:
    state = table(STALL, quiet_turns=3)
    fight(state, 1, "0", "2")
    assert (state.quiet_turns, legal(state)) == (4, plays("03"))


def test_case_22_without_the_rule_the_challenge_stays_legal() -> None:
    assert Challenge(1) in EXPO.legal_moves(table(STALL, quiet_turns=4, stall_rule=False))


def test_case_23_a_seat_with_its_mad_scientist_alone_is_not_restricted() -> None:
    state = table(
        """
        6   team 4
        236 team 5
        """,
        quiet_turns=4,
    )
    assert EXPO.legal_moves(state) == [Challenge(1)]


def test_case_24_recruiting_first_does_not_lift_the_stall_rule() -> None:
    state = table(
        """
        016 team 044
        236 team 5
        """,
        quiet_turns=4,
    )
    assert legal(state) == {Recruit()} | plays("01")
    EXPO.play(state, Recruit())
    assert legal(state) == plays("01")
    EXPO.play(state, Play(0))
    assert state.quiet_turns == 0


@pytest.mark.parametrize("seats", [1, 7, 0, -2])
def test_other_numbers_of_seats_are_refused(seats: int) -> None:
    with pytest.raises(InvalidOptions) as caught:
        EXPO.new(seats)
    assert caught.value.option == "seats"


def test_the_first_seat_is_drawn_from_the_seed_and_every_seat_can_be_drawn() -> None:
    drawn = [EXPO.new(4, seed=seed).active for seed in range(60)]
    assert set(drawn) == {0, 1, 2, 3}
    assert drawn == [EXPO.new(4, seed=seed).active for seed in range(60)]
