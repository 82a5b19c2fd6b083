"""The Villain Phase."""

from typing import Literal, NamedTuple, TypeAlias


class VillainFrame(NamedTuple):
    """The Villain Phase begins."""

    frame: Literal["villain"] = "villain"


class VMove(NamedTuple):
    """Minions move: a colour, or "die"."""

    k: str
    frame: Literal["vmove"] = "vmove"


class Nests(NamedTuple):
    """Nests get tokens."""

    frame: Literal["nests"] = "nests"


class Acts(NamedTuple):
    """The Villain acts: 0 is the skull, 1 and 2 the upgrades."""

    i: int
    frame: Literal["acts"] = "acts"


class Add(NamedTuple):
    """Tokens that a power places, one by one."""

    locs: tuple[str, ...]
    frame: Literal["add"] = "add"


class PullFrame(NamedTuple):
    """``n`` Minions are drawn to the Villain."""

    n: int
    frame: Literal["pull"] = "pull"


VillainAutomatic: TypeAlias = VillainFrame | VMove | Nests | Acts | Add
VillainQuestion: TypeAlias = PullFrame
