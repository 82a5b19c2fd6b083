"""A worker that answers at once with the rule player's move: matches of robots should not wait."""

from random import Random

from client.app.touring import nobody
from client.bots.advice import Advice, advice_without_search
from client.bots.messages import Job
from client.bots.worker import Progress, Reply, Worker
from client.games import game_by_id


class Instant(Worker):
    """Thinks within ``poll``."""

    def __init__(self) -> None:
        super().__init__(nobody)
        self._job: tuple[int, Job] | None = None
        self._number = 0
        self.asked: list[Job] = []

    def start(self) -> None:
        """There is nothing to start."""

    def ask(self, job: Job) -> int:
        self._number += 1
        self._job = (self._number, job)
        self.asked.append(job)
        return self._number

    def cancel(self) -> None:
        self._job = None

    @property
    def progress(self) -> Progress | None:
        return None if self._job is None else Progress(self._job[0], 0.5)

    def poll(self) -> Reply | None:
        if self._job is None:
            return None
        (number, job), self._job = self._job, None
        return Reply(number, self._advice(job))

    def close(self) -> None:
        self._job = None

    @staticmethod
    def _advice(job: Job) -> Advice:
        game, rng = game_by_id(job.game), Random(job.seed)
        return advice_without_search(game, job.sight, job.seat, game.rule_player(job.sight, rng), rng)
