"""What the end of the turn would bring: ghosts of Minions, and flags where that matters."""

from typing import NamedTuple

from client.core.words import N_, Phrase
from client.games.ham_helsing.components import MUD_CANYON, Loc
from client.tables.ham_helsing.look import AMBER, DANGER, REACHED
from client.tables.ham_helsing.map.layout import RIM, MapParts, Node, coins
from client.tables.ham_helsing.map.preview import Preview
from client.tables.ham_helsing.map.sketch import Sketch
from client.tables.ham_helsing.model import HamPainting
from client.ui.canvas import Canvas
from client.ui.colour import INK, Paint, col
from client.ui.icons import icon
from client.ui.metrics import Point
from client.ui.shapes import arc, circle, rrect
from client.ui.soft import shadow
from client.ui.text import text, text_w


def walker_at(p: HamPainting) -> Loc | None:
    """Return where the hero is who may walk now."""
    sight = p.model.sight
    if not p.model.legal or sight.asked is None:
        return None
    return sight.loc[sight.asked]


class Flag(NamedTuple):
    """A word above a place."""

    words: str
    face: Paint
    ink: Paint
    icon_name: str = ""


def paint_preview(p: HamPainting, parts: MapParts, sketch: Sketch, preview: Preview) -> None:
    """Show where Minions would be put, and flags where that matters."""
    for loc in preview.placed:
        node = parts.nodes[loc]
        count = len(sketch.tokens(loc))
        laid = coins(node, count + 1)
        over = loc in preview.lost
        _ghost(p.c, laid.centres[count], laid.radius, DANGER if over else "#FFFFFF")
    for loc, flag in _flags(p, sketch, preview).items():
        paint_flag(p.c, parts.nodes[loc], flag)


def _flags(p: HamPainting, sketch: Sketch, preview: Preview) -> dict[Loc, Flag]:
    here = preview.at == walker_at(p)
    flags = {loc: Flag(p.say(N_("Knuckles guards")), REACHED, INK) for loc in preview.guarded}
    if MUD_CANYON in preview.full:
        limit = sketch.limit(MUD_CANYON)
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
        y = node.centre[1] + node.radius * 0.7
    rect = (x - wide / 2, y - FLAG_H / 2, wide, FLAG_H)
    shadow(c, rect, 12, 2)
    rrect(c, rect, flag.face, 12, 3)
    left = rect[0] + 13
    if flag.icon_name:
        icon(c, flag.icon_name, (left + 9, y), 22)
        left += 24
    text(c, flag.words, (left, y), "min_b", flag.ink, valign="middle")
