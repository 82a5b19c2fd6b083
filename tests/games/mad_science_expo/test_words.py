"""Moves, questions and events in words."""

import pytest

from client.core.words import Listing, Phrase
from client.games.mad_science_expo import MAD_SCIENCE_EXPO as EXPO
from client.games.mad_science_expo.events import (
    CampaignPointWon,
    CampaignWon,
    CardPicked,
    CardsExchanged,
    ChallengeDecided,
    ChallengeDeclared,
    Event,
    ExchangeWatched,
    GameBegan,
    GameEnded,
    HenchmanPlayed,
    HenchmenRecruited,
    PicksCommitted,
    SeatDefeated,
    StallReached,
    TeamCaptured,
    TeamKept,
    TurnBegan,
    TurnPassed,
)
from client.games.mad_science_expo.moves import Challenge, Commit, Keep, Move, NextGame, Pass, Pick, Play, Recruit
from client.games.mad_science_expo.state import End, ExpoState, Result
from client.locale.translator import Translator
from tests.games.mad_science_expo.drawn import fight, picks, play_all, table

NAMES = ["Ann", "Ben", "Cleo"]


def say(phrase: Phrase | Listing | None) -> str | None:
    return None if phrase is None else Translator("en").say(phrase, NAMES)


FIRST, SECOND, WATCHER, NOBODY = 0, 1, 2, None


@pytest.mark.parametrize(
    ("event", "viewer", "words"),
    [
        (GameBegan(1, 0, drawn=True), FIRST, "Game 1 begins, and you take the first turn."),
        (GameBegan(2, 0, drawn=False), SECOND, "Game 2 begins with Ann."),
        (TurnBegan(0, 3), FIRST, "Turn 3"),
        (StallReached(0), FIRST, "Too many turns without result: you must play a henchman."),
        (StallReached(0), SECOND, "Too many turns without result: Ann must play a henchman."),
        (HenchmanPlayed(0, 5), FIRST, "You played [Robot Guard 5]."),
        (HenchmanPlayed(0, 5), SECOND, "Ann played [Robot Guard 5]."),
        (HenchmanPlayed(0, 5), NOBODY, "Ann played [Robot Guard 5]."),
        (
            HenchmenRecruited(0, (1, 5, 0), after_win=True),
            FIRST,
            "You recruited [Lab Rat 1], [Robot Guard 5] and [Clumsy Intern 0]: *6*.",
        ),
        (
            HenchmenRecruited(0, (1, 5, 0), after_win=False),
            WATCHER,
            "Ann recruited [Lab Rat 1], [Robot Guard 5] and [Clumsy Intern 0]: *6*.",
        ),
        (TurnPassed(0), FIRST, "You passed."),
        (TurnPassed(0), SECOND, "Ann passed."),
        (ChallengeDeclared(0, 1), FIRST, "You challenged Ben."),
        (ChallengeDeclared(0, 1), SECOND, "Ann challenged you."),
        (ChallengeDeclared(0, 1), WATCHER, "Ann challenged Ben."),
        (CardPicked(0, 6, attacking=True), FIRST, None),
        (CardPicked(0, 6, attacking=True), SECOND, None),
        (PicksCommitted(0, 1, attacking=True), FIRST, "You attacked with 1 card."),
        (PicksCommitted(0, 3, attacking=True), SECOND, "Ann attacked with 3 cards."),
        (PicksCommitted(1, 2, attacking=False), SECOND, "You answered with 2 cards."),
        (PicksCommitted(1, 1, attacking=False), WATCHER, "Ben answered with 1 card."),
        (CardsExchanged(0, 1, (2, 3, 4), (1, 6)), FIRST, "You played 2, 3 and 4 (9) against 1 and 6 (7)."),
        (CardsExchanged(0, 1, (2, 3, 4), (1, 6)), SECOND, "You played 1 and 6 (7) against 2, 3 and 4 (9)."),
        (CardsExchanged(0, 1, (2, 3, 4), (6,)), WATCHER, "Ann and Ben swapped packets: 3 cards for 1 card."),
        (CardsExchanged(0, 1, (2, 3), (6,)), NOBODY, "Ann: 2 and 3 (5) - Ben: 6 (6)"),
        (ExchangeWatched(0, 1, 3, 1), WATCHER, "Ann and Ben swapped packets: 3 cards for 1 card."),
        (ChallengeDecided(0, 1, Result.WIN), FIRST, "*You won* the challenge against Ben."),
        (ChallengeDecided(0, 1, Result.WIN), SECOND, "Ann *won* the challenge against you."),
        (ChallengeDecided(0, 1, Result.WIN), WATCHER, "Ann *won* the challenge against Ben."),
        (ChallengeDecided(0, 1, Result.LOSS), FIRST, "*You lost* the challenge against Ben."),
        (ChallengeDecided(0, 1, Result.LOSS), SECOND, "*You fought off* the challenge of Ann."),
        (ChallengeDecided(0, 1, Result.LOSS), WATCHER, "Ann *lost* the challenge against Ben."),
        (ChallengeDecided(0, 1, Result.TIE), FIRST, "Your challenge against Ben ended *level*."),
        (ChallengeDecided(0, 1, Result.TIE), SECOND, "The challenge of Ann to you ended *level*."),
        (ChallengeDecided(0, 1, Result.TIE), NOBODY, "The challenge of Ann to Ben ended *level*."),
        (TeamCaptured(0, 1, (4,)), FIRST, "You took over the team of Ben: [Patchwork Brute 4]."),
        (TeamCaptured(0, 1, (4,)), SECOND, "Ann took over your team: [Patchwork Brute 4]."),
        (TeamCaptured(0, 1, (4,)), WATCHER, "Ann took over the team of Ben: [Patchwork Brute 4]."),
        (SeatDefeated(1, 4, (2,)), SECOND, "*You are defeated*: your hand and your team went to the box."),
        (SeatDefeated(1, 4, (2,)), WATCHER, "*Ben is defeated*: hand and team went to the box."),
        (TeamKept(0), FIRST, "You left your team open."),
        (TeamKept(0), WATCHER, "Ann left the team open."),
        (GameEnded(0, (8, 3, 2), End.SMALL_HANDS, tie_broken=False), FIRST, "*You win the game* with 8."),
        (
            GameEnded(0, (8, 8, 2), End.LAST_STANDING, tie_broken=True),
            SECOND,
            "*Ann wins the game* with 8, ahead of others with as much.",
        ),
        (CampaignPointWon(0, 1), FIRST, "You have 1 point in the campaign."),
        (CampaignPointWon(0, 2), SECOND, "Ann has 2 points in the campaign."),
        (CampaignWon(0), FIRST, "*You win the campaign!*"),
        (CampaignWon(0), WATCHER, "*Ann wins the campaign!*"),
    ],
)
def test_an_event_is_told_to_each_viewer_in_its_own_words(event: Event, viewer: int | None, words: str | None) -> None:
    assert say(EXPO.event_words(event, viewer)) == words


@pytest.mark.parametrize(
    ("event", "doer"),
    [
        (HenchmanPlayed(2, 5), 2),
        (CardsExchanged(1, 0, (2,), (3,)), 1),
        (ChallengeDecided(1, 0, Result.TIE), 1),
        (PicksCommitted(0, 2, attacking=False), 0),
        (GameBegan(1, 0, drawn=True), None),
        (GameEnded(1, (0, 4), End.SMALL_HANDS, tie_broken=False), 1),
    ],
)
def test_the_log_marks_an_event_with_the_seat_that_did_it(event: Event, doer: int | None) -> None:
    assert EXPO.doer(event) == doer


OPENING = """
    0246 team 114
    136  team 02
    6
"""


def duel(*moves: Move) -> ExpoState:
    state = table(OPENING)
    play_all(state, Challenge(1), *moves)
    return state


def won() -> ExpoState:
    state = table(OPENING)
    fight(state, 1, "4", "1")
    return state


def lone() -> ExpoState:
    return table("""
        6
        1346
        236
    """)


@pytest.mark.parametrize(
    ("state", "move", "words", "question"),
    [
        pytest.param(
            table(OPENING),
            Play(2),
            "Play [Hunchback Helper 2] into your team",
            "Recruit your team if you like, then play a henchman or challenge somebody.",
            id="play",
        ),
        pytest.param(
            table(OPENING.replace("114", "11 ")),
            Challenge(1),
            "Challenge Ben for a team worth 2",
            "Play a henchman into your team, or challenge somebody for theirs.",
            id="challenge",
        ),
        pytest.param(
            table(OPENING, quiet_turns=6),
            Recruit(),
            "Recruit your team, worth 6",
            "Too many turns without result: play a henchman into your team.",
            id="recruit",
        ),
        pytest.param(
            duel(),
            Pick(0),
            "Add [Clumsy Intern 0] face down",
            "Choose the cards for your challenge to Ben, face down.",
            id="pick",
        ),
        pytest.param(
            duel(*picks("24")),
            Commit(),
            "Attack with 2 cards worth 6",
            "Choose the cards for your challenge to Ben, face down.",
            id="commit an attack",
        ),
        pytest.param(
            duel(*picks("4"), Commit(), *picks("3")),
            Commit(),
            "Answer with 1 card worth 3",
            "Ann attacks your team with 1 card. Choose your answer, face down.",
            id="commit an answer",
        ),
        pytest.param(
            won(),
            Keep(),
            "Leave your team open",
            "You have won! Recruit your team at once, or leave it open?",
            id="keep",
        ),
        pytest.param(
            lone(), Pass(), "Pass: there is nothing you can do", "There is nothing you can do: pass.", id="pass"
        ),
    ],
)
def test_a_move_and_the_question_it_answers_are_said(state: ExpoState, move: Move, words: str, question: str) -> None:
    sight = EXPO.sight(state, state.deciding_seat)
    assert move in EXPO.legal_moves(sight)
    assert (say(EXPO.move_words(sight, move)), say(EXPO.prompt(sight))) == (words, question)


def test_the_pause_and_the_end_of_a_campaign_are_said() -> None:
    state = table(
        """
        16 team 1
        6  team 5
        """,
        campaign=True,
        points=[2, 3],
    )
    assert say(EXPO.progress(state)) == "Game 1, turn 1 - 4 points win"
    fight(state, 1, "16", "6")
    assert EXPO.legal_moves(state) == [NextGame()]
    assert say(EXPO.move_words(state, NextGame())) == "Begin the next game"
    assert say(EXPO.prompt(state)) == "You have won this game. Begin the next one."


def test_the_progress_counts_turns_and_stops_with_the_game() -> None:
    state = table("""
        16 team 1
        6  team 5
    """)
    assert say(EXPO.progress(state)) == "Turn 1"
    fight(state, 1, "16", "6")
    assert (state.turn_no, say(EXPO.progress(state)), say(EXPO.prompt(state))) == (2, "Turn 1", "The match is over.")
