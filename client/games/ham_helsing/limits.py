"""Limits and lost Locations.

Source: section 5.6 of the rules reference.
"""

from client.games.ham_helsing.components import BOX, CAVERN, LAB, LOCATIONS, MUD_CANYON, Loc
from client.games.ham_helsing.events import Events, HeroFled, LocationLost, ShieldReturned, tell
from client.games.ham_helsing.frames import Limits
from client.games.ham_helsing.harm import check_end, end, lose_health
from client.games.ham_helsing.state import HamState
from client.games.ham_helsing.terrain import LETTERS

_LIMITS = tuple((loc, LOCATIONS[loc].limit) for loc in LETTERS)


def check_limits(state: HamState, _frame: Limits, events: Events) -> None:
    """Lose every Location over its limit, all at once; with Mud Canyon among them the match is lost first."""
    if state.options.ignore_limits:
        return
    lost = [loc for loc, limit in _LIMITS if len(state.board[loc]) > limit and loc not in state.nests]
    if not lost:
        return
    if MUD_CANYON in lost:
        end(state, "mud_canyon_overrun", events)
        return
    for loc in lost:
        _lose(state, loc, events)
    _drive_out(state, lost, events)
    check_end(state, events)


def _lose(state: HamState, loc: Loc, events: Events) -> None:
    state.nests += (loc,)
    tell(events, LocationLost, loc)
    if loc == LAB and state.shield == LAB:
        state.shield = BOX
        tell(events, ShieldReturned, gone=True)


def _drive_out(state: HamState, lost: list[Loc], events: Events) -> None:
    """Put every hero from a lost Location into the Cavern; whoever is KO'd loses nothing more.

    From elsewhere that costs 1 health, and 1 more if the Cavern is lost too; whoever stands there loses 1 (R25).
    """
    for c, here in enumerate(state.loc):
        if here not in lost:
            continue
        cost = 1 if here == CAVERN or CAVERN not in state.nests else 2
        if here != CAVERN:
            state.loc[c] = CAVERN
            tell(events, HeroFled, state.team[c], here, CAVERN)
        lose_health(state, c, cost, "nest", events)
