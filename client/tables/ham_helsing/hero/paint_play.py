"""Cards in play as rows: picture, name, icons with a tick on what is spent; and the two piles."""

from client.core.words import N_, NN_, Phrase
from client.games.ham_helsing.components import CARDS
from client.games.ham_helsing.state import Turn
from client.tables.ham_helsing.cards.lettering import name_in
from client.tables.ham_helsing.cards.slots import starred
from client.tables.ham_helsing.hero.layout import NAMED_ROW_H, PlayParts, play_parts
from client.tables.ham_helsing.hero.paint_board import THEME
from client.tables.ham_helsing.hero.spots import PileSpot, PlayedSpot, PlayZoneSpot
from client.tables.ham_helsing.hero.standing import spent_slots
from client.tables.ham_helsing.model import HamPainting, own_hero
from client.tables.ham_helsing.signs import FILM, ICON
from client.ui.art import art
from client.ui.cards import card_back
from client.ui.colour import INK, Paint
from client.ui.icons import icon
from client.ui.metrics import Rect
from client.ui.shapes import circle, rrect
from client.ui.soft import glow
from client.ui.surfaces import panel
from client.ui.text import text, text_w
from client.ui.theme import PAPER, TEXT

FULL_H = 78.0
"""A row of this height shows picture, name and icons; a lower one name and icons, or picture and icons."""


def paint_play(p: HamPainting, play: Rect) -> None:
    """Draw the cards in play of whoever has the turn."""
    turn = p.model.sight.turn
    uids = turn.played if turn is not None else ()
    parts = play_parts(play, uids)
    spot = PlayZoneSpot()
    if spot in p.targets and p.pointing.on(spot):
        glow(p.c, play, "target", 20, 12, border=3)
    panel(p.c, play, theme=THEME)
    x, y, w, h = play
    room = parts.deck[0] - x - 18
    words = p.say(N_("In play"))
    style = "label" if text_w(p.c, words, "label") <= room else "min_t"
    if text_w(p.c, words, style) <= room:
        text(p.c, words, (x + 14, y + 25), style, valign="middle", max_w=room)
    _piles(p, parts)
    if turn is None or not uids:
        at = (x + w / 2, y + h / 2 + 16)
        words = p.say(N_("no card yet"))
        text(p.c, words, at, "min", TEXT["on_dark_2"], align="center", valign="middle", max_w=w - 20)
        return
    for uid, rect in parts.rows.items():
        if f"played/{uid}" not in p.hidden:
            _row(p, turn, uid, rect)


def _piles(p: HamPainting, parts: PlayParts) -> None:
    """Count deck and discard pile of the own hero."""
    sight = p.model.sight
    own = own_hero(sight, p.model.viewer)
    if own is None or not sight.decks:
        return
    pile = sight.team[own].pile
    discards = sight.discards[pile]
    _pile(p, PileSpot("deck"), parts.deck, len(sight.decks[pile]))
    _pile(p, PileSpot("discard"), parts.discard, len(discards))
    top = _card_of(parts.deck)
    card_back(p.c, top, theme=THEME)
    top = _card_of(parts.discard)
    if discards:
        rrect(p.c, top, INK, 5)
        art(p.c, f"ham_helsing/{sight.cards[discards[-1]].id}", p.c.inset(top, 2), radius=4)
    else:
        rrect(p.c, top, None, 5, 2, TEXT["on_dark_2"])


def _card_of(pile: Rect) -> Rect:
    x, y, _, h = pile
    return (x + 4, y + 3, (h - 6) / 1.3, h - 6)


def _pile(p: HamPainting, spot: PileSpot, rect: Rect, count: int) -> None:
    if spot in p.targets:
        glow(p.c, rect, "focus" if p.pointing.on(spot) else "target", 10, 8, border=3)
    x, y, w, h = rect
    rrect(p.c, rect, p.c.col("#000000", 90), 10)
    at = (x + (w + h / 1.3) / 2, y + h / 2 + 1)
    text(p.c, str(count), at, "min_b", "#FFFFFF", align="center", valign="middle")


def _row(p: HamPainting, turn: Turn, uid: int, rect: Rect) -> None:
    c, spot = p.c, PlayedSpot(uid)
    card = p.model.sight.cards[uid]
    x, y, w, h = rect
    if spot in p.targets:
        on = p.pointing.on(spot)
        glow(c, rect, "focus" if on else "playable", 14, 12 if on else 8, border=3)
    rrect(c, rect, INK, 14)
    rrect(c, c.inset(rect, 3), PAPER, 11)
    if card.ups:
        rrect(c, c.inset(rect, 3), None, 11, 4, FILM)
    if h < NAMED_ROW_H:
        side = min(h - 8, 40.0)
        _picture(p, card.id, (x + 6, y + (h - side) / 2, side, side))
        size = min(30.0, h - 6)
        _icons(p, turn, uid, (x + side + 11, y + (h - size) / 2, w - side - 15, size))
        return
    name = p.say(Phrase(CARDS[card.id].name))
    icons_h = 30.0
    if h >= FULL_H:
        _picture(p, card.id, (x + 10, y + 9, 40.0, 40.0))
        name_in(c, name, (x + 56, y + 7, w - 64, 43), 18, INK)
    else:
        icons_h = min(30.0, h - 28)
        text(c, name, (x + 9, y + 15), "min_t", INK, valign="middle", max_w=w - 14)
    middle = y + h - icons_h / 2 - (7 if h >= FULL_H else 4)
    used = _icons(p, turn, uid, (x + 9, middle - icons_h / 2, w - 18, icons_h))
    words, ink = _note(turn, uid, len(card.ups), done=_done(p, turn, uid))
    room = x + w - 11 - used
    said = p.say(words)
    if text_w(c, said, "min_b") <= room:
        text(c, said, (x + w - 11, middle), "min_b", ink, align="right", valign="middle", max_w=room)


def _picture(p: HamPainting, card: str, box: Rect) -> None:
    rrect(p.c, box, INK, 9)
    art(p.c, f"ham_helsing/{card}", p.c.inset(box, 2.5), radius=6)


def _done(p: HamPainting, turn: Turn, uid: int) -> bool:
    """Tell whether all of a card is used up."""
    card = p.model.sight.cards[uid]
    slots = {slot for slot, _ in card.icons} | ({"S"} if card.star is not None and not card.passive else set())
    return slots <= spent_slots(p.model.sight, turn, uid)


def _note(turn: Turn, uid: int, ups: int, *, done: bool) -> tuple[Phrase, Paint]:
    if done:
        return Phrase(N_("used up")), TEXT["on_paper_2"]
    if uid not in turn.touched:
        return Phrase(N_("unused")), "green.1"
    if ups:
        return Phrase(NN_("+{n} upgrade", "+{n} upgrades"), n=ups), FILM
    return Phrase(N_("in use")), TEXT["on_paper_2"]


def _icons(p: HamPainting, turn: Turn, uid: int, strip: Rect) -> float:
    """Draw the icons of a card, spent ones with a tick; return where they end."""
    sight = p.model.sight
    card, spent = sight.cards[uid], spent_slots(sight, turn, uid)
    shown = [*card.icons]
    if starred(card) is not None and "S" not in card.cov:
        shown.append(("S", "T"))
    x, y, w, h = strip
    step = min(h + 3, (w - h) / max(1, len(shown) - 1))
    for i, (slot, letter) in enumerate(shown):
        at = (x + h / 2 + i * step, y + h / 2)
        icon(p.c, ICON[letter], at, min(h, max(16.0, step - 1)))
        if slot in spent:
            circle(p.c, at, min(h / 2, step / 2), p.c.col(PAPER, 185))
            icon(p.c, "check", at, min(25.0, step * 0.75), "green.1")
    return x + h / 2 + len(shown) * step - step / 2 + 4
