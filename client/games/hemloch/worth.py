"""Rules of thumb: what an answer or an ability is worth to a seat, in points.

Nothing is read that the seat may not see. Source: section 13 of the rules reference.
"""

from collections.abc import Iterable
from typing import assert_never

from client.games.hemloch.bag import size_of
from client.games.hemloch.city import BESIDE, SPACES_AT, cells_in, unused
from client.games.hemloch.components import (
    ITEMS,
    LOCATIONS,
    MINIONS,
    PLACES,
    TYPE_BITS,
    VALUES,
    Card,
    Cell,
    Item,
    Location,
    cards_held,
)
from client.games.hemloch.influence import WEIGHTS
from client.games.hemloch.items import can_gain
from client.games.hemloch.marker_worth import worth_of_marker
from client.games.hemloch.minions import controllable
from client.games.hemloch.moves import Target
from client.games.hemloch.outlook import Outlook
from client.games.hemloch.state import HemlochState
from client.games.hemloch.verbs import (
    DevourWeakest,
    DrawCards,
    DrawThenDiscard,
    ExtraActions,
    ForceDiscard,
    GainItems,
    ItemType,
    KillMinion,
    LocationAbility,
    LocationVerb,
    MoveMarker,
    MoveMinion,
    PlaceMarkers,
    RaiseMinion,
    RecoverCards,
    RefreshOrDraw,
    ReplaceMarkers,
    StealItems,
    TakeControl,
    Trade,
)

CARD = 0.55
"""Worth of a card in hand."""
ENOUGH_CARDS = 6
"""Cards beyond these are worth nothing."""
FRESH = 2.3
"""Worth of a fresh item: its points and what it can still do."""
USED = 1.0
REFRESHED = FRESH - USED
LONE_MARKER = 0.8
"""Worth of moving a Marker that touches no other."""
EXTRA_ACTION = 0.7
"""Part of the best play that a third Action brings."""
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


def play_worth(state: HemlochState, outlook: Outlook, card: Card, location: Location) -> float:
    """Return what playing a Minion at a Location is worth: its influence, its ability and that of the Location."""
    weight = WEIGHTS[location][card]
    worth = outlook.gain(location, weight) + ability_worth(state, outlook, card, location)
    if PLACES[location].icon == MINIONS[card].faction:
        worth += place_worth(state, outlook, PLACES[location].verb)
    return worth - card_cost(state, outlook.seat)


def card_cost(state: HemlochState, seat: int) -> float:
    """Return what one card less in hand costs."""
    return CARD if size_of(state.hands[seat]) <= ENOUGH_CARDS else 0.0


def draw_worth(state: HemlochState, seat: int) -> float:
    """Return what one card more in hand is worth."""
    return CARD if state.decks[seat] and size_of(state.hands[seat]) < ENOUGH_CARDS else 0.0


def ability_worth(state: HemlochState, outlook: Outlook, card: Card, location: Location) -> float:
    """Return what the ability of a Minion is worth when it is played at a Location."""
    seat, weight = outlook.seat, WEIGHTS[location][card]
    verb = MINIONS[card].verb
    match verb:
        case MoveMinion() | KillMinion() | DevourWeakest():
            return _strike_worth(state, outlook, card, location)
        case PlaceMarkers() | ReplaceMarkers():
            return _marker_verb_worth(state, verb, seat, location)
        case GainItems() | StealItems() | RefreshOrDraw():
            return _item_verb_worth(state, verb, seat)
        case ForceDiscard():
            return CARD if state.hands[1 - seat] else 0.0
        case RecoverCards():
            return CARD if state.discards[seat] else 0.0
        case RaiseMinion():
            return max(
                (outlook.gain(location, WEIGHTS[location][c], weight) for c in state.discards[seat]), default=0.0
            )
        case LocationAbility():
            return place_worth(state, outlook, PLACES[location].verb)
        case _:
            assert_never(verb)


def place_worth(state: HemlochState, outlook: Outlook, verb: LocationVerb) -> float:
    """Return what the ability of a Location is worth."""
    seat = outlook.seat
    match verb:
        case Trade(item=kind):
            has_both = state.hands[seat] and can_gain(state, seat, kind)
            return gain_worth(state, seat, kind) - CARD if has_both else 0.0
        case GainItems(item=kind):
            return gain_worth(state, seat, kind)
        case DrawCards():
            return draw_worth(state, seat)
        case MoveMarker():
            mine = state.placed[seat]
            return LONE_MARKER if any(not BESIDE[cell] & mine for cell in cells_in(mine)) else 0.0
        case _:
            assert_never(verb)


def gain_worth(state: HemlochState, seat: int, kind: ItemType) -> float:
    """Return what gaining an item of a type is worth."""
    if state.supply & TYPE_BITS[kind]:
        return FRESH
    return REFRESHED if state.used[seat] & TYPE_BITS[kind] else 0.0


def use_worth(state: HemlochState, outlook: Outlook, item: Item, best_play: float) -> float:
    """Return what using an item is worth, its points given up included."""
    seat, verb = outlook.seat, ITEMS[item].verb
    match verb:
        case ExtraActions():
            can_use = size_of(state.hands[seat]) > state.actions_left
            return (EXTRA_ACTION * best_play if can_use else CARD / 2) - REFRESHED
        case MoveMinion():
            return best_lure(state, outlook, LOCATIONS) - REFRESHED
        case DrawThenDiscard(n=count):
            few = size_of(state.hands[seat]) < 2
            return CARD * count - REFRESHED + (CARD if few else 0.0)
        case TakeControl():
            targets = [move for move in controllable(state, seat, item) if isinstance(move, Target)]
            return max([control_worth(outlook, move) for move in targets], default=0.0) - REFRESHED
        case _:
            assert_never(verb)


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


def _strike_worth(state: HemlochState, outlook: Outlook, card: Card, location: Location) -> float:
    """Return what moving, killing or eating a Minion is worth after ``card`` has come to a Location."""
    verb, weight = MINIONS[card].verb, WEIGHTS[location][card]
    if isinstance(verb, MoveMinion):
        return best_lure(state, outlook, (location,), weight)
    if isinstance(verb, KillMinion):
        targets = [Target(place, c) for place in LOCATIONS for c in cards_held(state.side(place, 1 - outlook.seat))]
        return max([kill_worth(outlook, target) for target in targets], default=0.0)
    return _devour_worth(state, outlook, location, weight)


def _devour_worth(state: HemlochState, outlook: Outlook, location: Location, before: int) -> float:
    """Return what eating the weakest Minion is worth; among ties an opposing one is chosen."""
    seat = outlook.seat
    sides = [(VALUES[c], side == seat, c) for side in range(2) for c in cards_held(state.side(location, side))]
    if not sides:
        return 0.0
    _, is_own, eaten = min(sides)
    weight = WEIGHTS[location][eaten]
    return outlook.gain(location, -weight if is_own else weight, before)


def _marker_verb_worth(
    state: HemlochState, verb: PlaceMarkers | ReplaceMarkers, seat: int, location: Location
) -> float:
    if not unused(state.placed[seat]):
        return 0.0
    if isinstance(verb, PlaceMarkers):
        empty = cells_in(state.empty & SPACES_AT[location])
        return max([float(worth_of_marker(state.placed[seat], cell)) for cell in empty], default=0.0)
    theirs = cells_in(state.placed[1 - seat] & SPACES_AT[location])
    return max([float(replace_worth(state, seat, cell)) for cell in theirs], default=0.0)


def _item_verb_worth(state: HemlochState, verb: GainItems | StealItems | RefreshOrDraw, seat: int) -> float:
    match verb:
        case GainItems(item=kind):
            return gain_worth(state, seat, kind)
        case StealItems(item=kind):
            if state.fresh[1 - seat] & TYPE_BITS[kind]:
                return 2 * FRESH
            return 2 * USED if state.used[1 - seat] & TYPE_BITS[kind] else 0.0
        case RefreshOrDraw():
            return REFRESHED if state.used[seat] else draw_worth(state, seat)
        case _:
            assert_never(verb)
