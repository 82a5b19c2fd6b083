"""The score sheet at the end."""

from client.core.outcome import Line
from client.games.mad_science_expo import MAD_SCIENCE_EXPO as EXPO
from client.games.mad_science_expo.moves import Play
from client.games.mad_science_expo.state import ExpoState
from client.locale.translator import Translator
from tests.games.mad_science_expo.drawn import table

NAMES = ["Ann", "Ben", "Cleo"]
Row = tuple[str, list[float | None], list[str | None]]


def sheet(state: ExpoState) -> list[Row]:
    outcome = EXPO.outcome(state)
    assert outcome is not None
    return [row(line) for line in outcome.breakdown]


def row(line: Line) -> Row:
    say = Translator("en").say
    return (
        say(line.label, NAMES),
        list(line.values),
        [None if note is None else say(note, NAMES) for note in line.notes],
    )


def test_the_sheet_lists_every_team_recruited_and_the_total() -> None:
    state = table(
        """
        046 team 1 recruited 012+5
        -          recruited 550 out
        36  team 2
        """,
        turn_no=12,
    )
    EXPO.play(state, Play(4))
    assert sheet(state) == [
        ("Team 1", [3.0, 10.0, None], ["0, 1 and 2", "5, 5 and 0", None]),
        ("Team 2", [5.0, None, None], ["5", None, None]),
        ("Recruited", [8.0, 10.0, 0.0], [None, "defeated", None]),
        ("Last turn taken", [12.0, 0.0, 0.0], [None, None, None]),
        ("No hand held more than 2 cards", [None, None, None], [None, None, None]),
    ]
    outcome = EXPO.outcome(state)
    assert outcome is not None
    assert [line.kind for line in outcome.breakdown] == ["points", "points", "total", "plain", "plain"]
    assert (outcome.places, outcome.won) == ((2, 1, 3), None)


def test_the_sheet_of_a_campaign_lists_its_games() -> None:
    history = [{"winner": 1, "totals": [3, 9, 0], "turns": 15, "end": "small_hands"}]
    state = table(
        """
        046 recruited 345
        36  recruited 012
        6   recruited 012
        """,
        campaign=True,
        points=[2, 1, 0],
        history=history,
        game_no=2,
    )
    EXPO.play(state, Play(0))
    assert sheet(state) == [
        ("Game 1", [0.0, 1.0, 0.0], ["recruited 3", "recruited 9", "recruited 0"]),
        ("Game 2", [1.0, 0.0, 0.0], ["recruited 12", "recruited 3", "recruited 3"]),
        ("Campaign points", [3.0, 1.0, 0.0], [None, None, None]),
    ]


def test_there_is_no_sheet_before_the_end() -> None:
    assert EXPO.outcome(EXPO.new(3)) is None
