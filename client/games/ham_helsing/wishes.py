"""What a mate can be asked to do, and what it is worth to a simple player to do it.

A wish weighs much, but not more than a life: what costs the team dearly is left undone.
"""

from enum import StrEnum
from typing import NamedTuple

from client.core.wish import Wish
from client.core.words import N_, Phrase
from client.games.ham_helsing import names
from client.games.ham_helsing.components import LOCATIONS, Loc
from client.games.ham_helsing.state import HamState, copied
from client.games.ham_helsing.terrain import DISTANCE, LETTERS

DONE_WORTH, STEP_COST = 6.0, 1.5
"""What it is worth to do what was asked, and what every path away from there costs."""
HUNT_WORTH = 30.0
FERVOUR: dict[str, float] = {}
"""How much more Damage to the Villain counts than usual."""


class Kind(StrEnum):
    """What can be borne in mind: to come to whoever asks, to fight the Villain, to be at a Location at the end.

    Nobody asks for the others, but a plan may be to beat what stands at a Location, or to beat Minions first.
    """

    HELP = "help"
    VILLAIN = "villain"
    GUARD = "guard"
    HUNT = "hunt"
    MINIONS = "minions"


FERVOUR |= {Kind.VILLAIN: 2.5, Kind.MINIONS: 0.4}


class Errand(NamedTuple):
    """Where a wish leads now; ``fights`` tells that it is done by a fight, not by being there at the end."""

    loc: Loc
    fights: bool


def wishes(state: HamState, seat: int, by: int) -> dict[Wish, Phrase]:
    """List what ``by`` may ask of its mate, with the words of a button."""
    if state.result is not None or seat == by or len(state.team) < state.seats:
        return {}
    asker = next(member.c for member in state.team if member.seat == by)
    spot = names.place(state.loc[asker])
    coming = Phrase(N_("Help me here: {place}") if state.is_up(asker) else N_("Get me up: {place}"), place=spot)
    listed = {
        Wish(Kind.HELP, by): coming,
        Wish(Kind.VILLAIN, by): Phrase(N_("Go for {villain}"), villain=names.villain(state.villain)),
    }
    if not state.options.ignore_limits:
        held = (loc for loc in LETTERS if loc not in state.nests)
        listed |= {Wish(Kind.GUARD, by, loc): Phrase(N_("Guard {place}"), place=names.place(loc)) for loc in held}
    return listed


def with_wish(sight: HamState, seat: int, wish: Wish) -> HamState:
    """Return a copy in which the hero of ``seat`` bears this wish in mind and no other.

    For a single player that is the hero whose turn it is.
    """
    acting = sight.turn.c if sight.turn is not None and sight.team[sight.turn.c].seat == seat else None
    c = next(member.c for member in sight.team if member.seat == seat) if acting is None else acting
    minded = copied(sight)
    minded.wishes = (*(pair for pair in sight.wishes if pair[0] != c), (c, wish))
    return minded


def wish_of(state: HamState, c: int) -> Wish | None:
    """Return what a hero bears in mind."""
    return next((wish for hero, wish in state.wishes if hero == c), None)


def helps(state: HamState, c: int, who: int) -> bool:
    """Tell whether ``who`` has asked ``c`` for help."""
    wish = wish_of(state, c) if state.wishes else None
    return wish is not None and wish.kind == Kind.HELP and wish.by == state.team[who].seat


def errand_of(state: HamState, wish: Wish) -> Errand:
    """Return where a wish leads as things stand."""
    if wish.kind == Kind.VILLAIN:
        return Errand(state.villain_loc, fights=True)
    if wish.kind == Kind.GUARD and wish.at in LOCATIONS:
        return Errand(wish.at, fights=False)
    asker = next(member.c for member in state.team if member.seat == wish.by)
    return Errand(state.loc[asker], fights=False)


def fervour(state: HamState, c: int) -> float:
    """Return by how much a character values Damage to the Villain more than usual."""
    wish = wish_of(state, c) if state.wishes else None
    return 1.0 if wish is None else FERVOUR.get(wish.kind, 1.0)


def wish_worth(state: HamState, c: int, loc: Loc, points: int, victims: int) -> float:
    """Return what being at ``loc`` is worth for the sake of a wish.

    There ``victims`` would be beaten and ``points`` left for the Villain.
    """
    wish = wish_of(state, c) if state.wishes else None
    if wish is None or wish.kind == Kind.MINIONS:
        return 0.0
    if wish.kind == Kind.HUNT:
        return HUNT_WORTH if wish.at == loc and (points or victims) else 0.0
    errand = errand_of(state, wish)
    if errand.fights:
        return DONE_WORTH if points else -STEP_COST * DISTANCE[loc][errand.loc]
    return DONE_WORTH - (DONE_WORTH / 2 + STEP_COST * DISTANCE[loc][errand.loc] if loc != errand.loc else 0.0)
