"""The viewer's own yard: its frame, the squares for the next card, and what that card would bring."""

from client.core.words import N_, NN_, Phrase
from client.games.hens.grid import Cell
from client.games.hens.moves import Face
from client.games.hens.state import Phase
from client.tables.hens.cards import coop_picture, corner_of, hen_picture, rooster_picture
from client.tables.hens.figures import change_words, number_words
from client.tables.hens.look import THEME
from client.tables.hens.paint_yard import Scene, paint_yard, rooster_rect
from client.tables.hens.painter import Painter
from client.tables.hens.preview import gain_at
from client.tables.hens.spots import CellSpot
from client.tables.hens.tally import gain, sheet_of, stand_of
from client.tables.table import Spot
from client.ui.art import art
from client.ui.buttons import chip, chip_w
from client.ui.canvas import Canvas, Picture
from client.ui.cards import target
from client.ui.colour import INK, col
from client.ui.icons import icon
from client.ui.metrics import Rect, inset
from client.ui.shapes import grad, rrect
from client.ui.soft import glow
from client.ui.surfaces import panel
from client.ui.text import text, text_w
from client.ui.theme import RADIUS, accent

PREVIEW = "preview"
"""Names all that tells which card is held."""
GRASS = ("#6DB552", "#4A8F42")
GROUNDS = ("hens/ground", "hens/ground_flowers")
"""What is seen of squares without a card."""


def paint_own(p: Painter) -> None:
    """Draw the own yard."""
    _frame(p)
    viewer = p.model.viewer
    stand, places = stand_of(p.model.sight, viewer), p.places.yards[viewer]
    if PREVIEW not in p.hidden:
        for spot in stand.yard.spots:
            if spot.cell in places.cells and spot.cell != p.preview.cell:
                _open_square(p, spot.cell, places.cells[spot.cell])
    paint_yard(p, Scene(viewer, stand, places, tiles=False, tags=True), _pointed(p))
    if PREVIEW not in p.hidden:
        _paint_preview(p)


def _frame(p: Painter) -> None:
    c, rect = p.c, p.places.zones.own
    mine = p.deciding == p.model.viewer
    if mine:
        glow(c, rect, accent(THEME, 2), RADIUS["panel"], 18, border=0, strength=0.9)
    panel(c, rect, "wood", theme=THEME, level=3, radius=22)
    if p.places.own.head is not None:
        _head(p, p.places.own.head)
    ground = p.places.own.ground
    rrect(c, ground, INK, 14)
    grad(c, c.inset(ground, 3), *GRASS, 11)


def _head(p: Painter, rect: Rect) -> None:
    """Write the score above the yard where there is no side column."""
    c, sight, viewer = p.c, p.model.sight, p.model.viewer
    x, y, w, h = rect
    middle = y + h / 2
    seat = viewer if p.preview.seat is None else p.preview.seat
    stand = stand_of(sight, seat)
    total = round(p.shown(f"total/{seat}", sheet_of(sight, stand).total))
    icon(c, "star", (x + 20, middle), min(30.0, h * 0.7))
    words = p.say(N_("My yard")) if seat == viewer else p.model.names[seat]
    right = x + w - 14
    icon(c, "down", (right - 8, middle), 18)
    right -= 36
    after = p.preview.stand if PREVIEW not in p.hidden and seat == viewer else None
    change = 0 if after is None else gain(sight, stand, after)
    if after is not None and change:
        label = change_words(change)
        wide = chip_w(c, label, style="small_b")
        chip(c, (right - wide, middle), label, "", "good" if change > 0 else "bad", theme=THEME, h=32, style="small_b")
        right -= wide + 10
        new = number_words(total + change)
        text(c, new, (right, middle), "h2", "#FFFFFF", align="right", valign="middle")
        right -= text_w(c, new, "h2") + 8
        icon(c, "right", (right - 8, middle), 18)
        right -= 24
    ink = "#FFFFFF" if not change else "#E8C79A"
    text(c, number_words(total), (right, middle), "h2", ink, align="right", valign="middle")
    right -= text_w(c, number_words(total), "h2") + 12
    text(c, words, (x + 42, middle), "label", "#FFFFFF", valign="middle", max_w=right - x - 42)


def _pointed(p: Painter) -> Cell | None:
    """Return the square that the pointer, the keyboard or else a hint is on."""
    return _cell_of(p, p.pointing.hover or p.pointing.focus or p.pointing.hinted)


def _cell_of(p: Painter, spot: Spot | None) -> Cell | None:
    if not isinstance(spot, CellSpot):
        return None
    return p.model.sight.yards[p.model.viewer].cell_in_reach(spot.x, spot.y)


def _open_square(p: Painter, cell: Cell, rect: Rect) -> None:
    """Draw a square for the next card: lit green for a hen, dashed where it could only be a coop, else faint."""
    c, radius = p.c, corner_of(rect[2])
    side = p.side_at(cell)
    if cell == _cell_of(p, p.pointing.hinted):
        glow(c, rect, "focus", radius, 16, border=4)
    art(c, GROUNDS[cell % 2], rect, radius=radius)
    if side is None or not p.model.lights:
        rrect(c, rect, None, radius, 2, col("#2C6A2C", 150))
        return
    if side == "hen":
        target(c, rect, "target", radius)
    else:
        c.paste(_coop_square(rect), rect[:2])
    _worth(p, cell, rect, side)


def _coop_square(rect: Rect) -> Picture:
    """Return the dashed frame of a square for a coop; kept, since it is made of many strokes."""
    w, h = round(rect[2], 1), round(rect[3], 1)

    def draw(c: Canvas) -> None:
        target(c, inset(c.rect, 1.5), "coop", corner_of(w))

    return Picture(("hens coop square", w, h), w, h, draw)


def _worth(p: Painter, cell: Cell, rect: Rect, side: Face) -> None:
    """Write on a square what the card would bring there."""
    c, card = p.c, p.preview.card
    x, y, w, h = rect
    if card is None:
        return
    points = gain_at(p.model.sight, p.model.viewer, cell, card, side)
    words = change_words(points)
    middle = (x + w / 2, y + h / 2)
    if side == "hen":
        text(
            c,
            words,
            middle,
            ("title", min(46.0, w * 0.42)),
            "#FFFFFF",
            align="center",
            valign="middle",
            outline="#2C6A2C",
            ow=4,
        )
        return
    label = p.say(N_("coop")) if p.controller.side == "coop" else p.say(N_("coop only"))
    told = h >= 84 and text_w(c, label, "min_b") <= w - 8
    icon(c, "coop", (middle[0], middle[1] - (h * 0.1 if told else 0)), min(46.0, w * 0.4))
    if told:
        at = (middle[0], middle[1] + h * 0.2)
        text(c, label, at, "min_b", "#FFFFFF", align="center", valign="middle", outline=INK, ow=2, max_w=w - 6)


def _paint_preview(p: Painter) -> None:
    """Show the card, or the rooster, where it is held, with what that changes."""
    look, c = p.preview, p.c
    if look.cell is None or look.stand is None:
        return
    rect = p.places.yards[p.model.viewer].rect(look.cell)
    x, y, w, h = rect
    radius = corner_of(w)
    if look.card is not None:
        target(c, rect, "hover", radius)
        picture = hen_picture(look.card, (w, h)) if look.side == "hen" else coop_picture((w, h))
        c.paste(picture, (x, y), alpha=200)
        rrect(c, rect, None, radius, 5, "#FFFFFF")
    elif p.model.sight.phase is Phase.ROOSTER:
        rx, ry, size, _ = rooster_rect(rect)
        c.paste(rooster_picture(p.model.viewer, size), (rx, ry), alpha=200)
    _change_pill(p, rect)


def _change_pill(p: Painter, rect: Rect) -> None:
    """Write below a square by how much the score changes."""
    c, look, sight = p.c, p.preview, p.model.sight
    if look.stand is None:
        return
    points = gain(sight, stand_of(sight, p.model.viewer), look.stand)
    words = p.say(Phrase(NN_("{change} point", "{change} points"), n=abs(points), change=change_words(points)))
    x, y, w, h = rect
    _, top, _, height = p.places.own.ground
    wide = text_w(c, words, "min_b") + 30
    at = min(y + h - 16, top + height - 42)
    left = min(max(x + w / 2 - wide / 2, p.places.own.ground[0] + 2), sum(p.places.own.ground[::2]) - wide - 2)
    rrect(c, (left, at, wide, 38), INK, 19)
    fill = "green.1" if points > 0 else "red.1" if points < 0 else "steel.1"
    rrect(c, (left + 4, at + 4, wide - 8, 30), fill, 15)
    text(c, words, (left + wide / 2, at + 19), "min_b", "#FFFFFF", align="center", valign="middle", max_w=wide - 14)
