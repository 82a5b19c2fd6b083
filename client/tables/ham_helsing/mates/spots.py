"""What can be pointed at beside the map."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class MateSpot:
    """The panel of another hero."""

    c: int


@dataclass(frozen=True, slots=True)
class BagSpot:
    """The bag of tokens, where there is room for it."""


@dataclass(frozen=True, slots=True)
class RequestSpot:
    """A button with which an AI team-mate is asked for something; ``kind`` as in its wishes."""

    c: int
    kind: str
