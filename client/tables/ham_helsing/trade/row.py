"""A card as one line: its name and its icons, for where there is no room for pictures."""

from client.core.words import Phrase
from client.games.ham_helsing.components import CARDS
from client.tables.ham_helsing.model import HamPainting
from client.tables.ham_helsing.signs import FILM, ICON
from client.ui.colour import INK
from client.ui.icons import icon
from client.ui.metrics import Rect
from client.ui.shapes import rrect
from client.ui.text import text
from client.ui.theme import PAPER


def card_row(p: HamPainting, rect: Rect, uid: int) -> None:
    """Draw a card as a line of paper; one with upgrades has a violet rim."""
    card = p.model.sight.cards[uid]
    x, y, w, h = rect
    rrect(p.c, rect, PAPER, 9, 3, FILM if card.ups else INK)
    middle = y + h / 2
    size = min(24.0, h - 6)
    right = x + w - 8
    letters = [letter for _, letter in card.icons] + (["T"] if card.star is not None else [])
    for letter in reversed(letters):
        icon(p.c, ICON[letter], (right - size / 2, middle), size)
        right -= size + 2
    name = p.say(Phrase(CARDS[card.id].name))
    text(p.c, name, (x + 10, middle), "min_b", INK, valign="middle", max_w=right - x - 14)
