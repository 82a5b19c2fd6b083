"""Effect tokens, rewards and Knuckles at work."""

from typing import Literal, NamedTuple, TypeAlias


class Fx(NamedTuple):
    """Effect tokens wait in the queue."""

    frame: Literal["fx"] = "fx"


class TryCover(NamedTuple):
    """Somebody must cover an icon, if a hand card has one."""

    c: int
    frame: Literal["try_cover"] = "try_cover"


class CoverFrame(NamedTuple):
    """Somebody covers an icon."""

    c: int
    frame: Literal["cover"] = "cover"


class RouteFrame(NamedTuple):
    """Minions with several ways to go; only the first item is asked. ``c`` is None in the Villain Phase."""

    items: tuple[tuple[str, str, tuple[str, ...]], ...]
    c: int | None
    frame: Literal["route"] = "route"


class KScare(NamedTuple):
    """Knuckles Scares ``n`` more at ``loc``, then he goes home. ``mode``: None, "pay" or "gain"."""

    c: int
    loc: str
    n: int
    mode: str | None
    frame: Literal["kscare"] = "kscare"


class RScare(NamedTuple):
    """A reward: Scare ``n`` more that contain the colour ``of``, or any."""

    c: int
    n: int
    of: str
    frame: Literal["rscare"] = "rscare"


class RewardFrame(NamedTuple):
    """A reward for an unblocked colour waits."""

    c: int
    kind: str
    n: int
    of: str | None
    frame: Literal["reward"] = "reward"


class SkillUpFrame(NamedTuple):
    """``n`` skill steps to take."""

    c: int
    n: int
    frame: Literal["skill_up"] = "skill_up"


class LoseSkillFrame(NamedTuple):
    """A skill step to lose, among some colours or among all (None)."""

    c: int
    among: tuple[str, ...] | None
    frame: Literal["lose_skill"] = "lose_skill"


EffectAutomatic: TypeAlias = Fx | TryCover | RewardFrame
EffectQuestion: TypeAlias = CoverFrame | RouteFrame | KScare | RScare | SkillUpFrame | LoseSkillFrame
