"""The four Locations: what lies on both sides, who leads, Markers and what one more would be worth."""

from client.core.words import N_
from client.games.hemloch.components import ACTIVATES, AT_HOME, HOME_BONUS, Card, Location
from client.games.hemloch.moves import MoveTo, Play
from client.games.hemloch.steps import ToCull, ToDevour, ToPlace, ToRaise, ToReplace
from client.tables.hemloch.board_layout import BoardParts
from client.tables.hemloch.board_picture import RADIUS, board_picture, face_of
from client.tables.hemloch.look import faction_look
from client.tables.hemloch.paint_markers import paint_markers
from client.tables.hemloch.paint_sides import paint_sides
from client.tables.hemloch.paint_sums import paint_sums
from client.tables.hemloch.painter import Painter
from client.tables.hemloch.places import question_of
from client.tables.hemloch.spots import LocationSpot
from client.tables.pills import number_pill
from client.ui.art import art
from client.ui.colour import INK, mix
from client.ui.metrics import inset
from client.ui.shapes import circle, poly, rrect
from client.ui.soft import glow, shadow
from client.ui.text import text, text_w
from client.ui.theme import FLOOR


def paint_board(p: Painter, location: Location) -> None:
    """Draw one Location with all that lies there."""
    parts = p.places.boards[location]
    closed = p.model.sight.festival == location
    shadow(p.c, parts.board, RADIUS, 3)
    _light(p, location, parts)
    face = face_of(p.model.sight, location, parts.board, p.model.viewer, p.say)
    p.c.paste(board_picture(face), parts.board[:2])
    if closed:
        rrect(p.c, inset(parts.board, 4), p.dark(70), RADIUS - 4)
    paint_sides(p, location, parts)
    paint_sums(p, location, parts)
    paint_markers(p, location, parts)
    if closed and "festival" not in p.hidden:
        _ribbon(p, parts)
    if LocationSpot(location) in p.targets and p.controller.held_card is not None:
        _finds(p, p.controller.held_card, location, parts)
    if not closed and _out_of_reach(p, location):
        rrect(p.c, inset(parts.board, 2), p.dark(96), RADIUS)


def _light(p: Painter, location: Location, parts: BoardParts) -> None:
    """Light a board that takes a click now, brighter where the pointer is; and one that a question is about."""
    if LocationSpot(location) not in p.targets:
        if location == asked_about(p):
            glow(p.c, parts.board, "playable", RADIUS, 12, border=3, strength=0.8)
        return
    on = p.preview.location == location or p.pointing.on(LocationSpot(location))
    kind = "focus" if on else "target"
    glow(p.c, parts.board, kind, RADIUS, 22 if on else 12, border=5 if on else 4, strength=1.0 if on else 0.7)


def _finds(p: Painter, card: Card, location: Location, parts: BoardParts) -> None:
    """Show what a card that is held would find here: an ability to activate, or its home."""
    if ACTIVATES[card] == location:
        rrect(p.c, parts.ability, None, 6, 5, mix(faction_look(card).color, "#FFFFFF", 0.35))
    if card in AT_HOME[location]:
        x, y, w, h = parts.name
        r = h * 0.4
        rrect(p.c, parts.name, None, 6, 4, "yellow.2")
        number_pill(p.c, (x + w - 2 * r - 24, y + h / 2), f"+{HOME_BONUS}", 14, "green.1", "#FFFFFF")


def asked_about(p: Painter) -> Location | None:
    """Return the only Location at which the viewer is to choose something now."""
    asked = question_of(p.model.sight) if p.model.legal and p.model.lights else None
    match asked:
        case ToPlace(locations=locations) if len(locations) == 1:
            return locations[0]
        case ToReplace() | ToDevour() | ToCull() | ToRaise():
            return asked.location
        case _:
            return None


def _out_of_reach(p: Painter, location: Location) -> bool:
    """Tell whether a Location is being chosen and this one cannot be."""
    choosing = p.controller.held_card is not None or any(isinstance(move, MoveTo) for move in p.model.legal)
    if not choosing or not p.model.lights:
        return False
    moves = p.controller.open_moves or p.model.legal
    return not any(isinstance(move, Play | MoveTo) and move.location == location for move in moves)


def _ribbon(p: Painter, parts: BoardParts) -> None:
    """Lay the banner of the Festival over the ability."""
    c = p.c
    x, y, w, h = parts.ability
    left, right, low = x - 9, x + w + 9, y + h
    poly(c, [(left, y), (right, y), (right, low), (left, low)], INK)
    poly(c, [(left + 4, y + 4), (right - 4, y + 4), (right - 4, low - 4), (left + 4, low - 4)], "orange")
    for side in (left + 4, right - 12):
        poly(c, [(side, y + 4), (side + 8, y + 4), (side + 8, low - 4), (side, low - 4)], mix("orange", INK, 0.25))
    r = h * 0.66
    circle(c, (x + r + 4, y + h / 2), r, INK)
    circle(c, (x + r + 4, y + h / 2), r - 3, "#FFE3B8")
    art(c, "hemloch/festival", (x + 4 + r * 0.16, y + h / 2 - r * 0.84, r * 1.68, r * 1.68), cover=False)
    room = w - 2 * r - 22
    at = (x + 2 * r + 12 + room / 2, y + h / 2)
    words = p.say(N_("Festival: closed for cards"))
    words = words if text_w(c, words, ("title", FLOOR)) <= room else p.say(N_("Festival"))
    text(c, words, at, "label", INK, align="center", valign="middle", max_w=room)
