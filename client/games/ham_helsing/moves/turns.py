"""Before a turn: who plays, who goes first, who gets up."""

from typing import Literal, NamedTuple, TypeAlias


class ChooseHero(NamedTuple):
    """Play this hero."""

    character: str
    kind: Literal["choose_character"] = "choose_character"


class ChooseFirst(NamedTuple):
    """Single player: this character acts first."""

    character: int
    kind: Literal["choose_first"] = "choose_first"


class ReviveSelf(NamedTuple):
    """Get up at the price of skills."""

    kind: Literal["revive_self"] = "revive_self"


class StayDown(NamedTuple):
    """Skip step 1 and keep the skills."""

    kind: Literal["stay_down"] = "stay_down"


TurnMove: TypeAlias = ChooseHero | ChooseFirst | ReviveSelf | StayDown
