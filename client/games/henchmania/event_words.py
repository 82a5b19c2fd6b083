"""What happened, in words for the log.

Whoever did it reads "You ...", everybody else a name. The viewer None is nobody in particular and may read everything.
"""

from client.core.words import Phrase
from client.games.henchmania.card_event_words import CardEvent, card_words
from client.games.henchmania.day_words import DayEvent, day_words
from client.games.henchmania.duel_words import duel_words
from client.games.henchmania.events import (
    BackGiven,
    BackTaken,
    CardGiven,
    CardsRighted,
    CardTaken,
    CardTurned,
    DayBegan,
    DeckRenewed,
    DieChanged,
    DuelDecided,
    Event,
    HandCardSpoilt,
    MatchEnded,
    PawnLured,
    PlayBegan,
    PointsStolen,
    ReservePoached,
    TieDuelBegan,
    TieFightBegan,
    TieFightEnded,
)
from client.games.henchmania.sight import seen_event


def event_words(event: Event, viewer: int | None) -> Phrase | None:
    """Say what happened as far as the viewer saw it; None if it is not worth a line."""
    seen = event if viewer is None else seen_event(event, viewer)
    if isinstance(seen, CardsRighted | CardTurned):
        return None
    if isinstance(seen, DayEvent):
        return day_words(seen, viewer)
    if isinstance(seen, CardEvent):
        return card_words(seen, viewer)
    return duel_words(seen, viewer)


def doer(event: Event) -> int | None:
    """Return the seat that did it, or to which it happened; None for what concerns the whole table."""
    match event:
        case DayBegan() | PlayBegan() | TieDuelBegan() | MatchEnded() | CardsRighted() | DeckRenewed():
            return None
        case PointsStolen(thief) | CardTaken(thief) | BackTaken(thief) | PawnLured(thief) | ReservePoached(thief):
            return thief
        case CardGiven(giver) | BackGiven(giver):
            return giver
        case DuelDecided():
            return event.winner
        case TieFightBegan(attacker) | TieFightEnded(attacker) | HandCardSpoilt(attacker) | DieChanged(attacker):
            return attacker
        case _:
            return event.seat
