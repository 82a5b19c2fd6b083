"""Potions and Trinkets: gaining, refreshing, stealing.

Source: sections 4.2 and 5.4 of the rules reference.
"""

from typing import assert_never

from client.games.hemloch.bag import HELD, ONE
from client.games.hemloch.components import ITEMS_OF, TYPE_BITS, items_held
from client.games.hemloch.events import Event, ItemGained, ItemRefreshed, ItemStolen, RefreshDeclined
from client.games.hemloch.moves import DECLINE, GAINS, REFRESHES, Decline, Gain, Move, Refresh, Steal
from client.games.hemloch.state import HemlochState
from client.games.hemloch.steps import ItemQuestion, ToGain, ToRefresh, ToSteal
from client.games.hemloch.verbs import ItemType


def choices(state: HemlochState, step: ItemQuestion) -> list[Move]:
    """List the answers to a question about items."""
    match step:
        case ToGain(seat, kind):
            return _gains(state, seat, kind)
        case ToRefresh(seat):
            return [REFRESHES[item] for item in items_held(state.used[seat])]
        case ToSteal(seat, kind):
            return _steals(state, 1 - seat, kind)
        case _:
            assert_never(step)


def answer(state: HemlochState, step: ItemQuestion, move: Move, events: list[Event] | None) -> None:
    """Carry out the answer to such a question."""
    seat = step.seat
    event: Event
    match move:
        case Gain(item):
            state.fresh[seat] += ONE[item]
            event = ItemGained(seat, item)
        case Refresh(item):
            state.used[seat] -= ONE[item]
            state.fresh[seat] += ONE[item]
            event = ItemRefreshed(seat, item)
        case Decline():
            event = RefreshDeclined(seat)
        case Steal(item, face_up):
            faces = state.fresh if face_up else state.used
            faces[1 - seat] -= ONE[item]
            faces[seat] += ONE[item]
            event = ItemStolen(seat, item, face_up)
        case _:
            raise TypeError(f"{move} does not answer {step}")
    if events is not None:
        events.append(event)


def can_gain(state: HemlochState, seat: int, kind: ItemType) -> bool:
    """Tell whether a gain could do anything: take an item of the type, or refresh one."""
    return bool((state.supply | state.used[seat]) & TYPE_BITS[kind])


def _gains(state: HemlochState, seat: int, kind: ItemType) -> list[Move]:
    """The open supply (R13); with none of the type left, an own used one of the type may be refreshed (R14)."""
    supply = state.supply
    if supply & TYPE_BITS[kind]:
        return [GAINS[item] for item in items_held(supply, ITEMS_OF[kind])]
    refreshes: list[Move] = [REFRESHES[item] for item in items_held(state.used[seat], ITEMS_OF[kind])]
    return [*refreshes, DECLINE] if refreshes else []


def _steals(state: HemlochState, owner: int, kind: ItemType) -> list[Move]:
    """Every kind and face the owner has; nothing is refreshed instead (R15)."""
    fresh, used = state.fresh[owner], state.used[owner]
    found: list[Move] = []
    for item in ITEMS_OF[kind]:
        if fresh & HELD[item]:
            found.append(Steal(item, face_up=True))
        if used & HELD[item]:
            found.append(Steal(item, face_up=False))
    return found
