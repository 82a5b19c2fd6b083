"""How seats are spoken of at every table."""

from client.bots.levels import LEVELS
from client.core.words import N_, Phrase, Plural, SeatName, Value

_TITLES = {level.id: level.title for level in LEVELS} | {"random": N_("Random"), "greedy": N_("Rule player")}


def level_title(level: str | None) -> str:
    """Return the name of an AI level, or what a human is called; a catalogue text."""
    return N_("Human") if level is None else _TITLES.get(level, level)


def whose(seat: int, viewer: int, texts: tuple[str | Plural, str | Plural], **values: Value) -> Phrase:
    """Say something of a seat: the first text, without a name, to who sits there; the second, of ``name``, to others.

    A name alone would read badly for the one it names: a lone human is called "You".
    """
    yours, theirs = texts
    if seat == viewer:
        return Phrase(yours, **values)
    return Phrase(theirs, name=SeatName(seat), **values)
