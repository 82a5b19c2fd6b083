"""Paints the map: the ground, what can be reached, what stands there, and what the end of the turn brings."""

from typing import NamedTuple

from client.core.words import N_, Phrase
from client.games.ham_helsing.components import MUD_CANYON, Loc
from client.games.ham_helsing.frames import RouteFrame
from client.games.ham_helsing.terrain import CONNECTED
from client.tables.ham_helsing.look import AMBER, DANGER, REACHED
from client.tables.ham_helsing.map.costs import cost_of
from client.tables.ham_helsing.map.gates import paint_gates
from client.tables.ham_helsing.map.ground import draw_path, draw_wrap, gate_end, ground_picture
from client.tables.ham_helsing.map.layout import RIM, Node, coins
from client.tables.ham_helsing.map.pieces import Standing, all_standing
from client.tables.ham_helsing.map.preview import Preview
from client.tables.ham_helsing.map.spots import GateSpot, MinionSpot, PlaceSpot
from client.tables.ham_helsing.painter import Painter
from client.tables.ham_helsing.signs import ICON
from client.ui.canvas import Canvas
from client.ui.colour import INK, Paint, col
from client.ui.icons import icon
from client.ui.metrics import Point, centre
from client.ui.shapes import arc, circle, rrect
from client.ui.soft import glow, shadow
from client.ui.text import text, text_w
from client.ui.theme import TEXT


def paint_map(p: Painter, preview: Preview | None) -> None:
    """Draw the map as it is now."""
    parts = p.places.map
    shadow(p.c, parts.rect, 22, 2)
    p.c.paste(ground_picture(parts), parts.rect[:2])
    _ways(p)
    _den(p)
    things = list(all_standing(parts, p.places.sketch, p.say))
    for thing in things:
        if isinstance(thing.spot, PlaceSpot):
            _halo(p, thing)
    for thing in things:
        if thing.name not in p.hidden:
            _thing(p, thing)
    paint_gates(p)
    if preview is not None:
        paint_preview(p, preview)
    for thing in things:
        if thing.spot in p.targets and p.pointing.on(thing.spot):
            _cost(p, thing)


def _ways(p: Painter) -> None:
    """Light the paths that can be walked now."""
    parts, asked = p.places.map, _route(p)
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


def _route(p: Painter) -> tuple[Loc, str] | None:
    """Return the place and the Minion that is asked about."""
    stack = p.model.sight.stack
    if not p.model.legal or not isinstance(stack[-1], RouteFrame):
        return None
    loc, token, _ = stack[-1].items[0]
    return loc, token


def walker_at(p: Painter) -> Loc | None:
    """Return where the hero is who may walk now."""
    sight = p.model.sight
    if not p.model.legal or sight.asked is None:
        return None
    return sight.loc[sight.asked]


def _den(p: Painter) -> None:
    x, _, w, _ = p.places.map.den
    middle = centre(p.places.map.den)
    circle(p.c, middle, w / 2, "#9A623B", 3)
    circle(p.c, (middle[0], middle[1] + 2), w * 0.36, INK)
    icon(p.c, "ham_knuckles", (middle[0], middle[1] + 2), w * 0.44)
    words = p.say(N_("Den"))
    text(p.c, words, (x - 6, middle[1]), "min_b", TEXT["on_dark"], align="right", valign="middle", outline=INK, ow=2)


def _halo(p: Painter, thing: Standing) -> None:
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


def _thing(p: Painter, thing: Standing) -> None:
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


def _cost(p: Painter, thing: Standing) -> None:
    """Show beside a Minion that is pointed at what beating it would cost."""
    if not isinstance(thing.spot, MinionSpot) or thing.spot.loc != walker_at(p):
        return
    paid = cost_of(p.model.sight, thing.spot.token)
    if not paid:
        return
    wide = 14 + 28 * len(paid)
    x, y = thing.centre[0] + thing.radius * 1.3 + 4, thing.centre[1]
    if x + wide > p.places.map.inner[0] + p.places.map.inner[2]:
        x = thing.centre[0] - thing.radius * 1.3 - 4 - wide
    rrect(p.c, (x, y - 17, wide, 34), "#FFD9D4", 13, 2.5)
    for i, letter in enumerate(paid):
        icon(p.c, "ham_skill" if letter == "skill" else ICON[letter], (x + 21 + i * 28, y), 26)


def _step_badge(p: Painter, thing: Standing) -> None:
    """Show that a place is one step away."""
    here = walker_at(p)
    if here is None or not isinstance(thing.spot, PlaceSpot) or GateSpot(here, thing.spot.loc) not in p.targets:
        return
    at = (thing.centre[0] + thing.radius * 0.8, thing.centre[1] + thing.radius * 0.64)
    circle(p.c, at, 17, REACHED, 2.5)
    pool = "" if p.model.sight.turn is None else p.model.sight.turn.icons
    icon(p.c, "ham_base_move" if "m" in pool else "ham_move", at, 22)


# ---------------------------------------------------------------- the end of the turn
class Flag(NamedTuple):
    """A word above a place."""

    words: str
    face: Paint
    ink: Paint
    icon_name: str = ""


def paint_preview(p: Painter, preview: Preview) -> None:
    """Show where Minions would be put, and flags where that matters."""
    parts, sketch = p.places.map, p.places.sketch
    for loc in preview.placed:
        node = parts.nodes[loc]
        count = len(sketch.tokens(loc))
        laid = coins(node, count + 1)
        over = loc in preview.lost
        _ghost(p.c, laid.centres[count], laid.radius, DANGER if over else "#FFFFFF")
    for loc, flag in _flags(p, preview).items():
        paint_flag(p.c, parts.nodes[loc], flag)


def _flags(p: Painter, preview: Preview) -> dict[Loc, Flag]:
    here = preview.at == walker_at(p)
    flags = {loc: Flag(p.say(N_("Knuckles guards")), REACHED, INK) for loc in preview.guarded}
    if MUD_CANYON in preview.full:
        limit = p.places.sketch.limit(MUD_CANYON)
        text_of = N_("End here: {count} of {limit}") if here else N_("End there: {count} of {limit}")
        flags[MUD_CANYON] = Flag(p.say(Phrase(text_of, count=limit, limit=limit)), AMBER, INK)
    words = p.say(N_("End here: lost!") if here else N_("End there: lost!"))
    for loc in preview.lost:
        flags[loc] = Flag(words, "#E2463F", "#FFFFFF", "ham_boom")
    return flags


def _ghost(c: Canvas, at: Point, radius: float, tone: Paint) -> None:
    circle(c, at, radius + 1, col(INK, 150))
    for start in range(0, 360, 36):
        arc(c, at, radius, start, frac=0.055, color=tone, width=3.4)
    text(c, "+1", at, ("title", 18), tone, align="center", valign="middle")


FLAG_H = 32.0


def paint_flag(c: Canvas, node: Node, flag: Flag) -> None:
    """Draw a flag above a place, or over its scene where there is no room above."""
    wide = text_w(c, flag.words, "min_b") + 26 + (24 if flag.icon_name else 0)
    x, y = node.centre[0], node.centre[1] - node.radius - RIM - FLAG_H / 2 - 8
    if node.headroom < FLAG_H + 4:
        y = node.centre[1] + node.radius * 0.4
    rect = (x - wide / 2, y - FLAG_H / 2, wide, FLAG_H)
    shadow(c, rect, 12, 2)
    rrect(c, rect, flag.face, 12, 3)
    left = rect[0] + 13
    if flag.icon_name:
        icon(c, flag.icon_name, (left + 9, y), 22)
        left += 24
    text(c, flag.words, (left, y), "min_b", flag.ink, valign="middle")
