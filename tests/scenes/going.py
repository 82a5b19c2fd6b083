"""Routes that lead nowhere and remember who wanted to go where."""

from collections.abc import Callable
from typing import Any


class Going:
    """Stands for the routes of the program."""

    def __init__(self) -> None:
        self.calls: list[tuple[str, tuple[Any, ...]]] = []
        self.seed: int | None = None

    def __getattr__(self, name: str) -> Callable[..., None]:
        def went(*wanted: object) -> None:
            self.calls.append((name, wanted))

        return went

    @property
    def names(self) -> list[str]:
        """Where somebody wanted to go, in order."""
        return [name for name, _ in self.calls]

    @property
    def last(self) -> tuple[Any, ...]:
        """What was taken along last."""
        return self.calls[-1][1]
