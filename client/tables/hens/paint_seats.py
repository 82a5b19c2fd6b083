"""The panels of the other seats: who sits there, the yard, the discard pile, what the seat is known to hold."""

from client.core.words import N_, Phrase
from client.games.hens.components import Card
from client.games.hens.state import Phase
from client.tables.hens.cards import hen_picture, rooster_picture, tile_picture
from client.tables.hens.figures import number_words
from client.tables.hens.layout import CARD_RATIO, LEAST_CARD
from client.tables.hens.look import THEME
from client.tables.hens.paint_yard import Scene, paint_yard
from client.tables.hens.painter import Painter
from client.tables.hens.spots import PileSpot
from client.tables.hens.tally import sheet_of, stand_of
from client.ui.buttons import chip, chip_w
from client.ui.colour import INK, col
from client.ui.icons import icon
from client.ui.metrics import Rect
from client.ui.seats import avatar
from client.ui.shapes import rrect
from client.ui.soft import glow
from client.ui.surfaces import panel
from client.ui.text import text, text_w
from client.ui.theme import GLOW, RADIUS, TEXT, accent

LOW_HEAD = 96.0
"""A head below this height does without the level."""
PILE_PAPER = "#D8C3A0"
"""What is seen of the cards below the top one."""


def paint_other(p: Painter, seat: int) -> None:
    """Draw the panel of another seat."""
    c, rect, parts = p.c, p.places.panels[seat], p.places.parts[seat]
    if seat == p.deciding:
        glow(c, rect, accent(THEME), RADIUS["panel"], 18, border=0, strength=0.9)
    panel(c, rect, theme=THEME)
    if seat == p.deciding:
        rrect(c, rect, None, RADIUS["panel"], 5, accent(THEME))
    _head(p, seat, parts.head)
    _yard(p, seat)
    paint_pile(p, seat)
    if parts.fan is not None:
        _fan(p, p.model.sight.discards[seat][:-1], parts.fan)
    _holds(p, seat, parts.holds)


def _head(p: Painter, seat: int, rect: Rect) -> None:
    """Draw portrait, name and level, and below them points, hand and medals."""
    c, sight, player = p.c, p.model.sight, p.model.players[seat]
    x, y, w, h = rect
    r = min(28.0, h * 0.27)
    at = (x + r + 5, y + r + 5)
    first = seat == sight.first_seat
    avatar(c, at, r, f"common/avatar_{player.avatar}", seat, thinking=p.thinking(seat), first=first)
    tx, room = x + 2 * r + 18, w - 2 * r - 18
    if h < LOW_HEAD:
        text(c, p.model.names[seat], (tx, at[1]), "h3", TEXT["on_dark"], valign="middle", max_w=room, max_h=2 * r + 6)
    else:
        text(c, p.model.names[seat], (tx, at[1] - 12), "h3", TEXT["on_dark"], valign="middle", max_w=room, max_h=34)
        text(c, p.level_words(seat), (tx, at[1] + 15), "min", TEXT["on_dark_2"], valign="middle", max_w=room, max_h=24)
    _points(p, seat, (x + 4, y + h - 20), x + w)


def _points(p: Painter, seat: int, left_middle: tuple[float, float], right: float) -> None:
    """Draw the score as it stands, then as many of medals and hand as fit."""
    c, sight = p.c, p.model.sight
    x, y = left_middle
    total = round(p.shown(f"total/{seat}", sheet_of(sight, stand_of(sight, seat)).total))
    words = number_words(total)
    icon(c, "star", (x + 14, y), 28)
    text(c, words, (x + 34, y), "h2", "#FFFFFF", valign="middle")
    at = x + 34 + text_w(c, words, "h2") + 12
    for sign, count in (("medal", sight.yards[seat].medals), ("hand", len(sight.hands[seat]))):
        wide = chip_w(c, str(count), sign, h=32)
        if at + wide > right + 4:
            return
        chip(c, (at, y), str(count), sign, "line", theme=THEME, h=32)
        at += wide + 6
    if sight.phase is Phase.ROOSTER and _has_chosen(p, seat) and at + 34 <= right:
        c.paste(rooster_picture(seat, 34), (at, y - 18))


def _has_chosen(p: Painter, seat: int) -> bool:
    """Tell whether a seat has already put its rooster on a hen, unseen."""
    sight = p.model.sight
    waiting = {sight.seat, *sight.rooster_queue}
    return seat not in waiting and bool(sight.yards[seat].hens) and f"chosen/{seat}" not in p.hidden


def _yard(p: Painter, seat: int) -> None:
    c, places = p.c, p.places.yards[seat]
    lit = p.preview.seat == seat
    frame = _frame_of(p, seat)
    rrect(c, frame, GLOW["focus"] if lit else INK, 12)
    rrect(c, c.inset(frame, 3), "#3F7F3A", 9)
    stand = stand_of(p.model.sight, seat)
    for cell, place in places.cells.items():
        if not stand.yard.covered >> cell & 1:
            rrect(c, place, col("#000000", 30), 8)
    paint_yard(p, Scene(seat, stand, places, tiles=True, tags=False))


def _frame_of(p: Painter, seat: int) -> Rect:
    """Return the ground around the squares of a yard."""
    rects = list(p.places.yards[seat].cells.values())
    gap = p.places.yards[seat].gap + 2
    left, top = min(r[0] for r in rects) - gap, min(r[1] for r in rects) - gap
    right, bottom = max(r[0] + r[2] for r in rects) + gap, max(r[1] + r[3] for r in rects) + gap
    return (left, top, right - left, bottom - top)


def paint_pile(p: Painter, seat: int) -> None:
    """Draw the discard pile of a seat with its number of cards."""
    cards = p.model.sight.discards[seat]
    rect, spot = p.places.pile(seat), PileSpot(seat)
    paint_stack(p, rect, f"pile/{seat}", cards, spot)
    if seat in p.places.parts:
        count_of(p, rect, len(cards))


def paint_stack(p: Painter, rect: Rect, name: str, cards: tuple[Card, ...], spot: object) -> None:
    """Draw an open stack: edges of cards below, the top card, lit if it may be taken or take a card."""
    c = p.c
    x, y, w, h = rect
    shown = cards[:-1] if name in p.hidden else cards
    small = w < LEAST_CARD
    radius = 8.0 if small else 13 * w / 144
    lit = spot in p.targets
    if not shown:
        rrect(c, rect, col("#000000", 50), radius, 2, col("#FFFFFF", 50))
    edges = 0 if small else min(3, len(shown) - 1)
    for k in range(edges, 0, -1):
        edge_below(p, (x + k * 4, y - k * 4, w, h), radius)
    if lit:
        on = p.pointing.on(spot)
        glow(c, rect, "focus" if on else "playable", radius, 16 if on else 10, border=4 if on else 3)
    if shown:
        picture = tile_picture(shown[-1], (w, h)) if small else hen_picture(shown[-1], (w, h))
        c.paste(picture, (x, y))


def _fan(p: Painter, cards: tuple[Card, ...], rect: Rect) -> None:
    """Fan out what lies below the top of a pile, the uppermost first; it comes to hand as those above it go."""
    if not cards:
        return
    c = p.c
    x, y, w, h = rect
    card_w = h / CARD_RATIO
    step = min(card_w + 10, (w - card_w) / max(1, len(cards) - 1))
    words = p.say(N_("below it"))
    text(c, words, (x + 2, y - 16), "min", TEXT["on_dark_2"], valign="middle", max_w=w)
    for i, card in enumerate(reversed(cards)):
        c.paste(hen_picture(card, (card_w, h)), (x + i * step, y))


def edge_below(p: Painter, rect: Rect, radius: float) -> None:
    """Draw a card of which only the edge is seen, as it lies below others."""
    rrect(p.c, rect, INK, radius)
    rrect(p.c, p.c.inset(rect, 2), PILE_PAPER, radius - 2)


def count_of(p: Painter, rect: Rect, count: int) -> None:
    """Write on the corner of a pile, or beside a tile, how many cards lie in it."""
    c = p.c
    x, y, w, h = rect
    if w < LEAST_CARD:
        text(c, str(count), (x + w + 8, y + h / 2), "min_b", TEXT["on_dark_2"], valign="middle")
        return
    wide = text_w(c, str(count), "min_t") + 22
    pill: Rect = (x + w - wide + 8, y - 8, wide, 28)
    rrect(c, pill, INK, 14)
    rrect(c, (pill[0] + 2, pill[1] + 2, wide - 4, 24), THEME.panel2, 12)
    at = (pill[0] + wide / 2, pill[1] + 14)
    text(c, str(count), at, "min_t", "#FFFFFF", align="center", valign="middle")


def _holds(p: Painter, seat: int, rect: Rect) -> None:
    """Show the cards that everybody saw the seat take and that it may still have."""
    c, cards = p.c, p.model.sight.taken[seat]
    x, y, w, h = rect
    if not cards or w < 40:
        return
    beside = h < 80
    tile = min(52.0, h if beside else h - 30, w)
    words = p.say(Phrase(N_("holds")))
    if beside:
        words_w = text_w(c, words, "min")
        if words_w + 8 + tile <= w:
            text(c, words, (x, y + h / 2), "min", TEXT["on_dark_2"], valign="middle")
            x, w = x + words_w + 8, w - words_w - 8
        top = y + (h - tile) / 2
    else:
        text(c, words, (x + 2, y + h - 12), "min", TEXT["on_dark_2"], valign="middle", max_w=w)
        top = y + h - 28 - tile
    _row_of_tiles(p, cards, (x, top, w, tile), upwards=not beside)


def _row_of_tiles(p: Painter, cards: tuple[Card, ...], rect: Rect, *, upwards: bool) -> None:
    """Lay small tiles in a row, further rows above it; where there are too many they overlap."""
    x, y, w, tile = rect
    each = max(1, int((w + 4) // (tile + 4)))
    for i, card in enumerate(cards):
        if upwards:
            at = (x + i % each * (tile + 4), y - i // each * (tile + 4))
        else:
            step = tile + 4 if len(cards) <= each else (w - tile) / max(1, len(cards) - 1)
            at = (x + i * step, y)
        p.c.paste(tile_picture(card, (tile, tile)), at)
