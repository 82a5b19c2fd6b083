"""What a seat may know: of the state, and of each event.

Source: section 8 of the rules reference.
"""

from client.core.chance import Chance
from client.games.hemloch.bag import closed
from client.games.hemloch.components import HIDDEN_CARD
from client.games.hemloch.events import (
    CardDiscarded,
    CardsDrawn,
    CardsDrawnUnseen,
    DayBegan,
    DecksShuffled,
    Event,
    OnlyChoice,
    WeekBegan,
)
from client.games.hemloch.moves import Discard
from client.games.hemloch.state import HemlochState, copied

HIDDEN_CHANCE = Chance(0, 0)


def sight(state: HemlochState, viewer: int) -> HemlochState:
    """Return a copy in which only the viewer's own hand can be looked into, and no deck."""
    seen = copied(state)
    seen.viewer = viewer
    seen.chance = HIDDEN_CHANCE
    seen.hands[1 - viewer] = closed(state.hands[1 - viewer])
    seen.decks = [(HIDDEN_CARD,) * len(deck) for deck in state.decks]
    seen.week_deck = tuple(sorted(state.week_deck))
    if state.to_act != viewer:
        seen.choices = []
    return seen


def seen_event(event: Event, viewer: int) -> Event | None:
    """Return the event as the viewer may see it, or None.

    Nobody else is told that a hand left no choice (R36).
    """
    match event:
        case CardsDrawn(seat, cards) if seat != viewer:
            return CardsDrawnUnseen(seat, len(cards))
        case OnlyChoice(seat, Discard()) if seat != viewer:
            return None
        case _:
            return event


def reveals(event: Event) -> bool:
    """Tell whether the event showed somebody something hidden, or was made by chance.

    A Minion played is the player's own announcement; a discard may have been forced out of another hand.
    """
    return isinstance(event, CardsDrawn | CardsDrawnUnseen | CardDiscarded | DecksShuffled | WeekBegan | DayBegan)
