"""What is wrong with a command, in words."""

from collections.abc import Sequence
from typing import Protocol

from client.core.words import Listing, Phrase, Plural


class Say(Protocol):
    """Turns a phrase into a sentence in the reader's language; ``names`` are those of the players, by seat."""

    def __call__(self, words: str | Plural | Phrase | Listing, names: Sequence[str] = ()) -> str:
        """Return the sentence, markup included."""


class UsageError(Exception):
    """A command that cannot be carried out. Shown as one line; the program ends with exit code 2."""

    def __init__(self, phrase: Phrase) -> None:
        super().__init__(repr(phrase))
        self.phrase = phrase
