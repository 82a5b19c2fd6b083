"""Who won, in words."""

import pytest

from client.core.match import AnyMatch, Match, Player
from client.core.outcome import Outcome
from client.games import game_by_id
from client.locale.translator import Translator
from client.scenes.results.verdict import mark_words, names_of, ranking, verdict

SEATS = ("Ada", "Clover", "Basil")


def match_of(humans: tuple[int, ...]) -> AnyMatch:
    players = [Player(name, None if seat in humans else "sharp") for seat, name in enumerate(SEATS)]
    return Match(game_by_id("mad_science_expo"), players)


def said(outcome: Outcome, humans: tuple[int, ...] = (0,)) -> tuple[str, str]:
    match = match_of(humans)
    told = verdict(match, outcome)
    say = Translator("en").say
    return say(told.title, names_of(match)), "" if told.sub is None else say(told.sub, names_of(match))


def outcome(scores: tuple[float, ...], places: tuple[int, ...], winners: tuple[int, ...]) -> Outcome:
    return Outcome(scores, places, winners)


@pytest.mark.parametrize(
    ("result", "humans", "words"),
    [
        (outcome((9, 7, 3), (1, 2, 3), (0,)), (0,), ("You win with 9 points!", "2 more than Clover")),
        (outcome((1, 0, 0), (1, 2, 2), (0,)), (0,), ("You win with 1 point!", "1 more than Clover")),
        (outcome((9, 7, 3), (1, 2, 3), (0,)), (), ("Ada wins with 9 points!", "2 more than Clover")),
        (outcome((9, 7, 3), (1, 2, 3), (0,)), (0, 1), ("Ada wins with 9 points!", "2 more than Clover")),
        (outcome((3, 7, 9), (3, 2, 1), (2,)), (0,), ("Basil wins with 9 points!", "You come 3rd, 6 points behind")),
        (outcome((8, 9, 3), (2, 1, 3), (1,)), (0,), ("Clover wins with 9 points!", "You come 2nd, 1 point behind")),
        (
            outcome((9, 9, 3), (2, 1, 3), (1,)),
            (0,),
            ("Clover wins with 9 points!", "You come 2nd with as many: the tie was broken"),
        ),
        (
            outcome((9, 9, 3), (1, 2, 3), (0,)),
            (0,),
            ("You win with 9 points!", "As many as Clover: the tie was broken"),
        ),
        (
            outcome((9, 9, 3), (1, 1, 3), (0, 1)),
            (2,),
            ("Ada and Clover win together with 9 points!", "You come 3rd, 6 points behind"),
        ),
        (outcome((0, 0, 0), (1, 1, 1), ()), (0,), ("Nobody wins this time", "")),
        (Outcome((5, 5, 5), (1, 1, 1), (0, 1, 2), (), won=True), (0, 1), ("You win together!", "")),
        (Outcome((5, 5, 5), (1, 1, 1), (), (), won=False), (0,), ("You lose this time", "")),
    ],
)
def test_the_banner_says_who_won_and_by_how_much(
    result: Outcome, humans: tuple[int, ...], words: tuple[str, str]
) -> None:
    assert said(result, humans) == words


@pytest.mark.parametrize(("humans", "joyful"), [((0,), True), ((1,), False), ((), False), ((0, 1), True)])
def test_confetti_flies_only_for_a_winner_at_this_screen(humans: tuple[int, ...], *, joyful: bool) -> None:
    result = outcome((9, 7, 3), (1, 2, 3), (0,))
    assert verdict(match_of(humans), result).is_joyful is joyful


def test_seats_of_one_place_stand_as_they_sit() -> None:
    assert ranking(outcome((4, 9, 4), (2, 1, 2), (1,))) == [1, 0, 2]


@pytest.mark.parametrize(
    ("won", "marks"),
    [pytest.param(None, ["1st", "2nd"], id="against each other"), (True, ["Won", "Won"]), (False, ["Lost", "Lost"])],
)
def test_a_mark_is_a_place_or_where_all_share_the_end_the_end(won: bool | None, marks: list[str]) -> None:  # noqa: FBT001
    places = (1, 2) if won is None else (1, 1)
    outcome = Outcome((5, 4), places, (0,) if won is None else (), (), won=won)
    assert [mark_words(outcome, seat) for seat in (0, 1)] == marks
