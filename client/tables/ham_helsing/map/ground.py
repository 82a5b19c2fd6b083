"""What never changes on the map: the land in its frame, the river, trees, paths and the lines of paths that wrap."""

from itertools import pairwise

from client.games.ham_helsing.components import PATHS
from client.tables.ham_helsing.look import REACHED
from client.tables.ham_helsing.map.layout import Gate, MapParts, Node
from client.ui.canvas import Canvas, Picture
from client.ui.colour import INK, Paint
from client.ui.metrics import Point, inset
from client.ui.shapes import circle, grad, line, poly, round_corners
from client.ui.surfaces import slab

WRAP_COLOURS = {"BO": "#8656B8", "CQ": "#2FA6A0", "DG": "#E2463F", "HJ": "#F5922F", "KN": "#3D7DD8"}
"""One colour for each pair of gates."""
_FIELDS: tuple[tuple[float, float, float, float, str], ...] = (
    (0.2, 0.22, 200, 90, "#479679"),
    (0.62, 0.26, 250, 110, "#469578"),
    (0.38, 0.78, 240, 100, "#2F6E67"),
    (0.86, 0.72, 210, 120, "#2E6B66"),
    (0.05, 0.56, 130, 100, "#6E7B58"),
)
"""Middle in parts of the map, reach across and down, colour."""
_RIVER: tuple[Point, ...] = (
    (0.585, -0.02),
    (0.60, 0.14),
    (0.57, 0.30),
    (0.615, 0.46),
    (0.60, 0.62),
    (0.635, 0.80),
    (0.80, 0.97),
    (0.83, 1.04),
)
_TREES: tuple[Point, ...] = (
    (0.205, 0.12),
    (0.215, 0.47),
    (0.40, 0.40),
    (0.40, 0.60),
    (0.39, 0.93),
    (0.80, 0.30),
    (0.81, 0.58),
    (0.80, 0.93),
    (0.605, 0.93),
    (0.21, 0.70),
    (0.80, 0.08),
    (0.40, 0.10),
)


def ground_picture(parts: MapParts) -> Picture:
    """Return the map without anything that can change."""
    w, h = parts.rect[2:]
    return Picture(("ham ground", parts.rect), w, h, lambda c: _ground(c, parts))


def _ground(c: Canvas, parts: MapParts) -> None:
    x, y, w, h = parts.rect
    slab(c, (0, 0, w, h), "brown", "brown.1", radius=22, lip=5)
    inner = inset((0.0, 0.0, w, h), 10)
    land = c.sub(inner[2], inner[3])
    grad(land, land.rect, "#3F8B72", "#23585A")
    _land(land)
    round_corners(land, 14)
    c.paste(land, inner[:2])

    def local(node: Node) -> Point:
        return (node.centre[0] - x, node.centre[1] - y)

    for path in PATHS:
        if not path.wrap:
            draw_path(c, local(parts.nodes[path.a]), local(parts.nodes[path.b]))
    for gate in parts.gates:
        start, end = local(parts.nodes[gate.loc]), gate_end(parts, gate)
        draw_wrap(c, start, (end[0] - x, end[1] - y), gate_colour(gate))


def _land(c: Canvas) -> None:
    w, h = c.w, c.h
    for across, down, wide, high, tone in _FIELDS:
        _ellipse(c, (across * w, down * h), (wide, high), tone)
    river = _smooth([(across * w, down * h) for across, down in _RIVER])
    for width, tone in ((34.0, "#1F4C5A"), (26.0, "#2F7FA3"), (10.0, "#459AB8")):
        for a, b in pairwise(river):
            line(c, a, b, tone, width)
    for i, (across, down) in enumerate(_TREES):
        _trees(c, (across * w, down * h), "#327560" if i % 2 else "#2C6B58")


def _ellipse(c: Canvas, middle: Point, reach: Point, tone: str) -> None:
    """Draw a quiet hill as a row of discs."""
    steps = 9
    for i in range(steps):
        share = (i / (steps - 1)) * 2 - 1
        across = middle[0] + share * (reach[0] - reach[1])
        circle(c, (across, middle[1]), reach[1] * (1 - 0.25 * share * share), tone)


def _trees(c: Canvas, at: Point, tone: str) -> None:
    for dx, dy, size in ((-13, 4, 12), (13, 5, 11), (0, -3, 15)):
        x, y = at[0] + dx, at[1] + dy
        poly(c, [(x - size, y + size), (x, y - size * 1.3), (x + size, y + size)], tone)


def _smooth(points: list[Point]) -> list[Point]:
    """Return a smooth line through all points."""
    line_points = []
    for i in range(len(points) - 1):
        before, start = points[max(0, i - 1)], points[i]
        end, after = points[i + 1], points[min(len(points) - 1, i + 2)]
        for step in range(14):
            t = step / 14
            line_points.append(
                (
                    _curve((before[0], start[0], end[0], after[0]), t),
                    _curve((before[1], start[1], end[1], after[1]), t),
                )
            )
    return line_points


def _curve(p: tuple[float, float, float, float], t: float) -> float:
    bend = 2 * p[0] - 5 * p[1] + 4 * p[2] - p[3]
    return 0.5 * (2 * p[1] + (p[2] - p[0]) * t + bend * t**2 + (p[3] - p[0] + 3 * (p[1] - p[2])) * t**3)


def draw_path(c: Canvas, a: Point, b: Point, *, hot: bool = False) -> None:
    """Draw a path; one that can be walked now is bright."""
    line(c, a, b, INK, 15 if hot else 12)
    line(c, a, b, REACHED if hot else "#D9BF8C", 10 if hot else 7)
    if not hot:
        line(c, a, b, "#B9965C", 2.4, 9)


def draw_wrap(c: Canvas, a: Point, b: Point, colour: Paint) -> None:
    """Draw the stub of a path that wraps, from its place to its gate."""
    line(c, a, b, INK, 14)
    line(c, a, b, colour, 9)
    line(c, a, b, "#FFFFFF", 3, 8)


def gate_colour(gate: Gate) -> str:
    """Return the colour of a gate and its twin."""
    return WRAP_COLOURS["".join(sorted((gate.loc, gate.far)))]


def gate_end(parts: MapParts, gate: Gate) -> Point:
    """Return the point at the edge of the map where a path that wraps leaves it."""
    x = parts.nodes[gate.loc].centre[0]
    gx, gy, gw, gh = gate.rect
    return (gx + gw / 2, gy + gh / 2) if gate.way in ("left", "right") else (x, gy + gh / 2)
