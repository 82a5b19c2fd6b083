"""A hero card as a picture: its icons in their slots, and every upgrade in its sleeve on violet film."""

import math
from typing import NamedTuple

from client.core.words import Phrase
from client.games.ham_helsing.cards import Sleeved
from client.games.ham_helsing.components import CARDS
from client.tables.ham_helsing.cards.lettering import TEXT_LEAD, name_in, text_height
from client.tables.ham_helsing.cards.short_texts import short_text
from client.tables.ham_helsing.cards.slots import (
    ICON_SLOTS,
    Filled,
    clashes,
    filled_slots,
    starred,
)
from client.tables.ham_helsing.signs import FILM, FILM_EDGE, ICON
from client.tables.table import Say
from client.ui.art import art
from client.ui.canvas import Canvas, Picture
from client.ui.colour import INK, PALETTE
from client.ui.icons import icon
from client.ui.metrics import Point
from client.ui.rich import rich
from client.ui.shapes import circle, fill_rect, line, rrect
from client.ui.text import text, text_w
from client.ui.theme import FLOOR, PAPER

COLUMN = "#EBD3A8"
FREE = "#C9A976"
DESIGN_W, DESIGN_H = 172.0, 286.0
NOTHING: frozenset[str] = frozenset()
MOST_TEXT = 0.38
"""A star text takes no more of a card's height than this."""


class Face(NamedTuple):
    """A card and what is to be seen on it beside its print."""

    card: Sleeved
    spent: frozenset[str] = NOTHING
    """Slots whose icons are used up."""
    preview: str | None = None
    """An upgrade that could be sleeved: its icons where they fit, in red the slots that it would need."""
    full_text: bool = False
    """The star text as it is printed, for a large view."""
    covered: float = 0.0
    """The width at the right that the next card of a hand lies on: the name keeps clear of it."""


class _Drawing(NamedTuple):
    """One card being drawn: ``k`` is its size relative to the design."""

    c: Canvas
    face: Face
    say: Say
    k: float

    @property
    def column(self) -> float:
        """The right edge of the icon column."""
        return 42 * self.k

    @property
    def band(self) -> float:
        """The height of the title band: two lines never fall below the floor."""
        return max(48 * self.k, 2 * FLOOR + 9)

    @property
    def foot(self) -> float:
        """The height of the star text; 0 without one, and where it would leave too little of the card."""
        words = _text_of(self.face, self.say)
        if not words:
            return 0.0
        needed = text_height(self.c, words, self.c.w - 24 * self.k) + 11 * self.k
        if needed > MOST_TEXT * self.c.h and not self.face.full_text:
            return 0.0
        return max(0.19 * self.c.h, needed)

    @property
    def starred(self) -> bool:
        """Tell whether there is a star beside the name, on the card or on the upgrade that is thought of."""
        preview = self.face.preview
        return starred(self.face.card) is not None or (preview is not None and CARDS[preview].star is not None)

    @property
    def radius(self) -> float:
        """How round the corners are."""
        return 14 * self.k

    def slot_y(self, slot: str) -> float:
        """Return the middle of an icon slot: between band and foot where those had to grow."""
        top, each = self._column
        return top + each * (ICON_SLOTS.index(slot) + 0.5)

    @property
    def slot_r(self) -> float:
        """Half the height of a slot."""
        return min(16 * self.k, self._column[1] / 2 - 0.5)

    @property
    def _column(self) -> tuple[float, float]:
        """The top of the icon column, and the height of a slot."""
        top, bottom = self.band + 4 * self.k, self.c.h - max(self.foot, 0.19 * self.c.h) - 4 * self.k
        return top, (bottom - top) / len(ICON_SLOTS)


def card_picture(face: Face, size: tuple[float, float], say: Say) -> Picture:
    """Return a hero card of this size. ``say`` keeps markup, so that texts may hold icons."""
    w, h = round(size[0], 1), round(size[1], 1)
    words = (say(Phrase(CARDS[face.card.id].name)), _text_of(face, say))
    key = ("ham card", face.card.id, face.card.ups, face.card.cov, face[1:], words)
    return Picture(key, w, h, lambda c: _paint(_Drawing(c, face, say, min(w / DESIGN_W, h / DESIGN_H))))


def _text_of(face: Face, say: Say) -> str:
    part = starred(face.card)
    if part is None:
        return ""
    return say(Phrase(CARDS[part].text)) if face.full_text else say(short_text(part))


def _paint(d: _Drawing) -> None:
    c, k, w, h = d.c, d.k, d.c.w, d.c.h
    ups = d.face.card.ups
    rrect(c, c.rect, INK, d.radius)
    rrect(c, c.inset(c.rect, 5 * k), PAPER, d.radius - 4 * k)
    frame = (d.column + 2 * k, d.band, w - d.column - 6 * k, h - d.band - d.foot - 6 * k)
    rrect(c, frame, INK, 9 * k)
    art(c, f"ham_helsing/{d.face.card.id}", c.inset(frame, 3 * k), radius=7 * k, focus=0.4)
    rrect(c, (5 * k, 5 * k, d.column - 5 * k, h - 10 * k - d.foot), COLUMN, d.radius - 4 * k)
    _title(d)
    for slot in ICON_SLOTS:
        _slot(d, slot, filled_slots(d.face.card).get(slot))
    _star(d)
    if ups:
        rrect(c, c.rect, None, d.radius, 5 * k, FILM)
        rrect(c, c.inset(c.rect, 5 * k), None, d.radius - 4 * k, 1.6 * k, FILM_EDGE)
        _layers(d, len(ups))
    if d.face.preview is not None:
        _preview(d, d.face.preview)


def _title(d: _Drawing) -> None:
    c, k = d.c, d.k
    rrect(c, (5 * k, 5 * k, c.w - 10 * k, d.band - 5 * k), "blue.1", d.radius - 4 * k)
    fill_rect(c, (5 * k, d.band - 12 * k, c.w - 10 * k, 8 * k), "blue.1")
    fill_rect(c, (5 * k, d.band - 4 * k, c.w - 10 * k, 4 * k), INK)
    name = d.say(Phrase(CARDS[d.face.card.id].name))
    seen = c.w - d.face.covered
    dotted = d.starred or text_w(c, name, ("title", FLOOR)) < seen - 37 * k
    left = 33 * k if dotted else 7 * k
    name_in(c, name, (left, 4 * k, seen - left - 6 * k, d.band - 8 * k), 18 * k, "#FFFFFF")
    if dotted and not d.starred:
        circle(c, (19 * k, d.band / 2), 7 * k, c.col("#000000", 50))


def _slot(d: _Drawing, slot: str, filled: Filled | None) -> None:
    c, k = d.c, d.k
    at = (5 * k + (d.column - 5 * k) / 2, d.slot_y(slot))
    if filled is None:
        _free_slot(c, at, d.slot_r)
        return
    if filled.layer:
        rrect(c, (6 * k, at[1] - d.slot_r, d.column - 4 * k, 2 * d.slot_r), c.col(FILM, 235), 9 * k, 2 * k, FILM_EDGE)
    icon(c, ICON[filled.icon], at, d.slot_r * 1.94)
    if slot in d.face.card.cov:
        _cover(d, at)
    elif slot in d.face.spent:
        circle(c, at, d.slot_r, c.col(COLUMN, 175))
        icon(c, "check", at, d.slot_r * 1.4, "green.1")


def _free_slot(c: Canvas, at: Point, r: float) -> None:
    """Draw a dotted ring: here an upgrade may still go."""
    reach = r * 0.72
    for turn in range(0, 360, 45):
        a, b = math.radians(turn), math.radians(turn + 23)
        start = (at[0] + reach * math.cos(a), at[1] + reach * math.sin(a))
        line(c, start, (at[0] + reach * math.cos(b), at[1] + reach * math.sin(b)), FREE, max(1.5, r / 8))


def _cover(d: _Drawing, at: Point) -> None:
    """Lay a clod of mud on an icon."""
    circle(d.c, at, d.slot_r * 1.02, "brown.1", 2.5 * d.k)
    circle(d.c, (at[0] - d.slot_r * 0.25, at[1] - d.slot_r * 0.3), d.slot_r * 0.22, "brown.2")
    icon(d.c, "close", at, d.slot_r * 1.1, "#FFFFFF")


def _star(d: _Drawing) -> None:
    c, k = d.c, d.k
    at = (19 * k, d.band / 2)
    part = starred(d.face.card)
    if part is None:
        return
    icon(c, ICON["T"], at, 27 * k)
    if not d.foot:
        return
    film = part != d.face.card.id
    box = (7 * k, c.h - d.foot - 1 * k, c.w - 14 * k, d.foot - 6 * k)
    rrect(c, box, FILM if film else "#FFF9EC", 9 * k, 2 * k, FILM_EDGE if film else FREE)
    room = (box[0] + 5 * k, box[1] + k, box[2] - 10 * k, box[3] - 2 * k)
    ink = "#FFFFFF" if film else INK
    rich(c, _text_of(d.face, d.say), room, "min_b", ink, align="center", valign="middle", lead=TEXT_LEAD, fit=True)
    if "S" in d.face.card.cov:
        _cover(d, at)
        rrect(c, box, c.col("#4A3450", 150), 9 * k)
    elif "S" in d.face.spent:
        circle(c, at, 15 * k, c.col("blue.1", 190))
        icon(c, "check", at, 22 * k, PALETTE["lime"][2])


def _layers(d: _Drawing, count: int) -> None:
    """Say how many upgrades are in the sleeve."""
    c, k = d.c, d.k
    w, h = max(42 * k, 36), max(25 * k, FLOOR + 6)
    rect = (c.w - w - 9 * k, d.band + 7 * k, w, h)
    rrect(c, rect, FILM, 10 * k, 2 * k, FILM_EDGE)
    middle = (rect[0] + w / 2, rect[1] + h / 2)
    text(c, f"+{count}", middle, ("title", max(18 * k, FLOOR)), "#FFFFFF", align="center", valign="middle")


def _preview(d: _Drawing, upgrade: str) -> None:
    """Show the icons of an upgrade where they would be, and frame in red what is taken."""
    c, k, r = d.c, d.k, d.slot_r
    taken = clashes(d.face.card, upgrade)
    middle = 5 * k + (d.column - 5 * k) / 2
    for slot, letter in CARDS[upgrade].icons:
        y = d.slot_y(slot)
        box = (4 * k, y - r - k, d.column, 2 * r + 2 * k)
        if slot in taken:
            rrect(c, box, None, 10 * k, 4 * k, "red")
        elif not taken:
            rrect(c, box, "#B8F28A", 10 * k, 3 * k, "green")
            icon(c, ICON[letter], (middle, y), r * 1.94)
    star = (4 * k, d.band / 2 - 15 * k, 29 * k, 30 * k)
    if "S" in taken:
        rrect(c, star, None, 10 * k, 4 * k, "red")
    elif CARDS[upgrade].star is not None and not taken:
        rrect(c, star, "#B8F28A", 10 * k, 3 * k, "green")
        icon(c, ICON["T"], (18.5 * k, d.band / 2), 25 * k)
