"""What every verb does: it acts at once where nothing is to be chosen, else it leaves questions on the stack.

Source: section 5 of the rules reference. Abilities are done as far as possible; a question that has no answer is
dropped by itself later, so nothing is checked here twice.
"""

from typing import NamedTuple, assert_never

from client.games.hemloch import piles
from client.games.hemloch.bag import size_of
from client.games.hemloch.components import ITEMS, LOCATIONS, MINIONS, PLACES, Card, Item, Location
from client.games.hemloch.events import ActionsGained, Event, LocationActivated, NothingDone
from client.games.hemloch.items import can_gain
from client.games.hemloch.state import HemlochState
from client.games.hemloch.steps import (
    TO_DISCARD,
    TO_KILL,
    TO_LIFT,
    TO_PLACE,
    TO_RECOVER,
    TO_REFRESH,
    PerformLocation,
    PerformMinion,
    Step,
    ToControl,
    ToDevour,
    ToGain,
    ToLure,
    ToRaise,
    ToReplace,
    ToSteal,
)
from client.games.hemloch.verbs import (
    DevourWeakest,
    DrawCards,
    DrawThenDiscard,
    ExtraActions,
    ForceDiscard,
    GainItems,
    KillMinion,
    LocationAbility,
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


class Performer(NamedTuple):
    """Who performs an ability, and where."""

    seat: int
    location: Location


def perform(state: HemlochState, step: PerformMinion | PerformLocation, events: list[Event] | None) -> None:
    """Perform an ability that has come to the top of the stack."""
    match step:
        case PerformMinion(seat, location, card):
            _perform_minion(state, Performer(seat, location), card, events)
        case PerformLocation(seat, location):
            _perform_location(state, Performer(seat, location), events)
        case _:
            assert_never(step)


def _perform_minion(state: HemlochState, by: Performer, card: Card, events: list[Event] | None) -> None:
    """Perform the ability of a Minion just played."""
    verb = MINIONS[card].verb
    match verb:
        case MoveMinion() | KillMinion() | DevourWeakest():
            state.stack.append(_against_minions(verb, by, card))
        case PlaceMarkers() | ReplaceMarkers():
            state.stack += _with_markers(verb, by)
        case StealItems() | GainItems():
            state.stack += _for_items(verb, by.seat)
        case ForceDiscard() | RecoverCards() | RaiseMinion():
            state.stack += _with_cards(verb, by)
        case RefreshOrDraw(draw=count):
            _refresh_or_draw(state, by.seat, count, events)
        case LocationAbility():
            state.stack.append(PerformLocation(by.seat, by.location))
        case _:
            assert_never(verb)


def _perform_location(state: HemlochState, by: Performer, events: list[Event] | None) -> None:
    """Perform the ability of a Location."""
    if events is not None:
        events.append(LocationActivated(by.seat, by.location))
    verb = PLACES[by.location].verb
    match verb:
        case Trade():
            _trade(state, verb, by.seat, events)
        case GainItems():
            state.stack += _for_items(verb, by.seat)
        case DrawCards(n=count):
            _draw(state, by.seat, count, events)
        case MoveMarker():
            state.stack.append(TO_LIFT[by.seat])
        case _:
            assert_never(verb)


def perform_item(state: HemlochState, seat: int, item: Item, events: list[Event] | None) -> None:
    """Perform the effect of an item that was just turned face-down."""
    verb = ITEMS[item].verb
    match verb:
        case ExtraActions(n=count):
            state.actions_left += count
            if events is not None:
                events.append(ActionsGained(seat, count))
        case MoveMinion():
            state.stack.append(ToLure(seat, LOCATIONS))
        case DrawThenDiscard(n=count, discard=discards):
            piles.draw(state, seat, count, events)
            state.stack += [TO_DISCARD[seat]] * discards
        case TakeControl():
            state.stack.append(ToControl(seat, item))
        case _:
            assert_never(verb)


def _against_minions(verb: MoveMinion | KillMinion | DevourWeakest, by: Performer, card: Card) -> Step:
    """Ask for the Minion that is moved, killed or eaten."""
    match verb:
        case MoveMinion(start=start):
            return ToLure(by.seat, (by.location,) if start == "here" else LOCATIONS)
        case KillMinion():
            return TO_KILL[by.seat]
        case DevourWeakest():
            return ToDevour(by.seat, by.location, card)
        case _:
            assert_never(verb)


def _with_markers(verb: PlaceMarkers | ReplaceMarkers, by: Performer) -> list[Step]:
    """Ask for the spaces of own Markers, or for opposing Markers to replace."""
    match verb:
        case PlaceMarkers(n=count):
            return [TO_PLACE[by.seat][by.location]] * count
        case ReplaceMarkers(n=count):
            return [ToReplace(by.seat, by.location)] * count
        case _:
            assert_never(verb)


def _for_items(verb: StealItems | GainItems, seat: int) -> list[Step]:
    """Ask for the items to take from the opponent or from the supply."""
    match verb:
        case StealItems(item=kind, n=count):
            return [ToSteal(seat, kind)] * count
        case GainItems(item=kind, n=count):
            return [ToGain(seat, kind)] * count
        case _:
            assert_never(verb)


def _with_cards(verb: ForceDiscard | RecoverCards | RaiseMinion, by: Performer) -> list[Step]:
    """Ask the opponent for discards, or for cards of the own discard pile."""
    match verb:
        case ForceDiscard(n=count):
            return [TO_DISCARD[1 - by.seat]] * count
        case RecoverCards(n=count):
            return [TO_RECOVER[by.seat]] * count
        case RaiseMinion():
            return [ToRaise(by.seat, by.location)]
        case _:
            assert_never(verb)


def _refresh_or_draw(state: HemlochState, seat: int, count: int, events: list[Event] | None) -> None:
    """Ask for a used item to refresh; draw if there is none."""
    if state.used[seat]:
        state.stack.append(TO_REFRESH[seat])
    else:
        _draw(state, seat, count, events)


def _trade(state: HemlochState, verb: Trade, seat: int, events: list[Event] | None) -> None:
    """Ask for the discards and then for the gains, but only if both are possible (R34)."""
    if size_of(state.hands[seat]) >= verb.cards and can_gain(state, seat, verb.item):
        state.stack += [ToGain(seat, verb.item)] * verb.n
        state.stack += [TO_DISCARD[seat]] * verb.cards
    elif events is not None:
        events.append(NothingDone(seat))


def _draw(state: HemlochState, seat: int, count: int, events: list[Event] | None) -> None:
    """Draw, if there is anything to draw."""
    if not piles.draw(state, seat, count, events) and events is not None:
        events.append(NothingDone(seat))
