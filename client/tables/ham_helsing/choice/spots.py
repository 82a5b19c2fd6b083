"""What can be pointed at on the panel of choices."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class ChoiceSpot:
    """A tile of the panel, in the order of the moves it offers."""

    nth: int


@dataclass(frozen=True, slots=True)
class ChoicePanelSpot:
    """The panel itself, which keeps clicks from the map below."""


@dataclass(frozen=True, slots=True)
class CoverSpot:
    """An icon of a hand card that could be covered; slot ``S`` is the star."""

    uid: int
    slot: str
