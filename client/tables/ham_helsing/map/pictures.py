"""The pictures that the map is put together from: places with their limits, and the figures that stand on them."""

import math
from typing import NamedTuple

from client.games.ham_helsing.components import LOCATIONS, Loc
from client.games.ham_helsing.verbs import LocationPower
from client.tables.ham_helsing.look import AMBER, DANGER, FULL, SAFE, drawing, place_art
from client.tables.ham_helsing.map.layout import LETTER_W, LINE_H, NEXT_LINE_H, RIM
from client.ui.art import art
from client.ui.canvas import Canvas, Picture
from client.ui.colour import INK, Paint, col
from client.ui.icons import icon
from client.ui.metrics import Point
from client.ui.seats import seat_mark
from client.ui.shapes import arc, circle, poly, rrect
from client.ui.text import text, text_w
from client.ui.theme import PAPER, TEXT, TextStyle

POWER_ICONS = {
    LocationPower.SWAMP: "ham_money",
    LocationPower.CROAK: "ham_draw",
    LocationPower.VILLAGE: "ham_skill",
    LocationPower.SNACKS: "ham_knuckles",
}
"""The Lab shows the Shield itself."""


MOST_GROWN = 1.15
"""Names on the map grow with the reader's text only so far: there is no room for more."""


class PlaceLook(NamedTuple):
    """What a place shows of itself. ``limit`` 0: there is none; ``power``: "", "ready" or "off"."""

    loc: Loc
    tokens: int
    limit: int
    lost: str
    """The word for it if it is lost, else nothing."""
    power: str
    named: bool
    """Whether there is room for its name below."""
    radius: float
    lift: float
    """How far the name lies over the disc."""


def place_picture(look: PlaceLook) -> Picture:
    """Return a place; its middle is that of the disc."""
    w, h = place_size(look)
    return Picture(("ham place", look), w, h, lambda c: _place(c, look, (w / 2, h / 2)))


def place_size(look: PlaceLook) -> tuple[float, float]:
    """Return width and height of the picture of a place."""
    reach = look.radius + 30
    return 2 * reach, 2 * reach


def meter_tone(count: int, limit: int) -> str:
    """Return the colour that tells how near the limit is, or that it is passed."""
    if count > limit:
        return DANGER
    return SAFE if count < limit - 1 else AMBER if count < limit else FULL


def _place(c: Canvas, look: PlaceLook, middle: Point) -> None:
    x, y = middle
    r = look.radius
    _ring(c, look, middle)
    circle(c, middle, r + 1, INK)
    tint = "#8E86A0" if look.lost else None
    art(c, place_art(look.loc), (x - r + 2, y - r + 2, 2 * r - 4, 2 * r - 4), radius=r, tint=tint)
    if look.lost:
        circle(c, middle, r - 1, col(INK, 90))
        art(c, drawing("nest"), (x - r - 6, y - r - 6, 2 * r + 12, 2 * r + 12), figure=True)
    if look.lost:
        _lost(c, look, middle)
    _letter(c, look, middle)
    if not look.lost:
        _pill(c, look, middle)
        _power(c, look, middle)


def _ring(c: Canvas, look: PlaceLook, middle: Point) -> None:
    """Draw the meter of the limit: a segment for every Minion that may stand here."""
    r = look.radius
    circle(c, (middle[0], middle[1] + 4), r + RIM + 1, (20, 10, 24, 80))
    circle(c, middle, r + RIM, INK)
    if look.lost:
        circle(c, middle, r + RIM - 3, "#5B5064")
        return
    circle(c, middle, r + RIM - 3, "#3A2A44")
    if not look.limit:
        circle(c, middle, r + RIM - 3, "#6B5A78")
        return
    gap = 11.0
    for i in range(look.limit):
        tone: Paint = meter_tone(look.tokens, look.limit) if i < look.tokens else "#6B5A78"
        start = 360 * i / look.limit + gap / 2
        arc(c, middle, r + 4.6, start, frac=1 / look.limit - gap / 360, color=tone, width=6)


class NameLook(NamedTuple):
    """A name on its ribbon, in its lines."""

    lines: tuple[str, ...]
    lost: bool


def name_picture(look: NameLook) -> Picture:
    """Return a ribbon, centred in its picture; names lie over figures, so that they can always be read."""
    w = 1.4 * LETTER_W * max(map(len, look.lines)) + 40
    h = LINE_H + NEXT_LINE_H * (len(look.lines) - 1)
    return Picture(("ham name", look), w, h, lambda c: _ribbon(c, look, (w, h)))


def _ribbon(c: Canvas, look: NameLook, size: tuple[float, float]) -> None:
    w, h = size
    style: TextStyle = ("bold", 18 * min(c.style.text_scale, MOST_GROWN))
    wide = max(text_w(c, line, style) for line in look.lines) + 22
    rrect(c, ((w - wide) / 2, 0, wide, h), "#CFC6D6" if look.lost else PAPER, 9, 2.5)
    for i, line in enumerate(look.lines):
        tone = TEXT["on_paper_2"] if look.lost else INK
        text(c, line, (w / 2, 13.5 + NEXT_LINE_H * i), style, tone, align="center", valign="middle")


def _lost(c: Canvas, look: PlaceLook, middle: Point) -> None:
    """Say that a place is lost, over the foot of its scene; on a tiny map a sign says it."""
    x, y = middle
    if not look.named:
        at = (x + look.radius * 0.62, y - look.radius * 0.92)
        circle(c, at, 15, INK)
        icon(c, "ham_web", at, 20)
        return
    wide = text_w(c, look.lost, ("title", 18)) + 18
    top = y + look.radius - look.lift - 24
    rrect(c, (x - wide / 2, top, wide, 24), INK, 10)
    text(c, look.lost, (x, top + 12), ("title", 18), "#FFFFFF", align="center", valign="middle")


def _letter(c: Canvas, look: PlaceLook, middle: Point) -> None:
    at = (middle[0] - look.radius * 0.8, middle[1] - look.radius * 0.8)
    circle(c, at, 15, INK)
    circle(c, at, 12.5, "#CFC6D6" if look.lost else "#FFFFFF")
    text(c, look.loc, at, ("title", 18), INK, align="center", valign="middle")


def _pill(c: Canvas, look: PlaceLook, middle: Point) -> None:
    """Draw how many Minions are here, of how many."""
    x, y = middle[0] + look.radius * 0.62, middle[1] - look.radius * 0.98
    words = f"{look.tokens}/{look.limit}" if look.limit else str(look.tokens)
    wide = text_w(c, words, ("title", 18)) + 18
    tone = meter_tone(look.tokens, look.limit) if look.limit else "#FFFFFF"
    rrect(c, (x - wide / 2, y - 13, wide, 26), "#FFFFFF" if tone == SAFE else tone, 12, 2.5)
    text(c, words, (x, y), ("title", 18), INK, align="center", valign="middle")


def power_point(middle: Point, radius: float) -> Point:
    """Return where the badge of a place's power is."""
    return (middle[0] - radius * 0.86, middle[1] + radius * 0.62)


def _power(c: Canvas, look: PlaceLook, middle: Point) -> None:
    power = LOCATIONS[look.loc].power
    if power is None:
        return
    at = power_point(middle, look.radius)
    ready = look.power == "ready"
    circle(c, at, 16, INK)
    circle(c, at, 13.5, "#FFC93C" if ready else "#9AA3B0")
    if power is LocationPower.LAB:
        rect = (at[0] - 11, at[1] - 11, 22, 22)
        art(c, drawing("shield"), rect, figure=True, tint=None if ready else "#8A8496")
    else:
        icon(c, POWER_ICONS[power], at, 20, None if ready else "#6B6570")


# ---------------------------------------------------------------- figures
def hero_picture(hero: str, seat: int, radius: float, *, down: bool = False) -> Picture:
    """Return the figure of a hero: a portrait in the colour of its seat, grey and with stars where it is KO'd."""
    side = 2 * radius + 24

    def draw(c: Canvas) -> None:
        x = y = side / 2
        circle(c, (x, y + 3), radius + 3, (20, 10, 24, 100))
        circle(c, (x, y), radius + 3, INK)
        circle(c, (x, y), radius, "#8A7F90" if down else c.seat_colour(seat))
        face = (x - radius + 5, y - radius + 5, 2 * radius - 10, 2 * radius - 10)
        art(c, drawing(hero), face, radius=radius - 5, tint="#8A7F90" if down else None)
        circle(c, (x, y), radius - 4, None, 2.5)
        if down:
            art(
                c,
                drawing("ko"),
                (x - radius * 0.8, y - radius - 8, radius * 1.6, radius * 1.1),
                figure=True,
                cover=False,
            )
        mark = (x - radius * 0.74, y + radius * 0.7)
        circle(c, mark, 11, INK)
        seat_mark(c, mark, 9.5, seat)

    return Picture(("ham hero", hero, seat, round(radius, 1), down), side, side, draw)


def villain_picture(villain: str, radius: float) -> Picture:
    """Return the figure of the Villain: the only jagged round thing of its size."""
    side = 2 * radius * 1.42 + 8

    def draw(c: Canvas) -> None:
        middle = (side / 2, side / 2)
        for reach, tone in ((radius * 1.4, INK), (radius * 1.4 - 3, "#E2463F")):
            poly(c, _jagged(middle, reach), tone)
        face = (middle[0] - radius, middle[1] - radius, 2 * radius, 2 * radius)
        art(c, drawing(villain), face, radius=radius)
        circle(c, middle, radius + 1, None, 3)

    return Picture(("ham villain", villain, round(radius, 1)), side, side, draw)


def _jagged(middle: Point, reach: float) -> list[Point]:
    points = []
    for i in range(24):
        out = reach if i % 2 == 0 else reach * 0.86
        angle = math.tau * i / 24
        points.append((middle[0] + out * math.cos(angle), middle[1] + out * math.sin(angle)))
    return points


def knuckles_picture(radius: float, *, asleep: bool) -> Picture:
    """Return Knuckles in his green ring; asleep he lies and is grey."""
    side = 2 * radius + 16

    def draw(c: Canvas) -> None:
        middle = (side / 2, side / 2)
        circle(c, (middle[0], middle[1] + 3), radius + 3, (20, 10, 24, 100))
        circle(c, middle, radius + 3, INK)
        circle(c, middle, radius, "#8A9084" if asleep else "#74C062")
        face = (middle[0] - radius + 4, middle[1] - radius + 4, 2 * radius - 8, 2 * radius - 8)
        name = "knuckles_asleep" if asleep else "knuckles"
        art(c, drawing(name), face, radius=radius - 4, tint="#B9BFC8" if asleep else None)
        circle(c, middle, radius - 3, None, 2.5)

    return Picture(("ham knuckles", round(radius, 1), asleep), side, side, draw)
