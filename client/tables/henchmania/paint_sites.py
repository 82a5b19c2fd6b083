"""The five sites in the middle: decks, discards, Henchmen, who leads; and a discard pile that is leafed through."""

from collections.abc import Sequence

from client.core.words import N_, NN_, Phrase, SeatName
from client.games.henchmania.components import ALL_SITES, SPOTS, Site
from client.games.henchmania.moves import Place
from client.games.henchmania.state import Standing
from client.tables.henchmania.cards import back_picture, hand_picture, pawn_picture, small_picture
from client.tables.henchmania.look import SITE_LOOKS, THEME, site_art
from client.tables.henchmania.painter import Painter
from client.tables.henchmania.places import PilePlaces
from client.tables.henchmania.site_layout import SiteParts
from client.tables.henchmania.spots import DeckSpot, DiscardSpot, PileCardSpot, SiteSpot, StandSpot
from client.tables.pills import number_pill
from client.ui.art import art
from client.ui.colour import INK, mix
from client.ui.icons import icon
from client.ui.metrics import Rect, inset
from client.ui.seats import seat_mark
from client.ui.shapes import circle, fill_rect, rrect
from client.ui.soft import glow, shadow
from client.ui.surfaces import panel
from client.ui.text import text
from client.ui.theme import PAPER


def paint_sites(p: Painter) -> None:
    """Draw all boards, or the pile that is leafed through in their place."""
    if p.places.pile is not None:
        _paint_pile(p, p.places.pile)
        return
    for site in ALL_SITES:
        _paint_site(p, site)


def _paint_site(p: Painter, site: Site) -> None:
    c, parts, look = p.c, p.places.sites[site], SITE_LOOKS[site]
    x, y, w, h = parts.board
    shadow(c, parts.board, 16, 2)
    on = _pointed(p, site) and SiteSpot(site) in p.targets
    if SiteSpot(site) in p.targets:
        glow(c, parts.board, "focus" if on else "target", 16, 18 if on else 10, border=4, strength=0.8)
    rrect(c, parts.board, INK, 16)
    rrect(c, inset(parts.board, 4), "brown", 13)
    hx, hy, hw, hh = parts.head
    rrect(c, parts.head, look.family, 13)
    fill_rect(c, (hx, hy + hh - 14, hw, 9), look.family)
    fill_rect(c, (hx, hy + hh - 6, hw, 6), f"{look.family}.1")
    _head(p, site, parts)
    rrect(c, inset(parts.scene, -3), INK, 9)
    art(c, site_art(site), parts.scene, radius=7, focus=0.3)
    _piles(p, site, parts)
    row, gains = p.previewed(site)
    _henchmen(p, site, parts, row)
    _banner(p, parts.banner, row)
    if parts.tally is not None:
        _tally(p, parts.tally, row, gains)
    blocked = any(isinstance(move, Place) for move in p.model.legal) and SiteSpot(site) not in p.targets
    if blocked and p.model.lights:
        rrect(c, (x, y, w, h), c.col("#1A1020", 80), 16)


def _pointed(p: Painter, site: int) -> bool:
    spots = (p.pointing.hover, p.pointing.focus, p.pointing.hinted)
    return any(isinstance(s, SiteSpot | DeckSpot | StandSpot) and s.site == site for s in spots)


def _head(p: Painter, site: Site, parts: SiteParts) -> None:
    c, look = p.c, SITE_LOOKS[site]
    x, y, w, h = parts.head
    r = h * 0.36
    circle(c, (x + r + 8, y + h / 2 - 2), r, INK)
    circle(c, (x + r + 8, y + h / 2 - 2), r - 2.5, PAPER)
    icon(c, look.icon, (x + r + 8, y + h / 2 - 2), r * 1.35)
    limit = SPOTS[len(p.model.sight.scores)]
    standing = len(p.model.sight.board[site])
    full = standing >= limit
    number_pill(
        c,
        (x + w - 38, y + h / 2 - 2),
        f"{standing}/{limit}",
        min(17.0, h * 0.33),
        "red" if full else "#FFFFFF",
        "#FFFFFF" if full else INK,
    )
    left = x + 2 * r + 18
    room = x + w - 76 - left
    text(c, p.say(look.short), (left, y + h / 2 - 2), "h3", look.ink, valign="middle", max_w=room, max_h=h)


def _piles(p: Painter, site: Site, parts: SiteParts) -> None:
    c, sight = p.c, p.model.sight
    deck, pile = len(sight.decks[site]), sight.discards[site]
    x, y, w, h = parts.deck
    whole = SiteSpot(site) in p.targets
    if not whole:
        p.halo(DeckSpot(site), parts.deck, 8)
    if deck:
        for depth in (2, 1) if deck > 2 else ():
            rrect(c, (x - depth * 2, y + depth * 2.5, w, h), INK, 8)
        c.paste(back_picture(site, (w, h)), (x, y))
    else:
        _empty(p, parts.deck)
    number_pill(c, (x + w - 6, y + h - 4), str(deck), 14)
    _gain(p, site, parts)
    dx, dy, dw, dh = parts.discard
    if not whole:
        p.halo(DiscardSpot(site), parts.discard, 8)
    shown = len(pile) - (1 if f"discard/{site}" in p.hidden else 0)
    if shown > 0:
        c.paste(small_picture(pile[shown - 1], (dw, dh)), (dx, dy))
        number_pill(c, (dx + 6, dy + dh - 4), str(shown), 14)
    else:
        _empty(p, parts.discard)
    if len(sight.board[site]) >= SPOTS[len(sight.scores)]:
        side = min(parts.scene[2] - w - dw - 20, h, 96.0)
        middle = parts.scene[0] + parts.scene[2] / 2
        art(c, "henchmania/full", (middle - side / 2, y - 4, side, side), cover=False)


def _gain(p: Painter, site: Site, parts: SiteParts) -> None:
    """Say at the deck how many cards a placement under the pointer would draw."""
    _, gains = p.previewed(site)
    if gains is None:
        return
    full = len(p.model.sight.board[site]) >= SPOTS[len(p.model.sight.scores)]
    words = Phrase(NN_("+{n} card", "+{n} cards"), n=2 if full else 1)
    x, y, w, h = parts.deck
    number_pill(p.c, (x + w / 2 + 14, y + h + 12), p.say(words), 14, "yellow")


def _empty(p: Painter, rect: Rect) -> None:
    rrect(p.c, rect, p.c.col(INK, 140), 8, 2, p.c.col("#FFFFFF", 130))
    at = (rect[0] + rect[2] / 2, rect[1] + rect[3] / 2)
    text(p.c, p.say(N_("none")), at, "min_b", "#FFFFFF", align="center", valign="middle", max_w=rect[2] - 4)


def _henchmen(p: Painter, site: Site, parts: SiteParts, row: Sequence[Standing]) -> None:
    c = p.c
    standing = p.model.sight.board[site]
    first = parts.places[0]
    ground = (parts.scene[0], first[1] + first[3] * 0.5, parts.scene[2], first[3] * 0.5 + 5)
    fill_rect(c, ground, c.col(INK, 76))
    for i, rect in enumerate(parts.places):
        x, y, w, h = rect
        foot = (x + w / 2, y + h - min(w, h) * 0.18)
        radius = min(w * 0.46, h * 0.3)
        next_one = i == len(standing) and SiteSpot(site) in p.targets
        circle(c, foot, radius, c.col(INK, 150), 2, "green.2" if next_one else c.col("#FFFFFF", 100))
        if i < len(standing):
            if f"stand/{site}/{i}" not in p.hidden:
                spot = StandSpot(site, i)
                if (spot in p.targets and SiteSpot(site) not in p.targets) or p.lit(spot):
                    p.halo(spot, rect, 8)
                c.paste(pawn_picture(standing[i].owner, (w, h), standing[i].counts_for), (x, y))
        elif i < len(row):
            c.paste(pawn_picture(row[i].owner, (w, h), row[i].counts_for), (x, y), alpha=165)
            circle(c, foot, radius + 2, None, 3, "#FFFFFF")


def _banner(p: Painter, rect: Rect, row: Sequence[Standing]) -> None:
    """Name the seat that leads the site, or say that nobody does."""
    c = p.c
    x, y, w, h = rect
    leader = p.leader(row)
    counts = sorted((sum(pawn.counts_for == seat for pawn in row) for seat in p.model.sight.seats), reverse=True)
    rrect(c, rect, INK, 10)
    if leader is None:
        rrect(c, inset(rect, 3), "cream.1", 8)
        tied = Phrase(N_("Tied {n} : {n}"), n=counts[0])
        words = tied if row else Phrase(N_("Nobody here yet"))
        at = (x + w / 2, y + h / 2)
        text(c, p.say(words), at, "small_b", INK, align="center", valign="middle", max_w=w - 12, max_h=h)
        return
    tone = c.seat_colour(leader)
    rrect(c, inset(rect, 3), tone, 8)
    icon(c, "crown", (x + 24, y + h / 2 - 1), min(28.0, h * 0.7))
    mine = leader == p.model.viewer and p.model.players[leader].is_human
    text_of = N_("You lead {n} : {other}") if mine else N_("{name} {n} : {other}")
    words = Phrase(text_of, n=counts[0], other=counts[1], name=SeatName(leader))
    ink = "#FFFFFF" if leader in (0, 1, 4) else INK
    text(c, p.say(words), (x + 44, y + h / 2), "small_b", ink, valign="middle", max_w=w - 88, max_h=h)
    circle(c, (x + w - 22, y + h / 2), min(15.0, h * 0.38), INK)
    seat_mark(c, (x + w - 22, y + h / 2), min(13.0, h * 0.33), leader)


def _tally(p: Painter, rect: Rect, row: Sequence[Standing], gains: int | None) -> None:
    """Count the Henchmen of every seat."""
    c = p.c
    x, y, w, h = rect
    seats = len(p.model.sight.scores)
    for seat in range(seats):
        middle = x + w * (seat + 0.5) / seats
        count = sum(pawn.counts_for == seat for pawn in row)
        seat_mark(c, (middle - 13, y + h / 2 + 2), 11, seat)
        at = (middle + 12, y + h / 2 + 2)
        if seat == gains:
            number_pill(c, at, str(count), 13, "yellow")
        else:
            ink = "#FFFFFF" if count else mix("brown", "#FFFFFF", 0.6)
            text(c, str(count), at, "label" if count else "min", ink, align="center", valign="middle")


def _paint_pile(p: Painter, pile: PilePlaces) -> None:
    """Spread a discard pile out, its top card first."""
    c, sight = p.c, p.model.sight
    cards = sight.discards[pile.site][::-1]
    panel(c, pile.sheet, "paper", theme=THEME, level=3)
    x, y, w, _ = pile.sheet
    icon(c, SITE_LOOKS[pile.site].icon, (x + 40, y + 36), 34)
    words = Phrase(
        NN_("Discards of {site}: {n} card, the top one first", "Discards of {site}: {n} cards, the top one first"),
        n=len(cards),
        site=Phrase(SITE_LOOKS[pile.site].short),
    )
    text(c, p.say(words), (x + 68, y + 36), "h3", INK, valign="middle", max_w=w - 150)
    icon(c, "close", (x + w - 38, y + 36), 26, INK)
    for i in reversed(range(len(cards))):
        rect = pile.cards[i]
        if p.pointing.on(PileCardSpot(i)):
            glow(c, rect, "yellow", 8, 10, border=3)
        picture = (
            hand_picture(sight.cards[cards[i]], cards[i], rect[2:], p.say)
            if rect[2] >= 110
            else small_picture(cards[i], rect[2:])
        )
        c.paste(picture, rect[:2])
