"""The lid of a game's box as it stands in the menu and beside the set-up."""

from typing import NamedTuple

from client.core.words import N_, Phrase
from client.scenes.box import FIGURES, Lid
from client.scenes.desk import Desk
from client.ui.art import art
from client.ui.buttons import chip, chip_w
from client.ui.canvas import Canvas
from client.ui.colour import INK, Paint, col, mix
from client.ui.metrics import Rect, inset
from client.ui.rich import rich
from client.ui.shapes import fill_rect, round_corners, rrect
from client.ui.soft import glow, shadow
from client.ui.text import text, text_w
from client.ui.theme import TEXT, Theme, accent, on_accent

_EDGE = 5.0
_RADIUS = 26.0
_SCENERY_W = 320.0
_LEAST_SHAPE = 1.08
"""Width for its height of the lowest picture that holds its figures at full size; in lower ones they are smaller."""
_LEAST_TITLE = 22.0
"""A title of several words that would have to be smaller than this takes two lines instead."""
_VEIL = "#8E8399"
"""What the art of a lid is multiplied with while its game cannot be played."""


class LidParts(NamedTuple):
    """Where the parts of a lid lie: all of it, its picture, the band with the title, and the room below."""

    rect: Rect
    picture: Rect
    band: Rect
    foot: Rect

    def lifted(self, by: float) -> "LidParts":
        """Return the parts of the lid ``by`` design pixels higher up."""
        return LidParts(*((x, y - by, w, h) for x, y, w, h in self))


class LidWords(NamedTuple):
    """What stands at the foot of a lid, in the reader's language. ``tagline`` may hold markup."""

    tagline: str
    seats: str
    minutes: str
    facts: str
    """Seats and minutes in one, for where there is no room for two."""


class FootRow(NamedTuple):
    """The row at the end of a lid's foot: how high it is, and whether it tells of seats and minutes."""

    height: float
    shows_facts: bool = True


def lid_words(desk: Desk, lid: Lid) -> LidWords:
    """Return what stands at the foot of a lid."""
    seats, minutes = lid.seats_words, lid.minutes_words
    facts = Phrase(N_("{seats} / {minutes}"), seats=seats, minutes=minutes)
    return LidWords(desk.say(lid.tagline), desk.label(seats), desk.label(minutes), desk.label(facts))


def lid_parts(rect: Rect, band_h: float, foot_h: float) -> LidParts:
    """Cut a lid into its parts; the picture gets what band and foot leave."""
    x, y, w, h = inset(rect, _EDGE)
    picture = (x, y, w, h - band_h - foot_h)
    return LidParts(rect, picture, (x, y + picture[3], w, band_h), (x, y + picture[3] + band_h, w, foot_h))


def paint_lid(c: Canvas, lid: Lid, parts: LidParts, *, raised: bool = False) -> None:
    """Draw a lid without what stands at its foot; grey while its game cannot be played."""
    theme, dull = c.look(lid.theme), lid.game is None
    shadow(c, parts.rect, _RADIUS, 4 if raised else 3)
    if raised:
        glow(c, parts.rect, accent(theme, 2), _RADIUS, 26, border=0)
    rim = "#FFFFFF" if c.style.high_contrast else mix(theme.panel, "#FFFFFF", 0.3)
    rrect(c, inset(parts.rect, -2), None, _RADIUS + 2, 3, rim)
    rrect(c, parts.rect, INK, _RADIUS)
    rrect(c, inset(parts.rect, _EDGE), _dulled(theme.panel2, theme) if dull else theme.panel2, _RADIUS - 4)
    _paint_picture(c, lid, parts.picture)
    _paint_band(c, lid, parts.band, theme)


def _dulled(paint: Paint, theme: Theme) -> Paint:
    return mix(paint, mix(theme.panel, "#6A6072", 0.5), 0.6)


def _paint_picture(c: Canvas, lid: Lid, rect: Rect) -> None:
    _, _, w, h = rect
    tint = _VEIL if lid.game is None else None
    if w <= 0 or h <= 0:
        return

    def draw(under: Canvas) -> None:
        k = min(w, h * _LEAST_SHAPE) / _SCENERY_W
        left = (w - _SCENERY_W * k) / 2
        art(under, f"common/tile_{lid.id}", under.rect, focus=0.7, tint=tint)
        for figure in FIGURES[lid.id]:
            top = h - (figure.size - figure.sinks) * k
            place = (left + figure.x * k, top, figure.size * k, figure.size * k)
            art(under, figure.art, place, figure=True, tint=tint)
        round_corners(under, _RADIUS - 4, below=False)

    c.paste(c.cached(("lid", lid.id, tint), w, h, draw), rect[:2])


def _paint_band(c: Canvas, lid: Lid, band: Rect, theme: Theme) -> None:
    x, y, w, h = band
    dull = lid.game is None
    fill_rect(c, (x, y - 3, w, h), INK)
    fill_rect(c, (x, y + 3, w, h - 10), _dulled(accent(theme), theme) if dull else accent(theme))
    fill_rect(c, (x, y + h - 13, w, 6), _dulled(accent(theme, 1), theme) if dull else accent(theme, 1))
    ink = col(on_accent(theme), 200 if dull else 255)
    size, room = min(35.0, h * 0.52), w - 28
    middle = (x + w / 2, y + h / 2 - 4)
    if " " not in lid.title or text_w(c, lid.title, ("title", _LEAST_TITLE)) <= room:
        text(c, lid.title, middle, ("title", size), ink, align="center", valign="middle", max_w=room)
    else:
        place = (x + 6, y + 3, w - 12, h - 16)
        rich(c, lid.title, place, ("title", _LEAST_TITLE), ink, align="center", valign="middle", lead=0.86, fit=True)


def paint_foot(c: Canvas, lid: Lid, foot: Rect, words: LidWords, row: FootRow) -> None:
    """Draw the foot of a lid: its sentence, if that has room above the row, and the facts."""
    x, y, w, h = foot
    ink = TEXT["on_dark" if lid.game is not None else "on_dark_2"]
    room = (x + 12, y, w - 24, h - row.height)
    if room[3] >= row.height - 1:
        rich(c, words.tagline, room, "small", ink, align="center", valign="middle", lead=0.94, fit=True)
    if row.shows_facts:
        _paint_facts(c, (x, y + h - row.height, w, row.height), words, c.look(lid.theme))


def _paint_facts(c: Canvas, row: Rect, words: LidWords, theme: Theme) -> None:
    """Draw how many can play and how long, as chips if they fit, else in one line."""
    x, y, w, h = row
    facts = ((words.seats, "people"), (words.minutes, "clock"))
    for height, icons in ((38.0, True), (32.0, True), (32.0, False)):
        sized = [(said, name if icons else "") for said, name in facts]
        total = sum(chip_w(c, said, name, h=height) for said, name in sized) + 10
        if total <= w - 16:
            at = x + (w - total) / 2
            for said, name in sized:
                at += chip(c, (at, y + h / 2), said, name, "line", theme=theme, h=height) + 10
            return
    middle = (x + w / 2, y + h / 2)
    text(c, words.facts, middle, "min_b", TEXT["on_dark_2"], align="center", valign="middle", max_w=w - 12)
