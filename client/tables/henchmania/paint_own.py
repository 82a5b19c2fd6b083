"""The viewer's own things: who you are, your score, Henchmen to set, the Reserve and the Trump."""

from client.core.words import N_, Phrase
from client.games.henchmania.cards import CARD_OF
from client.games.henchmania.components import PLAIN, RESERVE_LIMIT
from client.games.henchmania.state import Phase
from client.tables.henchmania.cards import pawn_picture
from client.tables.henchmania.look import THEME
from client.tables.henchmania.paint_seats import HOUSES, paint_badge, paint_reserve, paint_score, paint_trump
from client.tables.henchmania.painter import Painter
from client.tables.henchmania.spots import PoolSpot, ReserveZoneSpot
from client.tables.pills import number_pill
from client.ui.art import art
from client.ui.buttons import chip
from client.ui.seats import avatar
from client.ui.shapes import rrect
from client.ui.soft import glow
from client.ui.surfaces import panel
from client.ui.text import text, text_w
from client.ui.theme import TEXT


def paint_own(p: Painter) -> None:
    """Draw the own block and the panel of the Reserve."""
    c, seat = p.c, p.model.viewer
    p.frame(seat, p.places.zones.own)
    ax, ay, r = p.places.own.avatar
    passed = p.model.sight.passed[seat] and p.model.sight.phase is Phase.PLAY
    avatar(c, (ax, ay), r, f"common/avatar_{p.model.players[seat].avatar}", seat, out=passed)
    paint_badge(p, seat, (ax - r * 0.8, ay - r * 0.75), r * 1.15)
    _words(p, seat, passed=passed)
    paint_score(p, seat)
    _forecast(p, seat)
    _pool(p, seat)
    _before_you(p, seat)


def _words(p: Painter, seat: int, *, passed: bool) -> None:
    c = p.c
    x, y, w, h = p.places.own.words
    text(c, p.model.names[seat], (x, y + h * 0.36), "h3", valign="middle", max_w=w)
    house = HOUSES[p.model.sight.families[seat]]
    words = Phrase(N_("has passed")) if passed else Phrase(house)
    line = p.say(words)
    line = line if text_w(c, line, "min") <= w else line.split()[0]
    text(c, line, (x, y + h * 0.36 + 27), "min", TEXT["on_dark_2"], valign="middle", max_w=w)


def _forecast(p: Painter, seat: int) -> None:
    c = p.c
    x, y, w, h = p.places.own.forecast
    words = Phrase(N_("+{n} tonight"), n=p.due(seat))
    text(c, p.say(words), (x + w / 2, y + 15), "label", TEXT["good"], align="center", valign="middle", max_w=w + 16)
    if h > 64:
        arms = min(h - 34, 60.0)
        family = p.model.sight.families[seat]
        art(c, f"henchmania/arms_{family}", (x + (w - arms) / 2, y + 32, arms, arms), cover=False)


def _pool(p: Painter, seat: int) -> None:
    """Draw the Henchmen to set, the chosen one lit; later those lured away wait here for tomorrow."""
    c, sight = p.c, p.model.sight
    x, y, w, h = p.places.own.pool
    rrect(c, (x, y, w, h), c.col("#000000", 62), 14)
    if sight.phase is not Phase.PLACE:
        _lured(p, seat)
        return
    if h > 90:
        words = N_("Henchmen to set") if sight.pools[seat] else N_("All Henchmen are set")
        at = (x + w / 2, y + 17)
        text(c, p.say(words), at, "min_b", TEXT["on_dark_2"], align="center", valign="middle", max_w=w - 8)
    for i, rect in p.places.pool.items():
        pawn = sight.pools[seat][i]
        if f"pool/{i}" in p.hidden:
            continue
        if p.controller.chosen == PoolSpot(i) and PoolSpot(i) in p.targets:
            glow(c, rect, "playable", 12, 12, border=3)
        elif p.lit(PoolSpot(i)):
            glow(c, rect, "focus", 12, 10, border=2)
        c.paste(pawn_picture(pawn.owner, rect[2:], pawn.counts_for), rect[:2])
        count = sight.pools[seat].count(pawn)
        number_pill(c, (rect[0] + rect[2] + 10, rect[1] + rect[3] - 18), f"x{count}", 17)


def _lured(p: Painter, seat: int) -> None:
    c, lured = p.c, p.model.sight.stolen[seat]
    x, y, w, h = p.places.own.pool
    words = N_("Lured for tomorrow") if lured else N_("No Henchman lured")
    at = (x + w / 2, y + (17 if lured and h > 70 else h / 2))
    text(c, p.say(words), at, "min", TEXT["on_dark_2"], align="center", valign="middle", max_w=w - 8)
    if h > 70:
        tall = min(64.0, h - 40)
        for i, pawn in enumerate(lured):
            left = x + 10 + i * min(tall * 0.8, (w - 20 - tall) / max(1, len(lured) - 1))
            c.paste(pawn_picture(pawn.owner, (tall * 0.78, tall), pawn.counts_for), (left, y + 32))


def _before_you(p: Painter, seat: int) -> None:
    c, sight = p.c, p.model.sight
    zone = p.places.zones.reserve
    p.halo(ReserveZoneSpot(), zone, 18)
    panel(c, zone, theme=THEME, radius=18)
    x, y, w, h = p.places.own.title
    title = p.say(N_("Your Reserve"))
    text(c, title, (x, y + h / 2), "label", valign="middle", max_w=w * 0.6)
    at = x + text_w(c, title, "label") + 14
    words = Phrase(N_("{n} of {most}"), n=len(sight.reserves[seat]), most=RESERVE_LIMIT)
    if at + 90 < x + w:
        chip(c, (at, y + h / 2), p.say(words), "", "line", theme=THEME, h=28)
    tx, _, tw, _ = p.places.own.trump
    text(c, p.say(N_("Trump")), (tx + tw / 2, y + h / 2), "label", align="center", valign="middle", max_w=tw + 34)
    paint_reserve(p, seat)
    paint_trump(p, seat)
    if p.places.zones.reserve[3] > 190:
        _names(p, seat)


def _names(p: Painter, seat: int) -> None:
    """Name the cards below them while they do not overlap."""
    c, sight = p.c, p.model.sight
    rects = p.places.reserves[seat]
    laid = sight.reserves[seat]
    bottom = max((y + h for _, y, _, h in rects), default=p.places.own.cards[1]) + 15
    for i, card in enumerate(laid):
        x, _, w, _ = rects[i]
        room = rects[i + 1][0] - x if i + 1 < len(laid) else w + 40
        if room >= w:
            words = p.say(PLAIN[CARD_OF[card]].name)
            words = words if text_w(c, words, "min_b") <= room else words.split()[0]
            text(c, words, (x + w / 2, bottom), "min_b", align="center", valign="middle", max_w=room)
    trump = sight.trumps[seat]
    if trump is not None:
        x, y, w, h = p.places.own.trump
        bottom = y + h + 15
        name = p.say(PLAIN[CARD_OF[trump]].name)
        text(c, name, (x + w / 2, bottom), "min_b", align="center", valign="middle", max_w=w + 30)
