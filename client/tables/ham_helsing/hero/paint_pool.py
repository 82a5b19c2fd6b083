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
from client.ui.colour import INK
from client.ui.icons import icon
from client.ui.metrics import Rect
from client.ui.shapes import circle, rrect
from client.ui.soft import glow
from client.ui.surfaces import panel
from client.ui.text import text, text_w
from client.ui.theme import TEXT

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
    x, y, w, h = rect
    if spot in p.targets:
        on = p.pointing.on(spot)
        glow(c, rect, "focus" if on else "playable", 14, 12 if on else 8, border=2)
    rrect(
        c,
        rect,
        c.col("#FFFFFF", 40) if live else c.col("#000000", 60),
        14,
        3 if live else 2,
        GOLD if live else "#3A4F78",
    )
    label_h = 24.0 if h >= 58 else 0.0
    middle = y + (h - label_h) / 2 + 1
    size = min(40.0, h - label_h - 4, w * 0.52)
    number = ("title", min(32.0, h - label_h))
    gap = 5.0
    wide = size + gap + text_w(c, str(n), ("title", number[1]))
    left = x + max(3.0, (w - wide) / 2)
    at = (left + size / 2, middle)
    if kind == "Z":
        art(c, "ham_helsing/katana", (at[0] - size / 2, at[1] - size / 2, size, size), figure=True, cover=False)
    else:
        icon(c, ICON[kind], at, size)
    ink = "#FFFFFF" if live else "#8FA2C4"
    text(c, str(n), (left + size + gap, middle), ("title", number[1]), ink, valign="middle")
    if label_h:
        words = p.say(LABEL[kind])
        at = (x + w / 2, y + h - label_h / 2 - 2)
        text(c, words, at, "min", ink if live else QUIET, align="center", valign="middle", max_w=w - 4)
    _marks(p, rect, count)


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
