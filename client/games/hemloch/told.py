"""The two ways to tell what somebody did: to whoever did it, and to everybody else."""

from client.core.words import Phrase, Plural, SeatName, Value


def told(viewer: int | None, seat: int, texts: tuple[str | Plural, str | Plural], **values: Value) -> Phrase:
    """Say what ``seat`` did: the first text ("You ...") to itself, the second ("{name} ...") to others."""
    yours, theirs = texts
    if viewer == seat:
        return Phrase(yours, **values)
    return Phrase(theirs, name=SeatName(seat), **values)
