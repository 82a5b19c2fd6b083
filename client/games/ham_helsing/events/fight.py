"""A fight with the Villain, blow by blow."""

from dataclasses import dataclass
from typing import TypeAlias

from client.games.ham_helsing.state import Member


@dataclass(frozen=True, slots=True)
class PointsCommitted:
    """A hero attacks the Villain with points by colour and with points that nothing blocks."""

    who: Member
    points: tuple[int, ...]
    steel: int


@dataclass(frozen=True, slots=True)
class DieRolled:
    """A Villain die shows a face. ``again`` tells that it was rolled again."""

    die: int
    face: str
    again: bool


@dataclass(frozen=True, slots=True)
class DieKept:
    """Of two results of a die this one counts."""

    die: int
    face: str


@dataclass(frozen=True, slots=True)
class VillainHurt:
    """The Villain lost health and has ``left``; ``armour`` points were kept off."""

    amount: int
    left: int
    armour: int


@dataclass(frozen=True, slots=True)
class VillainHealed:
    """The Villain gained health and has ``left``."""

    amount: int
    left: int


@dataclass(frozen=True, slots=True)
class DiePowerStruck:
    """A power face of the dice took effect for the Villain with this id."""

    villain: str


@dataclass(frozen=True, slots=True)
class RewardEarned:
    """An unblocked colour earned its reward; what it brings follows."""

    who: Member
    colour: str
    reward: str
    n: int


FightEvent: TypeAlias = (
    PointsCommitted | DieRolled | DieKept | VillainHurt | VillainHealed | DiePowerStruck | RewardEarned
)
