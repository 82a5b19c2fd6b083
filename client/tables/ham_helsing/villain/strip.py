"""The Villain's cards in the strip: gone, on top, to come; and how often the Villain still acts."""

from client.core.words import N_, NN_, Phrase
from client.games.ham_helsing import names
from client.games.ham_helsing.components import VILLAIN_CARDS, Loc, VillainCard
from client.games.ham_helsing.state import HamState
from client.tables.ham_helsing.look import THEME
from client.tables.ham_helsing.model import HamModel
from client.ui.canvas import Canvas
from client.ui.metrics import Rect
from client.ui.shapes import rrect
from client.ui.strip import round_meter
from client.ui.text import text, text_w
from client.ui.theme import TEXT, accent

GAP = 7.0
SMALL, LARGE = (28.0, 38.0), (36.0, 50.0)


def levels_of(sight: HamState) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return the levels of the Villain's cards: those that are gone, and those to come, the top one first."""
    gone = tuple(VILLAIN_CARDS[card].level for card in sight.villain_discard)
    return gone, tuple(_level(card) for card in sight.villain_deck)


def next_card(sight: HamState) -> VillainCard | None:
    """Return the card on top of the Villain's deck: its back is open, and no two backs of a level are alike (R39)."""
    top = next(iter(sight.villain_deck), "?")
    return None if top.startswith("?") or sight.result is not None else VILLAIN_CARDS[top]


def next_place(sight: HamState) -> Loc | None:
    """Return where the Villain goes next."""
    card = next_card(sight)
    return None if card is None else card.destination


def _level(card: str) -> int:
    """Return the level of a card; a hidden one shows it on its back."""
    return int(card[1:]) if card.startswith("?") else VILLAIN_CARDS[card].level


LEAST_ROUND_W = 36.0
"""A round in the meter cannot be read in less."""


def paint_course(c: Canvas, model: HamModel, room: Rect) -> float:
    """Draw the rounds and the Villain's cards; return the width used, 0 if there is no room for the rounds."""
    x, y, w, h = room
    rounds = max(model.sight.rounds, model.sight.round)
    label = model.label(N_("Round"))
    rest = w - text_w(c, label, "min_b") - 24
    if rest < LEAST_ROUND_W * rounds:
        return 0.0
    used = round_meter(c, room, rounds, model.sight.round, theme=THEME, label=label) + 20
    _cards(c, model, (x + used, y, w - used, h))
    return w


def _cards(c: Canvas, model: HamModel, room: Rect) -> None:
    """Draw the cards at the left of ``room``, with words around them as far as these fit."""
    x, y, w, h = room
    sight = model.sight
    gone, coming = levels_of(sight)
    cards_w = (len(gone) + len(coming)) * (SMALL[0] + GAP) + LARGE[0] - SMALL[0]
    if cards_w > w:
        return
    title = model.label(Phrase(N_("{villain}'s cards"), villain=names.villain(sight.villain)))
    text_of = NN_("acts {n} more time", "acts {n} more times")
    rest = model.label(Phrase(text_of, n=len(coming)) if coming else N_("acts no more"))
    title_w, rest_w = text_w(c, title, "min_b") + 12, text_w(c, rest, "min") + 8
    middle = y + h / 2
    if cards_w + title_w <= w:
        text(c, title, (x, middle), "min_b", TEXT["on_dark_2"], valign="middle")
        x += title_w
    for number, level in enumerate((*gone, *coming)):
        top = number == len(gone)
        size = LARGE if top else SMALL
        _card(c, (x, middle - size[1] / 2, *size), level, gone=number < len(gone), top=top)
        x += size[0] + GAP
    if cards_w + title_w + rest_w <= w:
        text(c, rest, (x + 4, middle), "min", TEXT["on_dark_2"], valign="middle")


def _card(c: Canvas, rect: Rect, level: int, *, gone: bool, top: bool) -> None:
    x, y, w, h = rect
    face = "#3A4A6E" if gone else "#E2463F" if top else "#7C2431"
    rrect(c, rect, face, 7, 3)
    if top:
        rrect(c, rect, None, 7, 3, accent(THEME, 2))
    ink = "#8FA2C4" if gone else "#FFFFFF"
    text(c, str(level), (x + w / 2, y + h / 2), "label" if top else "min_t", ink, align="center", valign="middle")
