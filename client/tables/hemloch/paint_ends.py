"""How near the end is: one row with a bar for each of the five conditions."""

from client.core.words import N_
from client.tables.hemloch.ends import EndStand, ends_of
from client.tables.hemloch.look import THEME
from client.tables.hemloch.painter import Painter
from client.tables.hemloch.spots import EndSpot
from client.ui.colour import Paint
from client.ui.icons import icon
from client.ui.metrics import Rect
from client.ui.shapes import rrect
from client.ui.surfaces import panel
from client.ui.text import text, text_w
from client.ui.theme import TEXT

NEAR = 0.6
"""From here on a bar is orange."""
TWO_LINES = 46.0
NARROW = 205.0
"""A row no wider has room for a bar or a name, not for both."""


def paint_ends(p: Painter) -> None:
    """Draw the panel."""
    x, y, w, h = p.places.zones.ends
    panel(p.c, p.places.zones.ends, theme=THEME)
    if h > 200:
        at = (x + 18, y + (28 if h > 260 else 22))
        text(p.c, p.say(N_("The match ends at")), at, "label", valign="middle", max_w=w - 36)
    for nth, (stand, row) in enumerate(zip(ends_of(p.model.sight), p.places.ends, strict=True)):
        on = p.pointing.on(EndSpot(nth))
        if on:
            rrect(p.c, row, p.c.col("#FFFFFF", 26), 10)
        _row(p, stand, row)


def _row(p: Painter, stand: EndStand, row: Rect) -> None:
    c = p.c
    x, y, w, h = row
    met = stand.now >= stand.most
    tone: Paint = "red" if met else "orange" if stand.share >= NEAR else "purple.2"
    icon(c, stand.icon, (x + 22, y + h / 2), min(30.0, h * 0.72))
    left, right = x + 46, x + w - 8
    tall, narrow = h >= TWO_LINES, w < NARROW
    line_y = y + (h * 0.34 if tall else h * (0.5 if narrow else 0.4))
    value = f"{stand.now} / {stand.most}"
    ink = "orange.2" if stand.share >= NEAR else "#FFFFFF"
    text(c, value, (right, line_y), "min_b", ink, align="right", valign="middle")
    room = right - left - text_w(c, value, "min_b") - 8
    if not narrow:
        text(c, p.say(stand.title), (left, line_y), "min", valign="middle", max_w=room)
    thick = 12.0 if tall or narrow else 7.0
    bar: Rect = (left, y + (h * 0.66 if tall else h - thick - 3), right - left, thick)
    if narrow:
        bar = (left, line_y - thick / 2, room - 4, thick)
    rrect(c, bar, c.col("#000000", 130), thick / 2)
    if stand.now:
        rrect(c, (bar[0], bar[1], max(thick, bar[2] * min(1.0, stand.share)), thick), tone, thick / 2)
    if met:
        rrect(c, row, None, 10, 2.5, TEXT["bad"])
