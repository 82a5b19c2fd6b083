"""The stall: two shelves with upgrades on clear film, the decks beside them."""

from client.core.words import N_, NN_, Phrase
from client.tables.ham_helsing.cards.film import Film, film_picture
from client.tables.ham_helsing.hero.paint_board import THEME
from client.tables.ham_helsing.market.layout import Shelf
from client.tables.ham_helsing.market.look import DUSTY, GOLD_INK, GOOD, Market
from client.tables.ham_helsing.market.spots import FilmSpot
from client.ui.cards import card_back
from client.ui.colour import INK
from client.ui.icons import icon
from client.ui.metrics import Rect
from client.ui.shapes import circle, grad, rrect
from client.ui.soft import glow, shadow
from client.ui.surfaces import panel
from client.ui.text import text, text_w

TITLES = {"attack": N_("Attack upgrades"), "special": N_("Special upgrades")}


def paint_stall(m: Market) -> None:
    """Draw the stall with everything on it but the preview."""
    c, stall = m.p.c, m.parts.stall
    panel(c, stall, "wood", theme=THEME, radius=22)
    rrect(c, c.inset(stall, 12), INK, 16)
    grad(c, c.inset(stall, 15), "#5A3A2A", "#3C2620", 14)
    for row, shelf in m.parts.shelves.items():
        _shelf(m, row, shelf)


def _shelf(m: Market, row: str, shelf: Shelf) -> None:
    c, p = m.p.c, m.p
    x, y, w, h = shelf.title
    title = p.say(TITLES[row])
    text(c, title, (x, y + h / 2), "label", GOLD_INK, valign="middle", max_w=w)
    left = len(m.sight.market[row].deck)
    more = p.say(Phrase(NN_("{n} more face down", "{n} more face down"), n=left))
    used = text_w(c, title, "label") + 18
    if used + text_w(c, more, "min") <= w:
        text(c, more, (x + used, y + h / 2 + 1), "min", DUSTY, valign="middle")
    rrect(c, shelf.board, INK, 8)
    rrect(c, c.inset(shelf.board, 3), "brown", 6)
    if left:
        card_back(c, shelf.deck, theme=THEME)
    for slot, rect in enumerate(shelf.films):
        upgrade = m.sight.market[row].slots[slot]
        if upgrade is None:
            rrect(c, rect, c.col("#000000", 60), 12, 2, c.col("#FFFFFF", 60))
        elif f"film/{row}/{slot}" not in p.hidden:
            _film(m, FilmSpot(row, slot), upgrade, rect)


def _film(m: Market, spot: FilmSpot, upgrade: str, rect: Rect) -> None:
    c, p, showing = m.p.c, m.p, m.showing
    price = m.price(upgrade)
    affordable = m.exchanging or price <= m.sight.money[showing.c]
    on = p.pointing.on(spot)
    if on:
        rect = (rect[0], rect[1] - 6, rect[2], rect[3])
    picked = (spot.row, spot.slot) in m.picks
    radius = 13 * rect[2] / 150
    if picked:
        glow(c, rect, GOOD, radius, 14, border=4)
    elif spot in p.targets:
        glow(c, rect, "focus" if on else "playable", radius, 14 if on else 8, border=3)
    else:
        shadow(c, rect, radius, 2)
    c.paste(film_picture(Film(upgrade, price, affordable), rect[2:], p.rich), rect[:2])
    if showing.waiting or not affordable:
        rrect(c, rect, c.col("#2A1B12", 96), radius)
    if picked:
        at = (rect[0] + rect[2] / 2, rect[1] + rect[3] - 26)
        circle(c, at, 22, GOOD, 4)
        icon(c, "swap", at, 26, INK)
