"""A note on a test: whose card it is about. ``test_every_card`` reads the notes."""

from collections.abc import Callable
from typing import TypeVar

F = TypeVar("F", bound=Callable[..., None])
CARDS = "cards"
"""The attribute that holds the note."""


def about(*cards: str) -> Callable[[F], F]:
    """Note that a test shows what these cards do."""

    def noted(test: F) -> F:
        setattr(test, CARDS, cards)
        return test

    return noted
