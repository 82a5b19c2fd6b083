"""What can be pointed at on the Rat Market."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class FilmSpot:
    """An open upgrade on a shelf, or its empty place."""

    row: str
    slot: int


@dataclass(frozen=True, slots=True)
class FilmDeckSpot:
    """The face-down upgrades of a shelf."""

    row: str


@dataclass(frozen=True, slots=True)
class WaitingSpot:
    """The upgrade that has been bought and waits to be slid into a card."""


@dataclass(frozen=True, slots=True)
class PurseSpot:
    """The purse of a hero at the Market."""

    c: int


@dataclass(frozen=True, slots=True)
class PreviewSpot:
    """The card as it would be."""


@dataclass(frozen=True, slots=True)
class StallSpot:
    """The stall itself: an upgrade that is dropped here is bought."""


@dataclass(frozen=True, slots=True)
class AsideSpot:
    """The upgrades that fit no card yet and wait beside the deck."""
