"""Small things that stand in many places: faction medallions, Markers, lamps."""

from client.games.hemloch.components import PLACES, Location
from client.tables.hemloch.look import FACTION_LOOKS, ROOFS, FactionLook
from client.ui.canvas import Canvas, Picture
from client.ui.colour import INK, mix
from client.ui.icons import icon
from client.ui.metrics import Point
from client.ui.shapes import circle, poly, shape
from client.ui.theme import SEATS


def medal(c: Canvas, at: Point, r: float, look: FactionLook) -> None:
    """Draw the sign of a faction on a disc of its colour."""
    circle(c, at, r, INK)
    circle(c, at, r - max(1.5, r * 0.13), look.color)
    icon(c, look.icon, at, r * 1.3)


def home_look(location: Location) -> FactionLook:
    """Return the look of the faction that is at home at a Location."""
    return FACTION_LOOKS[PLACES[location].home]


def icon_look(location: Location) -> FactionLook:
    """Return the look of the faction that activates a Location."""
    return FACTION_LOOKS[PLACES[location].icon]


def marker_picture(seat: int, side: float) -> Picture:
    """Return a Marker: a house in the colour of its seat under the roof of its bloodline."""
    size = round(side, 1)
    return Picture(("hemloch marker", seat, size), size, size, lambda c: _draw_marker(c, seat))


def _draw_marker(c: Canvas, seat: int) -> None:
    s = c.w
    x, y = s / 2, s / 2
    rim = max(2.0, s * 0.09)
    tone = c.seat_colour(seat)
    left, right, eaves, foot, top = x - s * 0.36, x + s * 0.36, y - s * 0.02, y + s * 0.41, y - s * 0.42
    wide = s * 0.44
    walls = [(left, foot), (left, eaves), (right, eaves), (right, foot)]
    roof = [(x - wide, eaves + s * 0.04), (x, top), (x + wide, eaves + s * 0.04)]
    poly(c, walls, INK, rim)
    poly(c, roof, INK, rim)
    poly(c, walls, tone)
    poly(c, [(x + s * 0.1, foot), (x + s * 0.1, eaves), (right, eaves), (right, foot)], mix(tone, INK, 0.28))
    poly(c, roof, ROOFS[seat])
    shape(c, SEATS[seat].shape, (x, y + s * 0.2), s * 0.15, "#FFFFFF", 0)


def lamp(c: Canvas, at: Point, r: float, *, lit: bool) -> None:
    """Draw an Action: bright while it is left."""
    circle(c, at, r, INK)
    circle(c, at, r * 0.84, "yellow" if lit else "#3A3564")
    icon(c, "bolt", at, r * 1.2, "#FFFFFF" if lit else "#6E67A0")
