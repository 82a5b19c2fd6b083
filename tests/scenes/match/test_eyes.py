"""Through whose eyes a match is seen, and when the screen must be handed over."""

from client.core.match import Match, Player
from client.games import game_by_id
from client.games.mad_science_expo.moves import Play
from client.games.mad_science_expo.options import ExpoOptions
from client.scenes.match.eyes import Eyes

GAME = game_by_id("mad_science_expo")


def eyes_of(*levels: str | None) -> Eyes:
    people = [Player(f"P{seat}", level) for seat, level in enumerate(levels)]
    return Eyes(Match(GAME, people, ExpoOptions(first_player="0"), 1))


def test_a_lone_human_always_looks_and_never_hands_over() -> None:
    eyes = eyes_of("regular", None, "regular")
    assert eyes.seat == 1
    eyes.match.play(Play(1))
    assert eyes.behind
    assert eyes.next_viewer() is None


def test_where_only_computers_play_one_looks_over_the_first_shoulder() -> None:
    eyes = eyes_of("regular", "sharp")
    assert eyes.seat == 0
    assert not eyes.shared
    eyes.match.play(Play(1))
    assert eyes.behind


def test_the_screen_goes_to_the_human_who_decides() -> None:
    eyes = eyes_of(None, None, "regular")
    assert eyes.seat == 0
    assert eyes.next_viewer() is None
    eyes.match.play(Play(1))
    assert eyes.next_viewer() == 1
    eyes.hand_over(1)
    assert eyes.next_viewer() is None
    assert eyes.behind, "the new viewer has not been shown the move yet"


def test_the_screen_stays_while_computers_decide() -> None:
    eyes = eyes_of(None, "regular", None)
    eyes.match.play(Play(1))
    assert eyes.next_viewer() is None


def test_somebody_who_is_owed_a_secret_sees_it_before_the_match_goes_on() -> None:
    eyes = eyes_of(None, None, None)
    eyes.match.play(Play(1))
    eyes.owe((0, 2))
    assert eyes.owed == [2], "who looks already is owed nothing"
    assert eyes.next_viewer() == 2
    eyes.hand_over(2)
    eyes.settle()
    assert eyes.next_viewer() == 1


def test_after_taking_back_nothing_is_owed_and_nobody_is_behind() -> None:
    eyes = eyes_of(None, None)
    eyes.match.play(Play(1))
    eyes.owe((1,))
    eyes.match.undo()
    eyes.follow()
    assert not eyes.behind
    assert eyes.owed == []
