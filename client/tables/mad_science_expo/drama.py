"""What a step looks like; see ``duel_drama`` and ``travel_drama``."""

from client.games.mad_science_expo.events import CardsExchanged, Event
from client.tables.mad_science_expo.duel_drama import before
from client.tables.mad_science_expo.stage import Stage
from client.tables.mad_science_expo.travel_drama import after

__all__ = ["Stage", "after", "before", "witnesses"]


def witnesses(event: Event) -> tuple[int, ...]:
    """Name who is shown something secret by the event."""
    return (event.attacker, event.defender) if isinstance(event, CardsExchanged) else ()
