"""What can be pointed at on the Villain's panel."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class VillainPanelSpot:
    """The whole panel."""


@dataclass(frozen=True, slots=True)
class DialSpot:
    """The dial of the Villain's health."""


@dataclass(frozen=True, slots=True)
class ActSpot:
    """What the Villain does: 0 each turn, 1 and 2 once enough places are lost, 3 on a die, 4 always."""

    nth: int


@dataclass(frozen=True, slots=True)
class RewardSpot:
    """What a hit in a colour earns."""

    colour: str


@dataclass(frozen=True, slots=True)
class VillainDiceSpot:
    """The faces of the dice."""
