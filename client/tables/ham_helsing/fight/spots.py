"""What can be pointed at while a fight is shown."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class LaneSpot:
    """A lane of the fight: a colour, ``W`` for wild attacks without a colour yet, ``Z`` for the Katana."""

    kind: str


@dataclass(frozen=True, slots=True)
class LanePointSpot:
    """A point that could be, or is, thrown in: the ``nth`` of its lane from the left."""

    kind: str
    nth: int


@dataclass(frozen=True, slots=True)
class FightDieSpot:
    """A die on the tray."""

    die: int


@dataclass(frozen=True, slots=True)
class FightAnswerSpot:
    """A large answer below the lanes, from the left."""

    nth: int


@dataclass(frozen=True, slots=True)
class FightSideSpot:
    """A side of the fight."""

    hero: bool
