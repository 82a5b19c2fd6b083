"""The chart of all hens: eggs, medals and copies of each, and how many the viewer has not seen yet."""

from client.core.words import N_, NN_, Phrase
from client.games.hens.components import BREEDS, CARDS, NUMBERS, Breed, Card
from client.tables.hens.cards import tile_picture
from client.tables.hens.knowledge import unseen
from client.tables.hens.look import LOOKS, THEME
from client.tables.hens.places import HensModel
from client.ui.canvas import Canvas
from client.ui.colour import INK
from client.ui.icons import icon
from client.ui.metrics import Rect
from client.ui.shapes import rrect, shape
from client.ui.surfaces import panel
from client.ui.text import text
from client.ui.theme import TEXT

TITLE_H = 84.0


def paint_chart(c: Canvas, model: HensModel, rect: Rect) -> None:
    """Draw a row for each breed and a column for each number."""
    x, y, w, h = rect
    w = min(w, h * 1.5)
    x = rect[0] + (rect[2] - w) / 2
    panel(c, (x, y, w, h), "paper", theme=THEME, level=4, radius=24)
    text(c, model.label(N_("All hens")), (x + 32, y + 18), "h2", INK, max_w=w * 0.4)
    left = unseen(model.sight, model.viewer)
    count = Phrase(
        NN_(
            "{n} card you have not seen: in the deck, in other hands, under coops",
            "{n} cards you have not seen: in the deck, in other hands, under coops",
        ),
        n=sum(left.values()),
    )
    text(c, model.label(count), (x + 32, y + 56), "min", TEXT["on_paper_2"], max_w=w - 64)
    row_h = (h - TITLE_H - 20) / len(BREEDS)
    for breed in range(len(BREEDS)):
        row = (x + 20, y + TITLE_H + breed * row_h, w - 40, row_h)
        _breed(c, model, Breed(breed), row, left)


def _breed(c: Canvas, model: HensModel, breed: Breed, row: Rect, left: dict[Card, int]) -> None:
    x, y, w, h = row
    gone = breed in model.sight.removed
    name_w = w * 0.22
    if breed % 2 == 0:
        rrect(c, (x, y + 1, w, h - 2), "#FBEBCB", 10)
    look = LOOKS[breed]
    middle = y + h / 2
    shape(c, look.shape, (x + 26, middle), 12, look.face, 3)
    name = model.label(BREEDS[breed].name)
    below = model.label(N_("not in this match")) if gone else ""
    ink = TEXT["on_paper_2"] if gone else INK
    text(c, name, (x + 50, middle - (11 if gone else 0)), "strong", ink, valign="middle", max_w=name_w - 54)
    if gone:
        text(c, below, (x + 50, middle + 13), "min", ink, valign="middle", max_w=name_w + 120)
        return
    each = (w - name_w) / len(NUMBERS)
    cards = [Card(card) for card, hen in enumerate(CARDS) if hen.breed == breed]
    for i, card in enumerate(cards):
        _hen(c, card, left[card], (x + name_w + i * each, y, each, h))


def _hen(c: Canvas, card: Card, left: int, rect: Rect) -> None:
    """Draw a hen as a tile with a dot for each copy: filled while it may still come."""
    x, y, w, h = rect
    tile = min(h - 8, w * 0.6, 76.0)
    middle = y + h / 2
    c.paste(tile_picture(card, (tile, tile)), (x + 4, middle - tile / 2))
    if not left:
        rrect(c, (x + 4, middle - tile / 2, tile, tile), c.col("#FFF6E3", 150), 8)
    copies = CARDS[card].copies
    for k in range(copies):
        at = (x + tile + 20, middle + (k - (copies - 1) / 2) * 24)
        if k < left:
            icon(c, "egg", at, 24, "#FFFFFF")
        else:
            icon(c, "check", at, 16, TEXT["on_paper_2"])
