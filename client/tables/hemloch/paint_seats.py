"""Who plays: both panels with score, Actions, piles, Markers, and the items of the other seat."""

from client.core.words import N_, NN_, Phrase
from client.games.hemloch.bag import size_of
from client.tables.hemloch.cards import back_picture, minion_picture
from client.tables.hemloch.layout import CARD_RATIO, SeatParts
from client.tables.hemloch.look import HOUSES
from client.tables.hemloch.paint_items import paint_items
from client.tables.hemloch.painter import Painter
from client.tables.hemloch.places import cards_in
from client.tables.hemloch.spots import BacksSpot, DeckSpot, DiscardSpot, StockSpot
from client.tables.hemloch.tokens import lamp, marker_picture
from client.tables.pills import number_pill
from client.ui.icons import icon
from client.ui.metrics import Rect
from client.ui.seats import avatar
from client.ui.shapes import line, rrect
from client.ui.soft import glow
from client.ui.text import text, text_w
from client.ui.theme import TEXT

FEW = 3
"""A deck with no more cards is told in a warning colour."""
MOST_LAMPS = 5
LAMPS_FROM = 64.0
"""The panel of the other seat needs this height for its lamps."""


def paint_rival(p: Painter) -> None:
    """Draw the panel of the other seat."""
    seat, parts = p.other, p.places.parts[p.other]
    _, y, _, h = p.places.zones.rival
    p.frame(seat, p.places.zones.rival)
    _who(p, seat, parts)
    for at in (parts.backs[0] - 10, parts.deck[0] - 10, parts.stock[0] - 6, parts.items[0] - 10):
        line(p.c, (at, y + 14), (at, y + h - 14), p.c.col("#FFFFFF", 40), 2)
    _backs(p, seat, parts.backs)
    _piles(p, seat, parts)
    paint_items(p, seat)


def paint_own(p: Painter) -> None:
    """Draw the viewer's own panel."""
    seat, parts = p.model.viewer, p.places.parts[p.model.viewer]
    p.frame(seat, p.places.zones.own)
    _who(p, seat, parts)
    _lamps(p, parts.lamps)
    _piles(p, seat, parts)


def _who(p: Painter, seat: int, parts: SeatParts) -> None:
    c, player = p.c, p.model.players[seat]
    ax, ay, r = parts.avatar
    first = p.model.sight.start_player == seat
    avatar(c, (ax, ay), r, f"common/avatar_{player.avatar}", seat, thinking=p.thinking(seat), first=first)
    x, y, w, h = parts.words
    name_y = y + h * (0.34 if h > 44 else 0.3)
    text(c, p.model.names[seat], (x, name_y), "h3", valign="middle", max_w=w, max_h=h * 0.6)
    below = p.say(HOUSES[seat])
    if seat != p.model.viewer and player.level is not None:
        both = p.say(Phrase(N_("{house} - {level}"), house=Phrase(HOUSES[seat]), level=Phrase(p.level_words(seat))))
        below = both if text_w(c, both, "min") <= w else p.level_words(seat)
    if text_w(c, below, "min") <= w:
        text(c, below, (x, name_y + min(27.0, h * 0.42)), "min", TEXT["on_dark_2"], valign="middle")
    lamps = seat == p.other and p.model.sight.turn_seat == seat and parts.score[3] > LAMPS_FROM
    _score(p, seat, parts.score, 0.36 if lamps else 0.5)
    if lamps:
        _small_lamps(p, parts.score)


def _score(p: Painter, seat: int, rect: Rect, middle: float) -> None:
    """Write the score at so much of the height."""
    x, y, w, h = rect
    words = str(p.score(seat))
    wide = text_w(p.c, words, "number") + 40
    left, cy = x + max(0.0, (w - wide) / 2), y + h * middle
    icon(p.c, "star", (left + 16, cy), 32)
    text(p.c, words, (left + 38, cy), "number", "#FFFFFF", valign="middle", max_w=w - 38, max_h=h)


def _small_lamps(p: Painter, rect: Rect) -> None:
    """Draw the Actions that the other seat has left, below its score."""
    x, y, w, h = rect
    left = p.model.sight.actions_left
    shown = min(MOST_LAMPS, max(2, left))
    step = min(26.0, w / shown)
    for i in range(shown):
        lamp(p.c, (x + w / 2 + (i - (shown - 1) / 2) * step, y + h * 0.78), 11, lit=i < left)


def _lamps(p: Painter, rect: Rect) -> None:
    """Draw the Actions of the turn, those that are left lit."""
    c, sight = p.c, p.model.sight
    x, y, w, h = rect
    mine = sight.turn_seat == p.model.viewer
    left = sight.actions_left if mine else 0
    shown = min(MOST_LAMPS, max(2, left))
    r = min(22.0, h * 0.46)
    title = p.say(N_("Actions"))
    title_w = text_w(c, title, "label") + 18 if w > 240 else 0.0
    if title_w:
        text(c, title, (x, y + h / 2), "label", TEXT["on_dark"] if mine else TEXT["on_dark_2"], valign="middle")
    step = min(2 * r + 14, (w - title_w) / shown)
    for i in range(shown):
        at = (x + title_w + r + i * step, y + h / 2)
        lit = i < left and "lamps" not in p.hidden
        if lit:
            glow(c, (at[0] - r, at[1] - r, 2 * r, 2 * r), "yellow", r, 10, border=0, strength=0.9)
        lamp(c, at, r, lit=lit)
    right = x + title_w + shown * step + 4
    if left and right + 60 < x + w:
        words = Phrase(NN_("{n} left", "{n} left"), n=left)
        text(c, p.say(words), (right, y + h / 2), "label", "yellow.2", valign="middle", max_w=x + w - right)


def _backs(p: Painter, seat: int, zone: Rect) -> None:
    """Draw the hand of the other seat: backs, and open what everybody knows of it."""
    c, sight = p.c, p.model.sight
    x, y, w, h = zone
    count, known = size_of(sight.hands[seat]), cards_in(sight.known[seat])
    if p.pointing.on(BacksSpot()):
        glow(c, zone, "yellow.2", 10, 8, border=2)
    card_w = h / CARD_RATIO
    faces = count - len(known)
    step = 0.0 if count < 2 else min(card_w * 0.56, (w - card_w - 24) / (count - 1))
    for i in range(count):
        at = (x + i * step, y)
        if i < faces:
            c.paste(back_picture((card_w, h)), at)
        else:
            c.paste(minion_picture(known[i - faces], seat, (card_w, h)), at)
    if not count:
        text(c, p.say(N_("no cards")), (x + 8, y + h / 2), "min", TEXT["on_dark_2"], valign="middle", max_w=w - 8)
        return
    end = x + (count - 1) * step + card_w
    number_pill(c, (end - 2, y + h - 8), str(count), 15)
    if known and end + 90 < x + w:
        words = Phrase(NN_("{n} known", "{n} known"), n=len(known))
        text(c, p.say(words), (end + 20, y + h / 2), "min", TEXT["on_dark_2"], valign="middle", max_w=x + w - end - 20)


def _piles(p: Painter, seat: int, parts: SeatParts) -> None:
    x, _, w, _ = p.places.panels[seat]
    right = parts.stock[0] if parts.stock[0] > parts.discard[0] else x + w - 4
    _stock(p, seat, parts.stock, (parts.stock[2], parts.foot))
    _deck(p, seat, parts.deck, (parts.discard[0] - parts.deck[0] - 8, parts.foot))
    _discards(p, seat, parts.discard, (right - parts.discard[0] - 8, parts.foot))


def _beside(p: Painter, rect: Rect, space: tuple[float, float], words: tuple[str, str], ink: str = "#FFFFFF") -> None:
    """Write a number beside a pile, and what the pile is: below it where there is a foot, else beside it if it fits.

    ``space`` is the width of pile and number together, and the height of the foot.
    """
    (number, label), (room, foot) = words, space
    x, y, w, h = rect
    left, rest = x + w + 8, room - w - 8
    if rest < 26:
        number_pill(p.c, (x + w - 4, y + h - 8), number, 13)
        return
    wide = text_w(p.c, p.say(label), "min")
    beside = not foot and h > 52 and wide <= rest
    text(p.c, number, (left, y + h * (0.3 if beside else 0.5)), "h3", ink, valign="middle", max_w=rest)
    at = (left, y + h * 0.72) if beside else (x, y + h + foot / 2 + 3)
    if beside or (foot and wide <= room):
        text(p.c, p.say(label), at, "min", TEXT["on_dark_2"], valign="middle")


def _stock(p: Painter, seat: int, rect: Rect, space: tuple[float, float]) -> None:
    x, y, w, h = rect
    side = min(h * 0.86, 62.0, w * 0.52)
    place: Rect = (x, y + (h - side) / 2, side, side)
    spot = StockSpot(seat)
    if spot in p.targets or p.pointing.on(spot):
        p.halo(spot, place, 12)
    p.c.paste(marker_picture(seat, side), place[:2])
    _beside(p, (x, y, side, h), space, (str(p.model.sight.markers[seat]), N_("Markers")))


def _deck(p: Painter, seat: int, rect: Rect, space: tuple[float, float]) -> None:
    c = p.c
    x, y, w, h = rect
    count = len(p.model.sight.decks[seat])
    if count:
        p.playable(DeckSpot(seat), rect, 9)
        for depth in range(min(count, 3) - 1, 0, -1):
            rrect(c, (x + depth * 2.5, y - depth * 2, w, h), "#0F0E26", 9)
        c.paste(back_picture((w, h)), (x, y))
    else:
        rrect(c, rect, c.col("#000000", 90), 9, 2, c.col("#FFFFFF", 70))
    _beside(p, rect, space, (str(count), N_("deck")), TEXT["bad"] if count <= FEW else "#FFFFFF")


def _discards(p: Painter, seat: int, rect: Rect, space: tuple[float, float]) -> None:
    c, pile = p.c, p.model.sight.discards[seat]
    x, y, w, h = rect
    shown = len(pile) - (f"discard/{seat}" in p.hidden)
    p.halo(DiscardSpot(seat), rect, 9)
    if shown > 0:
        c.paste(minion_picture(pile[shown - 1], seat, (w, h)), (x, y))
    else:
        rrect(c, rect, c.col("#000000", 90), 9, 2, c.col("#FFFFFF", 70))
        icon(c, "skull", (x + w / 2, y + h / 2), min(w * 0.6, 30.0))
    _beside(p, rect, space, (str(max(0, shown)), N_("discards")))
