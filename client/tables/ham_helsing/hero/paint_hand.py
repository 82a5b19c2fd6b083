"""The hand: what can be played glows, what is pointed at stands higher."""

from typing import NamedTuple

from client.core.words import N_
from client.tables.ham_helsing.cards.face import Face, card_picture
from client.tables.ham_helsing.hero.spots import HandSpot
from client.tables.ham_helsing.model import HamPainting
from client.tables.table import Spot
from client.ui.metrics import Rect
from client.ui.shapes import rrect
from client.ui.soft import glow, shadow
from client.ui.text import text
from client.ui.theme import TEXT

LIFT = 8.0
DIM = "#1A1020"


class Hand(NamedTuple):
    """The cards of the hand by uid, and the one that is chosen."""

    zone: Rect
    cards: dict[int, Rect]
    chosen: Spot | None = None


def paint_hand(p: HamPainting, hand: Hand) -> None:
    """Draw the hand; a card that is pointed at or chosen lies on top."""
    x, y, w, h = hand.zone
    if not hand.cards:
        at = (x + w / 2, y + h / 2)
        words = p.say(N_("No cards in hand"))
        text(p.c, words, at, "min", TEXT["on_dark_2"], align="center", valign="middle", max_w=w)

    def height(uid: int) -> tuple[bool, bool]:
        return HandSpot(uid) == hand.chosen, p.pointing.on(HandSpot(uid))

    for uid in sorted(hand.cards, key=height):
        if f"hand/{uid}" not in p.hidden:
            _card(p, hand, uid, chosen=HandSpot(uid) == hand.chosen)


def _covered(hand: Hand, uid: int) -> float:
    """Return how much of a card the next one lies on, in whole design pixels."""
    x, _, w, _ = hand.cards[uid]
    after = [left for left, *_ in hand.cards.values() if left > x]
    return float(round(max(0.0, x + w - min(after)))) if after else 0.0


def _card(p: HamPainting, hand: Hand, uid: int, *, chosen: bool) -> None:
    c, spot, rect = p.c, HandSpot(uid), hand.cards[uid]
    on = p.pointing.on(spot)
    face = Face(p.model.sight.cards[uid], covered=0.0 if on or chosen else _covered(hand, uid))
    if on and not chosen:
        rect = (rect[0], rect[1] - LIFT, rect[2], rect[3])
    lit = spot in p.targets
    radius = 14 * rect[2] / 172
    shadow(c, rect, radius, 3 if on or chosen else 2)
    if chosen or (on and lit):
        glow(c, rect, "focus", radius, 14, border=4)
    elif lit:
        glow(c, rect, "playable", radius, 10, border=3)
    c.paste(card_picture(face, rect[2:], p.rich), rect[:2])
    if p.targets and not lit and not chosen and p.model.legal:
        rrect(c, rect, c.col(DIM, 90), radius)
