"""The pool of unspent icons as large counters that stay where the eye has learned them."""

from client.core.words import N_, Phrase
from client.games.ham_helsing import names
from client.tables.ham_helsing.hero.layout import pool_tiles
from client.tables.ham_helsing.hero.paint_board import GOLD, QUIET, THEME
from client.tables.ham_helsing.hero.spots import PoolSpot
from client.tables.ham_helsing.hero.standing import Count, extras_of, pool_counts
from client.tables.ham_helsing.model import HamPainting, acting_hero, own_hero
from client.tables.ham_helsing.signs import ICON
from client.ui.art import art
from client.ui.canvas import Canvas
from client.ui.colour import INK, Paint
from client.ui.icons import icon
from client.ui.metrics import Rect
from client.ui.shapes import circle, rrect
from client.ui.soft import glow
from client.ui.surfaces import panel
from client.ui.text import text, text_w
from client.ui.theme import FLOOR, TEXT

LABEL = {
    "m": N_("walk"),
    "M": N_("move"),
    "W": N_("any"),
    "B": N_("blue"),
    "R": N_("red"),
    "P": N_("purple"),
    "Y": N_("yellow"),
    "Z": N_("Katana"),
    "H": N_("heal"),
    "S": N_("skill"),
    "K": N_("bear"),
    "X": N_("reroll"),
}

LABELLED_H = 58.0
"""A tile so high has a word below its number."""


def paint_pool(p: HamPainting, pool: Rect) -> None:
    """Draw the pool of whoever has the turn."""
    sight = p.model.sight
    panel(p.c, pool, theme=THEME)
    x, y, w, _ = pool
    acting, own = acting_hero(sight), own_hero(sight, p.model.viewer)
    mine = acting is None or acting == own
    title = Phrase(N_("Your pool")) if mine else Phrase(N_("{hero}'s pool"), hero=names.hero_of(sight, acting))
    words = p.say(title)
    text(p.c, words, (x + 16, y + 24), "label", valign="middle", max_w=w - 30)
    quiet = p.say(N_("unspent"))
    room = w - 44 - text_w(p.c, words, "label")
    if text_w(p.c, quiet, "min") <= room:
        text(p.c, quiet, (x + w - 14, y + 25), "min", TEXT["on_dark_2"], align="right", valign="middle", max_w=room)
    counts = pool_counts(sight)
    for kind, tile in pool_tiles(pool, extras_of(sight)).items():
        _tile(p, kind, tile, counts[kind])


def _tile(p: HamPainting, kind: str, rect: Rect, count: Count) -> None:
    c, spot = p.c, PoolSpot(kind)
    n = round(p.shown(f"pool/{kind}", count.n))
    live = n > 0
    if spot in p.targets:
        on = p.pointing.on(spot)
        glow(c, rect, "focus" if on else "playable", 14, 12 if on else 8, border=2)
        rrect(c, rect, THEME.panel2, 14)
    ground = c.col("#FFFFFF", 40) if live else c.col("#000000", 60)
    rrect(c, rect, ground, 14, 3 if live else 2, GOLD if live else "#3A4F78")
    x, y, w, h = rect
    label_h = 24.0 if h >= LABELLED_H else 0.0
    ink = "#FFFFFF" if live else "#8FA2C4"
    _count(c, (x, y, w, h - label_h), (kind, n), ink)
    if label_h:
        words = p.say(LABEL[kind])
        at = (x + w / 2, y + h - label_h / 2 - 5)
        text(c, words, at, "min", ink if live else QUIET, align="center", valign="middle", max_w=w - 4)
    _marks(p, rect, count)


def _count(c: Canvas, room: Rect, what: tuple[str, int], ink: Paint) -> None:
    """Draw an icon and its number in the middle of a tile, both whole however small it is."""
    kind, n = what
    x, y, w, h = room
    figure = max(FLOOR, min(32.0, h - 2, w * 0.44))
    number_w = text_w(c, str(n), ("title", figure))
    size = max(12.0, min(40.0, h - 8, w - number_w - 20))
    gap = min(6.0, max(1.0, (w - number_w - size) / 6))
    left = x + (w - size - gap - number_w) / 2
    at = (left + size / 2, y + h / 2)
    if kind == "Z":
        art(c, "ham_helsing/katana", (left, at[1] - size / 2, size, size), figure=True, cover=False)
    else:
        icon(c, ICON[kind], at, size)
    text(c, str(n), (left + size + gap, at[1] + 1), ("title", figure), ink, valign="middle")


def _marks(p: HamPainting, rect: Rect, count: Count) -> None:
    """Say what is special about the points: one comes from the skill, each counts twice."""
    c = p.c
    x, y, w, _ = rect
    if count.skill:
        circle(c, (x + w - 8, y + 6), 14, INK)
        icon(c, "ham_skill", (x + w - 8, y + 6), 22)
    if count.doubled:
        box = (x - 4, y - 8, 34, 26)
        rrect(c, box, INK, 10)
        rrect(c, c.inset(box, 2.5), "yellow", 8)
        text(c, "x2", (x + 13, y + 5), "min_t", INK, align="center", valign="middle")
