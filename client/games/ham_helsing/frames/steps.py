"""The six steps of a turn."""

from typing import Literal, NamedTuple, TypeAlias


class PlayStep(NamedTuple):
    """Step 1."""

    c: int
    frame: Literal["play"] = "play"


class VanishFrame(NamedTuple):
    """Ronin chooses where to appear."""

    c: int
    frame: Literal["vanish"] = "vanish"


class Discards(NamedTuple):
    """Hand cards may be discarded, each with a higher uid than ``last``."""

    c: int
    last: int = -1
    frame: Literal["discards"] = "discards"


class Gain(NamedTuple):
    """Step 2."""

    c: int
    frame: Literal["gain"] = "gain"


class Draw(NamedTuple):
    """Step 3."""

    c: int
    frame: Literal["draw"] = "draw"


class Place(NamedTuple):
    """Step 4."""

    c: int
    frame: Literal["place"] = "place"


class Limits(NamedTuple):
    """Step 5, and the end of the Villain Phase."""

    frame: Literal["limits"] = "limits"


class Bite(NamedTuple):
    """Step 6."""

    c: int
    frame: Literal["bite"] = "bite"


StepAutomatic: TypeAlias = Gain | Draw | Place | Limits | Bite
StepQuestion: TypeAlias = PlayStep | VanishFrame | Discards
