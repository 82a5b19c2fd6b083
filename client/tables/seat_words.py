"""How seats are spoken of at every table."""

from client.bots.levels import LEVELS
from client.core.words import N_

_TITLES = {level.id: level.title for level in LEVELS} | {"random": N_("Random"), "greedy": N_("Rule player")}


def level_title(level: str | None) -> str:
    """Return the name of an AI level, or what a human is called; a catalogue text."""
    return N_("Human") if level is None else _TITLES.get(level, level)
