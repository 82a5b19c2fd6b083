"""What can be pointed at on Henchmania's table: a class a kind, so that no two kinds are equal."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class HandSpot:
    """A card of the viewer's hand, counted from the left."""

    nth: int


@dataclass(frozen=True, slots=True)
class PoolSpot:
    """A kind of Henchman that the viewer has left to set, counted from the left."""

    nth: int


@dataclass(frozen=True, slots=True)
class SiteSpot:
    """A site board."""

    site: int


@dataclass(frozen=True, slots=True)
class DeckSpot:
    """The deck of a site."""

    site: int


@dataclass(frozen=True, slots=True)
class DiscardSpot:
    """The discard pile of a site."""

    site: int


@dataclass(frozen=True, slots=True)
class StandSpot:
    """A Henchman on a site, in order of arrival."""

    site: int
    nth: int


@dataclass(frozen=True, slots=True)
class SeatSpot:
    """The whole panel of a seat."""

    seat: int


@dataclass(frozen=True, slots=True)
class ScoreSpot:
    """The score wheel of a seat."""

    seat: int


@dataclass(frozen=True, slots=True)
class BackSpot:
    """The cards of one site in the hand of another seat."""

    seat: int
    site: int


@dataclass(frozen=True, slots=True)
class ReserveSpot:
    """A card in the Reserve of a seat, counted from the left."""

    seat: int
    nth: int


@dataclass(frozen=True, slots=True)
class ReserveZoneSpot:
    """The viewer's whole Reserve, where cards are laid down."""


@dataclass(frozen=True, slots=True)
class TrumpSpot:
    """The Trump of a seat, or its empty place."""

    seat: int


@dataclass(frozen=True, slots=True)
class DieSpot:
    """A die of a duel: of the attack, or of the defence."""

    attack: bool
    nth: int


@dataclass(frozen=True, slots=True)
class WeaponSpot:
    """What a duellist holds, or the empty place for it."""

    attack: bool


@dataclass(frozen=True, slots=True)
class AnswerSpot:
    """An answer that is offered on the stage of a duel, counted from the left."""

    nth: int


@dataclass(frozen=True, slots=True)
class PileCardSpot:
    """A card of the discard pile that is leafed through, counted from its top."""

    nth: int


@dataclass(frozen=True, slots=True)
class PileSheetSpot:
    """The sheet on which a discard pile is spread out; a click folds it up."""
