"""Potions and Trinkets before a seat: fresh ones bright with 2 points, used ones dark with 1."""

from client.core.words import N_
from client.games.hemloch.components import POINTS_FRESH, POINTS_USED
from client.tables.hemloch.cards import item_picture
from client.tables.hemloch.look import ITEM_SHORT, THEME
from client.tables.hemloch.painter import Painter
from client.tables.hemloch.places import Stack, stacks_of
from client.tables.hemloch.spots import ItemSpot, ItemZoneSpot
from client.tables.pills import number_pill
from client.ui.buttons import chip, chip_w
from client.ui.metrics import Rect
from client.ui.shapes import rrect
from client.ui.soft import shadow
from client.ui.surfaces import panel
from client.ui.text import text, text_w
from client.ui.theme import TEXT

NAMED_FROM = 88.0
"""Items so wide have room for their names."""


def paint_own_items(p: Painter) -> None:
    """Draw the panel of the viewer's items."""
    c, zone = p.c, p.places.zones.items
    x, y, w, h = zone
    p.halo(ItemZoneSpot(), zone, 18)
    panel(c, zone, theme=THEME, radius=18)
    title = p.say(N_("Potions and Trinkets"))
    top = y + (24 if h > 190 else 17)
    text(c, title, (x + 18, top), "label", valign="middle", max_w=w - 36)
    note = _note(p)
    left = x + 18 + text_w(c, title, "label") + 14
    if note and left + chip_w(c, note, h=28) < x + w - 12:
        chip(c, (left, top), note, "", "line", theme=THEME, h=28)
    if not stacks_of(p.model.sight, p.model.viewer):
        at = (x + w / 2, y + h * 0.56)
        words = p.say(N_("Alchemists and the Boneyard bring you some."))
        text(c, words, at, "min", TEXT["on_dark_2"], align="center", valign="middle", max_w=w - 30)
    paint_items(p, p.model.viewer)


def _note(p: Painter) -> str:
    """Say whether one can still be used in the viewer's turn."""
    sight = p.model.sight
    if sight.turn_seat != p.model.viewer:
        return ""
    return p.say(N_("used this turn")) if sight.item_used else p.say(N_("use 1 this turn"))


def paint_items(p: Painter, seat: int) -> None:
    """Draw all items of a seat, equal ones as one with their number."""
    stacks = stacks_of(p.model.sight, seat)
    rects = [p.places.items[seat, stack.item, stack.fresh] for stack in stacks]
    wide_enough = bool(rects) and rects[0][2] >= NAMED_FROM
    named = seat == p.model.viewer and wide_enough and p.places.parts[seat].items[3] > 120
    for stack, rect in zip(stacks, rects, strict=True):
        _stack(p, seat, stack, rect)
        if named:
            x, y, w, h = rect
            at = (x + w / 2, y + h + 17)
            ink = TEXT["on_dark"] if stack.fresh else TEXT["on_dark_2"]
            text(p.c, p.say(ITEM_SHORT[stack.item]), at, "min_b", ink, align="center", valign="middle", max_w=w + 14)


def _stack(p: Painter, seat: int, stack: Stack, rect: Rect) -> None:
    c = p.c
    x, y, w, h = rect
    count = stack.copies - (f"item/{seat}/{stack.item}/{int(stack.fresh)}" in p.hidden)
    if count <= 0:
        return
    spot = ItemSpot(seat, stack.item, stack.fresh)
    shadow(c, rect, 11, 1)
    if seat == p.model.viewer and stack.fresh:
        p.playable(spot, rect)
    else:
        p.halo(spot, rect, 11)
    for depth in range(min(count, 3) - 1, 0, -1):
        rrect(c, (x + depth * 3, y - depth * 3, w, h), "#0F0E26", 11)
    c.paste(item_picture(stack.item, (w, h), fresh=stack.fresh), (x, y))
    points = POINTS_FRESH if stack.fresh else POINTS_USED
    number_pill(c, (x + w - 12, y + h - 12), str(points), 14, "yellow" if stack.fresh else "#B9AFC4")
    if count > 1:
        number_pill(c, (x + 14, y + 13), f"x{count}", 13)
