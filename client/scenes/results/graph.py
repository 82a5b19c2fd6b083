"""The graph of a match: one line a seat in its colour, with its shape, and the last value at its end."""

import math
from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

import pygame

from client.ui.canvas import Canvas
from client.ui.colour import INK
from client.ui.metrics import Point, Rect
from client.ui.seats import seat_mark
from client.ui.shapes import line
from client.ui.text import line_h, text, text_w
from client.ui.theme import PAPER_LINE, TEXT

_FINE = 2
"""How many times too large the lines are painted before they are scaled down."""
_MARKS = 4


class Series(NamedTuple):
    """What is drawn: a row of values for each seat, and how a value is written."""

    values: tuple[tuple[float, ...], ...]
    percent: bool = False

    def words(self, value: float) -> str:
        """Write a value."""
        return f"{round(value * 100)} %" if self.percent else f"{value:g}"


class Frame(NamedTuple):
    """The field of the lines and what its edges stand for."""

    field: Rect
    low: float
    high: float
    positions: int

    def point(self, index: int, value: float) -> Point:
        """Return where a value lies."""
        x, y, w, h = self.field
        share = (value - self.low) / (self.high - self.low)
        return (x + w * index / max(self.positions - 1, 1), y + h - h * share)


def series_of(rows: Sequence[Sequence[float]], *, percent: bool) -> Series:
    """Turn one list a position into one row a seat."""
    return Series(tuple(tuple(values) for values in zip(*rows, strict=True)), percent)


def paint_graph(c: Canvas, rect: Rect, series: Series, front: int, caption: str) -> None:
    """Draw the graph; the line of seat ``front`` lies above the others and is thicker."""
    ticks = ticks_for(series)
    frame = _frame(c, rect, series, ticks)
    _grid(c, frame, series, ticks, caption)
    seats = [seat for seat in range(len(series.values)) if seat != front] + [front]
    _lines(c, frame, series, seats)
    for seat in seats:
        _marks(c, frame, series.values[seat], seat)
    _ends(c, frame, series)


def ticks_for(series: Series) -> list[float]:
    """Return the values that the grid names: about five, at round steps, around all that occurs."""
    if series.percent:
        return [0.0, 0.25, 0.5, 0.75, 1.0]
    low = min(0.0, *(min(row) for row in series.values))
    high = max(1.0, *(max(row) for row in series.values))
    step = _round_step((high - low) / 5)
    first, last = math.floor(low / step), math.ceil(high / step)
    return [number * step for number in range(first, last + 1)]


def _round_step(step: float) -> float:
    size: float = 10.0 ** math.floor(math.log10(max(step, 1e-9)))
    return max(1.0, next(factor * size for factor in (1, 2, 5, 10) if factor * size >= step - 1e-9))


def _frame(c: Canvas, rect: Rect, series: Series, ticks: Sequence[float]) -> Frame:
    x, y, w, h = rect
    left = max(text_w(c, series.words(tick), "min") for tick in ticks) + 18
    right = max(text_w(c, series.words(row[-1]), "small_b") for row in series.values) + 56
    foot = line_h(c, "min") + 14
    field = (x + left, y + 12, w - left - right, h - 12 - foot)
    return Frame(field, ticks[0], ticks[-1], len(series.values[0]))


def _grid(c: Canvas, frame: Frame, series: Series, ticks: Sequence[float], caption: str) -> None:
    x, y, w, h = frame.field
    for tick in ticks:
        at = frame.point(0, tick)[1]
        line(c, (x, at), (x + w, at), PAPER_LINE, 2)
        text(c, series.words(tick), (x - 12, at), "min", TEXT["on_paper_2"], align="right", valign="middle")
    below = y + h + 10
    last = str(frame.positions - 1)
    text(c, "0", (x, below), "min", TEXT["on_paper_2"], align="center")
    text(c, last, (x + w, below), "min", TEXT["on_paper_2"], align="center")
    room = w - 2 * text_w(c, last, "min") - 20
    text(c, caption, (x + w / 2, below), "min", TEXT["on_paper_2"], align="center", max_w=room)


def _lines(c: Canvas, frame: Frame, series: Series, seats: Sequence[int]) -> None:
    """Draw all lines on one sprite, twice too large and scaled down, and keep it."""
    x, y, w, h = frame.field
    pad = 8.0
    area = c.R((x - pad, y - pad, w + 2 * pad, h + 2 * pad))
    colours = tuple(c.seat_colour(seat) for seat in seats)
    key = ("graph", series, tuple(seats), area.size, colours)
    k = c.scale * _FINE

    def make() -> pygame.Surface:
        large = pygame.Surface((area.w * _FINE, area.h * _FINE), pygame.SRCALPHA)
        large.fill((*c.col(INK)[:3], 0))
        for seat in seats:
            points = [frame.point(index, value) for index, value in enumerate(series.values[seat])]
            route = [((px - x + pad) * k, (py - y + pad) * k) for px, py in thinned(points, c.scale)]
            thick = 6.0 if seat == seats[-1] else 4.0
            _stroke(large, route, c.col(INK), (thick + 4) * k)
            _stroke(large, route, c.col(c.seat_colour(seat)), thick * k)
        return pygame.transform.smoothscale(large, area.size)

    c.surface.blit(c.assets.cache.surface(key, make), area)


def thinned(points: Sequence[Point], scale: float) -> list[Point]:
    """Leave out what lies less than two real pixels on from the last, but never an end."""
    kept = [points[0]]
    for point in points[1:]:
        if abs(point[0] - kept[-1][0]) * scale >= 2 or abs(point[1] - kept[-1][1]) * scale >= 2:
            kept.append(point)
    if kept[-1] != points[-1]:
        kept.append(points[-1])
    return kept


def _stroke(surface: pygame.Surface, route: Sequence[Point], colour: tuple[int, int, int, int], width: float) -> None:
    """Draw a line with round corners."""
    half = width / 2
    for (x1, y1), (x2, y2) in pairwise(route):
        length = math.hypot(x2 - x1, y2 - y1) or 1.0
        dx, dy = (x2 - x1) / length * half, (y2 - y1) / length * half
        pygame.draw.polygon(
            surface, colour, [(x1 - dy, y1 + dx), (x2 - dy, y2 + dx), (x2 + dy, y2 - dx), (x1 + dy, y1 - dx)]
        )
    for point in route:
        pygame.draw.circle(surface, colour, point, half)


def _marks(c: Canvas, frame: Frame, values: Sequence[float], seat: int) -> None:
    """Put the shape of the seat on its line a few times, so that colour is not all that tells."""
    for part in range(_MARKS):
        index = round((len(values) - 1) * (part + 0.35) / _MARKS)
        seat_mark(c, frame.point(index, values[index]), 8, seat)


def _ends(c: Canvas, frame: Frame, series: Series) -> None:
    """Write the last values at the right, pushed apart where they would overlap."""
    x, y, w, h = frame.field
    gap = max(26.0, line_h(c, "small_b"))
    order = sorted(range(len(series.values)), key=lambda seat: -series.values[seat][-1])
    heights = [frame.point(0, series.values[seat][-1])[1] for seat in order]
    for seat, at in zip(order, spread(heights, gap, y, y + h), strict=True):
        seat_mark(c, (x + w + 22, at), 12, seat)
        value = series.words(series.values[seat][-1])
        text(c, value, (x + w + 42, at), "small_b", INK, valign="middle")


def spread(heights: Sequence[float], gap: float, top: float, bottom: float) -> list[float]:
    """Push heights, given from the top down, at least ``gap`` apart, within bounds and no further than needed."""
    gap = min(gap, (bottom - top) / max(len(heights) - 1, 1))
    placed: list[float] = []
    for index, height in enumerate(heights):
        placed.append(max(height, top + index * gap, placed[-1] + gap if placed else top))
    for index in range(len(placed) - 1, -1, -1):
        most = bottom - (len(placed) - 1 - index) * gap
        placed[index] = min(placed[index], most)
    return placed
