"""How the Rat Market is laid out. Pure geometry in design pixels."""

from collections.abc import Sequence
from typing import NamedTuple

from client.tables.ham_helsing.cards.slots import CARD_RATIO, FILM_RATIO
from client.tables.ham_helsing.layout import Zones
from client.ui.metrics import Rect

ROWS = ("attack", "special")
SLOTS = 3
WIDE, MIDDLE = 1800.0, 1300.0
LOW_STALL = 420.0
"""A stall lower than this has both shelves side by side, and no preview."""
SHELF_TITLE_H = 36.0
LIFT = 22.0
"""So much higher stand cards into which an upgrade fits."""
LEAST_CARD_W = 132.0


class Shelf(NamedTuple):
    """A row of upgrades: its title, its deck, its open cards and the board below them."""

    title: Rect
    deck: Rect
    films: tuple[Rect, ...]
    board: Rect


class MarketParts(NamedTuple):
    """The whole Market."""

    side: Rect
    """The rat and the purses."""
    stall: Rect
    shelves: dict[str, Shelf]
    preview: Rect
    paper: Rect | None
    """Where it is explained how sleeves work, if there is room."""
    prompt: Rect
    piles: Rect
    waiting: Rect
    hand: Rect
    log: Rect | None


def market_parts(zones: Zones) -> MarketParts:
    """Lay the Market out over everything below the strip."""
    margin, gap = zones.band[0], zones.gap
    whole = zones.strip[2] - 2 * margin
    top = zones.map[1]
    high = zones.prompt[1] - gap - top
    side_w = 300.0 if whole >= WIDE else 236.0 if whole >= MIDDLE else 180.0
    paper_w = min(504.0, whole * 0.265) if whole >= WIDE else 0.0
    stall_x = margin + side_w + gap
    stall: Rect = (stall_x, top, margin + whole - stall_x - (paper_w + gap if paper_w else 0), high)
    preview_w = min(250.0, max(190.0, stall[2] * 0.22)) if high >= LOW_STALL else 0.0
    preview: Rect = (stall[0] + stall[2] - preview_w - 18, top + 18, preview_w, high - 36)
    band_y, band_h = zones.band[1], zones.band[3]
    log_w = 304.0 if zones.log is not None else 0.0
    piles_w = min(236.0, whole * 0.16)
    film_w = min((band_h - 50) / FILM_RATIO, 150.0)
    waiting: Rect = (margin + piles_w + 2 * gap, band_y + 24, film_w, film_w * FILM_RATIO)
    hand_x = waiting[0] + film_w + 2 * gap
    return MarketParts(
        side=(margin, top, side_w, high),
        stall=stall,
        shelves=_shelves((stall[0] + 26, top + 16, preview[0] - stall[0] - 40, high - 32)),
        preview=preview,
        paper=(margin + whole - paper_w, top, paper_w, high) if paper_w else None,
        prompt=(margin, zones.prompt[1], whole, zones.prompt[3]),
        piles=(margin, band_y, piles_w, band_h),
        waiting=waiting,
        hand=(hand_x, band_y, margin + whole - log_w - (gap if log_w else 0) - hand_x, band_h),
        log=(margin + whole - log_w, band_y, log_w, band_h) if log_w else None,
    )


def _shelves(zone: Rect) -> dict[str, Shelf]:
    x, y, w, h = zone
    if h < LOW_STALL:
        each = (w - 24) / 2
        return {row: _shelf((x + i * (each + 24), y, each, h), decked=False) for i, row in enumerate(ROWS)}
    each = (h - 12) / 2
    return {row: _shelf((x, y + i * (each + 12), w, each), decked=True) for i, row in enumerate(ROWS)}


def _shelf(zone: Rect, *, decked: bool) -> Shelf:
    """Lay a shelf out; without room for it the deck lies small beside the title."""
    x, y, w, h = zone
    film_h = h - SHELF_TITLE_H - 18
    deck_w = min(116.0, w * 0.16) if decked else 0.0
    room = w - (deck_w + 24 if decked else 0)
    film_w = min(film_h / FILM_RATIO, (room - 16 * (SLOTS - 1)) / SLOTS)
    film_h = min(film_h, film_w * FILM_RATIO)
    gap = min(90.0, (room - SLOTS * film_w) / max(1, SLOTS - 1))
    foot = y + h - 16
    left = x + (deck_w + 24 if decked else 0) + (room - SLOTS * film_w - (SLOTS - 1) * gap) / 2
    films = tuple((left + i * (film_w + gap), foot - film_h, film_w, film_h) for i in range(SLOTS))
    deck: Rect = (x + 6, foot - deck_w * 1.4, deck_w, deck_w * 1.4)
    if not decked:
        deck = (x + w - 30, y + 2, 22, 31)
    return Shelf((x + 8, y, w - (48 if not decked else 16), SHELF_TITLE_H), deck, films, (x, foot - 6, w, 18))


def sleeve_cards(hand: Rect, uids: Sequence[int], lifted: frozenset[int]) -> dict[int, Rect]:
    """Return where the cards of the hand stand at the Market; those into which something fits stand higher."""
    x, y, w, h = hand
    count = max(1, len(uids))
    card_h = h - LIFT - 18
    wanted = max(card_h / CARD_RATIO, min(152.0, card_h / 1.2))
    roomy = (w - 8 - 14 * (count - 1)) / count
    card_w = min(w - 8, max(min(wanted, roomy), min(wanted, LEAST_CARD_W)))
    gap = min(56.0, (w - 8 - count * card_w) / (count - 1)) if count > 1 else 0.0
    left = x + (w - count * card_w - (count - 1) * gap) / 2
    return {
        uid: (left + i * (card_w + gap), y + (4 if uid in lifted else 4 + LIFT), card_w, card_h)
        for i, uid in enumerate(uids)
    }
