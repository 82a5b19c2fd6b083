"""The sky over the city: at night, at dusk before a Day, by day; and the ledge for the viewer's own things."""

from client.tables.hemloch.look import THEME, Sky
from client.ui.art import art
from client.ui.canvas import Canvas
from client.ui.colour import INK
from client.ui.shapes import fill_rect, grad
from client.ui.surfaces import backdrop, vignette

_ART = {Sky.NIGHT: "hemloch/bg_night", Sky.DUSK: "hemloch/bg_night", Sky.DAY: "hemloch/bg_day"}
_LIGHT = {Sky.NIGHT: ("#141236", "#3A3F8C"), Sky.DUSK: ("#2A1F5C", "#E0703A"), Sky.DAY: ("#FFD98A", "#FFE7B0")}
"""The glow over the roofs, from nothing above to full at the edge of the ledge."""
_STRENGTH = {Sky.NIGHT: 90, Sky.DUSK: 170, Sky.DAY: 150}
_LEDGE = {Sky.NIGHT: ("#2B2660", "#151331"), Sky.DUSK: ("#33265C", "#191130"), Sky.DAY: ("#5A3A4E", "#2C1B33")}


def paint_sky(c: Canvas, sky: Sky, edge: float) -> None:
    """Cover the canvas; ``edge`` is where the ledge begins."""
    backdrop(c, ("hemloch sky", sky, round(edge)), lambda under: draw_sky(under, sky, edge))


def draw_sky(c: Canvas, sky: Sky, edge: float) -> None:
    """Draw the sky and the ledge below it."""
    seen = c.look(THEME)
    grad(c, c.rect, seen.top, seen.bottom)
    if seen.patterns:
        art(c, _ART[sky], (0, 0, c.w, max(edge, c.w * 0.5)), focus=0.9)
        top, low = _LIGHT[sky]
        grad(c, (0, 0, c.w, edge * 0.5), c.col(top, _STRENGTH[sky]), c.col(top, 0))
        grad(c, (0, edge * 0.4, c.w, edge * 0.6), c.col(low, 0), c.col(low, _STRENGTH[sky]))
    ledge = _LEDGE[sky] if seen.patterns else (seen.bottom, seen.bottom)
    grad(c, (0, edge, c.w, c.h - edge), *ledge)
    fill_rect(c, (0, edge - 3, c.w, 4), INK)
    fill_rect(c, (0, edge + 1, c.w, 3), c.col("#FFFFFF", 44))
    vignette(c, 80)
