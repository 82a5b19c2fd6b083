"""Challenges: sections 4.2 to 4.4."""

import pytest

from client.games.mad_science_expo import MAD_SCIENCE_EXPO as EXPO
from client.games.mad_science_expo.events import (
    CardPicked,
    CardsExchanged,
    ChallengeDecided,
    ChallengeDeclared,
    PicksCommitted,
    SeatDefeated,
    TeamCaptured,
)
from client.games.mad_science_expo.moves import Challenge, Commit, Keep, Move, Pick, Recruit
from client.games.mad_science_expo.state import ExpoState, Phase, Result
from tests.games.mad_science_expo.drawn import boxed_since, fight, hands, picks, play_all, position, table, team, teams


@pytest.mark.parametrize(
    ("picked", "expected"),
    [
        pytest.param("", picks("0146"), id="case 6: nothing picked"),
        pytest.param("1", [*picks("146"), Commit()], id="case 6: after one 1"),
        pytest.param("11", [*picks("46"), Commit()], id="case 6: after both"),
        pytest.param("116", [Commit()], id="case 6: after the Mad Scientist"),
    ],
)
def test_case_6_picks_rise_and_the_scientist_comes_last(picked: str, expected: list[Move]) -> None:
    state = table("""
        01146
        236   team 5
    """)
    play_all(state, Challenge(1), *picks(picked))
    assert EXPO.legal_moves(state) == expected
    assert state.phase is Phase.ATTACK


def test_case_6_a_lower_card_after_a_higher_one_is_refused() -> None:
    state = table("""
        01146
        236   team 5
    """)
    play_all(state, Challenge(1), Pick(1))
    refusal = EXPO.why_not(state, Pick(0))
    assert refusal is not None
    assert refusal.rule == "4.2"


RULEBOOK_EXAMPLE = """
    23456 team 01
    146   team 25
    026   team 1
"""


def test_case_7_rulebook_example_challenge() -> None:
    before = position(RULEBOOK_EXAMPLE)
    state = table(RULEBOOK_EXAMPLE)
    events = fight(state, 1, "234", "16")
    assert hands(state) == ["156", "-", "026"]
    assert teams(state) == ["0125", "-", "1"]
    assert (state.defeated, boxed_since(before, state)) == ([False, True, False], "23446")
    assert (state.phase, EXPO.legal_moves(state)) == (Phase.AFTER_WIN, [Recruit(), Keep()])
    assert events == [
        ChallengeDeclared(0, 1),
        *(CardPicked(0, value, attacking=True) for value in (2, 3, 4)),
        PicksCommitted(0, 3, attacking=True),
        CardPicked(1, 1, attacking=False),
        CardPicked(1, 6, attacking=False),
        PicksCommitted(1, 2, attacking=False),
        CardsExchanged(0, 1, (2, 3, 4), (1, 6)),
        ChallengeDecided(0, 1, Result.WIN),
        TeamCaptured(0, 1, (2, 5)),
        SeatDefeated(1, 5, ()),
    ]
    EXPO.play(state, Recruit())
    assert (state.recruited[0], team(state, 0), EXPO.scores(state)) == (((0, 1, 2, 5),), "-", [8.0, 0.0, 0.0])
    assert EXPO.to_act(state) == 2


def test_case_25_after_the_rulebook_example_the_team_may_stay_open() -> None:
    state = table(RULEBOOK_EXAMPLE)
    fight(state, 1, "234", "16")
    EXPO.play(state, Keep())
    assert (team(state, 0), state.recruited[0]) == ("0125", ())
    assert EXPO.to_act(state) == 2
    assert Challenge(0) in EXPO.legal_moves(state)


TWO_SEATS = """
    0256 team 14
    1346 team 02
"""


def test_case_8_a_loss_without_the_scientist_exchanges_the_cards_and_no_more() -> None:
    state = table(TWO_SEATS)
    fight(state, 1, "2", "3")
    assert (hands(state), teams(state)) == (["0356", "1246"], ["14", "02"])
    assert (state.defeated, state.quiet_turns, EXPO.to_act(state)) == ([False, False], 1, 1)


def test_case_9_a_loss_with_the_scientist_is_a_defeat_and_the_defeated_may_win_the_game() -> None:
    picture = """
        0256 team 14 recruited 035
        1346 team 2
    """
    before = position(picture)
    state = table(picture)
    fight(state, 1, "06", "34")
    assert (hands(state), teams(state), state.defeated) == (["-", "016"], ["-", "2"], [True, False])
    assert boxed_since(before, state) == "1234456"
    outcome = EXPO.outcome(state)
    assert outcome is not None
    assert (outcome.scores, outcome.winners) == ((8.0, 0.0), (0,))
    assert EXPO.to_json(state)["result"]["end"] == "last_standing"


def test_case_10_a_tie_with_both_scientists_defeats_nobody() -> None:
    state = table("""
        026 team 1
        136 team 02
        456 team 3
    """)
    fight(state, 1, "06", "6")
    assert (hands(state), teams(state)) == (["26", "0136", "456"], ["1", "02", "3"])
    assert (state.defeated, state.quiet_turns, EXPO.to_act(state)) == ([False] * 3, 1, 1)


def test_case_11_fewer_than_three_cards_together_cannot_be_recruited() -> None:
    state = table("""
        0256
        136  team 02
        456  team 3
    """)
    fight(state, 1, "5", "1")
    assert (hands(state), teams(state)) == (["0126", "356", "456"], ["02", "-", "3"])
    assert (state.phase, EXPO.to_act(state), state.quiet_turns) == (Phase.TURN, 1, 1)


FORCED = """
    016 team 4
    236 team 5
    6   team 3
"""


def answering(state: ExpoState, target: int, attack: str) -> list[Move]:
    """Return what the target can do at first."""
    play_all(state, Challenge(target), *picks(attack), Commit())
    return EXPO.legal_moves(state)


def test_case_21_a_lone_scientist_must_answer() -> None:
    state = table(FORCED)
    assert answering(state, 2, "16") == [Pick(6)]
    EXPO.play(state, Pick(6))
    assert EXPO.legal_moves(state) == [Commit()]


def test_case_21_seven_beats_a_lone_scientist() -> None:
    before = position(FORCED)
    state = table(FORCED)
    fight(state, 2, "16", "6")
    assert (hands(state), teams(state), boxed_since(before, state)) == (["06", "236", "-"], ["43", "5", "-"], "16")
    assert (state.defeated, state.phase, EXPO.to_act(state)) == ([False, False, True], Phase.TURN, 1)


def test_case_21_six_ties_a_lone_scientist() -> None:
    state = table(FORCED)
    fight(state, 2, "06", "6")
    assert (hands(state), state.defeated) == (["16", "236", "06"], [False] * 3)


@pytest.mark.parametrize(
    ("attack", "defence", "defeated"),
    [
        pytest.param("56", "46", [False, True], id="the lower defender"),
        pytest.param("06", "46", [True, False], id="the lower attacker"),
        pytest.param("06", "6", [False, False], id="nobody on equal totals"),
    ],
)
def test_of_two_scientists_the_lower_total_is_defeated(attack: str, defence: str, defeated: list[bool]) -> None:
    state = table("""
        0256 team 14
        1346 team 0
    """)
    fight(state, 1, attack, defence)
    assert state.defeated == defeated
