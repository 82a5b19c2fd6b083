"""The decision of a turn: draw, play, use an item, or end it.

Source: section 4.4 of the rules reference.
"""

from typing import assert_never

from client.games.hemloch import piles
from client.games.hemloch.bag import HELD, ONE
from client.games.hemloch.components import ACTIVATES, ITEMS, LOCATIONS, Card, Item, Location, items_held
from client.games.hemloch.effects import perform_item
from client.games.hemloch.events import ActionsLeft, Event, ItemUsed, MinionPlayed
from client.games.hemloch.minions import controllable
from client.games.hemloch.moves import DRAW, END_TURN, PLAYS, USES, Draw, EndTurn, Move, Play, Use
from client.games.hemloch.state import HemlochState
from client.games.hemloch.steps import PerformLocation, PerformMinion, ToAct
from client.games.hemloch.verbs import DrawThenDiscard, ExtraActions, MoveMinion, TakeControl


def choices(state: HemlochState, step: ToAct) -> list[Move]:
    """List what the seat may do: draw, plays by card and then by Location, uses, end of turn.

    Ending the turn is always possible (R8); nothing else is listed for a turn without Actions, which is over.
    """
    seat = step.seat
    moves: list[Move] = [DRAW] if state.decks[seat] else []
    hand = state.hands[seat]
    places = open_locations(state)
    moves += [plays[location] for held, plays in zip(HELD, PLAYS, strict=True) if hand & held for location in places]
    if state.fresh[seat] and not state.item_used:
        moves += [USES[item] for item in items_held(state.fresh[seat]) if can_do_something(state, seat, item)]
    moves.append(END_TURN)
    return moves


def answer(state: HemlochState, step: ToAct, move: Move, events: list[Event] | None) -> None:
    """Carry out one of these moves; the question stays on the stack below whatever is pushed."""
    seat = step.seat
    match move:
        case Play(card, location):
            _play(state, seat, card, location, events)
        case Draw():
            state.actions_left -= 1
            piles.draw(state, seat, 1, events)
        case Use(item):
            _use(state, seat, item, events)
        case EndTurn():
            if events is not None:
                events.append(ActionsLeft(seat, state.actions_left))
            state.actions_left = 0
        case _:
            raise TypeError(f"{move} does not answer {step}")


def open_locations(state: HemlochState) -> list[Location]:
    """Return where a Minion may be played now: not at the Festival (R19), not twice at one Location (R38)."""
    festival, played_at = state.festival, state.played_at
    return [location for location in LOCATIONS if location != festival and location not in played_at]


def can_do_something(state: HemlochState, seat: int, item: Item) -> bool:
    """Tell whether the effect of an item would change anything (R11)."""
    verb = ITEMS[item].verb
    match verb:
        case ExtraActions():
            return True
        case MoveMinion():
            return any(state.board[2 * location + 1 - seat] for location in LOCATIONS)
        case DrawThenDiscard():
            return bool(state.decks[seat])
        case TakeControl():
            return bool(controllable(state, seat, item))
        case _:
            assert_never(verb)


def _play(state: HemlochState, seat: int, card: Card, location: Location, events: list[Event] | None) -> None:
    """Lay a Minion down and push its ability, on top of that of a Location it activates."""
    state.actions_left -= 1
    piles.leave_hand(state, seat, card)
    piles.join_side(state, seat, card, location)
    state.played_at += (location,)
    if events is not None:
        events.append(MinionPlayed(seat, card, location))
    if ACTIVATES[card] == location:
        state.stack.append(PerformLocation(seat, location))
    state.stack.append(PerformMinion(seat, location, card))


def _use(state: HemlochState, seat: int, item: Item, events: list[Event] | None) -> None:
    """Pay, turn the item face-down, then perform it."""
    state.item_used = True
    state.actions_left -= ITEMS[item].cost
    state.fresh[seat] -= ONE[item]
    state.used[seat] += ONE[item]
    if events is not None:
        events.append(ItemUsed(seat, item))
    perform_item(state, seat, item, events)
