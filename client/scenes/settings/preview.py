"""What the settings of sight look like: a card that can be played, a lit place, the marks of the seats, some words."""

from typing import NamedTuple

from client.scenes.box import PLAYABLE
from client.storage.settings import Settings
from client.ui.canvas import Canvas
from client.ui.cards import card, target
from client.ui.clipping import clipped
from client.ui.colour import INK
from client.ui.metrics import Rect
from client.ui.seats import seat_mark
from client.ui.shapes import grad, rrect, shape
from client.ui.text import text
from client.ui.theme import SEAT_PALETTES, SEATS, TEXT, THEMES, PaletteName, TextStyle

_CARD = (132.0, 185.0)


class Sample(NamedTuple):
    """The words of the preview, in the reader's language."""

    heading: str
    card_title: str
    words: str


def paint_preview(c: Canvas, rect: Rect, settings: Settings, sample: Sample, zoom: float) -> None:
    """Draw the preview; ``zoom`` is how much larger everything is going to be than it is now."""
    theme = c.look(THEMES[PLAYABLE[0].id])
    x, y, w, h = rect
    rrect(c, c.inset(rect, -3), INK, 18)
    grad(c, rect, theme.top, theme.bottom, 16)
    with clipped(c, rect):
        text(c, sample.heading, (x + 18, y + 10), "small_b", "#FFFFFF", outline=INK, ow=2, max_w=w - 36)
        strip_h = 60 * min(zoom, 1.4)
        room = (x + 16, y + 40, w - 32, h - 56 - strip_h - 12)
        _card_and_place(c, room, settings, sample, zoom)
        strip = (x + 20, y + h - strip_h - 14, w - 40, strip_h)
        rrect(c, strip, theme.panel, strip_h / 2, 2, theme.line)
        _strip(c, strip, sample, zoom)


def _card_and_place(c: Canvas, room: Rect, settings: Settings, sample: Sample, zoom: float) -> None:
    x, y, w, h = room
    fit = min(zoom, (w - 60) / (2 * _CARD[0]), (h - 28) / _CARD[1])
    cw, ch = _CARD[0] * fit, _CARD[1] * fit
    gap = (w - 2 * cw) / 3
    top = y + (h - ch) / 2
    place = (x + gap, top, cw, ch)
    card(c, place, "mad_science_expo/robot", badge="4", title=sample.card_title, color="purple", playable=True)
    goal = (x + 2 * gap + cw, top, cw, ch)
    target(c, goal, "target" if settings.sight.legal_targets else "blocked", 13)
    if settings.sight.legal_targets:
        middle = (goal[0] + cw / 2, goal[1] + ch / 2)
        text(c, "+4", middle, "h1", "#FFFFFF", align="center", valign="middle", outline="#2C6A2C", ow=4)


def _strip(c: Canvas, strip: Rect, sample: Sample, zoom: float) -> None:
    x, y, w, h = strip
    r = min(16 * zoom, h * 0.36)
    step = r * 2.6
    count = 4 if w > 4 * step + 170 else 3
    for seat in range(count):
        seat_mark(c, (x + h * 0.5 + seat * step, y + h / 2), r, seat)
    left = x + h * 0.5 + count * step
    face: TextStyle = ("bold", 26 * zoom * c.style.text_scale)
    text(c, sample.words, (left, y + h / 2), face, TEXT["on_dark"], valign="middle", max_w=x + w - left - 16, max_h=h)


def paint_palette(c: Canvas, rect: Rect, name: PaletteName) -> None:
    """Draw the shapes of all seats in one palette, whatever palette is chosen now."""
    x, y, w, h = rect
    step = w / len(SEATS)
    r = min(9.5, step * 0.36, h * 0.42)
    for index, (seat, colour) in enumerate(zip(SEATS, SEAT_PALETTES[name], strict=True)):
        shape(c, seat.shape, (x + step * (index + 0.5), y + h / 2), r, colour, 2)
