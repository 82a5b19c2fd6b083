"""Who sits where: portraits, marks, score bars and the plates of the seats."""

from collections.abc import Sequence

from client.ui.art import art
from client.ui.buttons import chip, chip_w
from client.ui.canvas import Canvas
from client.ui.colour import INK, Paint
from client.ui.icons import icon
from client.ui.metrics import Point, Rect
from client.ui.shapes import arc, circle, poly, rrect, shape
from client.ui.soft import glow
from client.ui.surfaces import panel
from client.ui.text import text, text_w
from client.ui.theme import RADIUS, SEATS, TEXT, Theme, accent

__all__ = ["avatar", "score_bar", "seat_mark", "seat_plate", "turn_frame"]


def seat_mark(c: Canvas, pos: Point, r: float, seat: int) -> None:
    """Draw the colour and shape of a seat within a radius of ``r``."""
    shape(c, SEATS[seat].shape, pos, r * 0.82, c.seat_colour(seat), max(2, r * 0.2))


def avatar(  # noqa: PLR0913 - a drawing primitive
    c: Canvas,
    pos: Point,
    r: float,
    art_name: str,
    seat: int,
    *,
    thinking: float | None = None,
    first: bool = False,
    out: bool = False,
) -> None:
    """Draw a round portrait in the ring of its seat.

    ``thinking`` is the share of the time that is left, ``first`` plants the flag of the first player, ``out`` greys.
    """
    x, y = pos
    if thinking is not None:
        circle(c, pos, r + 11, None, 8, INK)
        arc(c, pos, r + 7, 0, frac=thinking, color="#FFFFFF", width=5)
    circle(c, pos, r + 5, c.seat_colour(seat), 3)
    art(c, art_name, (x - r + 2, y - r + 2, 2 * r - 4, 2 * r - 4), radius=r, tint="#8A7F90" if out else None)
    circle(c, pos, r - 0.5, None, 3)
    mark = (x + r * 0.74, y + r * 0.74)
    circle(c, mark, r * 0.36, INK)
    seat_mark(c, mark, r * 0.29, seat)
    if first:
        icon(c, "flag", (x - r * 0.72, y - r * 0.74), r * 0.72)


def score_bar(  # noqa: PLR0913 - a drawing primitive
    c: Canvas, rect: Rect, value: float, best: float, seat: int, *, back: Paint = (0, 0, 0, 110)
) -> None:
    """Draw a level score meter, filled in proportion to ``best``: the goal or the leader's points."""
    x, y, w, h = rect
    rrect(c, rect, back, h / 2)
    if value > 0 and best > 0:
        rrect(c, (x, y, max(h, w * min(1, value / best)), h), c.seat_colour(seat), h / 2)
    rrect(c, rect, None, h / 2, 2, "#FFFFFF" if c.style.high_contrast else INK)


def turn_frame(c: Canvas, rect: Rect, *, theme: Theme, arrow: bool = True) -> None:
    """Frame the panel of whoever is to act, with an arrow below that points to the table."""
    x, y, w, h = rect
    rrect(c, rect, None, RADIUS["panel"], 5, accent(theme))
    if arrow:
        middle = x + w / 2
        poly(c, [(middle - 18, y + h + 2), (middle + 18, y + h + 2), (middle, y + h + 20)], accent(theme), 4)


def seat_plate(  # noqa: PLR0913 - a drawing primitive
    c: Canvas,
    rect: Rect,
    seat: int,
    name: str,
    level: str,
    *,
    theme: Theme,
    score: int,
    best: float = 30,
    counts: Sequence[tuple[str, str]] = (),
    turn: bool = False,
    thinking: float | None = None,
    first: bool = False,
    avatar_art: str = "common/avatar_fox",
    out: bool = False,
    score_icon: str = "star",
    note: str = "",
) -> None:
    """Draw the plate of a seat: portrait, name, level or a note in its place, score, and counts as (icon, text)."""
    x, y, w, h = rect
    if turn:
        glow(c, rect, accent(theme, 2), RADIUS["panel"], 16, border=0, strength=0.9)
    panel(c, rect, theme=theme)
    if turn:
        turn_frame(c, rect, theme=theme)
    r = min(h * 0.34, 46)
    avatar(
        c,
        (x + r + 20, y + r + 20 if h > 130 else y + h / 2),
        r,
        avatar_art,
        seat,
        thinking=thinking,
        first=first,
        out=out,
    )
    left, right = x + 2 * r + 42, x + w - 18
    number_w = text_w(c, str(score), "number")
    room = right - left - number_w - 46
    text(c, name, (left, y + 30), "h3", TEXT["on_dark"], valign="middle", max_w=room, max_h=34)
    below = accent(theme, 2) if note else TEXT["on_dark_2"]
    text(c, note or level, (left, y + 57), "min", below, valign="middle", max_w=room, max_h=24)
    icon(c, score_icon, (right - number_w - 22, y + 36), 30)
    text(c, str(score), (right, y + 36), "number", "#FFFFFF", align="right", valign="middle", max_h=56)
    score_bar(c, (left, y + 72, right - left, 12), score, best, seat)
    _counts(c, (left, y + h - 24 if h <= 130 else y + 108), right, counts, theme)


def _counts(c: Canvas, pos: Point, right: float, counts: Sequence[tuple[str, str]], theme: Theme) -> None:
    """Draw as many chips as fit."""
    at, y = pos
    for icon_name, label in counts:
        if at + chip_w(c, label, icon_name, h=30) > right + 1:
            return
        at += chip(c, (at, y), label, icon_name, "line", theme=theme, h=30) + 8
