from typing import Any

import pytest

from client.core.match import AnyMatch, Match, Player
from client.core.record import record_of
from client.locale.translator import Translator
from client.scenes.glance import Glance, glance
from tests.scenes.saved_matches import GAME, PLAYERS, played

TWO_HUMANS = (Player("Ada"), Player("Bo"), Player("Cy", "regular"))


def seen(match: AnyMatch) -> Glance:
    found = glance(record_of(match, "test"))
    assert found is not None
    return found


def sentence(match: AnyMatch) -> str:
    found = seen(match)
    return Translator().say(found.turn, found.names("You"))


def until(seat: int, players: tuple[Player, ...]) -> AnyMatch:
    """Play until this seat decides."""
    return next(match for match in (played(count, players) for count in range(30)) if match.to_act == seat)


def test_a_lone_human_is_called_you() -> None:
    assert sentence(until(0, PLAYERS)) == "it is your turn"
    assert sentence(until(1, PLAYERS)) == "it is the turn of Clover"


def test_people_who_share_the_screen_keep_their_names() -> None:
    assert seen(until(0, TWO_HUMANS)).names("You") == ("Ada", "Bo", "Cy")
    assert sentence(until(1, TWO_HUMANS)) == "it is the turn of Bo"


def test_a_finished_match_names_its_winner() -> None:
    match = played(None)
    assert match.outcome is not None
    (winner,) = match.outcome.winners
    expected = "you have won" if winner == 0 else f"{PLAYERS[winner].name} has won"
    assert sentence(match) == expected


def test_scores_lie_open_with_the_memory_aid_and_not_without() -> None:
    def scores(options: dict[str, Any]) -> tuple[float | None, ...]:
        return seen(Match(GAME, PLAYERS, GAME.Options.model_validate(options), seed=1)).scores

    assert scores({}) == (0.0, 0.0, 0.0)
    assert scores({"memory_aid": False}) == (None, None, None)
    assert scores({"memory_aid": False, "campaign": True}) == (0.0, 0.0, 0.0)


@pytest.mark.parametrize(
    "change",
    [
        pytest.param({"game": "checkers"}, id="a game that is not here"),
        pytest.param({"position": {}}, id="a position of other rules"),
    ],
)
def test_what_cannot_be_played_has_no_glance(change: dict[str, Any]) -> None:
    assert glance(record_of(played(4), "test").model_copy(update=change)) is None


def test_a_match_with_more_names_than_seats_has_no_glance() -> None:
    record = record_of(played(4), "test")
    assert glance(record.model_copy(update={"seats": record.seats[:2]})) is None
