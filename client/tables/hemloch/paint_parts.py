"""The parts of the table, each with its place, so that only those are painted of which something has changed."""

from collections.abc import Callable, Iterator
from functools import partial

from client.games.hemloch.components import LOCATIONS
from client.tables.hemloch.paint_boards import paint_board
from client.tables.hemloch.paint_calendar import paint_calendar
from client.tables.hemloch.paint_draft import paint_draft
from client.tables.hemloch.paint_ends import paint_ends
from client.tables.hemloch.paint_hand import paint_hand
from client.tables.hemloch.paint_items import paint_own_items
from client.tables.hemloch.paint_pile import paint_pile
from client.tables.hemloch.paint_seats import paint_own, paint_rival
from client.tables.hemloch.paint_supply import paint_supply
from client.tables.hemloch.painter import Painter
from client.ui.metrics import Rect

Draw = Callable[[Painter], None]


def parts_of(p: Painter) -> Iterator[tuple[Rect, Draw]]:
    """Yield every part with what draws it, from back to front."""
    places = p.places
    zones = places.zones
    if places.draft is not None:
        yield p.c.rect, partial(paint_draft, draft=places.draft)
        return
    yield zones.week, paint_calendar
    yield zones.supply, paint_supply
    yield zones.ends, paint_ends
    yield zones.rival, paint_rival
    if places.pile is not None:
        yield places.pile.sheet, partial(paint_pile, pile=places.pile)
    else:
        for location in sorted(LOCATIONS, key=lambda location: p.preview.location == location):
            yield places.boards[location].board, partial(paint_board, location=location)
    yield zones.own, paint_own
    yield zones.items, paint_own_items
    yield zones.hand, paint_hand
