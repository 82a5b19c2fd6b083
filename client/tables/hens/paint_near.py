"""A closer look at what the pointer is on: another yard enlarged, a pile fanned out, the score sheet."""

from client.core.words import NN_, Phrase
from client.games.hens.components import Card
from client.tables.hens.cards import hen_picture
from client.tables.hens.figures import number_words
from client.tables.hens.layout import CARD_RATIO, sheet_height
from client.tables.hens.look import THEME
from client.tables.hens.paint_own import GRASS
from client.tables.hens.paint_sheet import paint_sheet_at, told_of
from client.tables.hens.paint_yard import Scene, paint_yard
from client.tables.hens.painter import Painter
from client.tables.hens.spots import NeighbourSpot, PileSpot, SheetSpot, YardSpot
from client.tables.hens.tally import sheet_of, stand_of
from client.tables.hens.yard_layout import whole_places
from client.ui.colour import INK
from client.ui.metrics import Rect
from client.ui.seats import seat_mark
from client.ui.shapes import grad, rrect
from client.ui.surfaces import panel
from client.ui.text import text, text_w

NEAR = 12.0
HEAD_H = 56.0
SHEET_W = 336.0


def paint_near(p: Painter) -> None:
    """Draw the closer look, if the pointer or the keyboard is on something that has one."""
    match p.pointing.hover or p.pointing.focus:
        case YardSpot(seat=seat):
            _yard(p, seat)
        case PileSpot(seat=seat) if seat != p.model.viewer or p.controller.held is None:
            _pile(p, p.model.sight.discards[seat], p.places.pile(seat))
        case NeighbourSpot() if p.places.solo is not None and p.places.solo.pile is not None:
            _pile(p, p.model.sight.neighbour or (), p.places.solo.pile)
        case SheetSpot() if p.places.zones.sheet is None:
            _sheet(p)
        case _:
            return


def _yard(p: Painter, seat: int) -> None:
    """Draw a yard large below its panel, with its score sheet where there is no side column."""
    c, panel_rect = p.c, p.places.panels[seat]
    folded = p.places.zones.sheet is None
    low = panel_rect[1] + panel_rect[3] + 6
    h = min(c.h - low - NEAR, 520.0)
    ground_w = min((h - HEAD_H - 16) * 1.24, c.w * 0.5)
    w = ground_w + 32 + (SHEET_W + NEAR if folded else 0)
    x = _kept_in(panel_rect[0] + panel_rect[2] / 2 - w / 2, w, c.w)
    panel(c, (x, low, w, h), theme=THEME, level=4, alpha=252)
    left = x + 16
    paint_large_yard(p, seat, (left, low, ground_w, h - 14))
    if folded:
        told = told_of(p, seat)
        sheet_h = min(h - 24, sheet_height(len(told.now.lines)))
        paint_sheet_at(p, (left + ground_w + NEAR, low + 12, SHEET_W, sheet_h), told)


def paint_large_yard(p: Painter, seat: int, rect: Rect) -> None:
    """Draw a seat's yard with its name and score above."""
    c, sight = p.c, p.model.sight
    x, y, w, h = rect
    stand = stand_of(sight, seat)
    seat_mark(c, (x + 16, y + HEAD_H / 2 + 2), 14, seat)
    total = number_words(sheet_of(sight, stand).total)
    text(c, total, (x + w - 4, y + HEAD_H / 2 + 2), "number", "#FFFFFF", align="right", valign="middle")
    room = w - 52 - text_w(c, total, "number")
    text(c, p.model.names[seat], (x + 40, y + HEAD_H / 2 + 2), "h3", valign="middle", max_w=room)
    ground: Rect = (x, y + HEAD_H, w, h - HEAD_H)
    rrect(c, ground, INK, 14)
    grad(c, c.inset(ground, 3), *GRASS, 11)
    places = whole_places(stand.yard, ground)
    for cell, place in places.cells.items():
        if not stand.yard.covered >> cell & 1:
            rrect(c, place, c.col("#000000", 26), 10)
    paint_yard(p, Scene(seat, stand, places, tiles=False, tags=True))


def _pile(p: Painter, cards: tuple[Card, ...], near: Rect) -> None:
    """Fan a pile out below its top card, which comes first."""
    if len(cards) < 2:
        return
    c = p.c
    card_h = min(168.0, c.h * 0.2)
    card_w = card_h / CARD_RATIO
    room = min(c.w - 4 * NEAR, 14 * card_w)
    step = min(card_w + 8, (room - card_w) / (len(cards) - 1))
    w = card_w + step * (len(cards) - 1) + 32
    title = p.say(Phrase(NN_("{n} card, the top one first", "{n} cards, the top one first"), n=len(cards)))
    w = max(w, text_w(c, title, "min_b") + 40)
    h = card_h + 62
    below = near[1] + near[3] + 30
    y = below if below + h <= c.h - NEAR else near[1] - h - NEAR
    x = _kept_in(near[0] + near[2] / 2 - w / 2, w, c.w)
    panel(c, (x, y, w, h), theme=THEME, level=4, alpha=252)
    text(c, title, (x + 18, y + 24), "min_b", valign="middle", max_w=w - 32)
    for i, card in enumerate(reversed(cards)):
        c.paste(hen_picture(card, (card_w, card_h)), (x + 16 + i * step, y + 46))


def _sheet(p: Painter) -> None:
    """Draw the score sheet over the yard."""
    head = p.places.own.head
    if head is None:
        return
    told = told_of(p, p.model.viewer)
    x, y, w, h = head
    sheet_h = min(p.c.h - 2 * NEAR, sheet_height(len(told.now.lines)))
    top = min(y + h + 4, p.c.h - NEAR - sheet_h)
    paint_sheet_at(p, (x, top, min(w, 420.0), sheet_h), told)


def _kept_in(x: float, w: float, width: float) -> float:
    """Move something of width ``w`` so that it lies within the window."""
    return min(max(x, NEAR), width - w - NEAR)
