"""The paper that explains sleeves with a drawing: what the upgrade needs, a card that has room, one that has not."""

from typing import NamedTuple

from client.core.words import N_, Listing, Phrase
from client.games.ham_helsing.components import CARDS
from client.tables.ham_helsing.cards.lettering import name_in
from client.tables.ham_helsing.cards.slots import ICON_SLOTS, Filled, filled_slots, starred, taken_slots
from client.tables.ham_helsing.hero.paint_board import THEME
from client.tables.ham_helsing.hero.spots import HandSpot, PlayedSpot
from client.tables.ham_helsing.market.buying import SLOT_WORDS
from client.tables.ham_helsing.market.look import Market
from client.tables.ham_helsing.signs import FILM, ICON
from client.ui.colour import INK, Paint
from client.ui.icons import icon
from client.ui.metrics import Rect, columns
from client.ui.rich import rich
from client.ui.shapes import circle, rrect
from client.ui.surfaces import panel
from client.ui.text import text, text_w
from client.ui.theme import TEXT

GREEN, RED = "#3B8240", "#E2463F"
SLOTS = ("S", *ICON_SLOTS)
"""The star, which always goes with its text, and the slots for icons, from the top."""
STAR = Filled("T", 0)
WIDEST = 190.0
"""A column of the drawing is no wider."""


class Column(NamedTuple):
    """A column of the drawing: ``fits`` is None for the upgrade itself."""

    name: str
    icons: dict[str, Filled]
    taken: frozenset[str]
    fits: bool | None


def paint_paper(m: Market) -> None:
    """Draw the explanation; with an upgrade in mind, its own case."""
    rect = m.parts.paper
    if rect is None:
        return
    c, p = m.p.c, m.p
    panel(c, rect, "paper", theme=THEME)
    x, y, w, h = rect
    text(c, p.say(N_("How sleeves work")), (x + 28, y + 34), "h3", INK, valign="middle", max_w=w - 56)
    words = N_("An upgrade is printed on clear film. It fits a card when *none of its slots* is taken there.")
    rich(c, p.rich(words), (x + 28, y + 58, w - 56, 80), "small", INK, fit=True)
    low = y + h - 104
    upgrade = m.showing.upgrade
    drawing: Rect = (x + 28, y + 144, w - 56, max(120.0, low - y - 156))
    if upgrade is not None:
        _drawing(m, drawing, upgrade)
    else:
        _legend(m, drawing)
    words = N_(
        "A card takes any number of upgrades, but only one star and text. What fits nowhere waits beside your deck."
    )
    rich(c, p.rich(words), (x + 28, low, w - 56, 96), "small", INK, fit=True)


def _legend(m: Market, rect: Rect) -> None:
    """Name the slots of a card while no upgrade is thought of."""
    c = m.p.c
    x, y, w, h = rect
    lines = (
        ("T", N_("The star at the top, with its text at the foot")),
        ("B", N_("Slots 1 to 5 for icons, from the top")),
        ("W", N_("Violet film: an upgrade in the sleeve")),
    )
    each = min(64.0, h / len(lines))
    for i, (letter, words) in enumerate(lines):
        at = y + (i + 0.5) * each
        if letter == "W":
            rrect(c, (x, at - 20, 40, 40), FILM, 10)
        icon(c, ICON[letter], (x + 20, at), 32)
        rich(c, m.p.rich(words), (x + 54, at - each / 2, w - 54, each), "small", INK, valign="middle", fit=True)


def _drawing(m: Market, rect: Rect, upgrade: str) -> None:
    cards = [_own(m, upgrade), *(_card(m, uid) for uid in _examples(m))]
    for column, box in zip(cards, columns(_broad(rect, len(cards)), len(cards), 10), strict=False):
        _column(m, column, box, taken_slots(upgrade))


def _broad(rect: Rect, count: int) -> Rect:
    """Return the middle of the room where so many columns are not too wide."""
    x, y, w, h = rect
    broad = min(w, count * (WIDEST + 10) - 10)
    return (x + (w - broad) / 2, y, broad, h)


def _examples(m: Market) -> list[int]:
    """Return a card with room and one without, those that are pointed at first."""
    hover = m.p.pointing.hover
    pointed = hover.uid if isinstance(hover, HandSpot | PlayedSpot) else None
    fitting = m.showing.fitting(m.sight)
    clashing = [uid for uid in m.showing.cards if uid not in fitting]
    good = pointed if pointed in fitting else m.showing.best(m.sight)
    bad = pointed if pointed in clashing else next(iter(clashing), None)
    return [uid for uid in (good, bad) if uid is not None]


def _own(m: Market, upgrade: str) -> Column:
    icons = {slot: Filled(letter, 1) for slot, letter in CARDS[upgrade].icons}
    if CARDS[upgrade].star is not None:
        icons["S"] = STAR
    return Column(m.p.say(Phrase(CARDS[upgrade].name)), icons, frozenset(), None)


def _card(m: Market, uid: int) -> Column:
    card = m.sight.cards[uid]
    name = Phrase(CARDS[card.id].name)
    words = Phrase(N_("{card} +{n}"), card=name, n=len(card.ups)) if card.ups else name
    clash = frozenset(m.showing.clash(m.sight, uid))
    icons = filled_slots(card) | ({"S": STAR} if starred(card) is not None else {})
    return Column(m.p.say(words), icons, clash, not clash)


def _column(m: Market, column: Column, rect: Rect, needed: frozenset[str]) -> None:
    c = m.p.c
    x, y, w, h = rect
    tone: Paint = FILM if column.fits is None else GREEN if column.fits else RED
    rrect(c, rect, "#EFE2FF" if column.fits is None else "#FFFFFF", 16, 4, tone)
    name_in(c, column.name, (x + 8, y + 6, w - 16, 44), 18, INK)
    foot = 42.0
    each = (h - 56 - foot - 8) / len(SLOTS)
    for i, slot in enumerate(SLOTS):
        _slot(m, column, slot, (x + 10, y + 54 + i * each, w - 20, each - 4), wanted=slot in needed)
    label = (x + 10, y + h - foot - 2, w - 20, 34)
    rrect(c, label, tone, 12)
    short, full = _verdict(column, needed)
    words = m.p.say(full)
    if text_w(c, words, "min_t") > w - 30:
        words = m.p.say(short)
    text(c, words, (x + w / 2, label[1] + 17), "min_t", "#FFFFFF", align="center", valign="middle", max_w=w - 26)


def _verdict(column: Column, needed: frozenset[str]) -> tuple[Phrase, Phrase]:
    """Say what a column comes to, in few words and in full."""
    if column.fits:
        return Phrase(N_("fits")), Phrase(N_("fits"))
    slots = needed if column.fits is None else column.taken
    named = Phrase("{slots}", slots=Listing(tuple(SLOT_WORDS[slot] for slot in SLOTS if slot in slots)))
    full = N_("needs {slots}") if column.fits is None else N_("taken: {slots}")
    return named, Phrase(full, slots=named)


def _slot(m: Market, column: Column, slot: str, rect: Rect, *, wanted: bool) -> None:
    c = m.p.c
    x, y, w, h = rect
    middle = (x + w / 2 + 6, y + h / 2)
    clash = slot in column.taken
    if wanted:
        ground = "#D9C2F5" if column.fits is None else "#FFC9C2" if clash else "#D5F5BC"
        rrect(c, rect, ground, 10, 4 if clash else 0, RED)
    if slot == "S":
        icon(c, ICON["T"], (x + 16, middle[1]), 20)
    else:
        text(c, slot, (x + 16, middle[1]), "min_b", TEXT["on_paper_2"], align="center", valign="middle")
    filled = column.icons.get(slot)
    if filled is not None:
        icon(c, ICON[filled.icon], middle, min(31.0, h - 4))
    elif wanted:
        words = m.p.say(N_("free"))
        text(c, words, middle, "min", GREEN, align="center", valign="middle", max_w=w - 40)
    else:
        circle(c, middle, 5, "#D9C7A4")
    if clash and w > 110:
        icon(c, "close", (x + w - 16, middle[1]), 18, RED)
