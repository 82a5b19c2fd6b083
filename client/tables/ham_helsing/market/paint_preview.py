"""A card as it would be with the upgrade, or the upgrade that is pointed at with its full text."""

from client.core.words import N_, NN_, Listing, Phrase
from client.games.ham_helsing.cards import with_upgrade
from client.games.ham_helsing.components import CARDS
from client.tables.ham_helsing.cards.face import Face, card_picture
from client.tables.ham_helsing.cards.film import Film, film_picture
from client.tables.ham_helsing.cards.lettering import name_in
from client.tables.ham_helsing.cards.slots import CARD_RATIO, FILM_RATIO, SLOT_Y, used_slots
from client.tables.ham_helsing.hero.spots import HandSpot, PlayedSpot
from client.tables.ham_helsing.market.buying import SLOT_WORDS
from client.tables.ham_helsing.market.look import GOLD_INK, GOOD, Market
from client.tables.ham_helsing.signs import ICON
from client.ui.icons import icon
from client.ui.metrics import Rect
from client.ui.rich import rich, rich_height
from client.ui.shapes import rrect
from client.ui.soft import glow
from client.ui.text import text

MEANING = {
    "B": N_("blue attack"),
    "R": N_("red attack"),
    "P": N_("purple attack"),
    "Y": N_("yellow attack"),
    "W": N_("any attack"),
    "M": N_("1 path"),
    "C": N_("gain $1"),
    "D": N_("draw 1 card"),
    "H": N_("heal 1"),
    "S": N_("train 1 skill"),
    "K": N_("use Knuckles"),
    "X": N_("reroll 1 die"),
}
LINE_H = 38.0


def paint_preview(m: Market) -> None:
    """Draw what the upgrade would do to a card."""
    c, (x, y, w, h) = m.p.c, m.parts.preview
    if not w:
        return
    rrect(c, m.parts.preview, c.col("#000000", 90), 18)
    showing = m.showing
    if showing.upgrade is None:
        words = m.p.rich(N_("Nothing is for sale any more."))
        rich(c, words, (x + 18, y, w - 36, h), "small", GOLD_INK, align="center", valign="middle", fit=True)
        return
    card = _card_shown(m)
    if card is None:
        _film(m, showing.upgrade)
    else:
        _after(m, card, showing.upgrade)


def _card_shown(m: Market) -> int | None:
    """Return the card that is pointed at if the upgrade fits, else the strongest that it fits."""
    hover = m.p.pointing.hover or m.p.pointing.focus
    fitting = m.showing.fitting(m.sight)
    if isinstance(hover, HandSpot | PlayedSpot) and hover.uid in fitting:
        return hover.uid
    return m.showing.best(m.sight)


def _after(m: Market, uid: int, upgrade: str) -> None:
    """Draw the card with the upgrade in its sleeve, name what is new and what stays free."""
    c, p = m.p.c, m.p
    x, y, w, h = m.parts.preview
    name = Phrase(N_("With {upgrade}"), upgrade=Phrase(CARDS[upgrade].name))
    name_in(c, p.say(name), (x + 10, y + 4, w - 20, 44), 22, GOLD_INK)
    after = with_upgrade(m.sight.cards[uid], upgrade)
    lines = _lines(m, upgrade)
    foot = 58.0 if h > 380 else 0.0
    star_text = p.rich(Phrase(CARDS[upgrade].text)) if CARDS[upgrade].text else ""
    text_h = min(150.0, rich_height(c, star_text, w - 32, "min") + 8) if star_text and foot else 0.0
    card_h = min((w - 36) * CARD_RATIO, h - 60 - len(lines) * LINE_H - foot - text_h - 16)
    card_h = max(card_h, min(h - 60, 150.0))
    card_w = min(w - 36, card_h / 1.2, max(card_h / CARD_RATIO, 140.0))
    rect: Rect = (x + (w - card_w) / 2, y + 50, card_w, card_h)
    glow(c, rect, GOOD, 14, 12, border=3)
    c.paste(card_picture(Face(after), rect[2:], p.rich), rect[:2])
    at = rect[1] + card_h + 16
    for letter, words in lines:
        if at + LINE_H > y + h - foot:
            break
        icon(c, ICON[letter], (x + 34, at + LINE_H / 2), 30)
        text(c, words, (x + 58, at + LINE_H / 2), "small_b", "#FFFFFF", valign="middle", max_w=w - 72)
        at += LINE_H
    if star_text and at + 30 < y + h - foot:
        room = (x + 18, at, w - 32, y + h - foot - at)
        rich(c, star_text, room, "min", "#FFFFFF", fit=True)
    if foot:
        free = [slot for slot in SLOT_Y if slot not in used_slots(after)]
        words = p.rich(_free_words(free))
        rich(c, words, (x + 14, y + h - foot - 4, w - 28, foot), "min", GOLD_INK, valign="middle", fit=True)


def _free_words(free: list[str]) -> Phrase:
    if not free:
        return Phrase(N_("No slot stays free."))
    slots = Listing(tuple(SLOT_WORDS[slot] for slot in free))
    return Phrase(N_("*Still free:* {slots}"), slots=slots)


def _lines(m: Market, upgrade: str) -> list[tuple[str, str]]:
    """Return what the upgrade adds, icon by icon."""
    return [(letter, m.p.say(MEANING[letter])) for _, letter in CARDS[upgrade].icons]


def _film(m: Market, upgrade: str) -> None:
    """Draw an upgrade that fits none of the cards, with its full text."""
    c, p = m.p.c, m.p
    x, y, w, h = m.parts.preview
    words_h = 84.0
    film_w = min(w - 36, (h - words_h - 40) / FILM_RATIO)
    film_h = film_w * FILM_RATIO
    rect: Rect = (x + (w - film_w) / 2, y + 20, film_w, film_h)
    c.paste(film_picture(Film(upgrade, full_text=film_w > 180), rect[2:], p.rich), rect[:2])
    n = len(m.showing.cards)
    words = Phrase(
        NN_(
            "It does not fit your card: it would wait.",
            "It fits none of your {n} cards: it would wait beside your deck.",
        ),
        n=n,
    )
    room = (x + 14, y + h - words_h - 10, w - 28, words_h)
    rich(c, p.rich(words), room, "min", GOLD_INK, align="center", valign="middle", fit=True)
