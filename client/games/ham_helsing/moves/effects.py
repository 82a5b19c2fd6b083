"""What effects, rewards and the Villain ask."""

from typing import Literal, NamedTuple, TypeAlias


class Scare(NamedTuple):
    """Scare this Minion."""

    loc: str
    minion: str
    kind: Literal["scare"] = "scare"


class SkillUp(NamedTuple):
    """Raise a skill."""

    colour: str
    kind: Literal["skill_up"] = "skill_up"


class LoseSkill(NamedTuple):
    """Lower a skill."""

    colour: str
    kind: Literal["lose_skill"] = "lose_skill"


class Cover(NamedTuple):
    """Cover this icon."""

    card: int
    slot: str
    kind: Literal["cover"] = "cover"


class Route(NamedTuple):
    """Say where a Minion moves."""

    loc: str
    minion: str
    to: str
    kind: Literal["route"] = "route"


class Pull(NamedTuple):
    """Draw this Minion to the Villain."""

    loc: str
    minion: str
    kind: Literal["pull"] = "pull"


EffectMove: TypeAlias = Scare | SkillUp | LoseSkill | Cover | Route | Pull
