"""Rules of thumb: what a Minion, an item or a Location is worth to a seat when its ability is performed, in points.

Nothing is read that the seat may not see. Source: section 13 of the rules reference.
"""

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
from client.games.hemloch.worth import (
    CARD,
    FRESH,
    REFRESHED,
    USED,
    best_lure,
    card_cost,
    control_worth,
    draw_worth,
    gain_worth,
    kill_worth,
    replace_worth,
)

LONE_MARKER = 0.8
"""Worth of moving a Marker that touches no other."""
EXTRA_ACTION = 0.7
"""Part of the best play that a third Action brings."""


def play_worth(state: HemlochState, outlook: Outlook, card: Card, location: Location) -> float:
    """Return what playing a Minion at a Location is worth: its influence, its ability and that of the Location."""
    weight = WEIGHTS[location][card]
    worth = outlook.gain(location, weight) + ability_worth(state, outlook, card, location)
    if PLACES[location].icon == MINIONS[card].faction:
        worth += place_worth(state, outlook, PLACES[location].verb)
    return worth - card_cost(state, outlook.seat)


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
