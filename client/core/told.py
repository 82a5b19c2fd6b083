"""The two ways to tell what somebody did: to whoever did it, and to everybody else."""

from client.core.words import Phrase, Plural, SeatName, Value


def told(viewer: int | None, seat: int, texts: tuple[str | Plural, str | Plural], **values: Value) -> Phrase:
    """Say what ``seat`` did: the first text ("You ...") to itself, the second ("{name} ...") to others."""
    yours, theirs = texts
    if viewer == seat:
        return Phrase(yours, **values)
    return Phrase(theirs, name=SeatName(seat), **values)


def told_of(
    viewer: int | None, pair: tuple[int, int], texts: tuple[str | Plural, str | Plural, str | Plural], **values: Value
) -> Phrase:
    """Say what the first of a pair did to the second: "You ... {other}", "{name} ... you", "{name} ... {other}"."""
    yours, to_you, theirs = texts
    seat, other = pair
    if viewer == seat:
        return Phrase(yours, other=SeatName(other), **values)
    if viewer == other:
        return Phrase(to_you, name=SeatName(seat), **values)
    return Phrase(theirs, name=SeatName(seat), other=SeatName(other), **values)
