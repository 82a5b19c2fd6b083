"""Minions on the board: moving, killing, eating and turning them.

Source: sections 4.2, 5.1 and 5.3 of the rules reference. Whatever moves or changes sides performs nothing (R18).
"""

from typing import assert_never

from client.games.hemloch import piles
from client.games.hemloch.bag import ONE
from client.games.hemloch.components import ITEMS, LOCATIONS, VALUES, Card, Item, Location, cards_held
from client.games.hemloch.events import (
    Event,
    MinionControlled,
    MinionDevoured,
    MinionKilled,
    MinionLured,
    MinionMoved,
)
from client.games.hemloch.moves import DEVOURS, MOVE_TO, TARGETS, Devour, Move, MoveTo, Target
from client.games.hemloch.state import HemlochState
from client.games.hemloch.steps import MinionQuestion, ToControl, ToDevour, ToKill, ToLure, ToSend
from client.games.hemloch.verbs import TakeControl


def choices(state: HemlochState, step: MinionQuestion) -> list[Move]:
    """List the answers to a question about Minions."""
    match step:
        case ToLure(seat, locations):
            return opposing(state, seat, locations)
        case ToSend(location=location):
            return [MOVE_TO[other] for other in LOCATIONS if other not in (location, state.festival)]
        case ToKill(seat):
            return opposing(state, seat, LOCATIONS)
        case ToControl(seat, item):
            return controllable(state, seat, item)
        case ToDevour():
            return _weakest(state, step)
        case _:
            assert_never(step)


def answer(state: HemlochState, step: MinionQuestion, move: Move, events: list[Event] | None) -> None:
    """Carry out the answer to such a question."""
    event: Event
    match step, move:
        case ToLure(seat), Target(location, card):
            state.stack.append(ToSend(seat, location, card))
            event = MinionLured(seat, card, location)
        case ToSend(seat, location, card), MoveTo(destination):
            piles.leave_side(state, 1 - seat, card, location)
            piles.join_side(state, 1 - seat, card, destination)
            event = MinionMoved(seat, card, location, destination)
        case ToKill(seat), Target(location, card):
            piles.discard_minion(state, 1 - seat, card, location)
            event = MinionKilled(seat, card, location)
        case ToControl(seat), Target(location, card):
            _take_control(state, seat, card, location)
            event = MinionControlled(seat, card, location)
        case ToDevour(seat, location), Devour(side, card):
            piles.discard_minion(state, side, card, location)
            event = MinionDevoured(seat, side, card, location)
        case _:
            raise TypeError(f"{move} does not answer {step}")
    if events is not None:
        events.append(event)


def opposing(state: HemlochState, seat: int, locations: tuple[Location, ...]) -> list[Move]:
    """Return a target for every kind of opposing Minion at these Locations. Each has somewhere to be moved to."""
    return [
        TARGETS[location][card] for location in locations for card in cards_held(state.board[2 * location + 1 - seat])
    ]


def controllable(state: HemlochState, seat: int, item: Item) -> list[Move]:
    """Return the opposing Minions that meet the condition of a Trinket. Printed values count (R17)."""
    verb = ITEMS[item].verb
    if not isinstance(verb, TakeControl):
        return []
    found: list[Move] = []
    for location in LOCATIONS:
        theirs = state.board[2 * location + 1 - seat]
        if not theirs or not _is_place_for(state, seat, verb, location):
            continue
        most = verb.value if verb.condition == "max_value" else max(VALUES)
        found += [TARGETS[location][card] for card in cards_held(theirs) if VALUES[card] <= most]
    return found


def _is_place_for(state: HemlochState, seat: int, verb: TakeControl, location: Location) -> bool:
    """Tell whether the condition allows this Location."""
    match verb.condition:
        case "festival":
            return location == state.festival
        case "no_own_minions":
            return not state.board[2 * location + seat]
        case "max_value":
            return True
        case _:
            assert_never(verb.condition)


def _weakest(state: HemlochState, step: ToDevour) -> list[Move]:
    """Return every kind and side tied for the lowest printed value, one copy of the eater left out."""
    sides = [state.side(step.location, seat) for seat in range(2)]
    sides[step.seat] -= ONE[step.card]
    present = [(side, card) for side in range(2) for card in cards_held(sides[side])]
    lowest = min((VALUES[card] for _, card in present), default=0)
    return [DEVOURS[side][card] for side, card in present if VALUES[card] == lowest]


def _take_control(state: HemlochState, seat: int, card: Card, location: Location) -> None:
    """Bring a Minion over for good: it belongs to the seat on whose side it lies (R16)."""
    piles.leave_side(state, 1 - seat, card, location)
    piles.join_side(state, seat, card, location)
    state.pools[1 - seat] -= ONE[card]
    state.pools[seat] += ONE[card]
