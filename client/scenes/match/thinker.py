"""The AI of a match: asks the worker for the seat to act, waits at a pace a person can follow, and gives hints."""

from collections.abc import Hashable, Mapping
from types import MappingProxyType
from typing import Any

from client.bots.hint import Detail, hint, hint_job
from client.bots.messages import Job
from client.bots.worker import Worker
from client.core.match import AnyMatch
from client.core.words import Phrase
from client.scenes.match.mates import Mates

PACE_MS: Mapping[str, float] = MappingProxyType({"slow": 1500.0, "normal": 750.0, "fast": 250.0, "off": 0.0})
"""How long an AI is seen to think at least, by the setting."""
STEPS = 24
"""The thinking ring moves in so many steps, so that it seldom has to be painted."""


class Thinker:
    """At most one question at a time: a move for an AI seat, or a hint for the viewer."""

    def __init__(self, worker: Worker, match: AnyMatch, mates: Mates) -> None:
        self.worker = worker
        self.match = match
        self.mates = mates
        self._job: int | None = None
        self._for_hint = False
        self._since_ms = 0.0
        self._move: Any = None
        self._sight: Any = None
        self.hint: tuple[Any, Any] | None = None
        """The sight and the advice of the latest hint, until something is decided."""

    @property
    def busy(self) -> bool:
        """Whether something is being thought about, or a move waits to be played."""
        return self._job is not None or self._move is not None

    @property
    def hinting(self) -> bool:
        """Whether a hint is being thought about."""
        return self._job is not None and self._for_hint

    def ask(self, seat: int, now_ms: float) -> None:
        """Let the AI at ``seat`` think about its move, on what that seat can see and was asked."""
        level = self.match.players[seat].level or "regular"
        sight = self.mates.minded(self.match.sight(seat))
        seed = hash_free_seed(self.match.seed, self.match.cursor, seat)
        self._begin(Job(self.match.game.id, sight, seat, level, seed), now_ms)

    def ask_hint(self, seat: int, now_ms: float) -> None:
        """Think about the best move for the human at ``seat``."""
        self._sight = self.match.sight(seat)
        seed = hash_free_seed(self.match.seed, self.match.cursor, seat)
        self._begin(hint_job(self.match.game, self._sight, seat, seed), now_ms)
        self._for_hint = True

    def poll(self, now_ms: float, pace: str) -> Hashable | None:
        """Return the AI's move once it is found and has been waited for; None before."""
        reply = self.worker.poll() if self._job is not None else None
        if reply is not None and reply.number == self._job:
            self._job = None
            if self._for_hint:
                self.hint = (self._sight, reply.advice)
                return None
            self._move = reply.advice.move
            if self.match.to_act is not None:
                self.mates.note_plan(self.match.to_act, reply.advice.plan)
        if self._move is None or now_ms - self._since_ms < PACE_MS[pace]:
            return None
        move: Hashable = self._move
        self._move = None
        return move

    def share(self) -> float | None:
        """Return the part of its time that the thinking AI has left, in few steps; None if none thinks."""
        progress = self.worker.progress if self._job is not None and not self._for_hint else None
        return None if progress is None else round((1.0 - progress.share) * STEPS) / STEPS

    def hint_words(self, detail: Detail) -> Phrase | None:
        """Return the latest hint in words."""
        if self.hint is None:
            return None
        sight, advice = self.hint
        return hint(self.match.game, sight, advice, detail)

    def cancel(self) -> None:
        """Forget the question and the answer."""
        if self._job is not None:
            self.worker.cancel()
        self._job, self._move, self.hint = None, None, None

    def _begin(self, job: Job, now_ms: float) -> None:
        self._for_hint = False
        self._since_ms = now_ms
        self._job = self.worker.ask(job)


def hash_free_seed(seed: int, cursor: int, seat: int) -> int:
    """Return a seed for one decision that is the same in every process."""
    return (seed * 1_000_003 + cursor * 101 + seat) % (1 << 62)
