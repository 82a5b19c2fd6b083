"""How things travel over the map: straight, or out through a gate and in through its twin."""

from client.games.ham_helsing.components import PATHS, Loc
from client.tables.ham_helsing.map.ground import gate_end
from client.tables.ham_helsing.map.layout import MapParts
from client.ui.canvas import Picture
from client.ui.clips import Clip, Legs, Slide
from client.ui.easing import linear
from client.ui.metrics import Point
from client.ui.poses import Pose

_WRAPS = {(path.a, path.b) for path in PATHS if path.wrap} | {(path.b, path.a) for path in PATHS if path.wrap}


def wraps(origin: Loc, to: Loc) -> bool:
    """Tell whether the path between two places wraps round the map."""
    return (origin, to) in _WRAPS


def gates_between(parts: MapParts, origin: Loc, to: Loc) -> tuple[Point, Point]:
    """Return where a path that wraps leaves the map, and where it comes in again."""
    ends = {(gate.loc, gate.far): gate_end(parts, gate) for gate in parts.gates}
    return ends[origin, to], ends[to, origin]


def journey(parts: MapParts, picture: Picture, ends: tuple[Loc, Loc], points: tuple[Point, Point], ms: float) -> Clip:
    """Return the way of a thing from a point at one place to a point at another."""
    start, end = Pose(*points[0]), Pose(*points[1])
    if not wraps(*ends):
        return Slide(picture, end, ms, start=start, arc=18, waits=False)
    out, back = gates_between(parts, *ends)
    first = Slide(picture, Pose(*out), ms * 0.6, start=start, easing=linear, waits=False)
    second = Slide(picture, end, ms * 0.6, start=Pose(*back), easing=linear, waits=False)
    return Legs((first, second))
