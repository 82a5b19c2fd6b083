"""The pictures of the list: a line for each match, and the chosen one at full size."""

from collections.abc import Callable
from typing import NamedTuple

from client.locale.markup import plain
from client.scenes.box import FIGURES
from client.scenes.glance_chips import chip_places, paint_chip_lines
from client.scenes.saved.card import Card
from client.scenes.snapshot import snapshot
from client.ui.art import art
from client.ui.canvas import Canvas
from client.ui.colour import INK, Paint
from client.ui.icons import icon
from client.ui.markup import escape
from client.ui.metrics import Rect, inset
from client.ui.rich import rich, rich_height
from client.ui.shapes import rrect
from client.ui.text import text, text_w
from client.ui.theme import PAPER_EDGE, TEXT, THEMES, TextStyle, accent

ROW_H = 92.0
_SHAPE = 16 / 9
_GAP = 16.0
_LEAST_PICTURE_H = 60.0
_BROKEN_H = 120.0
"""The mark of a broken file is no larger."""


def paint_row(c: Canvas, rect: Rect, card: Card) -> None:
    """Draw a line of the list: picture, title, how it stands, when."""
    x, y, w, h = rect
    tall = h - 18
    place = (x + 12, y + 9, tall * _SHAPE, tall)
    paint_picture(c, place, card)
    left = place[0] + place[2] + 18
    room = x + w - 16 - left
    quiet = TEXT["on_paper_2"]
    text(c, card.title, (left, y + h * 0.27), "strong", INK, valign="middle", max_w=room, max_h=h * 0.42)
    standing = plain(card.standing_rich)
    ink = INK if card.lid is not None else TEXT["link_paper"]
    text(c, standing, (left, y + h * 0.54), ("body", 18), ink, valign="middle", max_w=room, max_h=h * 0.3)
    text(c, card.when, (left, y + h * 0.8), "min", quiet, valign="middle", max_w=room, max_h=h * 0.3)


def paint_picture(c: Canvas, rect: Rect, card: Card) -> None:
    """Draw the table as it stood; without such a picture the lid of the game, or a mark for a broken file."""
    if snapshot(c, card.picture, rect):
        return
    rrect(c, rect, INK, 12)
    inner = inset(rect, 5)
    x, y, w, h = inner
    if card.lid is None:
        rrect(c, inner, PAPER_EDGE, 8)
        icon(c, "close", (x + w / 2, y + h / 2), min(h * 0.5, 72), INK)
        return
    art(c, f"common/tile_{card.lid.id}", inner, radius=8, focus=0.8)
    figure = FIGURES[card.lid.id][-1]
    art(c, figure.art, (x + w / 2 - h * 0.46, y + h * 0.08, h * 0.92, h * 0.92), figure=True)


def paint_detail(c: Canvas, rect: Rect, card: Card) -> None:
    """Draw the chosen match: its words, and above them its picture as large as they leave room for."""
    x, y, w, h = rect
    blocks = _blocks(c, card, w)
    left_over = h - sum(block.height for block in blocks) - _GAP
    tall = min(w / _SHAPE, left_over, _BROKEN_H if card.lid is None else left_over)
    if tall >= _LEAST_PICTURE_H:
        wide = tall * _SHAPE
        paint_picture(c, (x + (0 if card.lid is None else (w - wide) / 2), y, wide, tall), card)
        y += tall + _GAP
    for block in blocks:
        block.paint((x, y, w, block.height))
        y += block.height


class _Block(NamedTuple):
    """A text of the detail: how high it is, with the space below it."""

    height: float
    paint: Callable[[Rect], object]


def _blocks(c: Canvas, card: Card, w: float) -> list[_Block]:
    """Return what is written below the picture, from the top."""
    tone = accent(THEMES["menu"] if card.lid is None else card.lid.theme, 2)
    title, quiet = escape(card.title), TEXT["on_dark_2"]
    style: TextStyle = "h1" if text_w(c, card.title, "h1") <= w else ("title", 26)
    blocks = [_rich_block(c, title, w, style, tone), _rich_block(c, card.standing_rich, w, "lead", TEXT["on_dark"])]
    if card.chips:
        last = chip_places(c, (0, 0, w, 0), card.chips)[-1]
        blocks.append(_Block(last[1] + last[3] + 14, lambda place: paint_chip_lines(c, place, card.chips)))
    blocks.append(_rich_block(c, escape(card.when), w, "body", quiet))
    if card.remark_rich:
        blocks.append(_rich_block(c, card.remark_rich, w, "body", quiet))
    return blocks


def _rich_block(c: Canvas, words: str, w: float, style: TextStyle, colour: Paint) -> _Block:
    return _Block(rich_height(c, words, w, style) + 6, lambda place: rich(c, words, place, style, colour))
