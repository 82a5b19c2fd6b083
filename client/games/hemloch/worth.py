"""Rules of thumb: what an answer, a card or an item is worth to a seat, in points.

Nothing is read that the seat may not see. Source: section 13 of the rules reference.
"""

from collections.abc import Iterable

from client.games.hemloch.bag import size_of
from client.games.hemloch.city import BESIDE
from client.games.hemloch.components import (
    ITEMS,
    LOCATIONS,
    MINIONS,
    TYPE_BITS,
    Cell,
    Item,
    Location,
    cards_held,
)
from client.games.hemloch.influence import WEIGHTS
from client.games.hemloch.marker_worth import worth_of_marker
from client.games.hemloch.moves import Target
from client.games.hemloch.outlook import Outlook
from client.games.hemloch.state import HemlochState
from client.games.hemloch.verbs import (
    ExtraActions,
    ItemType,
    MoveMinion,
    TakeControl,
)

CARD = 0.55
"""Worth of a card in hand."""
ENOUGH_CARDS = 6
"""Cards beyond these are worth nothing."""
FRESH = 2.3
"""Worth of a fresh item: its points and what it can still do."""
USED = 1.0
REFRESHED = FRESH - USED
RIVAL_SPACE = 0.4
"""Part of the opponent's points that taking a space from it is worth."""
ROOM = 0.1
"""Worth of each empty space beside a Marker."""
KEPT: dict[str, float] = {
    "mistress_of_masques": 1.6,
    "faceless_knife": 1.5,
    "alley_cutpurse": 1.5,
    "grave_digger": 1.3,
    "hungry_shambler": 1.0,
    "pale_matron": 1.0,
    "gilded_magister": 1.0,
    "mad_distiller": 0.9,
    "shadow_footpad": 0.8,
    "tincture_peddler": 0.8,
    "unfair_lady": 0.6,
    "brass_warden": 0.6,
    "velvet_flatterer": -0.1,
}
"""Measured worth of a Minion in the hand; strange ones are worth what is printed on them."""
CARD_WORTH: tuple[float, ...] = tuple(KEPT.get(minion.id, minion.value / 2) for minion in MINIONS)


def item_worth(item: Item) -> float:
    """Return how useful an item is besides its points."""
    match ITEMS[item].verb:
        case ExtraActions():
            return 0.6
        case TakeControl(condition="max_value"):
            return 0.5
        case TakeControl(condition="festival"):
            return 0.4
        case MoveMinion():
            return 0.3
        case _:
            return 0.2


def card_cost(state: HemlochState, seat: int) -> float:
    """Return what one card less in hand costs."""
    return CARD if size_of(state.hands[seat]) <= ENOUGH_CARDS else 0.0


def draw_worth(state: HemlochState, seat: int) -> float:
    """Return what one card more in hand is worth."""
    return CARD if state.decks[seat] and size_of(state.hands[seat]) < ENOUGH_CARDS else 0.0


def gain_worth(state: HemlochState, seat: int, kind: ItemType) -> float:
    """Return what gaining an item of a type is worth."""
    if state.supply & TYPE_BITS[kind]:
        return FRESH
    return REFRESHED if state.used[seat] & TYPE_BITS[kind] else 0.0


def control_worth(outlook: Outlook, move: Target) -> float:
    """Return what a Minion that changes sides is worth: it counts for one seat and no longer for the other."""
    return outlook.gain(move.location, 2 * WEIGHTS[move.location][move.card])


def kill_worth(outlook: Outlook, move: Target) -> float:
    """Return what the loss of an opposing Minion is worth."""
    return outlook.gain(move.location, WEIGHTS[move.location][move.card])


def lure_worth(state: HemlochState, outlook: Outlook, move: Target, before: int = 0) -> float:
    """Return what moving an opposing Minion away is worth, to wherever it helps least."""
    leaves = outlook.gain(move.location, WEIGHTS[move.location][move.card], before)
    return leaves + max(
        [
            outlook.gain(other, -WEIGHTS[other][move.card])
            for other in LOCATIONS
            if other not in (move.location, state.festival)
        ]
    )


def best_lure(state: HemlochState, outlook: Outlook, locations: Iterable[Location], before: int = 0) -> float:
    """Return what moving the best opposing Minion of these Locations is worth; 0 without any."""
    return max(
        [
            lure_worth(state, outlook, Target(location, card), before)
            for location in locations
            for card in cards_held(state.side(location, 1 - outlook.seat))
        ],
        default=0.0,
    )


def space_worth(state: HemlochState, seat: int, cell: Cell) -> float:
    """Return what a Marker on a space is worth: its points, those the opponent misses, and room for more."""
    worth = worth_of_marker(state.placed[seat], cell) + RIVAL_SPACE * worth_of_marker(state.placed[1 - seat], cell)
    return worth + ROOM * (BESIDE[cell] & state.empty).bit_count()


def replace_worth(state: HemlochState, seat: int, cell: Cell) -> float:
    """Return what putting an own Marker in the place of an opposing one is worth."""
    theirs = state.placed[1 - seat] & ~(1 << cell)
    return worth_of_marker(state.placed[seat], cell) + worth_of_marker(theirs, cell)
