"""The life of the thinking process: wait for a question, think, answer, until the pipe closes.

This module and everything it imports stay free of pygame: a new process must start quickly and own no window.
"""

import os
import signal
from collections.abc import Hashable
from multiprocessing.connection import Connection
from random import Random
from traceback import format_exception

from client.bots.advice import Watch
from client.bots.levels import bot
from client.bots.messages import Answer, Begun, Failed, Order, Question, Report, SoFar, Stop

POLITENESS = 5
"""Steps of lower priority, so that the picture stays smooth on a machine with one core."""


def serve(pipe: "Connection[Report, Order]") -> None:
    """Answer questions until the program at the other end closes the pipe or is gone.

    An interrupt from the keyboard is left to the program, which then closes the pipe.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(POLITENESS)
    desk = _Desk(pipe)
    try:
        while True:
            desk.work()
    except (EOFError, OSError):
        pipe.close()


class _Desk:
    """One question at a time, with an eye on the pipe."""

    def __init__(self, pipe: "Connection[Report, Order]") -> None:
        self._pipe = pipe
        self._next: Question | None = None
        self._number = 0
        self._stopped = False

    def work(self) -> None:
        """Wait for a question, think about it and answer.

        Raises:
            EOFError, OSError: when the program has gone.
        """
        while self._next is None or self._pipe.poll():
            self._read()
        question, self._next = self._next, None
        self._number, self._stopped = question.number, False
        self._pipe.send(Begun(question.number))
        self._pipe.send(self._answer(question))

    def _answer(self, question: Question) -> Report:
        job = question.job
        try:
            player = bot(job.level, job.game)
            advice = player.choose(job.sight, job.seat, Random(job.seed), job.budget, Watch(self._stop, self._tell))  # noqa: S311
        except (EOFError, OSError):
            raise
        except Exception as error:  # noqa: BLE001 - told to the program, which decides without this process
            return Failed(question.number, "".join(format_exception(error)))
        return Answer(question.number, advice)

    def _stop(self) -> bool:
        while self._pipe.poll():
            self._read()
        return self._stopped

    def _tell(self, move: Hashable, simulations: int) -> None:
        self._pipe.send(SoFar(self._number, move, simulations))

    def _read(self) -> None:
        match self._pipe.recv():
            case Question() as question:
                self._next = question
                self._stopped = True
            case Stop(number):
                self._stopped = self._stopped or number == self._number
                if self._next is not None and self._next.number == number:
                    self._next = None
