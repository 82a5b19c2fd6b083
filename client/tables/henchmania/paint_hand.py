"""The viewer's hand, grouped by site: what can be played glows, the chosen card stands out."""

from functools import partial

from client.games.henchmania.components import Card
from client.tables.fans import Held, paint_fan
from client.tables.henchmania.cards import hand_picture
from client.tables.henchmania.painter import Painter
from client.tables.henchmania.spots import HandSpot
from client.ui.canvas import Picture
from client.ui.metrics import Rect


def paint_hand(p: Painter) -> None:
    """Draw the fan."""
    held = [
        Held(HandSpot(i), rect, partial(_picture, p, card, rect))
        for i, (card, rect) in enumerate(zip(p.controller.hand, p.places.hand, strict=True))
    ]
    paint_fan(p, p.places.zones.hand, held, p.controller.chosen)


def _picture(p: Painter, card: Card, rect: Rect, seen: float) -> Picture:
    """Return a card of which so much of the width is seen."""
    return hand_picture(p.model.sight.cards[card], card, rect[2:], p.say, seen)
