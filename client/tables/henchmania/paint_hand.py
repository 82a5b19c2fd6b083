"""The viewer's hand, grouped by site: what can be played glows, the chosen card stands out."""

from client.core.words import N_
from client.games.henchmania.components import Card
from client.tables.henchmania.cards import hand_picture
from client.tables.henchmania.painter import Painter
from client.tables.henchmania.spots import HandSpot
from client.ui.canvas import Canvas, Picture
from client.ui.metrics import Rect
from client.ui.shapes import rrect
from client.ui.soft import glow, shadow
from client.ui.text import text
from client.ui.theme import TEXT

TILT = 1.1
"""Degrees by which neighbouring cards of the fan differ."""


def tilt_of(index: int, count: int) -> float:
    """Return the angle of a card in the fan, against the clock."""
    return -(index - (count - 1) / 2) * min(TILT, 14 / max(1, count))


def paint_hand(p: Painter) -> None:
    """Draw the fan; a card that is pointed at or chosen lies on top."""
    hand = p.controller.hand
    x, y, w, h = p.places.zones.hand
    covered = "hand" in p.hidden
    if not hand or covered:
        words = N_("Your hand is covered.") if covered else N_("You have no cards in your hand.")
        at = (x + w / 2, y + h / 2)
        text(p.c, p.say(words), at, "min", TEXT["on_dark_2"], align="center", valign="middle", max_w=w)
    if covered:
        return
    for i in sorted(range(len(hand)), key=lambda i: (HandSpot(i) == p.controller.chosen, p.pointing.on(HandSpot(i)))):
        if f"hand/{i}" not in p.hidden:
            _paint_card(p, i, hand[i], p.places.hand[i])


def _paint_card(p: Painter, index: int, card: Card, rect: Rect) -> None:
    c, spot = p.c, HandSpot(index)
    x, y, w, h = rect
    chosen = spot == p.controller.chosen
    on = p.pointing.on(spot)
    if on and not chosen:
        y = max(p.places.zones.hand[1] + 2, y - 12)
        rect = (x, y, w, h)
    upright = chosen or on
    if chosen:
        glow(c, rect, "focus", 12, 16)
    elif spot in p.targets and p.controller.chosen is None:
        glow(c, rect, "playable", 12, 14 if on else 8, border=3 if on else 0, strength=0.75)
    else:
        shadow(c, rect, 12, 2)
    shown = w if upright else _uncovered(p, index)
    picture = hand_picture(p.model.sight.cards[card], card, (w, h), p.say, shown)
    angle = 0.0 if upright else tilt_of(index, len(p.controller.hand))
    c.stamp(picture, (x + w / 2, y + h / 2), angle, fine=True)
    dim = bool(p.targets) and spot not in p.targets and p.model.lights
    if dim and bool(p.model.legal) and not chosen:
        c.stamp(_veil((w, h)), (x + w / 2, y + h / 2), angle, fine=True)


def _uncovered(p: Painter, index: int) -> float:
    """Return how much of a card's width its right neighbour leaves free."""
    places = p.places.hand
    w = places[index][2]
    return w if index + 1 >= len(places) else min(w, places[index + 1][0] - places[index][0])


def _veil(size: tuple[float, float]) -> Picture:
    """Return what lies over a card that cannot be played now."""
    w, h = round(size[0], 1), round(size[1], 1)

    def draw(c: Canvas) -> None:
        rrect(c, c.rect, c.col("#1A1020", 96), 14 * w / 148)

    return Picture(("henchmania veil", w, h), w, h, draw)
