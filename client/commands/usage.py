"""What is wrong with a command, in words."""

from collections.abc import Callable

from client.core.words import Phrase, Plural

Say = Callable[[str | Plural | Phrase], str]
"""Turns a phrase into a sentence in the reader's language."""


class UsageError(Exception):
    """A command that cannot be carried out. Shown as one line; the program ends with exit code 2."""

    def __init__(self, phrase: Phrase) -> None:
        super().__init__(repr(phrase))
        self.phrase = phrase
