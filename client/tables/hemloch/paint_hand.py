"""The viewer's hand: what can be played glows, the chosen card stands out."""

from functools import partial

from client.games.hemloch.components import Card
from client.tables.fans import Held, paint_fan
from client.tables.hemloch.cards import hand_picture
from client.tables.hemloch.painter import Painter
from client.tables.hemloch.places import cards_in
from client.tables.hemloch.spots import HandSpot
from client.ui.canvas import Picture
from client.ui.metrics import Rect


def paint_hand(p: Painter) -> None:
    """Draw the fan."""
    hand = cards_in(p.model.sight.hands[p.model.viewer])
    held = [
        Held(HandSpot(i), rect, partial(_picture, p, card, rect))
        for i, (card, rect) in enumerate(zip(hand, p.places.hand, strict=True))
    ]
    paint_fan(p, p.places.zones.hand, held, p.controller.chosen)


def _picture(p: Painter, card: Card, rect: Rect, seen: float) -> Picture:
    """Return a card of which so much of the width is seen."""
    return hand_picture(card, rect[2:], p.say, seen)
