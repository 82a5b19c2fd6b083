"""The panels of the other seats: who sits there, hand from behind, Reserve, Trump, wheel, Henchmen left."""

from client.core.words import N_, Phrase
from client.games.henchmania.cards import BACKS, CARD_OF, SITE_OF, is_turned
from client.games.henchmania.components import FAMILIES, Card
from client.games.henchmania.state import Phase
from client.tables.henchmania.cards import back_picture, pawn_picture, small_picture
from client.tables.henchmania.painter import Painter
from client.tables.henchmania.places import counts_of
from client.tables.henchmania.spots import BackSpot, ReserveSpot, ScoreSpot, TrumpSpot
from client.tables.henchmania.tokens import score_wheel
from client.tables.pills import number_pill
from client.ui.art import art
from client.ui.canvas import Canvas
from client.ui.icons import icon
from client.ui.metrics import Rect, centre
from client.ui.seats import avatar
from client.ui.shapes import rrect
from client.ui.soft import glow
from client.ui.text import text
from client.ui.theme import GLOW, TEXT

HOUSES = {family.id: family.name for family in FAMILIES}


def paint_other(p: Painter, seat: int) -> None:
    """Draw another seat's panel."""
    rect = p.places.panels[seat]
    p.frame(seat, rect)
    _head(p, seat)
    _backs(p, seat)
    paint_score(p, seat)
    paint_reserve(p, seat)
    paint_trump(p, seat)
    _pool(p, seat)


def paint_score(p: Painter, seat: int) -> None:
    """Draw a seat's score wheel, lit if it stands for a seat that may be aimed at."""
    x, y, r = p.places.wheel(seat)
    if p.pointing.on(ScoreSpot(seat)):
        glow(p.c, (x - r, y - r, 2 * r, 2 * r), "focus", r, 8, border=2, strength=0.5)
    score_wheel(p.c, (x, y, r), p.score(seat), seat, p.due(seat))


def _head(p: Painter, seat: int) -> None:
    c, sight, player = p.c, p.model.sight, p.model.players[seat]
    ax, ay, r = p.places.parts[seat].avatar
    passed = sight.passed[seat] and sight.phase is Phase.PLAY
    avatar(c, (ax, ay), r, f"common/avatar_{player.avatar}", seat, thinking=p.thinking(seat), out=passed)
    paint_badge(p, seat, (ax - r * 0.8, ay - r * 0.75), r * 1.15)
    x, y, w, h = p.places.parts[seat].words
    quiet = TEXT["on_dark_2"] if passed else TEXT["on_dark"]
    if h < 46:
        text(c, p.model.names[seat], (x, y + h / 2), ("title", 22), quiet, valign="middle", max_w=w, max_h=h)
        if passed:
            number_pill(c, (ax, ay), p.say(N_("passed")), 13, "#D3C3CF")
        return
    text(c, p.model.names[seat], (x, y + min(24, h * 0.3)), "h3", quiet, valign="middle", max_w=w)
    below = Phrase(N_("has passed")) if passed else Phrase(HOUSES[sight.families[seat]])
    line_y = y + min(24, h * 0.3) + 28
    text(
        c, p.say(below), (x, line_y), "min", GLOW["playable"] if passed else TEXT["on_dark_2"], valign="middle", max_w=w
    )
    if h >= 84:
        text(c, p.level_words(seat), (x, line_y + 24), "min", TEXT["on_dark_2"], valign="middle", max_w=w)


def paint_badge(p: Painter, seat: int, at: tuple[float, float], size: float) -> None:
    """Draw the Badge of Honour of the day's first player."""
    if seat == p.model.sight.badge and "badge" not in p.hidden:
        art(p.c, "henchmania/badge", (at[0] - size / 2, at[1] - size / 2, size, size), cover=False)


def _backs(p: Painter, seat: int) -> None:
    """Draw a hand from behind, a packet for each site with its number; what the viewer knows of it lies open."""
    sight = p.model.sight
    counts = counts_of(sight, seat)
    zone = p.places.parts[seat].backs
    if not p.places.backs[seat]:
        text(
            p.c,
            p.say(N_("no cards")),
            (zone[0], zone[1] + zone[3] / 2),
            "min",
            TEXT["on_dark_2"],
            valign="middle",
            max_w=zone[2],
        )
    for site, rect in p.places.backs[seat].items():
        hidden = sum(f"back/{seat}/{site}/{i}" in p.hidden for i in range(counts[site]))
        known = [card for card in sight.hands[seat] if card not in BACKS and SITE_OF[card] == site]
        _packet(p, (seat, site), rect, (max(0, counts[site] - hidden), known))


def _packet(p: Painter, whose: tuple[int, int], rect: Rect, cards: tuple[int, list[Card]]) -> None:
    x, y, w, h = rect
    count, known = cards
    if not count:
        return
    spot = BackSpot(*whose)
    card_w = h / 1.4
    step = min(8.0, (w - card_w) / max(1, count - 1))
    p.halo(spot, (x, y, card_w + step * (count - 1), h), 6)
    for i in range(count):
        shown = i - (count - len(known))
        picture = back_picture(whose[1], (card_w, h)) if shown < 0 else small_picture(known[shown], (card_w, h))
        p.c.paste(picture, (x + i * step, y))
    number_pill(p.c, (x + card_w + step * (count - 1) - 6, y + h - 2), str(count), 13)


def paint_reserve(p: Painter, seat: int) -> None:
    """Draw what lies before a seat; free places are faint."""
    c, sight = p.c, p.model.sight
    rects = p.places.reserves[seat]
    laid = sight.reserves[seat]
    for rect in rects[len(laid) :]:
        rrect(c, rect, c.col("#000000", 46), 6, 2, c.col("#FFFFFF", 34))
    order = sorted(range(len(laid)), key=lambda i: p.pointing.on(ReserveSpot(seat, i)))
    for i in order:
        if f"reserve/{seat}/{i}" not in p.hidden:
            p.halo(ReserveSpot(seat, i), rects[i], 8)
            paint_laid(c, CARD_OF[laid[i]], rects[i], turned=is_turned(laid[i]))
            _mark_chosen(p, ReserveSpot(seat, i), rects[i])


def paint_trump(p: Painter, seat: int) -> None:
    """Draw a seat's Trump, or its empty place under a crown."""
    c, laid = p.c, p.model.sight.trumps[seat]
    rect = p.places.trump(seat)
    if laid is None or f"trump/{seat}" in p.hidden:
        rrect(c, rect, c.col("#000000", 46), 8, 2, c.col("#FFFFFF", 40))
        icon(c, "crown", centre(rect), min(34.0, rect[2] * 0.5), c.col("#FFFFFF", 255) if laid else "#7C5A6C")
        return
    x, y, w, h = rect
    p.halo(TrumpSpot(seat), rect, 8)
    if is_turned(laid):
        side = min(w, h)
        rect = (x, y + h - side / 1.4, side, side / 1.4)
    paint_laid(c, CARD_OF[laid], rect, turned=is_turned(laid))
    _mark_chosen(p, TrumpSpot(seat), rect)


def _mark_chosen(p: Painter, spot: ReserveSpot | TrumpSpot, rect: Rect) -> None:
    if p.controller.chosen == spot:
        rrect(p.c, rect, None, 8, 4, "#FFFFFF")


def paint_laid(c: Canvas, card: Card, rect: Rect, *, turned: bool) -> None:
    """Draw a card that lies before a seat, on its side if it is turned."""
    _, _, w, h = rect
    if turned:
        c.stamp(small_picture(card, (h, w), turned=True), centre(rect), -90, fine=True)
    else:
        c.paste(small_picture(card, (w, h)), rect[:2])


def _pool(p: Painter, seat: int) -> None:
    """Say how many Henchmen are left while they are set, and what the evening will bring."""
    c, sight = p.c, p.model.sight
    x, y, w, h = p.places.parts[seat].pool
    due = Phrase(N_("+{n} tonight"), n=p.due(seat))
    pool = sight.pools[seat] if sight.phase is Phase.PLACE else sight.stolen[seat]
    low = y + h - 22
    top = y + 12 if pool else y + h / 2
    text(c, p.say(due), (x + w / 2, top), "min_b", TEXT["good"], align="center", valign="middle", max_w=w)
    if not pool:
        return
    tall = min(44.0, h - 30)
    left = x + w / 2 - 24
    for i, pawn in enumerate(pool[-1:] if sight.phase is Phase.PLACE else pool[:1]):
        c.paste(
            pawn_picture(pawn.owner, (tall * 0.78, tall), pawn.counts_for), (left - tall * 0.5 + i * 8, low - tall / 2)
        )
    text(c, f"x{len(pool)}", (left + tall * 0.5, low), "label", "#FFFFFF", valign="middle")
