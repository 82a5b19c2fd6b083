"""An upgrade as a picture: clear film on which only its own slots are printed."""

from typing import NamedTuple

from client.core.words import Phrase
from client.games.ham_helsing.components import CARDS
from client.tables.ham_helsing.cards.lettering import TEXT_LEAD, name_in, text_height
from client.tables.ham_helsing.cards.short_texts import short_text
from client.tables.ham_helsing.cards.slots import ICON_SLOTS, SLOT_Y
from client.tables.ham_helsing.signs import FILM, FILM_EDGE, ICON
from client.tables.table import Say
from client.ui.canvas import Canvas, Picture
from client.ui.colour import INK
from client.ui.icons import icon
from client.ui.metrics import Rect
from client.ui.rich import rich
from client.ui.shapes import circle, poly, rrect
from client.ui.text import text
from client.ui.theme import FLOOR

DESIGN_W = 150.0
COMPACT_W = 122.0
"""A film narrower than this has no room for slots and text."""


class Film(NamedTuple):
    """An upgrade, its price if it is for sale, and whether that can be paid."""

    upgrade: str
    price: int | None = None
    affordable: bool = True
    full_text: bool = False


def film_picture(film: Film, size: tuple[float, float], say: Say) -> Picture:
    """Return an upgrade of this size."""
    w, h = round(size[0], 1), round(size[1], 1)
    key = ("ham film", film, say(Phrase(CARDS[film.upgrade].name)), _text_of(film, say))
    return Picture(key, w, h, lambda c: _paint(c, film, say))


def _text_of(film: Film, say: Say) -> str:
    if CARDS[film.upgrade].star is None:
        return ""
    return say(Phrase(CARDS[film.upgrade].text)) if film.full_text else say(short_text(film.upgrade))


def _paint(c: Canvas, film: Film, say: Say) -> None:
    w, h = c.w, c.h
    k = w / DESIGN_W
    radius = 13 * k
    rrect(c, c.rect, INK, radius)
    rrect(c, c.inset(c.rect, 4 * k), "#EFE2FF", radius - 3 * k)
    for left, right, low_right, low_left in ((0.42, 0.66, 0.34, 0.16), (0.74, 0.80, 0.48, 0.42)):
        top, bottom = 6 * k, h - 6 * k
        poly(c, [(w * left, top), (w * right, top), (w * low_right, bottom), (w * low_left, bottom)], "#F9F3FF")
    rrect(c, c.inset(c.rect, 4 * k), None, radius - 3 * k, 3 * k, FILM)
    if w < COMPACT_W:
        _compact(c, film, say)
        return
    icons = dict(CARDS[film.upgrade].icons)
    foot = _text(c, film, say)
    top, low = 0.18 * h, min(0.77 * h, h - foot - 12 * k)
    each = (low - top) / len(ICON_SLOTS)
    for i, slot in enumerate(ICON_SLOTS):
        _slot(c, (top + each * (i + 0.5), each / 2 - 0.5), icons.get(slot))
    _middle(c, (47 * k, h * 0.2, w - 54 * k, h * 0.8 - foot - 12 * k), film, say)
    if film.price is not None:
        _price(c, film, k)


def _text(c: Canvas, film: Film, say: Say) -> float:
    """Write the star text at the foot; return how high it stands, 0 without one."""
    words = _text_of(film, say)
    if not words:
        return 0.0
    w, h = c.w, c.h
    k = w / DESIGN_W
    foot = max(h * 0.2, text_height(c, words, w - 24 * k) + 8 * k)
    icon(c, ICON["T"], (25 * k, SLOT_Y["S"] * h), 31 * k)
    box = (8 * k, h - foot - 8 * k, w - 16 * k, foot)
    rrect(c, box, FILM, 9 * k, 2 * k, FILM_EDGE)
    room = (box[0] + 4 * k, box[1] + k, box[2] - 8 * k, box[3] - 2 * k)
    rich(c, words, room, "min_b", "#FFFFFF", align="center", valign="middle", lead=TEXT_LEAD, fit=True)
    return foot


def _compact(c: Canvas, film: Film, say: Say) -> None:
    """Draw the name, the price and the icons alone, for which there is room on a small film."""
    w, h = c.w, c.h
    printed = CARDS[film.upgrade]
    letters = [letter for _, letter in printed.icons] + (["T"] if printed.star is not None else [])
    top = 40.0 if film.price is not None else 8.0
    size = min(30.0, (w - 14) / max(1, len(letters)), h * 0.26)
    name_in(c, say(Phrase(printed.name)), (7, top, w - 14, h - top - size - 14), FLOOR, INK)
    for i, letter in enumerate(letters):
        at = (w / 2 + (i - (len(letters) - 1) / 2) * (size + 2), h - size / 2 - 8)
        icon(c, ICON[letter], at, size)
    if film.price is not None:
        _price(c, film, w / DESIGN_W)


def _slot(c: Canvas, place: tuple[float, float], letter: str | None) -> None:
    """Draw a slot at a height, with half its own height."""
    k = c.w / DESIGN_W
    y, r = place
    at = (25 * k, y)
    if letter is None:
        circle(c, at, 4 * k, "#D5C3EA")
        return
    rrect(c, (6 * k, y - r, 38 * k, 2 * r), FILM, 9 * k, 2 * k, FILM_EDGE)
    icon(c, ICON[letter], at, 2 * r - 1)


def _middle(c: Canvas, room: Rect, film: Film, say: Say) -> None:
    """Write the name, and below it the icons large enough to be read from the shelf."""
    x, y, w, h = room
    k = c.w / DESIGN_W
    letters = [letter for _, letter in CARDS[film.upgrade].icons]
    name_h = h * 0.56 if letters else h
    name_in(c, say(Phrase(CARDS[film.upgrade].name)), (x, y, w, name_h), 20 * k, INK)
    size = min(42 * k, h - name_h, w / max(1, len(letters)))
    for i, letter in enumerate(letters):
        at = (x + w / 2 + (i - (len(letters) - 1) / 2) * size, y + name_h + (h - name_h) / 2)
        icon(c, ICON[letter], at, size)


def _price(c: Canvas, film: Film, k: float) -> None:
    r = max(21 * k, 20)
    at = (c.w - r - 5 * k, r + 5 * k)
    circle(c, at, r, INK)
    circle(c, at, r - 3 * k, "yellow" if film.affordable else "#B9AFC2")
    size = max(19 * k, FLOOR)
    text(c, f"${film.price}", at, ("title", size), INK, align="center", valign="middle")
