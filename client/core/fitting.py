"""Looks whether options can begin a match: the part of the question that is the same in every game."""

from typing import TypeVar

from pydantic import BaseModel

from client.core.refusal import InvalidOptions
from client.core.words import N_, Phrase

Chosen = TypeVar("Chosen", bound=BaseModel)


def fitting(seats: int, allowed: range, options: BaseModel | None, kind: type[Chosen]) -> Chosen:
    """Return the options of a match with so many seats: those given, or the usual ones for None.

    Raises:
        InvalidOptions: the game is not for so many seats, or these are the options of another game.
    """
    if seats not in allowed:
        least, most = allowed[0], allowed[-1]
        words = Phrase(N_("{least} to {most} players can take part."), least=least, most=most)
        if least == most:
            words = Phrase(N_("Exactly {n} players take part."), n=least)
        raise InvalidOptions("seats", words)
    chosen = kind() if options is None else options
    if not isinstance(chosen, kind):
        raise InvalidOptions("options", Phrase(N_("These are the options of another game.")))
    return chosen
