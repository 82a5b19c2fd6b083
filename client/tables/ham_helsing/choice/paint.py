"""Draws the panel of choices and its tiles."""

from typing import NamedTuple

from client.core.words import Phrase
from client.tables.ham_helsing.cards.face import Face, card_picture
from client.tables.ham_helsing.choice.heroes import paint_hero_card
from client.tables.ham_helsing.choice.layout import ChoiceParts
from client.tables.ham_helsing.choice.spots import ChoiceSpot
from client.tables.ham_helsing.choice.tiles import Change, Tile
from client.tables.ham_helsing.hero.meters import Skill, skill_row
from client.tables.ham_helsing.hero.paint_board import THEME
from client.tables.ham_helsing.map.coins import coin_picture
from client.tables.ham_helsing.model import HamPainting
from client.tables.ham_helsing.signs import COLOUR, ICON, SHAPE
from client.ui.art import art
from client.ui.canvas import Canvas
from client.ui.colour import INK, mix
from client.ui.icons import icon
from client.ui.metrics import Rect
from client.ui.rich import rich, rich_height
from client.ui.shapes import circle, rrect
from client.ui.soft import glow, shadow
from client.ui.surfaces import panel
from client.ui.text import text
from client.ui.theme import PAPER, TEXT


class Choices(NamedTuple):
    """What is asked, and what there is to choose from."""

    title: Phrase
    tiles: tuple[Tile, ...]


def paint_choices(p: HamPainting, parts: ChoiceParts, choices: Choices) -> None:
    """Draw the panel with all its tiles."""
    panel(p.c, parts.panel, theme=THEME, level=4, radius=26, alpha=255)
    title = p.rich(choices.title)
    rich(p.c, title, parts.title, "h3", TEXT["on_dark"], align="center", valign="middle", fit=True)
    for nth, (tile, rect) in enumerate(zip(choices.tiles, parts.tiles, strict=True)):
        _tile(p, (ChoiceSpot(nth), tile), rect)


def _tile(p: HamPainting, what: tuple[ChoiceSpot, Tile], rect: Rect) -> None:
    c, (spot, tile) = p.c, what
    on = p.pointing.on(spot)
    if spot in p.targets:
        glow(c, rect, "focus" if on else "playable", 18, 14 if on else 8, border=3)
    else:
        shadow(c, rect, 18, 2)
    if tile.hero is not None:
        paint_hero_card(c, rect, tile.hero, p.rich)
        return
    if tile.card is not None:
        c.paste(card_picture(Face(p.model.sight.cards[tile.card]), rect[2:], p.rich), rect[:2])
        return
    rrect(c, rect, INK, 18)
    rrect(c, c.inset(rect, 4), PAPER, 15)
    x, y, w, h = rect
    words = p.rich(tile.words)
    words_h = min(rich_height(c, words, w - 24, "small_b", 0.9) + 10, h * 0.55)
    if tile[1:] == Tile(tile.words)[1:]:
        words_h = h - 12
    else:
        _picture(p, tile, (x + 10, y + 10, w - 20, h - words_h - 16))
    room = (x + 12, y + h - words_h - 5, w - 24, words_h)
    rich(c, words, room, "small_b", INK, align="center", valign="middle", lead=0.9, fit=True)


def _picture(p: HamPainting, tile: Tile, rect: Rect) -> None:
    c, (x, y, w, h) = p.c, rect
    side = min(w, h)
    middle = (x + w / 2, y + h / 2)
    box = (middle[0] - side / 2, middle[1] - side / 2, side, side)
    if tile.portrait is not None:
        _portrait(p, tile, box)
    elif tile.change is not None:
        _change(c, rect, tile.change)
    elif tile.token is not None:
        c.stamp(coin_picture(tile.token, side * 0.38), middle)
        if tile.colour is not None:
            at = (middle[0] + side * 0.36, middle[1] + side * 0.28)
            circle(c, at, side * 0.2, INK)
            icon(c, ICON[tile.colour], at, side * 0.36)
    elif tile.colour is not None:
        circle(c, middle, side * 0.46, mix(COLOUR[tile.colour], "#FFFFFF", 0.55), 3)
        icon(c, SHAPE[tile.colour], middle, side * 0.66)


def _portrait(p: HamPainting, tile: Tile, box: Rect) -> None:
    hero = p.model.sight.team[tile.portrait or 0].hero
    rrect(p.c, box, INK, 16)
    tint = "#8A7F90" if tile.fallen else None
    art(p.c, f"ham_helsing/{hero.id}", p.c.inset(box, 4), radius=13, focus=0.3, tint=tint)
    if tile.fallen:
        art(p.c, "ham_helsing/ko", box, figure=True, cover=False)


def _change(c: Canvas, rect: Rect, change: Change) -> None:
    """Draw a skill as it would be, and what it is now."""
    x, y, w, h = rect
    size = min(h * 0.5, 84.0)
    icon(c, SHAPE[change.colour], (x + w * 0.24, y + h * 0.34), size)
    middle = y + h * 0.34
    text(c, str(change.now), (x + w * 0.52, middle), "h2", INK, align="center", valign="middle")
    icon(c, "right", (x + w * 0.68, middle), 20, INK)
    better = change.then > change.now
    ink = "green.1" if better else "red.1"
    text(c, str(change.then), (x + w * 0.84, middle), "number", ink, align="center", valign="middle")
    track = (x + 6, y + h * 0.74, w - 12, min(22.0, h * 0.2))
    rrect(c, (track[0] - 6, track[1] - 6, track[2] + 12, track[3] + 12), THEME.panel2, 10)
    skill_row(c, track, Skill(change.colour, change.then, change.steps))
