"""The cards of Hens as pictures: hens in the hand and in the yard, small tiles, coops and backs.

A hen's number and shape stand at its upper edge, its eggs at the lower one, its medals at the side; the feather tells
that there is a second one like it.
"""

from typing import NamedTuple

from client.games.hens.components import CARDS, Card
from client.tables.hens.look import THEME, art_of, look_of
from client.ui.art import art
from client.ui.canvas import Canvas, Picture
from client.ui.cards import card_back
from client.ui.colour import INK, mix
from client.ui.icons import icon
from client.ui.metrics import Rect, inset
from client.ui.shapes import circle, rrect, shape
from client.ui.text import Align, text, text_w
from client.ui.theme import FLOOR, PAPER, Face

DESIGN_W = 144.0
"""Width for which the measures of cards are meant; a card of another width is the same in proportion."""
TALL = 1.25
"""Cards at least so much higher than wide have a band and a foot; others are all picture."""
TILE_BELOW = 84.0
"""Cards narrower than this are tiles without a picture: it could not be made out."""
TILE_W = 58.0
EGG = "#FFFFFF"
COOP_INK = mix("red.2", "#FFFFFF", 0.25)

Size = tuple[float, float]


class Parts(NamedTuple):
    """Measures of a card: its scale, corner, border, and the heights of band and foot."""

    f: float
    radius: float
    border: float
    band: float
    foot: float


def hen_picture(card: Card, size: Size, title: str = "") -> Picture:
    """Return a hen as it lies open; in a hand its breed stands below as ``title``."""
    w, h = round(size[0], 1), round(size[1], 1)
    if w < TILE_BELOW:
        return tile_picture(card, (w, h))
    draw = _draw_tall if h / w >= TALL else _draw_wide
    return Picture(("hens hen", card, w, h, title), w, h, lambda c: draw(c, card, title))


def coop_picture(size: Size) -> Picture:
    """Return a card lying face down in a yard."""
    w, h = round(size[0], 1), round(size[1], 1)
    return Picture(("hens coop", w, h), w, h, _draw_coop)


def back_picture(size: Size) -> Picture:
    """Return the back that all cards share."""
    w, h = round(size[0], 1), round(size[1], 1)
    return Picture(("hens back", w, h), w, h, lambda c: card_back(c, c.rect, THEME, shadow_level=0))


def tile_picture(card: Card, size: Size) -> Picture:
    """Return a hen as a small tile: colour, number, shape, eggs and medals."""
    w, h = round(size[0], 1), round(size[1], 1)
    return Picture(("hens tile", card, w, h), w, h, lambda c: _draw_tile(c, card))


def rooster_picture(seat: int, size: float) -> Picture:
    """Return the rooster of a seat on its disc."""
    side = round(size, 1)

    def draw(c: Canvas) -> None:
        middle = (side / 2, side / 2)
        circle(c, middle, side / 2, INK)
        circle(c, middle, side / 2 - max(2.0, side * 0.05), PAPER)
        art(c, f"hens/rooster_{seat}", inset(c.rect, side * 0.14), cover=False)

    return Picture(("hens rooster", seat, side), side, side, draw)


def corner_of(width: float) -> float:
    """Return the radius of the corners of a card this wide."""
    return 8 * width / TILE_W if width < TILE_BELOW else 13 * width / DESIGN_W


def _parts(c: Canvas) -> Parts:
    f = c.w / DESIGN_W
    return Parts(f, 13 * f, max(3.5, 5 * f), 44 * f, 36 * f)


def _draw_tall(c: Canvas, card: Card, title: str) -> None:
    """Draw band, picture and foot, as a card is held in the hand."""
    p, look = _parts(c), look_of(card)
    w, h, b, f = c.w, c.h, p.border, p.f
    rrect(c, c.rect, INK, p.radius)
    rrect(c, inset(c.rect, b), look.face, p.radius - b * 0.7)
    picture: Rect = (b + 4 * f, b + p.band, w - 2 * b - 8 * f, h - 2 * b - p.band - p.foot)
    rrect(c, inset(picture, -2.5 * f), INK, 9 * f)
    art(c, art_of(card), picture, radius=7 * f, focus=0.4)
    middle = b + p.band / 2 - f
    _number(c, card, (b + 9 * f, middle), 36 * f, "left")
    _number(c, card, (w - b - 9 * f, middle), 36 * f, "right")
    shape(c, look.shape, (w / 2, middle), 13 * f, look.light, 2.6 * f)
    foot: Rect = (b + 3 * f, h - b - p.foot + 5 * f, w - 2 * b - 6 * f, p.foot - 8 * f)
    rrect(c, foot, PAPER, 8 * f)
    if title:
        _title(c, title, (foot[0] + 6 * f, foot[1], foot[2] - 10 * f, foot[3]), max(FLOOR, 18 * f))
        _egg_pill(c, card, (picture[0] + 3 * f, picture[1] + picture[3] - 34 * f), p)
    else:
        _loose_eggs(c, card, foot, p)
    _medals(c, card, (w - b - 20 * f, picture[1] + 23 * f), 34 * f)


def _title(c: Canvas, title: str, room: Rect, size: float) -> None:
    """Write a name on one line; a long one in thinner letters."""
    x, y, w, h = room
    face: Face = "bold" if text_w(c, title, ("bold", FLOOR)) <= w else "body"
    text(c, title, (x, y + h / 2), (face, size), INK, valign="middle", max_w=w)


def _loose_eggs(c: Canvas, card: Card, foot: Rect, p: Parts) -> None:
    """Lay the eggs into the middle of the foot and the feather into its corner."""
    x, y, w, h = foot
    count, f = CARDS[card].eggs, p.f
    for i in range(count):
        icon(c, "egg", (x + w / 2 + (i - (count - 1) / 2) * 25 * f, y + h / 2), 25 * f, EGG)
    if CARDS[card].copies > 1:
        icon(c, "feather", (x + w - 15 * f, y + h / 2), 21 * f, EGG)


def _draw_wide(c: Canvas, card: Card, _title: str) -> None:
    """Draw the picture as large as the card, with what counts above it, as a card lies in a yard."""
    p, look = _parts(c), look_of(card)
    w, b, f = c.w, p.border, p.f
    rrect(c, c.rect, INK, p.radius)
    rrect(c, inset(c.rect, b), look.face, p.radius - b * 0.7)
    inner = inset(c.rect, b + 3 * f)
    art(c, art_of(card), inner, radius=8 * f, focus=0.5)
    _number(c, card, (b + 10 * f, b + 27 * f), 48 * f, "left")
    at = (w - b - 21 * f, b + 22 * f)
    circle(c, at, 18 * f, INK)
    shape(c, look.shape, at, 11 * f, look.light, 0)
    _egg_pill(c, card, None, p)
    _medals(c, card, (w - b - 21 * f, b + 61 * f), 32 * f)


def _egg_pill(c: Canvas, card: Card, pos: tuple[float, float] | None, p: Parts) -> None:
    """Lay eggs and feather over a picture, with the left top corner at ``pos``; without it in the middle below."""
    hen, f = CARDS[card], p.f
    signs = hen.eggs + (hen.copies > 1)
    w = signs * 25 * f + 16 * f
    x, y = pos or ((c.w - w) / 2, c.h - p.border - 36 * f)
    rrect(c, (x, y, w, 32 * f), INK, 16 * f)
    rrect(c, (x + 2.5 * f, y + 2.5 * f, w - 5 * f, 27 * f), PAPER, 13.5 * f)
    at = x + w / 2 - (signs - 1) * 12.5 * f
    for i in range(hen.eggs):
        icon(c, "egg", (at + i * 25 * f, y + 16 * f), 25 * f, EGG)
    if hen.copies > 1:
        icon(c, "feather", (at + hen.eggs * 25 * f + 2 * f, y + 16 * f), 21 * f, EGG)


def _medals(c: Canvas, card: Card, first: tuple[float, float], size: float) -> None:
    """Hang the medals below each other."""
    x, y = first
    for i in range(CARDS[card].medals):
        icon(c, "medal", (x, y + i * size * 0.98), size)


def _number(c: Canvas, card: Card, at: tuple[float, float], size: float, align: Align) -> None:
    number = str(CARDS[card].number)
    text(
        c, number, at, ("title", size), "#FFFFFF", align=align, valign="middle", outline=INK, ow=max(2.4, size * 0.085)
    )


def _draw_tile(c: Canvas, card: Card) -> None:
    hen, look = CARDS[card], look_of(card)
    w, h = c.w, c.h
    f = min(w, h) / TILE_W
    rrect(c, c.rect, INK, 8 * f)
    rrect(c, inset(c.rect, 3 * f), look.face, 6 * f)
    if f < 0.75:
        _number(c, card, (7 * f, h * 0.5), max(18.0, 36 * f), "left")
        shape(c, look.shape, (w - 17 * f, h * 0.5), 11 * f, look.light, 2.4 * f)
        return
    _number(c, card, (8 * f, h * 0.4), 33 * f, "left")
    shape(c, look.shape, (w - 16 * f, 17 * f), 10 * f, look.light, 2.4 * f)
    for i in range(hen.eggs):
        icon(c, "egg", (12 * f + i * 14 * f, h - 12 * f), 15 * f, EGG)
    for i in range(hen.medals):
        icon(c, "medal", (w - 12 * f - i * 12 * f, h - 14 * f), 20 * f)


def _draw_coop(c: Canvas) -> None:
    w, h = c.w, c.h
    f = w / DESIGN_W
    small = w < TILE_BELOW
    radius = corner_of(w)
    border = 3 * w / TILE_W if small else max(3.5, 5 * f)
    rrect(c, c.rect, INK, radius)
    inner = inset(c.rect, border)
    art(c, "hens/coop_back", inner, radius=radius - border * 0.7, focus=0.5)
    if not small:
        pill: Rect = (w / 2 - 27 * f, h - border - 36 * f, 54 * f, 32 * f)
        rrect(c, pill, INK, 16 * f)
        at = (w / 2, pill[1] + 16 * f)
        text(c, "\u22121", at, ("title", 25 * f), COOP_INK, align="center", valign="middle", max_w=46 * f)
