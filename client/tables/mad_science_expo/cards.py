"""The cards of Mad Science Expo as pictures: henchmen, Mad Scientists, backs, and the small value tiles."""

from client.games.mad_science_expo.components import CARDS, MAD_SCIENTIST
from client.tables.mad_science_expo.look import THEME
from client.tables.table import Say
from client.ui.art import art
from client.ui.canvas import Canvas, Picture
from client.ui.cards import card_back
from client.ui.colour import INK, PALETTE, Paint
from client.ui.metrics import Rect, inset
from client.ui.rich import rich
from client.ui.shapes import circle, fill_rect, rrect
from client.ui.text import text
from client.ui.theme import FLOOR, PAPER, TEXT

ART = ("intern", "rat", "hunchback", "collector", "brute", "robot")
FAMILY = ("yellow", "pink", "purple", "orange", "blue", "red", "teal")
"""Colour family of each value, as in its illustration's backdrop."""
DESIGN_W = 144.0
"""Width for which the measures below are meant; a card of another width is the same in proportion."""
FOOT = 46.0
LEAST_FOOT = 54.0
"""Room for a name in two lines of the smallest text, however small the card."""


def art_name(value: int, owner: int) -> str:
    """Return the illustration of a card; every seat has a Mad Scientist of its own."""
    name = f"scientist_{owner}" if value == MAD_SCIENTIST else ART[value]
    return f"mad_science_expo/{name}"


def card_picture(value: int, owner: int, size: tuple[float, float], say: Say | None = None) -> Picture:
    """Return the card of a value; with ``say`` its name stands below. ``owner`` matters for Mad Scientists only."""
    title = "" if say is None else say(CARDS[value].name)
    w, h = round(size[0], 1), round(size[1], 1)
    key = ("expo card", value, owner if value == MAD_SCIENTIST else None, w, h, title)
    return Picture(key, w, h, lambda c: _draw(c, (w, h), value, owner, title))


def back(size: tuple[float, float]) -> Picture:
    """Return the back all cards share."""
    w, h = round(size[0], 1), round(size[1], 1)
    return Picture(("expo back", w, h), w, h, lambda c: card_back(c, c.rect, THEME, shadow_level=0))


def _draw(c: Canvas, size: tuple[float, float], value: int, owner: int, title: str) -> None:
    w, h = size
    f = w / DESIGN_W
    radius, border = 13 * f, max(3.5, 5 * f)
    whole: Rect = (0, 0, w, h)
    foot = _foot(f) if title else 0.0
    rrect(c, whole, INK, radius)
    rrect(c, inset(whole, border), PALETTE[FAMILY[value]][1], radius - border * 0.7)
    picture = (border, border, w - 2 * border, h - 2 * border - foot)
    art(c, art_name(value, owner), picture, radius=radius - border * 0.7, focus=0.5)
    if title:
        _draw_name(c, size, title)
    reach = (27 if title else 34) * f
    middle = (border + reach * 0.95, border + reach * 0.95)
    circle(c, middle, reach, INK)
    circle(c, middle, reach - 4 * f, PALETTE["yellow"][0] if value == MAD_SCIENTIST else "#FFFFFF")
    text(c, str(value), middle, ("title", reach * 1.3), INK, align="center", valign="middle")


def _foot(f: float) -> float:
    """Return the height of the name's field."""
    return max(FOOT * f, LEAST_FOOT)


def _draw_name(c: Canvas, size: tuple[float, float], title: str) -> None:
    w, h = size
    f = w / DESIGN_W
    border, foot = max(3.5, 5 * f), _foot(f)
    top = h - border - foot
    fill_rect(c, (border, top, w - 2 * border, 4 * f), INK)
    fill_rect(c, (border, top + 4 * f, w - 2 * border, foot - 12 * f), PAPER)
    rrect(c, (border, top + 4 * f, w - 2 * border, foot - 4 * f), PAPER, 8 * f)
    room = (border + 4 * f, top + 5 * f, w - 2 * border - 8 * f, foot - 6 * f)
    rich(c, title, room, ("bold", max(FLOOR, 17 * f)), INK, align="center", valign="middle", lead=0.88, fit=True)


def value_ink(value: int) -> Paint:
    """Return the colour of a figure that stands on a value's own colour."""
    return INK if FAMILY[value] in ("yellow", "pink", "orange") else TEXT["on_dark"]


def value_tile(c: Canvas, pos: tuple[float, float], value: int, size: float = 30) -> None:
    """Draw a value as a small tile with its middle at ``pos``."""
    x, y = pos
    w = size * 0.93
    rrect(c, (x - w / 2, y - size / 2, w, size), INK, size * 0.24)
    rrect(c, (x - w / 2 + 2, y - size / 2 + 2, w - 4, size - 4), PALETTE[FAMILY[value]][0], size * 0.2)
    text(c, str(value), pos, ("title", size * 0.62), value_ink(value), align="center", valign="middle")
