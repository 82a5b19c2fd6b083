"""Which cards had an effect in an event, to be counted along matches."""

from client.games.henchmania.cards import FAMILY, IDS
from client.games.henchmania.components import Card
from client.games.henchmania.events import (
    AbilityUsed,
    ActionPlayed,
    DayScored,
    DuelCardUsed,
    Event,
    GuardCalled,
    MatchEnded,
    PawnPlaced,
    PointsChanged,
    ReserveLaid,
    ShieldUsed,
    TieDuelBegan,
    TrumpLaid,
    WeaponTaken,
    Why,
)

SILENT = {"minstrel", "troubadour", "jester", "choir_boys", "eloquence", "ox", "nosy_parker", "mule"}
"""Families whose cards work without an event that names them; they are counted when they are laid."""


def effects_of(event: Event) -> list[str]:
    """Return the names of the cards that had an effect, with what else is worth counting."""
    match event:
        case ActionPlayed(_, move):
            return [IDS[move.card]]
        case AbilityUsed(_, use):
            return _borrowing(use.card, use.trump)
        case DuelCardUsed(_, card, trump):
            return _borrowing(card, trump)
        case ShieldUsed(_, card) | GuardCalled(_, card):
            return [IDS[card]]
        case WeaponTaken(_, role, weapon):
            return [] if weapon is None else [IDS[weapon], f"weapon in {role}"]
        case ReserveLaid(_, card) | TrumpLaid(_, card):
            return [IDS[card]] if FAMILY[card] in SILENT else []
        case _:
            return _others(event)


def _borrowing(card: Card, trump: Card | None) -> list[str]:
    """Name the card and, with the Old Lady, what she borrowed."""
    return [IDS[card]] if trump in (None, card) or trump is None else [IDS[card], f"old_lady: {IDS[trump]}"]


def _others(event: Event) -> list[str]:
    match event:
        case PawnPlaced(porter=porter) if porter is not None:
            return [IDS[porter]]
        case PointsChanged(why=Why.DAMSEL):
            return ["damsel"]
        case DayScored(animals=animals) if animals:
            return ["ox scored"]
        case TieDuelBegan():
            return ["tie duel"]
        case MatchEnded():
            return ["matches"]
        case _:
            return []
