"""The score wheel that wraps."""

import math

from client.games.henchmania.components import METER_WRAP, meter_of
from client.ui.canvas import Canvas
from client.ui.colour import INK, Paint, mix
from client.ui.icons import icon
from client.ui.shapes import arc, circle, line, poly
from client.ui.text import text
from client.ui.theme import FLOOR, PAPER

RIM = 0.76
"""Where the arc of the wheel lies, as part of its radius."""


def score_wheel(c: Canvas, wheel: tuple[float, float, float], score: float, seat: int, due: int = 0) -> None:
    """Draw a score on its wheel of 30 steps, the true number in the middle; ``due`` points to come are dashed.

    A full turn pales the ring and leaves a star.
    """
    x, y, r = wheel
    tone = c.seat_colour(seat)
    shown, lapped = meter_of(round(score))
    circle(c, (x, y), r + 2, INK)
    circle(c, (x, y), r, "brown")
    circle(c, (x, y), r * 0.91, INK)
    circle(c, (x, y), r * 0.91 - 2, PAPER)
    if lapped:
        arc(c, (x, y), r * RIM, 0, frac=1.0, color=mix(tone, "#FFFFFF", 0.5), width=r * 0.17)
    if shown:
        arc(c, (x, y), r * RIM, 0, frac=shown / METER_WRAP, color=tone, width=r * 0.17)
    _due(c, wheel, (shown, due), tone)
    _ticks(c, wheel)
    circle(c, (x, y), r * 0.56, INK)
    circle(c, (x, y), r * 0.56 - 2, tone)
    turn = math.radians(-90 + 360 * shown / METER_WRAP)
    tip = (x + r * 0.88 * math.cos(turn), y + r * 0.88 * math.sin(turn))
    foot = [(x + r * 0.5 * math.cos(turn + d), y + r * 0.5 * math.sin(turn + d)) for d in (-0.32, 0.32)]
    poly(c, [foot[0], tip, foot[1]], INK)
    words = str(round(score))
    text(
        c,
        words,
        (x, y),
        ("title", max(FLOOR, r * 0.62)),
        "#FFFFFF",
        align="center",
        valign="middle",
        outline=INK,
        ow=max(2.0, r * 0.05),
    )
    if lapped:
        icon(c, "star", (x + r * 0.72, y - r * 0.74), max(20.0, r * 0.5))


def _due(c: Canvas, wheel: tuple[float, float, float], run: tuple[int, int], tone: Paint) -> None:
    x, y, r = wheel
    shown, due = run
    for step in range(3 * due):
        turn = math.radians(-90 + 360 * (shown + (step + 1) / 3) / METER_WRAP)
        at = (x + r * RIM * math.cos(turn), y + r * RIM * math.sin(turn))
        circle(c, at, max(1.5, r * 0.045), mix(tone, INK, 0.2))


def _ticks(c: Canvas, wheel: tuple[float, float, float]) -> None:
    x, y, r = wheel
    every = 1 if r > 40 else 5
    for step in range(0, METER_WRAP, every):
        turn = math.radians(-90 + 360 * step / METER_WRAP)
        big = step % 5 == 0
        outer, inner = r * 0.89, r * (0.74 if big else 0.82)
        line(
            c,
            (x + outer * math.cos(turn), y + outer * math.sin(turn)),
            (x + inner * math.cos(turn), y + inner * math.sin(turn)),
            INK,
            max(1.5, r * (0.045 if big else 0.028)),
        )
