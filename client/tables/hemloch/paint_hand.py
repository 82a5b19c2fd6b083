"""The viewer's hand: what can be played glows, the chosen card stands out."""

from client.core.words import N_
from client.games.hemloch.components import Card
from client.tables.hemloch.cards import HAND_W, hand_picture, veil_picture
from client.tables.hemloch.painter import Painter
from client.tables.hemloch.places import cards_in
from client.tables.hemloch.spots import HandSpot
from client.ui.metrics import Rect
from client.ui.soft import glow, shadow
from client.ui.text import text
from client.ui.theme import TEXT

TILT = 1.2
"""Degrees by which neighbouring cards of the fan differ."""


def tilt_of(index: int, count: int) -> float:
    """Return the angle of a card in the fan, against the clock."""
    return -(index - (count - 1) / 2) * min(TILT, 14 / max(1, count))


def paint_hand(p: Painter) -> None:
    """Draw the fan; a card that is pointed at or chosen lies on top."""
    hand = cards_in(p.model.sight.hands[p.model.viewer])
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
            _paint_card(p, (i, len(hand)), hand[i], p.places.hand[i])


def _paint_card(p: Painter, place: tuple[int, int], card: Card, rect: Rect) -> None:
    c, spot = p.c, HandSpot(place[0])
    x, y, w, h = rect
    chosen, on = spot == p.controller.chosen, p.pointing.on(spot)
    if on and not chosen:
        y = max(p.places.zones.hand[1] + 1, y - 12)
        rect = (x, y, w, h)
    if chosen:
        glow(c, rect, "focus", 12, 16)
    elif spot in p.targets and p.controller.chosen is None:
        glow(c, rect, "playable", 12, 14 if on else 8, border=3 if on else 0, strength=0.75)
    else:
        shadow(c, rect, 12, 2)
    middle = (x + w / 2, y + h / 2)
    angle = 0.0 if chosen or on else tilt_of(*place)
    c.stamp(hand_picture(card, (w, h), p.say), middle, angle, fine=True)
    dim = bool(p.targets) and spot not in p.targets and p.model.lights
    if dim and bool(p.model.legal) and not chosen:
        c.stamp(veil_picture((w, h), round(14 * w / HAND_W)), middle, angle, fine=True)
