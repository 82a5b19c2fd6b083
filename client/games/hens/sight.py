"""What a seat may know: of the state, and of each event.

Source: section 8 of the rules reference.
"""

from client.core.chance import Chance
from client.games.hens.components import FACE_DOWN
from client.games.hens.events import (
    CardDrawn,
    CoopPlaced,
    CoopWatched,
    DeckRefilled,
    DrawWatched,
    Event,
    NeighbourCardTurned,
    RoosterChoiceWatched,
    RoosterChosen,
    RoostersRevealed,
)
from client.games.hens.state import HensState, Phase, copied
from client.games.hens.yard import Yard

HIDDEN_CHANCE = Chance(0, 0)


def sight(state: HensState, viewer: int) -> HensState:
    """Return a copy in which only the viewer's own hand, coops and rooster's choice can be looked at."""
    seen = copied(state)
    seen.viewer = viewer
    seen.chance = HIDDEN_CHANCE
    seen.deck = (FACE_DOWN,) * len(state.deck)
    for seat in state.seats:
        if seat != viewer:
            seen.hands[seat] = (FACE_DOWN,) * len(state.hands[seat])
            seen.yards[seat] = _coops_closed(state.yards[seat])
            if state.phase is Phase.ROOSTER:
                seen.roosters[seat] = None
    return seen


def seen_event(event: Event, viewer: int) -> Event | None:
    """Return the event as the viewer may see it."""
    match event:
        case CardDrawn(seat) if seat != viewer:
            return DrawWatched(seat)
        case CoopPlaced(seat, _, x, y) if seat != viewer:
            return CoopWatched(seat, x, y)
        case RoosterChosen(seat) if seat != viewer:
            return RoosterChoiceWatched(seat)
        case _:
            return event


def reveals(event: Event) -> bool:
    """Tell whether the event showed somebody something hidden, or was made by chance."""
    return isinstance(event, CardDrawn | DrawWatched | DeckRefilled | NeighbourCardTurned | RoostersRevealed)


def _coops_closed(yard: Yard) -> Yard:
    return yard._replace(coops=dict.fromkeys(yard.coops, FACE_DOWN)) if yard.coops else yard
