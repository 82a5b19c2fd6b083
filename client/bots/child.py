"""The thinking process as the program holds it: started, written to, listened to, ended."""

from multiprocessing import get_context
from typing import Protocol

from client.bots.messages import Order, Report
from client.bots.thinking import serve

PATIENCE = 1.0
"""Seconds a process is given to end by itself before it is killed."""


class ChildDied(Exception):
    """The process has ended, or its pipe has."""


class ThinkingChild(Protocol):
    """What a worker needs of its process."""

    def send(self, order: Order) -> None:
        """Hand over an order. Raises ChildDied."""

    def reports(self) -> list[Report]:
        """Return what has come in, oldest first, without waiting. Raises ChildDied once all was read."""

    def end(self, *, patience: float = PATIENCE) -> None:
        """End the process and clear it away; killed if it does not go by itself within ``patience`` seconds."""


class Child:
    """A thinking process. It goes by itself when the program dies, since the pipe closes.

    Raises:
        ChildDied: if the system cannot start one.
    """

    def __init__(self) -> None:
        context = get_context("spawn")
        self._pipe, theirs = context.Pipe()
        self._process = context.Process(target=serve, args=(theirs,), name="henchbox-thinking", daemon=True)
        try:
            self._process.start()
        except OSError as error:
            self._pipe.close()
            raise ChildDied from error
        finally:
            theirs.close()

    @property
    def pid(self) -> int | None:
        """The system's number of the process."""
        return self._process.pid

    def send(self, order: Order) -> None:
        """Hand over an order."""
        try:
            self._pipe.send(order)
        except (OSError, EOFError) as error:
            raise ChildDied from error

    def reports(self) -> list[Report]:
        """Return what has come in, oldest first, without waiting."""
        arrived: list[Report] = []
        try:
            while self._pipe.poll():
                arrived.append(self._pipe.recv())
        except (OSError, EOFError) as error:
            if not arrived:
                raise ChildDied from error
        return arrived

    def end(self, *, patience: float = PATIENCE) -> None:
        """End the process and clear it away."""
        self._pipe.close()
        self._process.join(patience)
        if self._process.is_alive():
            self._process.kill()
            self._process.join()
        self._process.close()
