"""Gates: where paths that wrap leave the map, with the arrow, the letter and the picture of the far end."""

from client.tables.ham_helsing.look import REACHED, place_art
from client.tables.ham_helsing.map.ground import gate_colour
from client.tables.ham_helsing.map.layout import Gate, MapParts
from client.tables.ham_helsing.map.spots import GateSpot
from client.tables.ham_helsing.model import HamPainting
from client.ui.art import art
from client.ui.canvas import Canvas
from client.ui.colour import INK, Paint
from client.ui.metrics import Point, inset
from client.ui.shapes import circle, poly, rrect
from client.ui.soft import glow
from client.ui.text import text

LEAST_PICTURED_W = 80.0


def paint_gates(p: HamPainting, parts: MapParts) -> None:
    """Draw all gates; one that is pointed at lights up with its twin."""
    for gate in parts.gates:
        hot = GateSpot(gate.loc, gate.far) in p.targets
        pointed = p.pointing.on(GateSpot(gate.loc, gate.far)) or p.pointing.on(GateSpot(gate.far, gate.loc))
        if hot or pointed:
            glow(p.c, gate.rect, "target" if hot else "focus", gate.rect[3] / 2, 10, border=0)
        _gate(p.c, gate, REACHED if hot else gate_colour(gate))


def _gate(c: Canvas, gate: Gate, face: Paint) -> None:
    x, y, w, h = gate.rect
    rrect(c, gate.rect, face, h / 2, 3)
    ink = INK if face in (REACHED, "#F5922F") else "#FFFFFF"
    right = gate.way == "right"
    middle = y + h / 2
    arrow = (x + (w - 18 if right else 18), middle)
    poly(c, _arrow(arrow, gate.way), ink)
    pictured = w > LEAST_PICTURED_W
    away = 5.0 if pictured else -9.0
    text(c, gate.far, (x + w / 2 + (away if right else -away), middle), "label", ink, align="center", valign="middle")
    if not pictured:
        return
    r = h / 2 - 5
    at = (x + (h / 2 + 4 if right else w - h / 2 - 4), middle)
    scene = inset((at[0], at[1], 0.0, 0.0), -r)
    art(c, place_art(gate.far), scene, radius=r)
    circle(c, at, r + 1, None, 2.5)


def _arrow(at: Point, way: str) -> list[Point]:
    x, y = at
    s = 8.0
    match way:
        case "left":
            return [(x + 5, y - s), (x + 5, y + s), (x - 6, y)]
        case "right":
            return [(x - 5, y - s), (x - 5, y + s), (x + 6, y)]
        case "up":
            return [(x - s, y + 5), (x + s, y + 5), (x, y - 6)]
        case _:
            return [(x - s, y - 5), (x + s, y - 5), (x, y + 6)]
