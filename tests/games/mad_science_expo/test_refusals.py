"""Bad input is refused with a reason and changes nothing: case 31 and the sections it names."""

import pytest

from client.core.refusal import IllegalMoveError, InvalidOptions
from client.games.mad_science_expo import MAD_SCIENCE_EXPO as EXPO
from client.games.mad_science_expo.events import Event
from client.games.mad_science_expo.moves import Challenge, Commit, Keep, Move, NextGame, Pass, Pick, Play, Recruit
from client.games.mad_science_expo.options import ExpoOptions
from client.games.mad_science_expo.state import ExpoState
from client.locale.translator import Translator
from tests.games.mad_science_expo.drawn import fight, picks, play_all, table

OPENING = """
    01146 team 12
    236
    -     out
    456   team 3
"""
ACT_FIRST = "First play a henchman or declare a challenge."
OVER = """
    6    team 1
    1346 team 2
"""


def refused(state: ExpoState, move: Move) -> tuple[str, str]:
    """Check that the move changes nothing; return the rule and the sentence that refuse it."""
    before = EXPO.to_json(state)
    events: list[Event] = []
    with pytest.raises(IllegalMoveError) as caught:
        EXPO.play(state, move, events)
    assert (EXPO.to_json(state), events) == (before, [])
    assert move not in EXPO.legal_moves(state)
    refusal = caught.value.refusal
    return refusal.rule, Translator("en").say(refusal, ["Ann", "Ben", "Cleo", "Dan"])


@pytest.mark.parametrize(
    ("move", "rule", "words"),
    [
        pytest.param(Challenge(1), "4.1", "Ben has no team to win.", id="case 31: a seat without a team"),
        pytest.param(Challenge(0), "4.1", "You cannot challenge yourself.", id="case 31: oneself"),
        pytest.param(Challenge(2), "4.1", "Cleo is defeated and out of the game.", id="case 31: a defeated seat"),
        pytest.param(Challenge(4), "4.1", "Nobody sits there.", id="a seat that is not there"),
        pytest.param(Challenge(-1), "4.1", "Nobody sits there.", id="a seat below zero"),
        pytest.param(
            Recruit(), "4.1", "A team needs 3 cards to be recruited; yours has 2.", id="case 31: recruit with 2 cards"
        ),
        pytest.param(
            Pass(),
            "4.1",
            "You must act while you can: play a henchman or declare a challenge.",
            id="case 31: pass while a play is possible",
        ),
        pytest.param(Keep(), "4.1", ACT_FIRST, id="case 31: keep in the phase turn"),
        pytest.param(NextGame(), "4.1", ACT_FIRST, id="no campaign to go on with"),
        pytest.param(Pick(1), "4.1", ACT_FIRST, id="a pick without a challenge"),
        pytest.param(Commit(), "4.1", ACT_FIRST, id="a commit without a challenge"),
        pytest.param(Play(5), "4.1", "You have no [Robot Guard 5] in your hand.", id="a card that is not in hand"),
        pytest.param(Play(6), "4.1", "Your Mad Scientist never joins a team.", id="the Mad Scientist"),
        pytest.param(Play(7), "4.1", "There is no such card.", id="a card that does not exist"),
        pytest.param(Play(-1), "4.1", "There is no such card.", id="a card below zero"),
    ],
)
def test_refused_in_a_turn(move: Move, rule: str, words: str) -> None:
    assert refused(table(OPENING), move) == (rule, words)


@pytest.mark.parametrize(
    ("picked", "move", "words"),
    [
        pytest.param("", Commit(), "Choose at least one card.", id="case 31: commit with no pick"),
        pytest.param("", Pick(5), "You have no [Robot Guard 5] in your hand.", id="case 31: a value not in hand"),
        pytest.param("11", Pick(1), "You have chosen every [Lab Rat 1] you hold.", id="case 31: picked too often"),
        pytest.param(
            "4", Pick(1), "Cards are chosen in rising order; [Lab Rat 1] comes too late.", id="case 6: falling order"
        ),
        pytest.param("1", Pick(10**30), "There is no such card.", id="a card that does not exist"),
        pytest.param("1", Pick(-1), "There is no such card.", id="a card below zero"),
        pytest.param("1", Play(4), "Finish the challenge first: choose your cards face down.", id="another action"),
        pytest.param("1", Recruit(), "Finish the challenge first: choose your cards face down.", id="recruiting"),
    ],
)
def test_refused_in_a_challenge(picked: str, move: Move, words: str) -> None:
    state = table(OPENING)
    play_all(state, Challenge(3), *picks(picked))
    assert refused(state, move) == ("4.2", words)


def test_refused_after_a_win() -> None:
    state = table("""
        0146 team 12
        236  team 0
    """)
    fight(state, 1, "146", "2")
    for move in (Play(0), Pass(), Challenge(1), Pick(0)):
        assert refused(state, move) == ("4.4", "You have won the challenge: recruit your team or leave it open.")


@pytest.mark.parametrize("move", [Play(1), Challenge(1), Pass(), Recruit(), Keep(), Pick(0), Commit(), NextGame()])
def test_case_31_nothing_is_possible_after_the_end(move: Move) -> None:
    state = table(OVER)
    fight(state, 1, "6", "34")
    assert EXPO.to_act(state) is None
    assert refused(state, move) == ("6", "The match is over.")


def test_a_second_recruiting_at_the_start_of_a_turn_is_refused() -> None:
    state = table(OPENING.replace("team 12", "team 122"))
    EXPO.play(state, Recruit())
    assert refused(state, Recruit()) == ("4.1", "You have already recruited at the start of this turn.")


def test_the_stall_rule_refuses_challenges_by_its_own_section() -> None:
    state = table(OPENING, quiet_turns=6)
    words = "Too many turns without result: you must play a henchman now."
    assert refused(state, Challenge(3)) == ("4.6", words)


def test_case_31_a_first_player_who_is_not_at_the_table_is_refused() -> None:
    with pytest.raises(InvalidOptions) as caught:
        EXPO.new(2, ExpoOptions(first_player="2"))
    assert caught.value.option == "first_player"
    assert EXPO.new(3, ExpoOptions(first_player="2")).active == 2
