"""What a seat has drafted: one row a faction, in the same order for both, so that decks can be compared by eye."""

from collections.abc import Sequence

from client.core.words import N_, Phrase, SeatName
from client.games.hemloch.bag import count_of, size_of
from client.games.hemloch.components import CARDS, DECK_LIST, FACTIONS, MINIONS, Card
from client.tables.hemloch.draft_layout import portraits, profile_rows
from client.tables.hemloch.look import FACTION_LOOKS, card_art
from client.tables.hemloch.painter import Painter
from client.tables.hemloch.spots import ProfileSpot
from client.tables.hemloch.tokens import medal
from client.tables.pills import number_pill
from client.ui.art import art
from client.ui.colour import INK
from client.ui.metrics import Rect
from client.ui.seats import avatar
from client.ui.shapes import circle, rrect
from client.ui.text import text, text_w
from client.ui.theme import GLOW

FULL_BAR = 12
"""So many cards of one faction fill its bar."""


def paint_profile(p: Painter, seat: int, rect: Rect, added: Sequence[Card]) -> None:
    """Draw the panel of a seat; ``added`` are the cards that the group looked at would bring."""
    c, player = p.c, p.model.players[seat]
    p.halo(ProfileSpot(seat), rect, 18)
    p.frame(seat, rect)
    x, y, w, h = rect
    r = 28.0 if h > 360 else 20.0
    avatar(c, (x + r + 16, y + r + 12), r, f"common/avatar_{player.avatar}", seat, thinking=p.thinking(seat))
    taken = size_of(p.model.sight.pools[seat])
    words = p.say(Phrase(N_("{n} of {all} cards"), n=taken, all=len(DECK_LIST)))
    text(c, words, (x + w - 18, y + r + 12), "label", "yellow.2", align="right", valign="middle")
    left = x + 2 * r + 34
    title = Phrase(N_("Your deck")) if seat == p.model.viewer else Phrase(N_("Deck of {name}"), name=SeatName(seat))
    room = x + w - 18 - text_w(c, words, "label") - 14 - left
    text(c, p.say(title), (left, y + r + 12), "h3" if h > 360 else "label", valign="middle", max_w=room)
    for faction, row in enumerate(profile_rows(rect, len(FACTIONS))):
        _faction(p, (seat, faction), row, added)


def _faction(p: Painter, whose: tuple[int, int], row: Rect, added: Sequence[Card]) -> None:
    """Draw how many Minions of a faction a seat has, and which."""
    c, (seat, faction) = p.c, whose
    look, pool = FACTION_LOOKS[faction], p.model.sight.pools[seat]
    kinds = [card for card in CARDS if MINIONS[card].faction == faction]
    held = sum(count_of(pool, card) for card in kinds)
    more = sum(card in kinds for card in added)
    x, y, w, h = row
    cy = y + h / 2
    r = min(22.0, h * 0.38)
    medal(c, (x + r + 2, cy), r, look)
    left, bar_w = x + 2 * r + 14, w * 0.52 - 2 * r - 52
    with_name = h >= 44
    if with_name:
        text(c, p.say(FACTIONS[faction].name), (left, cy - 13), "min_b", valign="middle", max_w=bar_w + 30)
    bar: Rect = (left, cy + (4 if with_name else -6), bar_w, 13)
    rrect(c, bar, c.col("#000000", 120), 6.5)
    for count, tone in ((held + more if more else 0, GLOW["target"]), (held, look.color)):
        if count:
            rrect(c, (*bar[:2], max(13.0, bar_w * min(1.0, count / FULL_BAR)), 13), tone, 6.5)
    ink = GLOW["target"] if more else "#FFFFFF"
    text(c, str(held + more), (left + bar_w + 16, bar[1] + 6), "label", ink, align="center", valign="middle")
    for card, place in zip(kinds, portraits(row, len(kinds)), strict=True):
        _portrait(p, card, place, (count_of(pool, card), sum(other == card for other in added)))


def _portrait(p: Painter, card: Card, place: tuple[float, float, float], counts: tuple[int, int]) -> None:
    c = p.c
    x, y, r = place
    held, more = counts
    circle(c, (x, y), r, GLOW["target"] if more else INK)
    tint = None if held or more else "#5A5478"
    inner = r - (3.5 if more else 2)
    art(c, card_art(card), (x - inner, y - inner, 2 * inner, 2 * inner), radius=inner, focus=0.4, tint=tint)
    tone = GLOW["target"] if more else "#FFFFFF" if held else "#8C84A8"
    number_pill(c, (x + r * 0.86, y + r * 0.6), str(held + more), 12, tone)
