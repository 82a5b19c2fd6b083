"""A fight with the Villain."""

from typing import Literal, NamedTuple, TypeAlias


class Fight(NamedTuple):
    """Fight the Villain with everything, or choose the points."""

    mode: Literal["all", "choose"]
    kind: Literal["fight"] = "fight"


class Commit(NamedTuple):
    """Commit one point to the fight."""

    icon: str
    kind: Literal["commit"] = "commit"


class CommitDone(NamedTuple):
    """Commit no more."""

    kind: Literal["commit_done"] = "commit_done"


class Declare(NamedTuple):
    """Say the colour of a committed wild."""

    colour: str
    kind: Literal["declare"] = "declare"


class Reroll(NamedTuple):
    """Roll a die again."""

    die: int
    kind: Literal["reroll"] = "reroll"


class KeepDice(NamedTuple):
    """Leave the dice as they are."""

    kind: Literal["keep"] = "keep"


class PickResult(NamedTuple):
    """Keep the old result of a die, or the new one."""

    result: Literal["old", "new"]
    kind: Literal["reroll_pick"] = "reroll_pick"


FightMove: TypeAlias = Fight | Commit | CommitDone | Declare | Reroll | KeepDice | PickResult
