"""Where the places of the map lie, and what stands around each. Pure geometry in design pixels."""

import math
from collections.abc import Mapping
from typing import NamedTuple

from client.games.ham_helsing.components import LOCATIONS, MUD_CANYON, PATHS, Loc
from client.ui.metrics import Point, Rect, inset

DRAWN = (1212.0, 616.0)
"""The map as it was drawn; a unit is a design pixel there."""
FRAME = 10.0
RADIUS, CANYON_RADIUS = 43.0, 50.0
LEAST_UNIT, MOST_UNIT = 0.5, 1.4
NAMED = 0.66
"""From this unit on there is room for the names of the places."""
TOP, FOOT = 44.0, 56.0
"""Room for gates above the highest places, for ribbons and gates below the lowest, beside their radius."""
Y_FIRST, Y_LAST = 0.10, 0.88
"""The highest and the lowest place in the data."""
RIGHT_COLUMN = 0.85
"""Places beyond this part of the width have their Minions at the left."""


class Node(NamedTuple):
    """A place: its middle, the radius of its disc, and on which side its Minions stand (1 right, -1 left)."""

    loc: Loc
    centre: Point
    radius: float
    side: int
    unit: float

    def at(self, dx: float, dy: float) -> Point:
        """Return a point beside the middle, in units of the drawn map."""
        return (self.centre[0] + dx * self.unit, self.centre[1] + dy * self.unit)

    @property
    def disc(self) -> Rect:
        """The square around the disc."""
        x, y = self.centre
        return (x - self.radius, y - self.radius, 2 * self.radius, 2 * self.radius)


class Gate(NamedTuple):
    """The end of a path that wraps: where it leaves the map, and which way ("left", "right", "up", "down")."""

    loc: Loc
    far: Loc
    rect: Rect
    way: str


class MapParts(NamedTuple):
    """Everything of the map that never moves."""

    rect: Rect
    inner: Rect
    unit: float
    nodes: Mapping[Loc, Node]
    gates: tuple[Gate, ...]
    den: Rect


def map_parts(rect: Rect) -> MapParts:
    """Lay out the map in its frame."""
    x, y, w, h = rect
    unit = max(LEAST_UNIT, min(MOST_UNIT, w / DRAWN[0], h / DRAWN[1] * 1.12))
    top, foot = y + TOP + RADIUS * unit, y + h - FOOT - RADIUS * unit
    nodes = {}
    for loc, place in LOCATIONS.items():
        radius = (CANYON_RADIUS if loc == MUD_CANYON else RADIUS) * unit
        middle = (x + place.x * w, top + (place.y - Y_FIRST) / (Y_LAST - Y_FIRST) * (foot - top))
        nodes[loc] = Node(loc, middle, radius, -1 if place.x > RIGHT_COLUMN else 1, unit)
    side = 50 * max(unit, 0.8)
    den = (x + w - FRAME - side - 6, y + h - FRAME - side - 4, side, side)
    return MapParts(rect, inset(rect, FRAME), unit, nodes, tuple(_gates(rect, nodes)), den)


def _gates(rect: Rect, nodes: Mapping[Loc, Node]) -> list[Gate]:
    gates = []
    for path in PATHS:
        if path.wrap:
            across = path.side == "left-right"
            first, last = sorted((path.a, path.b), key=lambda loc: nodes[loc].centre[0 if across else 1])
            gates.append(_gate(rect, nodes, (first, last), "left" if across else "up"))
            gates.append(_gate(rect, nodes, (last, first), "right" if across else "down"))
    return gates


def _gate(rect: Rect, nodes: Mapping[Loc, Node], ends: tuple[Loc, Loc], way: str) -> Gate:
    """Put a gate on the frame beside its place."""
    x, y, w, h = rect
    at = nodes[ends[0]].centre
    if way in ("left", "right"):
        gate_w, gate_h = 88.0, 38.0
        left = x - 6 if way == "left" else x + w - gate_w + 6
        return Gate(*ends, (left, at[1] - gate_h / 2, gate_w, gate_h), way)
    gate_w, gate_h = 88.0, 34.0
    upper = y - 3 if way == "up" else y + h - gate_h + 3
    return Gate(*ends, (at[0] - gate_w / 2, upper, gate_w, gate_h), way)


COIN = 20.0
"""Radius of a Minion in units."""
STEP = 43.0
CROWDED = 0.8
"""How much smaller Minions are where many stand."""


class Coins(NamedTuple):
    """Where the Minions of a place stand, from the first; ``radius`` in design pixels."""

    centres: tuple[Point, ...]
    radius: float


def coins(node: Node, count: int) -> Coins:
    """Stand so many Minions beside a place: in columns of two (four at Mud Canyon), smaller where they are many."""
    rows = 4 if node.loc == MUD_CANYON else 2
    size = 1.0
    if count > 2 * rows:
        rows, size = rows + 1, CROWDED
    if count > 3 * rows:
        size *= 0.75
        rows += 1
    step = STEP * size
    first = node.radius / node.unit + 13 + COIN * size + 2
    centres = []
    for i in range(count):
        column, row = divmod(i, rows)
        in_column = min(rows, count - column * rows)
        across = node.side * (first + column * step)
        centres.append(node.at(across, (row - (in_column - 1) / 2) * step * 0.97 - 2))
    return Coins(tuple(centres), COIN * size * node.unit)


FIGURE = 26.0
"""Radius of a figure in units."""


def figures(node: Node, count: int) -> tuple[Point, ...]:
    """Stand so many figures in an arc around the side of a place that its Minions leave free."""
    reach = node.radius / node.unit + 22
    step = min(44.0, 140.0 / max(count, 1))
    centres = []
    for i in range(count):
        turn = math.radians((i - (count - 1) / 2) * step)
        centres.append(node.at(-node.side * reach * math.cos(turn), reach * math.sin(turn)))
    return tuple(centres)


def around(centre: Point, radius: float) -> Rect:
    """Return the square around a circle."""
    return (centre[0] - radius, centre[1] - radius, 2 * radius, 2 * radius)
