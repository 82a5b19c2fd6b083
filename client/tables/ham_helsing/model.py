"""What this table is handed to show, and which hero the viewer looks after."""

from typing import TypeAlias

from client.games.ham_helsing.moves import Move
from client.games.ham_helsing.state import HamState
from client.tables.painting import Painting
from client.tables.table import Model

HamModel: TypeAlias = Model[HamState, Move]
HamPainting: TypeAlias = Painting[HamState, Move]


def acting_hero(sight: HamState) -> int | None:
    """Return the hero who acts or is asked; None in the Villain's phase and when the match is over."""
    if sight.stack and sight.asked is not None:
        return sight.asked
    return None if sight.turn is None else sight.turn.c


def own_heroes(sight: HamState, viewer: int) -> tuple[int, ...]:
    """Return the heroes of a seat: two for a single player."""
    return tuple(member.c for member in sight.team if member.seat == viewer)


def own_hero(sight: HamState, viewer: int) -> int | None:
    """Return the viewer's hero, of two the one who acts; None before one is chosen."""
    mine = own_heroes(sight, viewer)
    acting = acting_hero(sight)
    return acting if acting in mine else next(iter(mine), None)


def held_by(sight: HamState, c: int | None) -> tuple[int, ...]:
    """Return the hand that a hero plays from; nothing before hands are dealt."""
    if c is None or sight.team[c].pile >= len(sight.hands):
        return ()
    return sight.hand(c)
