"""The Influence Spaces of a Location: Markers, which of them touch, and what one more would be worth."""

from client.games.hemloch.city import CELLS_AT, LOCATION_OF, TOUCHING
from client.games.hemloch.components import Cell, Location
from client.games.hemloch.steps import ToPlace
from client.tables.hemloch.board_layout import BoardParts
from client.tables.hemloch.painter import Painter
from client.tables.hemloch.places import question_of
from client.tables.hemloch.spots import CellSpot, LocationSpot
from client.tables.hemloch.tokens import marker_picture
from client.ui.colour import INK, mix
from client.ui.metrics import Rect, centre, inset
from client.ui.shapes import line, rrect
from client.ui.soft import glow
from client.ui.text import text
from client.ui.theme import FLOOR, TEXT

MARKER_SHARE = 0.86
"""How much of a space a Marker fills."""


def paint_markers(p: Painter, location: Location, parts: BoardParts) -> None:
    """Draw what stands on the spaces, and numbers on those where something would change."""
    del parts
    whole = LocationSpot(location) in p.targets
    for cell in CELLS_AT[location]:
        spot = CellSpot(cell)
        if not whole and (spot in p.targets or p.pointing.on(spot)):
            p.halo(spot, p.places.cell(cell), p.places.cell(cell)[2] * 0.2)
    _bars(p, location)
    worths = {cell: worth for cell, worth in p.preview.worths.items() if LOCATION_OF[cell] == location}
    best = max(p.preview.worths.values(), default=0)
    for cell in CELLS_AT[location]:
        owner = _owner(p, cell)
        if owner is not None and f"cell/{cell}" not in p.hidden:
            _marker(p, cell, owner)
        if cell in worths:
            if owner is None:
                _worth(p, p.places.cell(cell), worths[cell], best)
            else:
                _change(p, p.places.cell(cell), worths[cell])
    _left_empty(p, location)


def _owner(p: Painter, cell: Cell) -> int | None:
    return next((seat for seat in range(2) if p.model.sight.placed[seat] >> cell & 1), None)


def _bars(p: Painter, location: Location) -> None:
    """Join Markers of one owner that touch: each of them is worth 2."""
    for one, other in TOUCHING:
        owner = _owner(p, one)
        if LOCATION_OF[one] != location or owner is None or owner != _owner(p, other):
            continue
        if p.hidden & {f"cell/{one}", f"cell/{other}"}:
            continue
        a, b = centre(p.places.cell(one)), centre(p.places.cell(other))
        side = p.places.cell(one)[2]
        line(p.c, a, b, INK, side * 0.38)
        line(p.c, a, b, p.c.seat_colour(owner), side * 0.38 - 6)


def _marker(p: Painter, cell: Cell, owner: int) -> None:
    x, y, side, _ = p.places.cell(cell)
    size = side * MARKER_SHARE
    inner = (side - size) / 2
    p.c.paste(marker_picture(owner, size), (x + inner, y + inner))


def _worth(p: Painter, rect: Rect, worth: int, best: int) -> None:
    """Write what a Marker would add on an empty space: loud where it is being chosen, quiet otherwise."""
    c = p.c
    side = rect[2]
    if not p.preview.asked:
        size = max(FLOOR, side * 0.42)
        text(c, f"+{worth}", centre(rect), ("title", size), "#7D6E86", align="center", valign="middle")
        return
    top = worth == best
    inner = inset(rect, max(2.0, side * 0.05))
    if top:
        glow(c, inner, "target", side * 0.17, 8, border=0)
    rrect(c, inner, "#B8F28A" if top else "#DCEFC4", side * 0.16, 3, "#FFFFFF" if top else "#7DB65A")
    size = max(FLOOR, side * (0.58 if top else 0.46))
    text(c, f"+{worth}", centre(rect), ("title", size), "green.1", align="center", valign="middle")


def _change(p: Painter, rect: Rect, worth: int) -> None:
    """Write on a Marker what its loss, or another in its place, changes for the viewer."""
    c = p.c
    x, y, side, _ = rect
    words = f"+{worth}" if worth > 0 else f"\u2212{abs(worth)}"
    tone = TEXT["good"] if worth > 0 else "#FFFFFF"
    size = max(FLOOR, side * 0.42)
    at = (x + side - 4, y + side - 6)
    text(c, words, at, ("title", size), tone, align="right", valign="middle", outline=INK, ow=4)


def _left_empty(p: Painter, location: Location) -> None:
    """Show where a Marker was taken up that is to be put down elsewhere."""
    asked = question_of(p.model.sight)
    if not isinstance(asked, ToPlace) or asked.left is None or LOCATION_OF[asked.left] != location:
        return
    x, y, side, _ = p.places.cell(asked.left)
    size = side * MARKER_SHARE
    inner = (side - size) / 2
    p.c.paste(marker_picture(asked.seat, size), (x + inner, y + inner), alpha=110)
    rrect(p.c, (x, y, side, side), None, side * 0.2, 3, mix(p.c.seat_colour(asked.seat), "#FFFFFF", 0.5))
