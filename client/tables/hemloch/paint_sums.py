"""Influence at a Location: both sums, of what they are made, who leads, and what a card would change."""

from typing import NamedTuple

from client.games.hemloch.bag import count_of
from client.games.hemloch.components import AT_HOME, HOME_BONUS, Location
from client.games.hemloch.influence import influence
from client.tables.hemloch.board_layout import BoardParts
from client.tables.hemloch.painter import Painter
from client.tables.hemloch.preview import totals_after
from client.tables.pills import number_pill
from client.ui.colour import INK, mix
from client.ui.icons import icon
from client.ui.metrics import Rect, inset
from client.ui.seats import seat_mark
from client.ui.shapes import rrect
from client.ui.soft import glow
from client.ui.text import text, text_w
from client.ui.theme import FLOOR

ROOM_FOR_PARTS = 66.0
"""A plate so high has room for what a sum is made of."""


class Sum(NamedTuple):
    """The influence of one seat: what is printed, what home adds, and what a card held over the Location would add."""

    seat: int
    shown: int
    printed: int
    home: int
    gain: int
    leads: bool


def paint_sums(p: Painter, location: Location, parts: BoardParts) -> None:
    """Draw the sum of the other seat above that of the viewer."""
    viewer = p.model.viewer
    totals = [_total(p, location, seat) for seat in range(2)]
    if p.preview.card is not None and p.preview.location == location:
        after = totals_after(p.model.sight, viewer, p.preview.card, location)
        totals[viewer] = after[0]
    for seat, rect in ((1 - viewer, parts.sums[0]), (viewer, parts.sums[1])):
        before = influence(p.model.sight.side(location, seat), location)
        side = p.model.sight.side(location, seat)
        home = HOME_BONUS * sum(count_of(side, card) for card in AT_HOME[location])
        leads = totals[seat] > totals[1 - seat]
        gain = totals[seat] - before if p.preview.card is not None else 0
        _paint_sum(p, Sum(seat, totals[seat], before - home, home, gain, leads), rect)


def _total(p: Painter, location: Location, seat: int) -> int:
    """Return the sum to show, which may still be counting."""
    true = influence(p.model.sight.side(location, seat), location)
    return round(p.shown(f"total/{location}/{seat}", true))


def _paint_sum(p: Painter, sum_: Sum, rect: Rect) -> None:
    c = p.c
    x, y, w, h = rect
    tone = c.seat_colour(sum_.seat)
    if sum_.leads:
        glow(c, rect, "yellow.2", 16, 10, border=0, strength=0.8)
    rrect(c, rect, INK, 16)
    rrect(c, inset(rect, 3.5), tone if sum_.leads else mix(tone, "#1A1738", 0.58), 13)
    in_parts = h >= ROOM_FOR_PARTS and bool(sum_.home) and not sum_.gain
    middle = y + (h * 0.36 if in_parts else h / 2)
    size = min(40.0, h * 0.66)
    at = (x + w / 2, middle)
    text(c, str(sum_.shown), at, ("title", size), "#FFFFFF", align="center", valign="middle", outline=INK, ow=3)
    if in_parts:
        _made_of(p, sum_, (x + w / 2, y + h * 0.78))
    elif sum_.home and not sum_.gain:
        number_pill(c, (x + w - 4, y + h / 2), f"+{sum_.home}", 13, "green.1", "#FFFFFF")
    if sum_.leads:
        icon(c, "crown", (x + w / 2, y - 1), 28)
    if sum_.gain:
        number_pill(c, (x + w - 6, y + h - 6), f"+{sum_.gain}", 15, "green", "#FFFFFF")
    seat_mark(c, (x + 9, y + 9), 11, sum_.seat)


def _made_of(p: Painter, sum_: Sum, at: tuple[float, float]) -> None:
    """Write the sum as printed values and what home adds."""
    words = f"{sum_.printed} + {sum_.home}"
    wide = text_w(p.c, words, ("title", FLOOR)) + 20
    left = at[0] - wide / 2
    text(p.c, words, (left, at[1]), ("title", FLOOR), "#FFFFFF", valign="middle", outline=INK, ow=1.5)
    icon(p.c, "house", (left + wide - 8, at[1] - 1), 17)
