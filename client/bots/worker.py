"""Thinking that never holds up the picture: questions go to one long-lived process, answers are fetched later.

A turn always ends. A process that dies is replaced once and asked again; one that overstays three times its budget is
ended, and the best move it had told of is played; if all fails, the program itself thinks for a moment.
"""

import logging
from collections.abc import Callable, Hashable
from enum import Enum
from math import inf
from random import Random
from time import monotonic
from typing import NamedTuple, assert_never

from client.bots.advice import Advice, Budget, advice_without_search
from client.bots.at_once import GreedyBot
from client.bots.child import Child, ChildDied, ThinkingChild
from client.bots.levels import bot, expected_seconds, or_stand_in
from client.bots.messages import Answer, Begun, Failed, Job, Question, Report, SoFar, Stop
from client.games import game_by_id

OVERTIME = 3.0
"""A job may take this many times its budget before the watchdog ends it."""
LEAST_TIME = 1.0
"""Seconds that every job gets, however small its budget."""
START_TIME = 10.0
"""Seconds that a process may take from the question to the first word: a new interpreter on a slow machine."""
LAST_RESORT = Budget(seconds=0.05)
"""What the program itself spends when no process can."""

log = logging.getLogger(__name__)


class Source(Enum):
    """Where an answer comes from."""

    PROCESS = "process"
    WATCHDOG = "watchdog"
    PROGRAM = "program"


class Reply(NamedTuple):
    """The answer to the job with this number."""

    number: int
    advice: Advice
    source: Source = Source.PROCESS


class Progress(NamedTuple):
    """How far a job is: the part of its budget that is used up, from 0 to 1, and the best move so far."""

    number: int
    share: float
    best: Hashable | None = None


class _Pending:
    """The job that is waited for."""

    def __init__(self, number: int, job: Job) -> None:
        self.number = number
        self.job = job
        self.seconds = expected_seconds(job.level, job.budget)
        self.best: Hashable | None = None
        self.deaths = 0
        self.reply: Reply | None = None
        self.begun: float | None = None
        self.deadline = inf

    def wait_for_start(self, now: float) -> None:
        """The question was sent off just now."""
        self.begun = None
        self.deadline = now + START_TIME

    def begin(self, now: float) -> None:
        """The process has begun to think just now."""
        self.begun = now
        self.deadline = now + max(LEAST_TIME, OVERTIME * self.seconds)


class Worker:
    """Asks a thinking process; for the thread that paints. No method waits, but ``close``."""

    def __init__(self, hire: Callable[[], ThinkingChild] = Child, clock: Callable[[], float] = monotonic) -> None:
        self._hire = hire
        self._clock = clock
        self._child: ThinkingChild | None = None
        self._pending: _Pending | None = None
        self._count = 0

    def start(self) -> None:
        """Start the process ahead of the first job; worth while once the first picture is shown."""
        if self._child is None:
            try:
                self._child = self._hire()
            except ChildDied:
                log.warning("no thinking process could be started")

    def ask(self, job: Job) -> int:
        """Begin to think about a job and return its number. A job that is still thought about is dropped.

        A level that this program does not have is stood in for: the match goes on.
        """
        self._count += 1
        self._pending = _Pending(self._count, job._replace(level=or_stand_in(job.level)))
        self._send(self._pending)
        return self._count

    def cancel(self) -> None:
        """Drop the job that is thought about, if there is one; its answer will never be returned."""
        pending, self._pending = self._pending, None
        if pending is not None and self._child is not None:
            try:
                self._child.send(Stop(pending.number))
            except ChildDied:
                self._dismiss()

    @property
    def progress(self) -> Progress | None:
        """How far the job is; None when nobody thinks."""
        pending = self._pending
        if pending is None:
            return None
        if pending.begun is None:
            return Progress(pending.number, 0.0)
        used = (self._clock() - pending.begun) / pending.seconds if pending.seconds else 1.0
        return Progress(pending.number, min(1.0, used), pending.best)

    def poll(self) -> Reply | None:
        """Return the answer if it has come, else None. Call it once a frame."""
        for report in self._reports():
            self._take(report)
        pending = self._pending
        if pending is None:
            return None
        if pending.reply is None and self._child is None:
            self._survive(pending)
        if pending.reply is None and self._clock() >= pending.deadline:
            self._cut_short(pending)
        if pending.reply is not None:
            self._pending = None
        return pending.reply

    def close(self) -> None:
        """End the process; a job that is thought about is dropped. Waits for at most about a second."""
        self._pending = None
        child, self._child = self._child, None
        if child is not None:
            child.end()

    def _send(self, pending: _Pending) -> None:
        """Hand the job to the process, a new one if there is none; without one, the next poll notices."""
        pending.wait_for_start(self._clock())
        self.start()
        if self._child is not None:
            try:
                self._child.send(Question(pending.number, pending.job))
            except ChildDied:
                self._dismiss()

    def _reports(self) -> list[Report]:
        """Fetch what the process has to say about the job; words about dropped jobs are left out."""
        if self._child is None:
            return []
        try:
            reports = self._child.reports()
        except ChildDied:
            self._dismiss()
            return []
        return [report for report in reports if self._pending is not None and report.number == self._pending.number]

    def _take(self, report: Report) -> None:
        pending = self._pending
        if pending is None:
            return
        match report:
            case Begun():
                pending.begin(self._clock())
            case SoFar(move=move):
                pending.best = move
            case Answer(advice=advice):
                pending.reply = Reply(pending.number, advice)
            case Failed(report=text):
                log.error("thinking about %s failed:\n%s", pending.job.game, text)
                pending.reply = Reply(pending.number, _without_search(pending), Source.PROGRAM)
            case _:
                assert_never(report)

    def _survive(self, pending: _Pending) -> None:
        """The process is gone: ask another one, once; after that the program itself thinks for a moment."""
        pending.deaths += 1
        log.warning("the thinking process has died (%d)", pending.deaths)
        if pending.deaths == 1:
            self._send(pending)
        else:
            pending.reply = Reply(pending.number, _think_here(pending.job), Source.PROGRAM)

    def _cut_short(self, pending: _Pending) -> None:
        """The process has overstayed: end it and play the best move it told of."""
        log.warning("the thinking process was ended after %.1f times its budget", OVERTIME)
        self._dismiss()
        pending.reply = Reply(pending.number, _without_search(pending), Source.WATCHDOG)

    def _dismiss(self) -> None:
        """End the process without waiting for it."""
        child, self._child = self._child, None
        if child is not None:
            child.end(patience=0.0)


def _think_here(job: Job) -> Advice:
    return bot(job.level, job.game).choose(job.sight, job.seat, Random(job.seed), LAST_RESORT)  # noqa: S311


def _without_search(pending: _Pending) -> Advice:
    """Play the best move the process had told of, or else the rule player's."""
    game, job, rng = game_by_id(pending.job.game), pending.job, Random(pending.job.seed)  # noqa: S311
    if pending.best is None:
        return GreedyBot(game).choose(job.sight, job.seat, rng)
    return advice_without_search(game, job.sight, job.seat, pending.best, rng)
