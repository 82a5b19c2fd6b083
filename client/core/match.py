"""One play of a game: the only door to its state, with undo and a listener."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic

from pydantic import BaseModel

from client.core.game import E, Game, M, S
from client.core.outcome import Outcome

SNAPSHOT_EVERY = 16
"""Decisions between two kept copies of the state; going back replays at most this many moves."""


@dataclass(frozen=True, slots=True)
class Player:
    """Who sits at a seat: ``level`` is None for a human, else the name of an AI level."""

    name: str
    level: str | None = None
    avatar: str = "fox"

    @property
    def is_human(self) -> bool:
        """Tell whether somebody at the screen decides for this seat."""
        return self.level is None


@dataclass(frozen=True, slots=True)
class Step(Generic[M, E]):
    """One decision that was made: who made it, the move, and what happened because of it."""

    seat: int
    move: M
    events: tuple[E, ...]


class Match(Generic[S, M, E]):
    """Owns one state. Knows nothing of screens, disk or clocks.

    ``steps`` holds every decision known; ``cursor`` counts those that stand, the rest wait to be redone.
    """

    def __init__(
        self,
        game: Game[S, M, E],
        players: Sequence[Player],
        options: BaseModel | None = None,
        seed: int = 0,
        start: S | None = None,
    ) -> None:
        """Begin a match from the seed, or from a position ``start``.

        Raises:
            InvalidOptions: as ``Game.new``.
        """
        self.game = game
        self.players = tuple(players)
        self.options = options if options is not None else game.Options()
        self.seed = seed
        first = game.new(len(self.players), self.options, seed) if start is None else game.copy(start)
        self.start = None if start is None else game.copy(start)
        self.taken_back = False
        """True for ever once a decision was undone after it had shown something hidden or rolled a die."""
        self.listener: Callable[[Step[M, E]], None] | None = None
        self._state = first
        self._steps: list[Step[M, E]] = []
        self._cursor = 0
        self._snapshots: dict[int, S] = {0: game.copy(first)}

    @property
    def steps(self) -> Sequence[Step[M, E]]:
        """Every decision made so far, those taken back included, oldest first."""
        return self._steps

    @property
    def cursor(self) -> int:
        """How many of ``steps`` stand now."""
        return self._cursor

    @property
    def moves(self) -> list[M]:
        """The moves that stand, oldest first."""
        return [step.move for step in self._steps[: self._cursor]]

    @property
    def to_act(self) -> int | None:
        """The seat that must decide now; None when the match is over."""
        return self.game.to_act(self._state)

    @property
    def outcome(self) -> Outcome | None:
        """The result; None while the match runs."""
        return self.game.outcome(self._state)

    def sight(self, seat: int) -> S:
        """Return what ``seat`` may know now."""
        return self.game.sight(self._state, seat)

    def open_state(self) -> S:
        """Return a copy of the whole truth, for saving and review; never for a table or a bot of a running match."""
        return self.game.copy(self._state)

    def play(self, move: M) -> Step[M, E]:
        """Carry out ``move`` for the seat to act and tell the listener. Decisions waiting to be redone are dropped.

        Raises:
            IllegalMoveError: if the move is refused; nothing has changed.
        """
        step = self._advance(move)
        del self._steps[self._cursor :]
        self._steps.append(step)
        self._settle(self._cursor + 1)
        if self.listener is not None:
            self.listener(step)
        return step

    def undo(self, to: int | None = None) -> bool:
        """Go back to decision ``to`` (default: one back). Returns False if there is nothing to take back."""
        target = self._cursor - 1 if to is None else to
        if not 0 <= target < self._cursor:
            return False
        undone = self._steps[target : self._cursor]
        if len({step.seat for step in undone}) > 1 or any(self.game.reveals(e) for step in undone for e in step.events):
            self.taken_back = True
        self._go(target)
        return True

    def redo(self, to: int | None = None) -> bool:
        """Go forward to decision ``to`` (default: one on) along the decisions known."""
        target = self._cursor + 1 if to is None else to
        if not self._cursor < target <= len(self._steps):
            return False
        self._go(target)
        return True

    def at(self, decision: int) -> S:
        """Return a copy of the state before decision number ``decision``, from 0 to the number of steps known."""
        if not 0 <= decision <= len(self._steps):
            raise IndexError(decision)
        base = max(number for number in self._snapshots if number <= decision)
        state = self.game.copy(self._snapshots[base])
        for step in self._steps[base:decision]:
            self.game.play(state, step.move)
        return state

    def _advance(self, move: M) -> Step[M, E]:
        seat = self.game.to_act(self._state)
        events: list[E] = []
        self.game.play(self._state, move, events)
        return Step(-1 if seat is None else seat, move, tuple(events))

    def _go(self, target: int) -> None:
        self._state = self.at(target)
        self._cursor = target

    def _settle(self, cursor: int) -> None:
        self._cursor = cursor
        self._snapshots = {number: state for number, state in self._snapshots.items() if number < cursor}
        if cursor % SNAPSHOT_EVERY == 0:
            self._snapshots[cursor] = self.game.copy(self._state)


AnyMatch = Match[Any, Any, Any]
"""A match of whichever game, for rooms that serve them all."""
