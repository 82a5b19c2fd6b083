"""The Minions on both sides of a Location, and the ghost of one that may come."""

from client.games.hemloch.bag import count_of
from client.games.hemloch.components import AT_HOME, HOME_BONUS, Card, Location, cards_held
from client.tables.hemloch.board_layout import BoardParts, side_slots
from client.tables.hemloch.cards import minion_picture
from client.tables.hemloch.painter import Painter
from client.tables.hemloch.spots import LocationSpot, MinionSpot
from client.tables.pills import number_pill
from client.ui.metrics import Rect
from client.ui.shapes import rrect
from client.ui.soft import glow


def paint_sides(p: Painter, location: Location, parts: BoardParts) -> None:
    """Draw both sides."""
    for seat in (p.other, p.model.viewer):
        ghost = p.preview.card if seat == p.model.viewer and p.preview.location == location else None
        zone = parts.mine if seat == p.model.viewer else parts.theirs
        _side(p, (location, seat), zone, ghost)


def _side(p: Painter, place: tuple[Location, int], zone: Rect, ghost: Card | None) -> None:
    """Draw the Minions of a side, equal ones as one with their number."""
    location, seat = place
    side = p.model.sight.side(location, seat)
    kinds = cards_held(side)
    shown = sorted({*kinds, ghost}) if ghost is not None else kinds
    slots = dict(zip(shown, side_slots(zone, len(shown)), strict=True))
    for card in sorted(shown, key=lambda card: p.pointing.on(MinionSpot(location, seat, card))):
        count = count_of(side, card)
        hidden = f"minion/{location}/{seat}/{card}" in p.hidden
        if count - hidden > 0:
            _minion(p, (location, seat), card, count - hidden, slots[card])
        if card == ghost:
            _ghost(p, seat, card, slots[card])


def _minion(p: Painter, place: tuple[Location, int], card: Card, count: int, rect: Rect) -> None:
    location, seat = place
    c, spot = p.c, MinionSpot(location, seat, card)
    x, y, w, h = rect
    if LocationSpot(location) not in p.targets or p.pointing.on(spot):
        p.halo(spot, rect, 9)
    if spot == p.controller.lured:
        glow(c, rect, "playable", 9, 14)
    if count > 1:
        c.paste(minion_picture(card, seat, (w, h)), (x + 5, y - 4))
    c.paste(minion_picture(card, seat, (w, h)), (x, y))
    if card in AT_HOME[location]:
        number_pill(c, (x + w - 11, y + 12), f"+{HOME_BONUS}", 13, "green.1", "#FFFFFF")
    if count > 1:
        number_pill(c, (x + w - 4, y + h * 0.5), f"x{count}", 13)


def _ghost(p: Painter, seat: int, card: Card, rect: Rect) -> None:
    x, y, w, h = rect
    p.c.paste(minion_picture(card, seat, (w, h)), (x, y), alpha=180)
    rrect(p.c, (x - 3, y - 3, w + 6, h + 6), None, 11, 3.5, "#FFFFFF")
