"""The worker's own decisions, with a process and a clock that the tests move by hand."""

from random import Random

import pytest

from client.bots import worker as worker_module
from client.bots.advice import Advice, Budget
from client.bots.at_once import GreedyBot
from client.bots.child import PATIENCE, ChildDied
from client.bots.levels import STAND_IN
from client.bots.messages import Answer, Begun, Failed, Job, Order, Question, Report, SoFar, Stop
from client.bots.worker import LEAST_TIME, OVERTIME, START_TIME, Source, Worker
from client.core.words import Phrase
from tests.bots.clocks import FakeClock
from tests.bots.face_down import GAME, Lay

SIGHT = GAME.sight(GAME.new(2, None, 3), 0)
JOB = Job(GAME.id, SIGHT, 0, "master", seed=1, budget=Budget(seconds=2.0))
ADVICE = Advice(Lay(1), (), (0.5, 0.5), Phrase("because"))


class FakeChild:
    def __init__(self) -> None:
        self.orders: list[Order] = []
        self.waiting: list[Report] = []
        self.dead = False
        self.ended: float | None = None

    def send(self, order: Order) -> None:
        if self.dead:
            raise ChildDied
        self.orders.append(order)

    def reports(self) -> list[Report]:
        if self.dead:
            raise ChildDied
        waiting, self.waiting = self.waiting, []
        return waiting

    def end(self, *, patience: float = PATIENCE) -> None:
        self.ended = patience


class House:
    """A worker, its clock and every process it has hired."""

    def __init__(self) -> None:
        self.clock = FakeClock()
        self.children: list[FakeChild] = []
        self.can_hire = True
        self.worker = Worker(self._hire, self.clock)

    def _hire(self) -> FakeChild:
        if not self.can_hire:
            raise ChildDied
        self.children.append(FakeChild())
        return self.children[-1]

    def reports(self, *reports: Report) -> None:
        self.children[-1].waiting += reports


@pytest.fixture
def house(monkeypatch: pytest.MonkeyPatch) -> House:
    monkeypatch.setattr(worker_module, "game_by_id", lambda _: GAME)
    monkeypatch.setattr(worker_module, "bot", lambda _level, _game: GreedyBot(GAME))
    return House()


def test_no_process_runs_before_it_is_needed(house: House) -> None:
    assert house.worker.poll() is None
    assert house.children == []
    house.worker.ask(JOB)
    assert house.children[0].orders == [Question(1, JOB)]


def test_a_process_started_ahead_takes_the_first_job(house: House) -> None:
    house.worker.start()
    house.worker.start()
    house.worker.ask(JOB)
    assert len(house.children) == 1


def test_a_level_of_another_version_is_stood_in_for(house: House) -> None:
    house.worker.ask(JOB._replace(level="grandmaster"))
    assert house.children[0].orders == [Question(1, JOB._replace(level=STAND_IN))]


def test_the_answer_is_returned_once(house: House) -> None:
    number = house.worker.ask(JOB)
    assert house.worker.poll() is None
    house.reports(Begun(number), Answer(number, ADVICE))
    reply = house.worker.poll()
    assert reply is not None
    assert (reply.number, reply.advice, reply.source) == (number, ADVICE, Source.PROCESS)
    assert house.worker.poll() is None
    assert house.worker.progress is None


def test_an_answer_to_a_dropped_job_is_dropped(house: House) -> None:
    first = house.worker.ask(JOB)
    second = house.worker.ask(JOB)
    house.reports(Begun(first), Answer(first, ADVICE))
    assert house.worker.poll() is None
    house.reports(Begun(second), Answer(second, ADVICE))
    reply = house.worker.poll()
    assert reply is not None
    assert reply.number == second


def test_cancelling_tells_the_process_and_silences_the_answer(house: House) -> None:
    number = house.worker.ask(JOB)
    house.worker.cancel()
    house.worker.cancel()
    assert house.children[0].orders[1:] == [Stop(number)]
    house.reports(Answer(number, ADVICE))
    assert house.worker.poll() is None
    assert house.worker.progress is None


def test_progress_fills_with_the_time_and_knows_the_best_move_so_far(house: House) -> None:
    def shown() -> tuple[object, ...]:
        assert house.worker.progress is not None
        return tuple(house.worker.progress)

    number = house.worker.ask(JOB)
    house.clock.now += 5.0
    house.worker.poll()
    assert shown() == (number, 0.0, None)
    house.reports(Begun(number), SoFar(number, Lay(7), 80))
    house.worker.poll()
    house.clock.now += 0.5
    assert shown() == (number, 0.25, Lay(7))
    house.clock.now += 4.0
    assert shown() == (number, 1.0, Lay(7))


def test_a_process_that_dies_is_replaced_and_asked_again(house: House) -> None:
    number = house.worker.ask(JOB)
    house.reports(Begun(number))
    house.worker.poll()
    house.children[0].dead = True
    assert house.worker.poll() is None
    assert house.children[0].ended == 0.0
    assert house.children[1].orders == [Question(number, JOB)]
    house.reports(Begun(number), Answer(number, ADVICE))
    reply = house.worker.poll()
    assert reply is not None
    assert reply.source is Source.PROCESS


def test_after_the_second_death_the_program_thinks_itself(house: House) -> None:
    house.worker.ask(JOB)
    house.children[0].dead = True
    house.worker.poll()
    house.children[1].dead = True
    reply = house.worker.poll()
    assert reply is not None
    assert reply.source is Source.PROGRAM
    assert reply.advice.move in GAME.legal_moves(SIGHT)
    house.worker.ask(JOB)
    assert len(house.children) == 3


def test_where_no_process_can_be_started_a_turn_ends_all_the_same(house: House) -> None:
    house.can_hire = False
    house.worker.ask(JOB)
    replies = [house.worker.poll(), house.worker.poll()]
    assert replies[0] is None
    assert replies[1] is not None
    assert replies[1].source is Source.PROGRAM


def test_a_process_that_died_between_two_jobs_costs_nothing(house: House) -> None:
    house.worker.start()
    house.children[0].dead = True
    assert house.worker.poll() is None
    number = house.worker.ask(JOB)
    assert house.children[1].orders == [Question(number, JOB)]


def test_overtime_ends_the_process_and_plays_the_best_move_so_far(house: House) -> None:
    number = house.worker.ask(JOB)
    best = GAME.legal_moves(SIGHT)[-1]
    house.reports(Begun(number), SoFar(number, best, 80))
    house.worker.poll()
    house.clock.now += OVERTIME * 2.0 - 0.01
    assert house.worker.poll() is None
    house.clock.now += 0.01
    reply = house.worker.poll()
    assert reply is not None
    assert (reply.source, reply.advice.move) == (Source.WATCHDOG, best)
    assert house.children[0].ended == 0.0
    house.worker.ask(JOB)
    assert len(house.children) == 2


def test_overtime_without_a_word_plays_the_rule_players_move(house: House) -> None:
    house.worker.ask(JOB)
    house.clock.now += START_TIME
    reply = house.worker.poll()
    assert reply is not None
    assert reply.source is Source.WATCHDOG
    assert reply.advice.move == GAME.rule_player(SIGHT, Random(JOB.seed))


def test_even_the_smallest_budget_leaves_time_to_answer(house: House) -> None:
    number = house.worker.ask(JOB._replace(budget=Budget(seconds=0.001)))
    house.reports(Begun(number))
    house.worker.poll()
    house.clock.now += LEAST_TIME - 0.01
    assert house.worker.poll() is None


def test_an_error_in_the_thinking_is_logged_and_the_turn_ends(house: House, caplog: pytest.LogCaptureFixture) -> None:
    number = house.worker.ask(JOB)
    house.reports(Begun(number), Failed(number, "Traceback: it went wrong"))
    reply = house.worker.poll()
    assert reply is not None
    assert reply.source is Source.PROGRAM
    assert "it went wrong" in caplog.text


def test_closing_ends_the_process_with_patience(house: House) -> None:
    house.worker.ask(JOB)
    house.worker.close()
    assert house.children[0].ended == PATIENCE
    assert house.worker.progress is None
    house.worker.close()
