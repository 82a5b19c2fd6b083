"""Paints the map: the ground, what can be reached, what stands there, and what the end of the turn brings."""

import math
from typing import NamedTuple

from client.core.words import N_
from client.games.ham_helsing.components import Loc
from client.games.ham_helsing.frames import RouteFrame
from client.games.ham_helsing.terrain import CONNECTED
from client.tables.ham_helsing.look import REACHED
from client.tables.ham_helsing.map.costs import cost_of
from client.tables.ham_helsing.map.flags import paint_preview, walker_at
from client.tables.ham_helsing.map.gates import paint_gates
from client.tables.ham_helsing.map.ground import draw_path, draw_wrap, gate_end, ground_picture
from client.tables.ham_helsing.map.layout import RIM, MapParts
from client.tables.ham_helsing.map.pictures import villain_picture
from client.tables.ham_helsing.map.pieces import Standing, all_standing
from client.tables.ham_helsing.map.preview import Preview
from client.tables.ham_helsing.map.sketch import Sketch
from client.tables.ham_helsing.map.spots import GateSpot, MinionSpot, PlaceSpot
from client.tables.ham_helsing.model import HamPainting
from client.tables.ham_helsing.signs import ICON
from client.ui.canvas import Canvas
from client.ui.colour import INK
from client.ui.icons import icon
from client.ui.metrics import Rect, centre
from client.ui.shapes import arc, circle, rrect
from client.ui.soft import glow, shadow
from client.ui.text import text
from client.ui.theme import TEXT


class Board(NamedTuple):
    """The map as it lies and stands now, and what the end of the turn would bring, if that is to be shown."""

    parts: MapParts
    sketch: Sketch
    preview: Preview | None
    coming: Loc | None
    """Where the Villain goes next."""


COMING_PX = 13.0


def paint_map(p: HamPainting, board: Board) -> None:
    """Draw the map as it is now."""
    parts = board.parts
    shadow(p.c, parts.rect, 22, 2)
    p.c.paste(ground_picture(parts), parts.rect[:2])
    _ways(p, parts)
    _den(p, parts)
    things = list(all_standing(parts, board.sketch, p.say))
    for thing in things:
        _halo(p, thing)
    _coming_ring(p, board)
    for thing in things:
        if thing.name not in p.hidden:
            _thing(p, thing)
    paint_gates(p, parts)
    _coming_face(p, board)
    if board.preview is not None:
        paint_preview(p, parts, board.sketch, board.preview)
    for thing in things:
        if thing.spot in p.targets and p.pointing.on(thing.spot):
            _cost(p, thing, parts.inner)


def _ways(p: HamPainting, parts: MapParts) -> None:
    """Light the paths that can be walked now."""
    asked = _route(p)
    here = walker_at(p) if asked is None else asked[0]
    if here is None:
        return
    start = parts.nodes[here]
    ends = {gate.far: gate for gate in parts.gates if gate.loc == here}
    for loc in CONNECTED[here]:
        if PlaceSpot(loc) in p.targets and (asked is not None or GateSpot(here, loc) in p.targets):
            if loc in ends:
                draw_wrap(p.c, start.centre, gate_end(parts, ends[loc]), REACHED)
            else:
                draw_path(p.c, start.centre, parts.nodes[loc].centre, hot=True)


def _route(p: HamPainting) -> tuple[Loc, str] | None:
    """Return the place and the Minion that is asked about."""
    stack = p.model.sight.stack
    if not p.model.legal or not isinstance(stack[-1], RouteFrame):
        return None
    loc, token, _ = stack[-1].items[0]
    return loc, token


def _den(p: HamPainting, parts: MapParts) -> None:
    x, _, w, _ = parts.den
    middle = centre(parts.den)
    circle(p.c, middle, w / 2, "#9A623B", 3)
    circle(p.c, (middle[0], middle[1] + 2), w * 0.36, INK)
    icon(p.c, "ham_knuckles", (middle[0], middle[1] + 2), w * 0.44)
    words = p.say(N_("Den"))
    text(p.c, words, (x - 6, middle[1]), "min_b", TEXT["on_dark"], align="right", valign="middle", outline=INK, ow=2)


def _coming_ring(p: HamPainting, board: Board) -> None:
    """Ring the place to which the Villain goes next with a broken red line."""
    if board.coming is None:
        return
    node = board.parts.nodes[board.coming]
    for start in range(0, 360, 30):
        arc(p.c, node.centre, node.radius + RIM + 4, start, frac=0.05, color="#FF5A4A", width=4)


def _coming_face(p: HamPainting, board: Board) -> None:
    """Put a small likeness of the Villain on that ring."""
    if board.coming is None:
        return
    node = board.parts.nodes[board.coming]
    reach, turn = node.radius + RIM + 4, math.radians(84 if node.gated else 114)
    at = (node.centre[0] + reach * math.cos(turn), node.centre[1] - reach * math.sin(turn))
    p.c.stamp(villain_picture(board.sketch.villain, COMING_PX), at)


def _halo(p: HamPainting, thing: Standing) -> None:
    """Ring a place: white where the acting hero is, green where a step or an aim leads."""
    if not isinstance(thing.spot, PlaceSpot):
        return
    radius = thing.radius + RIM
    rect = (thing.centre[0] - radius, thing.centre[1] - radius, 2 * radius, 2 * radius)
    if thing.spot in p.targets:
        strong = p.pointing.on(thing.spot)
        glow(p.c, rect, "target", radius, 26 if strong else 20, border=0)
        circle(p.c, thing.centre, radius + (10 if strong else 7), "#FFFFFF" if strong else REACHED)
    elif thing.spot.loc == walker_at(p):
        glow(p.c, rect, "#FFFFFF", radius, 16, border=0, strength=0.8)
        circle(p.c, thing.centre, radius + 6, "#FFFFFF")
    elif p.pointing.on(thing.spot):
        glow(p.c, rect, "#FFFFFF", radius, 14, border=0, strength=0.6)


def _thing(p: HamPainting, thing: Standing) -> None:
    lit = thing.spot in p.targets and not isinstance(thing.spot, PlaceSpot)
    asked = _route(p)
    if asked is not None and thing.spot == MinionSpot(*asked):
        _light(p.c, thing, "focus")
    if lit or (p.pointing.on(thing.spot) and not isinstance(thing.spot, PlaceSpot)):
        _light(p.c, thing, "attack" if lit and isinstance(thing.spot, MinionSpot) else "target" if lit else "focus")
    p.c.stamp(thing.picture, thing.centre)
    if isinstance(thing.spot, PlaceSpot) and thing.spot in p.targets:
        _step_badge(p, thing)


def _light(c: Canvas, thing: Standing, kind: str) -> None:
    teeth = 1.2 if isinstance(thing.spot, MinionSpot) and thing.spot.token.endswith("!") else 1.0
    radius = thing.radius * teeth + 3
    rect = (thing.centre[0] - radius, thing.centre[1] - radius, 2 * radius, 2 * radius)
    glow(c, rect, kind, radius, 8, border=3, strength=0.8)


def _cost(p: HamPainting, thing: Standing, inner: Rect) -> None:
    """Show beside a Minion that is pointed at what beating it would cost."""
    if not isinstance(thing.spot, MinionSpot) or thing.spot.loc != walker_at(p):
        return
    paid = cost_of(p.model.sight, thing.spot.token)
    if not paid:
        return
    wide = 14 + 28 * len(paid)
    x, y = thing.centre[0] + thing.radius * 1.3 + 4, thing.centre[1]
    if x + wide > inner[0] + inner[2]:
        x = thing.centre[0] - thing.radius * 1.3 - 4 - wide
    rrect(p.c, (x, y - 17, wide, 34), "#FFD9D4", 13, 2.5)
    for i, letter in enumerate(paid):
        icon(p.c, "ham_skill" if letter == "skill" else ICON[letter], (x + 21 + i * 28, y), 26)


def _step_badge(p: HamPainting, thing: Standing) -> None:
    """Show that a place is one step away."""
    here = walker_at(p)
    if here is None or not isinstance(thing.spot, PlaceSpot) or GateSpot(here, thing.spot.loc) not in p.targets:
        return
    at = (thing.centre[0] + thing.radius * 0.8, thing.centre[1] + thing.radius * 0.64)
    circle(p.c, at, 17, REACHED, 2.5)
    pool = "" if p.model.sight.turn is None else p.model.sight.turn.icons
    icon(p.c, "ham_base_move" if "m" in pool else "ham_move", at, 22)
