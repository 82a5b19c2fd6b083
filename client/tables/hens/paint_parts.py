"""The parts of the table, each with its place, so that only those are painted of which something has changed."""

from collections.abc import Callable, Iterator
from functools import partial

from client.tables.hens.paint_hand import paint_hand
from client.tables.hens.paint_middle import paint_middle
from client.tables.hens.paint_own import paint_own
from client.tables.hens.paint_seats import paint_other
from client.tables.hens.paint_sheet import paint_sheet
from client.tables.hens.paint_solo import paint_ladder, paint_neighbour
from client.tables.hens.painter import Painter
from client.ui.metrics import Rect

Draw = Callable[[Painter], None]


def parts_of(p: Painter) -> Iterator[tuple[Rect, Draw]]:
    """Yield every part with what draws it, from back to front."""
    places = p.places
    for seat in places.parts:
        yield places.panels[seat], partial(paint_other, seat=seat)
    if places.solo is not None:
        yield places.solo.ladder, partial(paint_ladder, rect=places.solo.ladder)
        if places.solo.neighbour is not None and places.solo.pile is not None:
            draw = partial(paint_neighbour, rect=places.solo.neighbour, pile=places.solo.pile)
            yield places.solo.neighbour, draw
    yield places.zones.own, paint_own
    if places.zones.sheet is not None:
        yield places.zones.sheet, paint_sheet
    yield places.zones.middle, paint_middle
    yield places.hand_zone, paint_hand
