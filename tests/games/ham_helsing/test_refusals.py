"""Bad input is refused with a reason and its section, and changes nothing."""

import pytest

from client.core.refusal import IllegalMoveError
from client.games.ham_helsing import HAM_HELSING as HAM
from client.games.ham_helsing.events import Event
from client.locale.translator import Translator
from tests.games.ham_helsing.drawn import Data, do, spelt, table


@pytest.mark.parametrize(
    ("move", "rule", "words"),
    [
        pytest.param("attack Y", "4.4", "The attack points do not suffice for this Minion.", id="no yellow"),
        pytest.param("attack R", "4.2", "There is no such Minion here.", id="elsewhere"),
        pytest.param("move P", "4.2", "No path leads from here to Murky Woods.", id="no path"),
        pytest.param("fight all", "4.5", "The Villain is not here.", id="no Villain"),
        pytest.param("play ham_fist", "4.3", "[Ham Fist] is not in the hand.", id="played already"),
        pytest.param("heal", "4.2", "No heal icon is left.", id="no heal icon"),
        pytest.param("knuckles Q", "5.3", "No Knuckles icon is left.", id="no Knuckles icon"),
        pytest.param("convert", "5.1", "That takes Battering Ham.", id="no Battering Ham"),
        pytest.param({"kind": "revive", "who": 1, "card": 0}, "4.2", "Ronin is not knocked out.", id="nobody is down"),
        pytest.param({"kind": "trade", "who": 0}, "4.7", None, id="a trade with oneself"),
        pytest.param("buy attack 0", "4.2", "That is not part of step 1.", id="no Market"),
        pytest.param({"kind": "play", "card": 2**40}, "4.2", "There is no such card.", id="no such card"),
        pytest.param({"kind": "power"}, "5.2", None, id="no power here"),
    ],
)
def test_case_31_refused_in_step_1(move: str | Data, rule: str, words: str | None) -> None:
    state = table().hand(0, "ham_fist").minions(A="Y", B="R").turn().build()
    do(state, "play ham_fist")
    before = HAM.to_json(state)
    events: list[Event] = []
    data = move if isinstance(move, dict) else spelt(state, move)
    with pytest.raises(IllegalMoveError) as caught:
        HAM.play(state, HAM.move_from_json(data), events)
    assert (HAM.to_json(state), events) == (before, [])
    said = Translator("en").say(caught.value.refusal, ["Ann", "Ben"])
    assert caught.value.refusal.rule == rule
    assert words is None or said == words


def test_the_log_calls_heroes_by_name() -> None:
    state = table().hand(0, "ham_fist").minions(A="R").turn().build()
    say = Translator("en").say
    events = do(state, "play ham_fist", "attack R")
    told = [HAM.event_words(event, 0) for event in events]
    assert [say(words, ["Ann", "Ben"]) for words in told if words] == [
        "Ham played [Ham Fist].",
        "Ham beat a red Minion.",
    ]
    assert {HAM.doer(event) for event in events} == {0}
