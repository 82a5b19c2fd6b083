"""The thinking process for real: started, killed, replaced, orphaned."""

import multiprocessing
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TypeVar

import pytest

from client.bots.advice import Budget
from client.bots.child import Child, ChildDied
from client.bots.messages import Answer, Begun, Job, Question, Report
from client.bots.worker import Reply, Source, Worker
from client.games import game_by_id
from tests.bots.positions import busy_position

T = TypeVar("T")
FAIR = game_by_id("mad_science_expo")
STATE, SEAT = busy_position(FAIR, 3, seed=4, moves=5)
JOB = Job(FAIR.id, FAIR.sight(STATE, SEAT), SEAT, "master", seed=1, budget=Budget(simulations=5))
LONG = JOB._replace(budget=Budget(seconds=60.0))
on_linux = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="reads /proc")


def waited(ask: Callable[[], T | None], seconds: float = 20.0) -> T:
    """Ask again and again until there is an answer."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        answer = ask()
        if answer is not None:
            return answer
        time.sleep(0.005)
    raise AssertionError("no answer in time")


class Hired:
    """Every process that a worker has hired."""

    def __init__(self) -> None:
        self.children: list[Child] = []
        self.pids: list[int] = []

    def __call__(self) -> Child:
        child = Child()
        assert child.pid is not None
        self.children.append(child)
        self.pids.append(child.pid)
        return child


@pytest.fixture
def hired() -> Hired:
    return Hired()


@pytest.fixture
def worker(hired: Hired) -> Iterator[Worker]:
    worker = Worker(hired)
    yield worker
    worker.close()
    assert multiprocessing.active_children() == []


def thinking(worker: Worker) -> bool | None:
    """Listen once; True when the process has told of a first move."""
    assert worker.poll() is None
    return True if worker.progress is not None and worker.progress.best is not None else None


def test_a_job_is_answered_by_the_process_with_a_legal_move(worker: Worker) -> None:
    number = worker.ask(JOB)
    reply = waited(worker.poll)
    assert (reply.number, reply.source) == (number, Source.PROCESS)
    assert reply.advice.move in FAIR.legal_moves(STATE)
    assert reply.advice.simulations == 5


def test_killed_in_the_middle_of_a_thought_a_new_process_answers(worker: Worker, hired: Hired) -> None:
    worker.ask(LONG)
    waited(lambda: thinking(worker))
    os.kill(hired.pids[0], signal.SIGKILL)
    waited(lambda: worker.poll() or (True if len(hired.pids) == 2 else None))
    worker.cancel()
    worker.ask(JOB)
    assert waited(worker.poll).source is Source.PROCESS
    assert len(hired.pids) == 2


def test_killed_again_and_again_the_turn_still_ends(worker: Worker, hired: Hired) -> None:
    worker.ask(LONG)
    waited(lambda: thinking(worker))
    os.kill(hired.pids[0], signal.SIGKILL)
    waited(lambda: worker.poll() or (True if len(hired.pids) == 2 else None))
    os.kill(hired.pids[1], signal.SIGKILL)
    reply = waited(worker.poll)
    assert isinstance(reply, Reply)
    assert reply.source is Source.PROGRAM
    assert reply.advice.move in FAIR.legal_moves(STATE)


def test_a_dropped_job_never_answers_and_does_not_hold_up_the_next(worker: Worker) -> None:
    worker.ask(LONG)
    waited(lambda: thinking(worker))
    started = time.monotonic()
    second = worker.ask(JOB)
    assert waited(worker.poll).number == second
    assert time.monotonic() - started < 5.0


def test_polling_never_waits(worker: Worker) -> None:
    worker.ask(LONG)
    waited(lambda: thinking(worker))
    started = time.monotonic()
    for _ in range(100):
        worker.poll()
    assert time.monotonic() - started < 0.5


def test_an_interrupt_from_the_keyboard_does_not_end_the_process(worker: Worker, hired: Hired) -> None:
    worker.ask(LONG)
    waited(lambda: thinking(worker))
    os.kill(hired.pids[0], signal.SIGINT)
    worker.ask(JOB)
    assert waited(worker.poll).source is Source.PROCESS
    assert len(hired.pids) == 1


def test_closing_leaves_no_process_behind_even_in_the_middle_of_a_thought(worker: Worker, hired: Hired) -> None:
    worker.ask(LONG)
    waited(lambda: thinking(worker))
    worker.close()
    with pytest.raises(ProcessLookupError):
        os.kill(hired.pids[0], 0)


@on_linux
def test_the_process_owns_no_window_library(worker: Worker, hired: Hired) -> None:
    worker.ask(JOB)
    waited(worker.poll)
    maps = Path(f"/proc/{hired.pids[0]}/maps").read_text(encoding="utf-8")
    assert "libpython" in maps or "python" in maps
    assert "pygame" not in maps
    assert "SDL" not in maps


def test_nothing_that_thinks_imports_a_window_library() -> None:
    code = "import sys, client.bots.thinking, client.bots.worker; sys.exit('pygame' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


@on_linux
def test_the_process_goes_when_the_program_is_killed() -> None:
    code = (
        "import sys, time\n"
        "from client.bots.child import Child\n"
        "child = Child()\n"
        "sys.stdout.write(f'{child.pid}\\n')\n"
        "sys.stdout.flush()\n"
        "time.sleep(60)\n"
    )
    with subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, text=True) as program:
        assert program.stdout is not None
        pid = int(program.stdout.readline())
        assert Path(f"/proc/{pid}").exists()
        program.kill()
    waited(lambda: True if is_gone(pid) else None)


def is_gone(pid: int) -> bool:
    """Tell whether a process has ended; one that only waits to be counted by its new parent has."""
    try:
        return ") Z " in Path(f"/proc/{pid}/stat").read_text(encoding="utf-8")
    except FileNotFoundError:
        return True


def test_a_dead_process_is_noticed_by_sender_and_listener() -> None:
    child = Child()
    assert child.pid is not None
    os.kill(child.pid, signal.SIGKILL)

    def listened() -> bool | None:
        try:
            child.reports()
        except ChildDied:
            return True
        return None

    assert waited(listened)
    with pytest.raises(ChildDied):
        child.send(Question(1, JOB))
    child.end()


def test_what_was_said_before_the_death_is_still_heard() -> None:
    child = Child()
    child.send(Question(1, JOB))
    heard: list[Report] = []

    def listened() -> bool | None:
        heard.extend(child.reports())
        return True if heard and isinstance(heard[-1], Answer) else None

    waited(listened)
    assert heard[0] == Begun(1)
    child.end(patience=0.0)
