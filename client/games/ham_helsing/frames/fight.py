"""A fight with the Villain."""

from typing import Literal, NamedTuple, TypeAlias

POINTS = "BRPYWZ"
"""Kinds of points that can be committed to a fight."""
Counts: TypeAlias = tuple[int, ...]
"""Points by colour, or committed points in the order of ``POINTS``."""


class FightEnd(NamedTuple):
    """All rewards of a fight are taken."""

    c: int
    frame: Literal["fight_end"] = "fight_end"


class CommitFrame(NamedTuple):
    """Points are committed one by one; ``last`` is the latest kind, by its index in ``POINTS``."""

    c: int
    com: Counts
    avail: Counts
    last: int = 0
    frame: Literal["commit"] = "commit"


class DeclareFrame(NamedTuple):
    """``left`` committed wilds need a colour; ``wd`` counts those declared, ``last`` is the latest colour's index."""

    c: int
    com: Counts
    wd: Counts
    left: int
    last: int = 0
    frame: Literal["declare"] = "declare"


class FightResolve(NamedTuple):
    """The dice are cast: ``pts`` points a colour and ``steel`` that nothing blocks."""

    c: int
    pts: Counts
    steel: int
    dice: tuple[str, str]
    frame: Literal["fight_resolve"] = "fight_resolve"


class RerollFrame(NamedTuple):
    """A die may be rolled again."""

    c: int
    frame: Literal["reroll"] = "reroll"


class RerollPickFrame(NamedTuple):
    """The old or the new result?"""

    c: int
    die: int
    old: str
    new: str
    frame: Literal["reroll_pick"] = "reroll_pick"


FightAutomatic: TypeAlias = FightResolve | FightEnd
FightQuestion: TypeAlias = CommitFrame | DeclareFrame | RerollFrame | RerollPickFrame
