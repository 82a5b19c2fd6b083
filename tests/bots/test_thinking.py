"""The life of the thinking process, lived in this one over a real pipe."""

import signal
from collections.abc import Callable, Iterator
from multiprocessing import Pipe
from random import Random
from typing import Any

import pytest

from client.bots import thinking
from client.bots.advice import ALONE, OWN_TIME, Advice, Bot, Budget, Watch
from client.bots.at_once import GreedyBot
from client.bots.messages import Answer, Begun, Failed, Job, Question, Report, SoFar, Stop
from client.bots.meter import TELL_EVERY
from client.bots.thinker import Character, Thinker
from tests.bots.face_down import GAME

SIGHT = GAME.sight(GAME.new(3, None, 3), 0)


class Line:
    """The program's end of the pipe, and the desk at the other end.

    Players: "greedy", "thinker", and "interrupted", a thinker who hears ``interruption`` when it has just begun.
    """

    def __init__(self) -> None:
        self.ours, self.theirs = Pipe()
        self.desk = thinking._Desk(self.theirs)
        self.interruption: Callable[[], None] = lambda: None
        self.players: dict[str, Bot] = {
            "greedy": GreedyBot(GAME),
            "thinker": Thinker(GAME, Character()),
            "interrupted": Interrupted(self),
        }

    def asks(self, number: int, level: str, budget: Budget) -> None:
        self.ours.send(Question(number, Job(GAME.id, SIGHT, 0, level, seed=1, budget=budget)))

    def worked(self) -> list[Report]:
        """Let the desk do its work once and return what it said."""
        self.desk.work()
        said: list[Report] = []
        while self.ours.poll():
            said.append(self.ours.recv())
        return said


class Interrupted:
    def __init__(self, line: Line) -> None:
        self.line = line

    def choose(self, sight: Any, seat: int, rng: Random, budget: Budget = OWN_TIME, watch: Watch = ALONE) -> Advice:
        self.line.interruption()
        return Thinker(GAME, Character()).choose(sight, seat, rng, budget, watch)


@pytest.fixture
def line(monkeypatch: pytest.MonkeyPatch) -> Iterator[Line]:
    line = Line()
    monkeypatch.setattr(thinking, "bot", lambda level, _: line.players[level])
    yield line
    line.ours.close()
    line.theirs.close()


def endless() -> Budget:
    return Budget(simulations=10_000_000)


def test_a_question_is_acknowledged_and_answered(line: Line) -> None:
    line.asks(7, "thinker", Budget(simulations=9))
    begun, answer = line.worked()
    assert begun == Begun(7)
    assert isinstance(answer, Answer)
    assert answer.number == 7
    assert answer.advice.simulations == 9


def test_the_same_question_gets_the_same_answer(line: Line) -> None:
    answers: list[Any] = []
    for number in (1, 2):
        line.asks(number, "thinker", Budget(simulations=9))
        answers.append(line.worked()[-1])
    assert answers[0].advice == answers[1].advice


def test_a_question_dropped_before_it_was_read_is_never_thought_about(line: Line) -> None:
    line.asks(1, "thinker", endless())
    line.ours.send(Stop(1))
    line.asks(2, "greedy", Budget())
    assert line.worked()[0] == Begun(2)


def test_a_stop_in_the_middle_of_thinking_ends_it(line: Line) -> None:
    line.interruption = lambda: line.ours.send(Stop(1))
    line.asks(1, "interrupted", endless())
    answer = line.worked()[-1]
    assert isinstance(answer, Answer)
    assert answer.advice.simulations == 0


def test_a_newer_question_ends_the_older_one(line: Line) -> None:
    line.interruption = lambda: line.asks(2, "greedy", Budget())
    line.asks(1, "interrupted", endless())
    assert [each.number for each in line.worked()] == [1, 1]
    assert [each.number for each in line.worked()] == [2, 2]


def test_a_late_stop_does_not_disturb_the_next_question(line: Line) -> None:
    line.ours.send(Stop(1))
    line.asks(2, "thinker", Budget(simulations=4))
    answer = line.worked()[-1]
    assert isinstance(answer, Answer)
    assert answer.advice.simulations == 4


def test_the_best_move_so_far_is_told_while_thinking(line: Line) -> None:
    line.asks(1, "thinker", Budget(seconds=2.5 * TELL_EVERY))
    told = [each for each in line.worked() if isinstance(each, SoFar)]
    assert told
    assert all(each.move in GAME.legal_moves(SIGHT) and each.simulations > 0 for each in told)


def test_an_error_is_reported_and_the_next_question_is_answered(line: Line) -> None:
    line.asks(1, "no such level", Budget())
    failed = line.worked()[-1]
    assert isinstance(failed, Failed)
    assert "KeyError" in failed.report
    line.asks(2, "greedy", Budget())
    assert isinstance(line.worked()[-1], Answer)


def test_serving_ends_when_the_program_is_gone_even_in_the_middle_of_a_thought(
    line: Line, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("os.nice", lambda _: 0, raising=False)
    before = signal.getsignal(signal.SIGINT)
    try:
        line.interruption = line.ours.close
        line.asks(1, "interrupted", endless())
        thinking.serve(line.theirs)
        assert signal.getsignal(signal.SIGINT) is signal.SIG_IGN
    finally:
        signal.signal(signal.SIGINT, before)
    assert line.theirs.closed
