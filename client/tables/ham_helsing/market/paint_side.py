"""The rat behind the stall, and the purses of all heroes in the order in which they buy."""

from client.core.words import N_, Phrase
from client.games.ham_helsing import names
from client.tables.ham_helsing.hero.paint_board import THEME
from client.tables.ham_helsing.market.look import Market
from client.ui.art import art
from client.ui.colour import INK
from client.ui.metrics import Rect
from client.ui.rich import rich
from client.ui.seats import seat_mark
from client.ui.shapes import circle, rrect
from client.ui.surfaces import panel
from client.ui.text import text, text_w
from client.ui.theme import TEXT, accent

STRIPES = 8
PURSE_H = 58.0
TALLEST = 1.15
"""Height of the rat's picture by its width."""


def paint_side(m: Market) -> None:
    """Draw the rat under its awning, and who has how much."""
    c, side = m.p.c, m.parts.side
    panel(c, side, theme=THEME)
    x, y, w, h = side
    rows = purse_rects(side, len(m.sight.team))
    words_h = 70.0
    top = rows[0][1] if rows else y + h - 10
    room = max(60.0, top - y - words_h - 24)
    tall = min(room, (w - 28) * TALLEST)
    picture: Rect = (x + 14, y + 14 + (room - tall) / 2, w - 28, tall)
    rrect(c, picture, INK, 18)
    art(c, "ham_helsing/rat", c.inset(picture, 4), radius=15, focus=0.25)
    _awning(m, (picture[0], picture[1] - 6, picture[2], min(40.0, picture[3] * 0.28)))
    middle = x + w / 2
    name = m.p.say(N_("Swamp O' Lies") if m.showing.swamp and not m.showing.waiting else N_("Rat Market"))
    at = (middle, picture[1] + picture[3] + 26)
    text(c, name, at, "h2", accent(THEME, 2), align="center", valign="middle", max_w=w - 20)
    sub = m.p.rich(N_("buying in seat order"))
    rich(c, sub, (x + 10, at[1] + 16, w - 20, 28), "min", TEXT["on_dark_2"], align="center", valign="middle", fit=True)
    for hero, rect in enumerate(rows):
        _purse(m, hero, rect)


def purse_rects(side: Rect, count: int) -> list[Rect]:
    """Return where the purses lie, at the foot of the column."""
    x, y, w, h = side
    each = min(PURSE_H + 8, (h * 0.55) / max(1, count))
    top = y + h - 10 - count * each
    return [(x + 12, top + i * each, w - 24, each - 8) for i in range(count)]


def _awning(m: Market, rect: Rect) -> None:
    c = m.p.c
    x, y, w, h = rect
    each = w / STRIPES
    for i in range(STRIPES):
        stripe = (x + i * each, y, each, h)
        rrect(c, stripe, INK, 10)
        rrect(c, c.inset(stripe, 2.5), "red" if i % 2 == 0 else "#FFF3DC", 8)


def _purse(m: Market, hero: int, rect: Rect) -> None:
    c, sight, buyer = m.p.c, m.sight, m.showing.c
    x, y, w, h = rect
    middle = y + h / 2
    rrect(c, rect, c.col("#FFFFFF", 40 if hero == buyer else 14), 14)
    if hero == buyer:
        rrect(c, rect, None, 14, 4, accent(THEME))
    r = min(21.0, h * 0.38)
    at = (x + r + 12, middle)
    circle(c, at, r + 2, INK)
    art(c, f"ham_helsing/{sight.team[hero].hero.id}", (at[0] - r, at[1] - r, 2 * r, 2 * r), radius=r)
    seat = (at[0] + r * 0.8, at[1] + r * 0.8)
    circle(c, seat, 10, INK)
    seat_mark(c, seat, 8.5, sight.team[hero].seat)
    money = f"${round(m.p.shown(f'money/{hero}', sight.money[hero]))}"
    text(c, money, (x + w - 14, middle), "h3", "yellow.2", align="right", valign="middle")
    left, right = x + 2 * r + 26, x + w - 24 - text_w(c, money, "h3")
    name = m.p.say(names.hero_of(sight, hero))
    text(c, name, (left, middle), "label", valign="middle", max_w=right - left)
    note = m.p.say(_note(m, hero))
    room = right - left - text_w(c, name, "label") - 12
    if note and text_w(c, note, "min") <= room:
        ink = accent(THEME, 2) if hero == buyer else TEXT["on_dark_2"]
        text(c, note, (right, middle), "min", ink, align="right", valign="middle", max_w=room)


def _note(m: Market, hero: int) -> Phrase:
    """Say when a hero buys."""
    if hero == m.showing.c:
        return Phrase(N_("buys"))
    if m.showing.swamp:
        return Phrase("")
    return Phrase(N_("next")) if hero == m.showing.c + 1 else Phrase(N_("later") if hero > m.showing.c else N_("done"))
