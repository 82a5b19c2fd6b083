"""The buyer's cards at the Market: those that fit stand higher, others show which slots are taken."""

from client.core.words import N_, NN_, Listing, Phrase
from client.games.ham_helsing import names
from client.tables.ham_helsing.cards.face import Face, card_picture
from client.tables.ham_helsing.cards.film import Film, film_picture
from client.tables.ham_helsing.hero.paint_board import THEME
from client.tables.ham_helsing.hero.spots import HandSpot, PlayedSpot
from client.tables.ham_helsing.market.buying import SLOT_WORDS
from client.tables.ham_helsing.market.look import BAD, GOOD, Market
from client.tables.ham_helsing.market.spots import WaitingSpot
from client.tables.table import Spot
from client.ui.art import art
from client.ui.cards import card_back
from client.ui.colour import INK, Paint
from client.ui.icons import icon
from client.ui.metrics import Rect
from client.ui.rich import rich
from client.ui.shapes import rrect
from client.ui.soft import glow, shadow
from client.ui.surfaces import panel
from client.ui.text import text, text_w
from client.ui.theme import TEXT

WAITING_ANGLE = 5.0


def card_spot(m: Market, uid: int) -> Spot:
    """Return the spot of a card: in the hand or in play."""
    turn = m.sight.turn
    return PlayedSpot(uid) if turn is not None and uid in turn.played else HandSpot(uid)


def paint_cards(m: Market) -> None:
    """Draw piles, the upgrade that waits, and all cards into which it could go."""
    _piles(m)
    _waiting(m)
    fitting = m.showing.fitting(m.sight)
    for uid, rect in m.cards.items():
        if f"hand/{uid}" not in m.p.hidden:
            _card(m, uid, rect, fits=uid in fitting)


def _card(m: Market, uid: int, rect: Rect, *, fits: bool) -> None:
    c, p, showing = m.p.c, m.p, m.showing
    spot = card_spot(m, uid)
    on = p.pointing.on(spot)
    radius = 14 * rect[2] / 172
    thought = showing.upgrade is not None
    if thought and fits:
        glow(c, rect, "focus" if on else GOOD, radius, 14, border=4)
    else:
        shadow(c, rect, radius, 2)
    face = Face(m.sight.cards[uid], preview=showing.upgrade)
    c.paste(card_picture(face, rect[2:], p.rich), rect[:2])
    if thought and not fits:
        rrect(c, rect, c.col("#101B33", 110), radius)
    if thought:
        _label(m, uid, rect, fits=fits)
    elif isinstance(spot, PlayedSpot):
        _pill(m, rect, p.say(N_("in play")), "#FFF3DC", "play")


def _label(m: Market, uid: int, rect: Rect, *, fits: bool) -> None:
    """Say on a card whether the upgrade fits, or which slots are taken."""
    p = m.p
    if fits:
        on = p.pointing.on(card_spot(m, uid))
        words = N_("drop here") if on and m.showing.waiting else N_("fits")
        _pill(m, rect, p.say(words), GOOD, "check")
        return
    slots = Listing(tuple(SLOT_WORDS[slot] for slot in m.showing.clash(m.sight, uid)))
    _pill(m, rect, p.say(Phrase(N_("{slots} taken"), slots=slots)), BAD, "close")


def _pill(m: Market, card: Rect, words: str, tone: Paint, sign: str) -> None:
    c = m.p.c
    w = min(text_w(c, words, "min_b") + 50, card[2] + 40)
    x, y = card[0] + card[2] / 2 - w / 2, card[1] + card[3] - 18
    rrect(c, (x, y, w, 34), INK, 14)
    rrect(c, c.inset((x, y, w, 34), 3), tone, 11)
    ink: Paint = "#FFFFFF" if tone == BAD else INK
    icon(c, sign, (x + 21, y + 17), 17, ink)
    text(c, words, (x + 36, y + 17), "min_b", ink, valign="middle", max_w=w - 46)


def _waiting(m: Market) -> None:
    """Draw the upgrade that has been bought: it can be dragged onto a card."""
    c, p, rect = m.p.c, m.p, m.parts.waiting
    if not m.showing.waiting or m.showing.upgrade is None or "waiting" in p.hidden:
        return
    spot = WaitingSpot()
    glow(c, rect, "focus" if p.pointing.on(spot) else "playable", 12, 14, border=0, strength=0.8)
    x, y, w, h = rect
    c.stamp(film_picture(Film(m.showing.upgrade), (w, h), p.rich), (x + w / 2, y + h / 2), WAITING_ANGLE, fine=True)


def _piles(m: Market) -> None:
    """Draw deck, discards and the upgrades set aside of the buyer."""
    c, p, sight = m.p.c, m.p, m.sight
    panel(c, m.parts.piles, theme=THEME)
    x, y, w, h = m.parts.piles
    member = sight.team[m.showing.c]
    title = p.say(Phrase(N_("{hero}'s cards"), hero=names.hero(member)))
    text(c, title, (x + 16, y + 24), "label", valign="middle", max_w=w - 30)
    deck, discards, asides = sight.decks[member.pile], sight.discards[member.pile], sight.asides[member.pile]
    card_h = max(40.0, min(128.0, h - 142))
    card_w = min(card_h / 1.4, (w - 50) / 2)
    top = y + 48
    left, right = x + w * 0.28 - card_w / 2, x + w * 0.72 - card_w / 2
    card_back(c, (left, top, card_w, card_h), theme=THEME)
    place = (right, top, card_w, card_h)
    rrect(c, place, INK, 8)
    if discards:
        art(c, f"ham_helsing/{sight.cards[discards[-1]].id}", c.inset(place, 3), radius=6)
    else:
        rrect(c, c.inset(place, 3), THEME.panel2, 6)
    below = top + card_h + 18
    for words, n, at in ((N_("Deck {n}"), len(deck), x + w * 0.28), (N_("Discard {n}"), len(discards), x + w * 0.72)):
        said = p.say(Phrase(words, n=n))
        text(c, said, (at, below), "min_b", align="center", valign="middle", max_w=w * 0.46)
    note = p.rich(
        Phrase(NN_("{n} upgrade waits", "{n} upgrades wait"), n=len(asides))
        if asides
        else Phrase(N_("No upgrade waits"))
    )
    room = (x + 14, below + 14, w - 28, y + h - below - 20)
    rich(c, note, room, "min", TEXT["on_dark_2"], align="center", valign="middle", fit=True)
