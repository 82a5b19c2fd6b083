"""The cards of Henchmania as pictures: in a hand, before a seat, from behind; and the Henchmen."""

from typing import NamedTuple

from client.core.words import N_, Phrase
from client.games.henchmania.components import PLAIN, Card, CardPrint, Kind, Play
from client.tables.henchmania.look import SITE_LOOKS, art_of, look_of
from client.tables.table import Say
from client.ui.art import art
from client.ui.canvas import Canvas, Picture
from client.ui.colour import INK, PALETTE, mix
from client.ui.icons import icon
from client.ui.markup import escape
from client.ui.metrics import Rect, inset
from client.ui.rich import rich
from client.ui.shapes import circle, fill_rect, poly, rrect, shape
from client.ui.text import text, text_w
from client.ui.theme import FLOOR, PAPER, SEATS, TEXT

DESIGN_W = 148.0
"""Width for which the measures of a card in hand are meant; a card of another width is the same in proportion."""
SMALL_W = 72.0
"""The same of a card that lies before a seat."""
NO_USE = 6
"""A weapon with this value is no better than bare hands, so it is not printed."""

Size = tuple[float, float]


class _Words(NamedTuple):
    """What is written on a card, and how much of its width, from the left, is free for it."""

    title: str
    foot: str
    free: float


def hand_picture(printed: CardPrint, card: Card, size: Size, say: Say, shown: float | None = None) -> Picture:
    """Return a card as it is held: name, illustration, and what it is good for.

    ``shown`` is the width that the next card leaves uncovered, into which the words are fitted.
    """
    w, h = round(size[0], 1), round(size[1], 1)
    free = w if shown is None else min(w, round(shown, 1))
    words = _Words(say(printed.name), say(foot_words(printed)), free)
    key = ("henchmania hand", card, w, h, words, printed.attack, printed.defense)
    return Picture(key, w, h, lambda c: _draw_hand(c, printed, card, words))


def small_picture(card: Card, size: Size, *, turned: bool = False) -> Picture:
    """Return a card as it lies before a seat, without words; a turned one is dark."""
    w, h = round(size[0], 1), round(size[1], 1)
    return Picture(("henchmania small", card, w, h, turned), w, h, lambda c: _draw_small(c, card, turned=turned))


def back_picture(site: int, size: Size) -> Picture:
    """Return the back of a site's cards."""
    w, h = round(size[0], 1), round(size[1], 1)
    return Picture(("henchmania back", site, w, h), w, h, lambda c: _draw_back(c, site))


def pawn_picture(owner: int, size: Size, counts_for: int | None = None) -> Picture:
    """Return a Henchman in its owner's colour; one that counts for another seat bears its sign on its head."""
    w, h = round(size[0], 1), round(size[1], 1)
    other = counts_for if counts_for != owner else None
    return Picture(("henchmania pawn", owner, w, h, other), w, h, lambda c: _draw_pawn(c, owner, other))


def foot_words(printed: CardPrint) -> str:
    """Return what stands at the foot of a card that is no weapon; a catalogue text."""
    if printed.kind is Kind.RESERVE:
        return N_("Reserve")
    if printed.kind is Kind.TRUMP:
        return N_("Trump")
    return N_("Reaction") if printed.play is Play.REACTION else N_("Action")


def card_kind(card: Card) -> Phrase:
    """Return what kind of card it is, in words."""
    if PLAIN[card].play is Play.WEAPON:
        return Phrase(N_("Weapon"))
    return Phrase(foot_words(PLAIN[card]))


def _draw_hand(c: Canvas, printed: CardPrint, card: Card, words: _Words) -> None:
    look = look_of(card)
    f = c.w / DESIGN_W
    radius, border = 14 * f, max(3.0, 5 * f)
    band, foot = max(30.0, 44 * f), max(26.0, 38 * f)
    rrect(c, c.rect, INK, radius)
    inner = inset(c.rect, border)
    rrect(c, inner, PAPER, radius - border * 0.7)
    rrect(c, (inner[0], inner[1], inner[2], band), look.family, radius - border * 0.7)
    fill_rect(c, (inner[0], inner[1] + band - 10 * f, inner[2], 10 * f), f"{look.family}.1")
    covered = c.w - words.free
    name_w = inner[2] - 12 * f - max(0.0, covered - border)
    _draw_title(c, words.title, (inner[0] + 7 * f, inner[1], name_w, band - 5 * f), (look.ink, 21 * f))
    picture: Rect = (inner[0] + 4 * f, inner[1] + band - 3 * f, inner[2] - 8 * f, inner[3] - band - foot + 3 * f)
    rrect(c, inset(picture, -2.5 * f), INK, 8 * f)
    art(c, art_of(card), picture, radius=6 * f, focus=0.45)
    at = (inner[0] + band * 0.45, inner[1] + band * 1.25)
    circle(c, at, band * 0.44, INK)
    circle(c, at, band * 0.44 - max(2.0, 2.5 * f), PAPER)
    icon(c, look.icon, at, band * 0.56)
    _draw_foot(c, printed, words.foot, (inner[0], inner[1] + inner[3] - foot, inner[2] - covered, foot))


def _draw_title(c: Canvas, title: str, room: Rect, pen: tuple[str, float]) -> None:
    """Write a name on one line, or on two where it would have to be cut."""
    ink, size = pen
    if " " in title and text_w(c, title, ("title", FLOOR)) > room[2]:
        rich(c, escape(title), room, ("title", FLOOR), ink, valign="middle", lead=0.74, fit=True)
        return
    at = (room[0], room[1] + room[3] / 2)
    text(c, title, at, ("title", max(FLOOR, size)), ink, valign="middle", max_w=room[2], max_h=room[3])


def _draw_foot(c: Canvas, printed: CardPrint, words: str, foot: Rect) -> None:
    x, y, w, h = foot
    middle = y + h / 2 + 1
    if printed.play is not Play.WEAPON:
        at = (x + w / 2, middle)
        text(
            c,
            words,
            at,
            ("bold", max(FLOOR, h * 0.42)),
            TEXT["on_paper_2"],
            align="center",
            valign="middle",
            max_w=w - 8,
        )
        return
    stats = [
        (sign, value) for sign, value in (("sword", printed.attack), ("shield", printed.defense)) if value < NO_USE
    ]
    for i, (sign, value) in enumerate(stats):
        at_x = x + w * (i + 0.5) / len(stats)
        icon(c, sign, (at_x - h * 0.4, middle), h * 0.72)
        text(
            c,
            f"{value}+",
            (at_x + h * 0.38, middle),
            ("title", max(FLOOR, h * 0.62)),
            INK,
            align="center",
            valign="middle",
        )


def _draw_small(c: Canvas, card: Card, *, turned: bool) -> None:
    look = look_of(card)
    w, h = c.w, c.h
    k = w / SMALL_W
    rrect(c, c.rect, INK, 9 * k)
    rrect(c, inset(c.rect, max(2.0, 3.5 * k)), look.family, 7 * k)
    art(c, art_of(card), (5 * k, 5 * k, w - 10 * k, h - 12 * k), radius=5 * k, focus=0.45)
    if PLAIN[card].kind is Kind.TRUMP:
        icon(c, "crown", (w / 2, h - 12 * k), 24 * k)
    if turned:
        rrect(c, c.rect, c.col("#1A1020", 110), 9 * k)
        circle(c, (w - 15 * k, 15 * k), 13 * k, INK)
        icon(c, "replay", (w - 15 * k, 15 * k), 18 * k)


def _draw_back(c: Canvas, site: int) -> None:
    look = SITE_LOOKS[site]
    w, h = c.w, c.h
    k = w / SMALL_W
    rrect(c, c.rect, INK, 9 * k)
    rrect(c, inset(c.rect, max(2.0, 3.5 * k)), PAPER, 7 * k)
    field = inset(c.rect, max(3.5, 7 * k))
    rrect(c, field, f"{look.family}.1", 5 * k)
    if w > 44:
        step = field[2] / 4
        for row in range(int(field[3] / step)):
            for column in range(4):
                at = (field[0] + (column + 0.5) * step, field[1] + (row + 0.6) * step)
                shape(c, "diamond", at, 3.2 * k, look.family, 0)
    middle = (w / 2, h / 2)
    circle(c, middle, w * 0.34, INK)
    circle(c, middle, w * 0.34 - max(1.5, 3 * k), look.family)
    icon(c, look.icon, middle, w * 0.46)


def _draw_pawn(c: Canvas, owner: int, counts_for: int | None) -> None:
    """Draw a bust-shaped pawn whose foot stands on the lower edge, with the seat's sign on its chest."""
    h = c.h / 1.04
    x, y = c.w / 2, h
    w = min(h * 0.74, c.w - 2)
    base = c.seat_colour(owner)
    dark = PALETTE[SEATS[owner].family][1] if base == PALETTE[SEATS[owner].family][0] else mix(base, INK, 0.35)
    rim = max(1.6, h / 13)
    body = [
        (-0.5, 0.0),
        (-0.46, 0.2),
        (-0.22, 0.42),
        (-0.18, 0.58),
        (0.18, 0.58),
        (0.22, 0.42),
        (0.46, 0.2),
        (0.5, 0.0),
    ]
    inner = w - 2 * rim
    poly(c, [(x + dx * inner, y - rim * 0.6 - dy * h) for dx, dy in body], dark, rim)
    lit = [(-0.5, 0.01), (-0.44, 0.2), (-0.2, 0.42), (-0.16, 0.57), (0.06, 0.57), (0.14, 0.01)]
    poly(c, [(x + dx * inner, y - rim * 0.6 - dy * h) for dx, dy in lit], base)
    head = (x, y - h * 0.72)
    circle(c, head, h * 0.26, INK)
    circle(c, head, h * 0.26 - rim * 0.8, base)
    circle(c, (x - h * 0.08, y - h * 0.79), h * 0.055, mix(base, "#FFFFFF", 0.55))
    shape(c, SEATS[owner].shape, (x, y - h * 0.24), h * 0.135, "#FFFFFF", 0)
    if counts_for is not None:
        circle(c, head, h * 0.24, INK)
        shape(c, SEATS[counts_for].shape, head, h * 0.16, c.seat_colour(counts_for), max(1.5, h / 40), "#FFFFFF")
