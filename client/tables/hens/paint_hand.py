"""The viewer's hand, and the rooster beside it while it waits for its hen."""

from client.core.words import N_
from client.games.hens.components import BREEDS, CARDS
from client.games.hens.state import Phase
from client.tables.hens.cards import coop_picture, hen_picture, rooster_picture
from client.tables.hens.painter import Painter
from client.tables.hens.spots import HandSpot, HandZoneSpot, RoosterSpot
from client.ui.metrics import Rect
from client.ui.shapes import rrect
from client.ui.soft import glow, shadow
from client.ui.text import text

TILT = 1.2
"""Degrees by which neighbouring cards of the fan differ."""
VEIL = "#1A1020"


def tilt_of(index: int, count: int) -> float:
    """Return the angle of a card in the fan, against the clock."""
    return -(index - (count - 1) / 2) * TILT


def paint_hand(p: Painter) -> None:
    """Draw the fan: a chosen card upright and lit, the others tilted."""
    if HandZoneSpot() in p.targets and p.pointing.on(HandZoneSpot()):
        rrect(p.c, p.places.hand_zone, p.c.col("#FFFFFF", 30), 20, 3, p.c.col("#FFE27A", 160))
    chosen = p.controller.chosen
    for i in sorted(range(len(p.controller.hand)), key=lambda i: i == chosen):
        if f"hand/{i}" not in p.hidden:
            _paint_card(p, i, p.places.hand[i])
    if p.places.rooster is not None:
        _paint_rooster(p, p.places.rooster)


def _paint_card(p: Painter, index: int, rect: Rect) -> None:
    c, spot, card = p.c, HandSpot(index), p.controller.hand[index]
    x, y, w, h = rect
    chosen = index == p.controller.chosen
    lit = p.pointing.on(spot)
    if chosen and p.controller.side == "coop":
        picture = coop_picture((w, h))
    else:
        picture = hen_picture(card, (w, h), p.say(BREEDS[CARDS[card].breed].name))
    radius = 13 * w / 144
    if chosen or (lit and spot in p.targets):
        glow(c, rect, "focus" if chosen else "playable", radius, 16)
    elif spot in p.targets:
        glow(c, rect, "playable", radius, 10, border=0, strength=0.7)
    else:
        shadow(c, rect, radius, 2)
    angle = 0.0 if chosen else tilt_of(index, len(p.controller.hand))
    c.stamp(picture, (x + w / 2, y + h / 2), angle, fine=True)


def rooster_place(rect: Rect) -> Rect:
    """Return where the waiting rooster stands in its room."""
    x, y, w, h = rect
    size = min(150.0, w - 24, h - 64)
    return (x + (w - size) / 2, y + (h - size - 34) / 2, size, size)


def _paint_rooster(p: Painter, rect: Rect) -> None:
    if f"rooster/{p.model.viewer}" in p.hidden or p.controller.asked is not Phase.ROOSTER:
        return
    c = p.c
    place = rooster_place(rect)
    x, y, size, _ = place
    on = p.pointing.on(RoosterSpot())
    glow(c, place, "focus" if on else "playable", size / 2, 18, border=4)
    c.paste(rooster_picture(p.model.viewer, size), (x, y))
    at = (x + size / 2, y + size + 28)
    text(c, p.say(N_("Your rooster")), at, "min_b", align="center", valign="middle", max_w=rect[2], outline=VEIL, ow=3)
