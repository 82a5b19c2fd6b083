"""Markers: placing, moving and replacing them.

Source: sections 4.2, 5.1 and 5.2 of the rules reference. Whoever places a Marker picks the space (R7).
"""

from typing import assert_never

from client.games.hemloch.city import CELLS_AT, SPACES_AT, Cells, cells_in, unused
from client.games.hemloch.components import LOCATIONS
from client.games.hemloch.events import Event, MarkerLifted, MarkerPlaced, MarkerReplaced
from client.games.hemloch.moves import LIFT_FROM, PLACE_ON, REPLACE_ON, Lift, Move, Place, Replace
from client.games.hemloch.state import HemlochState
from client.games.hemloch.steps import MarkerQuestion, ToLift, ToPlace, ToReplace


def choices(state: HemlochState, step: MarkerQuestion) -> list[Move]:
    """List the answers to a question about Markers."""
    match step:
        case ToPlace():
            return [PLACE_ON[cell] for cell in cells_in(_open_to(state, step))]
        case ToLift(seat):
            return [LIFT_FROM[cell] for cell in cells_in(state.placed[seat])] if state.empty else []
        case ToReplace(seat, location):
            if not unused(state.placed[seat]):
                return []
            return [REPLACE_ON[cell] for cell in cells_in(state.placed[1 - seat] & SPACES_AT[location])]
        case _:
            assert_never(step)


def answer(state: HemlochState, step: MarkerQuestion, move: Move, events: list[Event] | None) -> None:
    """Carry out the answer to such a question."""
    seat = step.seat
    event: Event
    match move:
        case Place(location, space):
            state.placed[seat] |= 1 << CELLS_AT[location][space]
            moved = isinstance(step, ToPlace) and step.left is not None
            event = MarkerPlaced(seat, location, space, moved)
        case Lift(location, space):
            cell = CELLS_AT[location][space]
            state.placed[seat] ^= 1 << cell
            state.stack.append(ToPlace(seat, LOCATIONS, cell))
            event = MarkerLifted(seat, location, space)
        case Replace(location, space):
            marker = 1 << CELLS_AT[location][space]
            state.placed[1 - seat] ^= marker
            state.placed[seat] |= marker
            event = MarkerReplaced(seat, location, space)
        case _:
            raise TypeError(f"{move} does not answer {step}")
    if events is not None:
        events.append(event)


def _open_to(state: HemlochState, step: ToPlace) -> Cells:
    """Return the spaces on which the seat may place, never the one just left (R29); none without a Marker (R5)."""
    if not unused(state.placed[step.seat]):
        return 0
    allowed: Cells = 0
    for location in step.locations:
        allowed |= SPACES_AT[location]
    if step.left is not None:
        allowed &= ~(1 << step.left)
    return state.empty & allowed
