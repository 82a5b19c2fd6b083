"""Where the places of the map lie, and what stands around each. Pure geometry in design pixels."""

import math
from collections.abc import Mapping, Sequence
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
PICTURED = 0.8
"""From this unit on gates show the place they lead to."""
TOP, FOOT = 44.0, 63.0
"""Room for gates above the highest places, for ribbons and gates below the lowest, beside their radius."""
Y_FIRST, Y_LAST = 0.10, 0.88
"""The highest and the lowest place in the data."""
RIM = 11.0
"""How far the ring of the limit reaches beyond a disc."""
LETTER_W = 9.4
"""About the width of a letter of a name."""
RIBBON_W = 206.0
"""A name longer than this, in units, stands in two lines where there is room."""
LINE_H, NEXT_LINE_H = 27.0, 20.0
GATE_RISE = 50.0
"""So far above its place a gate at the side stands, so that figures have room below it."""
RIGHT_COLUMN = 0.85
"""Places beyond this part of the width have their Minions at the left."""


class Node(NamedTuple):
    """A place: its middle, the radius of its disc, and on which side its Minions stand (1 right, -1 left)."""

    loc: Loc
    centre: Point
    radius: float
    side: int
    unit: float
    room: float = 0.0
    """Height that is free below the disc, up to the next place, gate or the frame."""
    gated: bool = False
    """Whether there is a gate beside it, above its figures."""
    headroom: float = 0.0
    """Height that is free above the ring, up to the name of the place above or to the gates."""
    top: bool = False
    """Whether it is the highest of its column."""

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
    below = FOOT if unit >= NAMED else TOP
    top, foot = y + TOP + RADIUS * unit, y + h - below - RADIUS * unit
    nodes = {}
    for loc, place in LOCATIONS.items():
        radius = (CANYON_RADIUS if loc == MUD_CANYON else RADIUS) * unit
        middle = (x + place.x * w, top + (place.y - Y_FIRST) / (Y_LAST - Y_FIRST) * (foot - top))
        nodes[loc] = Node(loc, middle, radius, -1 if place.x > RIGHT_COLUMN else 1, unit)
    gates = tuple(_gates(rect, nodes))
    nodes = {loc: _with_room(rect, node, nodes, gates) for loc, node in nodes.items()}
    side = 50 * max(unit, 0.8)
    den = (x + w - FRAME - side - 6, y + h - FRAME - side - 4, side, side)
    return MapParts(rect, inset(rect, FRAME), unit, nodes, gates, den)


def _with_room(rect: Rect, node: Node, nodes: Mapping[Loc, Node], gates: Sequence[Gate]) -> Node:
    """Return the place with what is free around it."""
    x, y = node.centre
    above = [other for other in nodes.values() if other.centre[1] < y and abs(other.centre[0] - x) < 2 * node.radius]
    lowest = max((other.centre[1] + other.radius + LINE_H for other in above), default=rect[1] + FRAME + 28)
    return node._replace(
        room=_room_below(rect, node, nodes, gates),
        gated=_gated(node.loc, gates),
        headroom=y - node.radius - RIM - lowest,
        top=not above,
    )


def _gated(loc: Loc, gates: Sequence[Gate]) -> bool:
    return any(gate.loc == loc and gate.way in ("left", "right") for gate in gates)


def _room_below(rect: Rect, node: Node, nodes: Mapping[Loc, Node], gates: Sequence[Gate]) -> float:
    x, y = node.centre
    ends = [rect[1] + rect[3] - FRAME - 3]
    ends += [gate.rect[1] for gate in gates if gate.loc == node.loc and gate.way == "down"]
    for other in nodes.values():
        if other.centre[1] > y and abs(other.centre[0] - x) < 2 * node.radius + RIM:
            ends.append(other.centre[1] - other.radius - RIM)
    return min(ends) - y - node.radius


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
    at, unit = nodes[ends[0]].centre, nodes[ends[0]].unit
    if way in ("left", "right"):
        gate_w, gate_h = gate_size(unit)
        left = x - 6 if way == "left" else x + w - gate_w + 6
        raised = at[1] - GATE_RISE * max(unit, 0.7)
        return Gate(*ends, (left, raised - gate_h / 2, gate_w, gate_h), way)
    gate_w, gate_h = gate_size(unit)[0], 34.0
    upper = y - 3 if way == "up" else y + h - gate_h + 3
    return Gate(*ends, (at[0] - gate_w / 2, upper, gate_w, gate_h), way)


def gate_size(unit: float) -> tuple[float, float]:
    """Return how large a gate is; on a tiny map it shows no picture."""
    return (88.0, 38.0) if unit >= PICTURED else (52.0, 34.0)


COIN = 20.0
"""Radius of a Minion in units."""
STEP = 43.0
ROWS = ((4, 2, 1.0), (6, 2, 0.8), (12, 3, 0.62), (20, 4, 0.5), (60, 6, 0.36))
CANYON_ROWS = ((8, 4, 1.0), (15, 5, 0.8), (28, 7, 0.58), (60, 10, 0.4))
"""Up to how many Minions stand in columns of how many, and how large they are then."""


class Coins(NamedTuple):
    """Where the Minions of a place stand, from the first; ``radius`` in design pixels."""

    centres: tuple[Point, ...]
    radius: float


def coins(node: Node, count: int) -> Coins:
    """Stand so many Minions beside a place: in columns of two (four at Mud Canyon), smaller where they are many."""
    canyon = node.loc == MUD_CANYON
    rows, size = next((rows, size) for most, rows, size in (CANYON_ROWS if canyon else ROWS) if count <= most)
    step = STEP * size
    first = node.radius / node.unit + 13 + COIN * size + 2
    centres = []
    for i in range(count):
        column, row = divmod(i, rows)
        across = node.side * (first + column * step)
        centres.append(node.at(across, (row - (rows - 1) / 2) * step * 0.97 - 2))
    return Coins(tuple(centres), COIN * size * node.unit)


FIGURE = 26.0
"""Radius of a figure in units."""


def figure_radius(node: Node, count: int) -> float:
    """Return how large each of so many figures is at a place."""
    return FIGURE * node.unit * (1.0 if count < 3 else 0.88 if count < 4 else 0.78)


def figures(node: Node, count: int) -> tuple[Point, ...]:
    """Stand so many figures in an arc around the side of a place that its Minions leave free."""
    reach = node.radius / node.unit + 22
    step = min(40.0, 136.0 / max(count, 1))
    rise = (-9.0 if node.gated else -2.0 if node.top else 5.0) * (count - 1)
    centres = []
    for i in range(count):
        turn = math.radians((i - (count - 1) / 2) * step - rise)
        centres.append(node.at(-node.side * reach * math.cos(turn), reach * math.sin(turn)))
    return tuple(centres)


def around(centre: Point, radius: float) -> Rect:
    """Return the square around a circle."""
    return (centre[0] - radius, centre[1] - radius, 2 * radius, 2 * radius)


def name_lines(name: str, node: Node) -> tuple[str, ...]:
    """Return a name in one line or, if it is long and there is room below, in two; nothing on a tiny map."""
    if node.unit < NAMED:
        return ()
    words = name.split(" ")
    if len(words) < 2 or LETTER_W * len(name) < RIBBON_W * max(node.unit, 0.76) or node.room < LINE_H + NEXT_LINE_H - 6:
        return (name,)
    cuts = [(" ".join(words[:i]), " ".join(words[i:])) for i in range(1, len(words))]
    return min(cuts, key=lambda lines: max(map(len, lines)))


def ribbon_lift(node: Node, lines: int) -> float:
    """Return how far a ribbon of so many lines has to lie over its own disc, so as not to touch what is below."""
    return max(0.0, LINE_H + NEXT_LINE_H * (lines - 1) + 2 - node.room)
