"""A discard pile that is leafed through, spread out over the boards."""

from client.core.words import NN_, Phrase, SeatName
from client.tables.hemloch.cards import hand_picture
from client.tables.hemloch.look import THEME
from client.tables.hemloch.painter import Painter
from client.tables.hemloch.places import PilePlaces
from client.tables.hemloch.spots import PileCardSpot
from client.ui.colour import INK
from client.ui.icons import icon
from client.ui.soft import glow
from client.ui.surfaces import panel
from client.ui.text import text


def paint_pile(p: Painter, pile: PilePlaces) -> None:
    """Spread it out in order of arrival; what can be chosen glows."""
    c, cards = p.c, p.model.sight.discards[pile.seat]
    panel(c, pile.sheet, "paper", theme=THEME, level=3)
    x, y, w, _ = pile.sheet
    icon(c, "skull", (x + 42, y + 38), 38)
    mine = pile.seat == p.model.viewer
    text_of = (
        NN_("Your discards: {n} card", "Your discards: {n} cards")
        if mine
        else NN_("Discards of {name}: {n} card", "Discards of {name}: {n} cards")
    )
    words = Phrase(text_of, n=len(cards), name=SeatName(pile.seat))
    text(c, p.say(words), (x + 74, y + 38), "h3", INK, valign="middle", max_w=w - 160)
    choosing = any(PileCardSpot(i) in p.targets for i in range(len(cards)))
    if not choosing:
        icon(c, "close", (x + w - 38, y + 38), 26, INK)
    for i in sorted(range(len(cards)), key=lambda i: p.pointing.on(PileCardSpot(i))):
        rect = pile.cards[i]
        on = p.pointing.on(PileCardSpot(i))
        if on:
            glow(c, rect, "purple.2", 12, 12, border=4)
        elif PileCardSpot(i) in p.targets:
            glow(c, rect, "green", 12, 6, border=3)
        c.paste(hand_picture(cards[i], rect[2:], p.say), rect[:2])
