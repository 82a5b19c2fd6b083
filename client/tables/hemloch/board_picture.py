"""The part of a board that never changes while it lies there: its scene, its name, its spaces, its ability."""

from typing import NamedTuple

from client.games.hemloch.city import CELLS_AT, LOCATION_OF, SPACE_OF, TOUCHING
from client.games.hemloch.components import PLACES, Location
from client.games.hemloch.state import HemlochState
from client.tables.hemloch.board_layout import board_parts
from client.tables.hemloch.look import ABILITY_SHORT, ABILITY_SHORTEST, NIGHT_INK, Sky, place_art, sky_of
from client.tables.hemloch.tokens import home_look, icon_look, medal
from client.tables.table import Say
from client.ui.art import art
from client.ui.canvas import Canvas, Picture
from client.ui.colour import INK, mix
from client.ui.icons import icon
from client.ui.metrics import Rect, centre, inset
from client.ui.shapes import fill_rect, line, rrect
from client.ui.text import text, text_w
from client.ui.theme import FLOOR, TEXT

TILE, TILE_DARK = "#EADFC6", "#A79DB0"
RADIUS = 18.0


class BoardFace(NamedTuple):
    """What a board shows while nothing lies on it."""

    location: Location
    size: tuple[float, float]
    viewer: int
    closed: bool
    """The Festival is here."""
    by_day: bool
    name: str
    abilities: tuple[str, str]
    """In words, and in fewer words."""


def face_of(sight: HemlochState, location: Location, rect: Rect, viewer: int, say: Say) -> BoardFace:
    """Return what the board of a Location shows."""
    size = (round(rect[2], 1), round(rect[3], 1))
    abilities = (say(ABILITY_SHORT[location]), say(ABILITY_SHORTEST[location]))
    closed, by_day = sight.festival == location, sky_of(sight) is Sky.DAY
    return BoardFace(location, size, viewer, closed, by_day, say(PLACES[location].name), abilities)


def board_picture(face: BoardFace) -> Picture:
    """Return a board without anything on it."""
    w, h = face.size
    return Picture(("hemloch board", face), w, h, lambda c: _draw(c, face))


def _draw(c: Canvas, face: BoardFace) -> None:
    parts = board_parts((0, 0, *face.size), face.location)
    rrect(c, c.rect, INK, RADIUS)
    art(c, place_art(face.location), inset(c.rect, 4), radius=RADIUS - 4, focus=0.5)
    veil = c.col("#2A1730", 78) if face.by_day else c.col("#1A173C", 112)
    rrect(c, inset(c.rect, 4), c.col("#1A173C", 150) if face.closed else veil, RADIUS - 4)
    for rect, seat in ((parts.theirs, 1 - face.viewer), (parts.mine, face.viewer)):
        tone = c.seat_colour(seat)
        rrect(c, rect, c.col(mix(tone, NIGHT_INK, 0.72), 176), 12, 2, c.col(tone, 170))
    _name_band(c, face, parts.name)
    rrect(c, parts.mat, c.col(NIGHT_INK, 128), 14)
    _tiles(c, face, parts.cells)
    _ability_band(c, face, parts.ability)


def _name_band(c: Canvas, face: BoardFace, rect: Rect) -> None:
    x, y, w, h = rect
    look = home_look(face.location)
    fill_rect(c, rect, INK)
    fill = mix(look.color, NIGHT_INK, 0.45) if face.closed else look.color
    fill_rect(c, (x, y + 3, w, h - 6), fill)
    r = h * 0.4
    medal(c, (x + w - r - 10, y + h / 2), r, look)
    icon(c, "house", (x + w - 2 * r - 24, y + h / 2), h * 0.5)
    room = w - 2 * r - 24 - h * 0.25 - 26
    size = min(28.0, h * 0.56)
    text(
        c, face.name, (x + 14, y + h / 2), ("title", size), "#FFFFFF", valign="middle", max_w=room, outline=INK, ow=2.5
    )


def _ability_band(c: Canvas, face: BoardFace, rect: Rect) -> None:
    x, y, w, h = rect
    fill_rect(c, rect, INK)
    fill_rect(c, (x, y + 3, w, h - 6), "#2F2960")
    r = h * 0.38
    medal(c, (x + r + 8, y + h / 2), r, icon_look(face.location))
    icon(c, "right", (x + 2 * r + 20, y + h / 2), 14, TEXT["on_dark_2"])
    left = x + 2 * r + 32
    size = min(20.0, max(FLOOR, h * 0.46))
    room = x + w - 10 - left
    words = next((each for each in face.abilities if text_w(c, each, ("bold", FLOOR)) <= room), face.abilities[-1])
    text(c, words, (left, y + h / 2), ("bold", size), valign="middle", max_w=room, max_h=h)


def _tiles(c: Canvas, face: BoardFace, cells: tuple[Rect, ...]) -> None:
    """Draw the spaces; those that touch are joined by a bridge, for there Markers are worth more."""
    own = CELLS_AT[face.location]
    side = cells[0][2]
    tile = TILE_DARK if face.closed else TILE
    for one, other in TOUCHING:
        if LOCATION_OF[one] == face.location:
            a, b = centre(cells[SPACE_OF[one]]), centre(cells[SPACE_OF[other]])
            line(c, a, b, INK, side * 0.42)
            line(c, a, b, mix(tile, NIGHT_INK, 0.34), side * 0.42 - 5)
    for cell in own:
        rect = cells[SPACE_OF[cell]]
        rrect(c, rect, INK, side * 0.2)
        rrect(c, inset(rect, max(2.0, side * 0.055)), tile, side * 0.16)
