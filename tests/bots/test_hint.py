from random import Random

import pytest

from client.bots.advice import Advice, Budget, Candidate
from client.bots.hint import Detail, hint, hint_job
from client.bots.levels import ADVISER_ID, bot_for
from client.core.words import Phrase
from tests.bots.face_down import GAME, Lay

SIGHT = GAME.sight(GAME.new(2, None, 3), 0)


def advice(*values: float, visits: int = 10) -> Advice:
    candidates = tuple(Candidate(Lay(card), value, visits) for card, value in enumerate(values, 1))
    return Advice(candidates[0].move, candidates, (0.5, 0.5), Phrase("because"))


@pytest.mark.parametrize(
    ("weighed", "said"),
    [
        pytest.param(advice(0.5), "only one thing", id="forced"),
        pytest.param(advice(0.6, 0.3), "clearly better", id="a clear lead"),
        pytest.param(advice(0.6, 0.55), "a little better", id="a small lead"),
        pytest.param(advice(0.6, 0.59), "equally good", id="no lead"),
        pytest.param(advice(0.0, 0.0, visits=0), "rules of thumb", id="nothing was weighed"),
    ],
)
def test_a_nudge_tells_how_much_hangs_on_the_decision(weighed: Advice, said: str) -> None:
    assert said in str(hint(GAME, SIGHT, weighed, Detail.NUDGE).text)


def test_the_move_and_the_reason_are_told_in_the_words_of_the_game() -> None:
    weighed = advice(0.6, 0.3)
    assert hint(GAME, SIGHT, weighed, Detail.MOVE) == GAME.move_words(SIGHT, Lay(1))
    assert hint(GAME, SIGHT, weighed, Detail.WHY) == Phrase("because")


def test_hints_are_thought_out_by_the_adviser_whatever_the_opponents_are() -> None:
    job = hint_job(GAME, SIGHT, 0, seed=4, budget=Budget(simulations=30))
    assert job.level == ADVISER_ID
    first, second = (bot_for(job.level, GAME).choose(job.sight, 0, Random(job.seed), job.budget) for _ in range(2))
    assert first == second
    assert first.simulations == 30
