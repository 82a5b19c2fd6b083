"""The tray with the dice: before the throw, as they lie, and the old and the new face after a reroll."""

from client.core.words import N_
from client.tables.ham_helsing.fight.paint_lanes import Light
from client.tables.ham_helsing.fight.scene import Fight
from client.tables.ham_helsing.fight.spots import FightDieSpot
from client.tables.ham_helsing.fight.words import die_note, die_title
from client.tables.ham_helsing.villain.dice import die_picture
from client.ui.canvas import Canvas
from client.ui.colour import INK
from client.ui.icons import icon
from client.ui.metrics import Point, Rect
from client.ui.shapes import grad, rrect
from client.ui.soft import glow, shadow
from client.ui.text import text

ANGLES = (8.0, -7.0)
"""How the two dice lie, in degrees."""
PALE = "#CFE8E0"
NOTED_H = 150.0
"""A tray so high has notes below the captions of the dice."""


def paint_tray(c: Canvas, tray: Rect) -> None:
    """Draw the empty tray."""
    shadow(c, tray, 24, 2)
    rrect(c, tray, INK, 24)
    rrect(c, c.inset(tray, 4), "brown.1", 20)
    rrect(c, c.inset(tray, 14), INK, 14)
    grad(c, c.inset(tray, 17), "#2F6F66", "#235650", 12)


def paint_dice(c: Canvas, fight: Fight, light: Light) -> None:
    """Draw the dice as they lie, each with what it does to this fight; or say that they are still in the hand."""
    say, parts, showing = fight.model.label, fight.parts, fight.showing
    x, y, w, h = parts.tray
    if not showing.dice and showing.rolling:
        return
    if not showing.dice:
        for at in parts.dice:
            _unrolled(c, at, parts.die)
        words = say(N_("The dice roll when all is set"))
        text(c, words, (x + w / 2, y + h * 0.85), "small", PALE, align="center", valign="middle", max_w=w - 60)
        return
    if showing.picking is not None:
        _old_and_new(c, fight)
        return
    for die, (face, at) in enumerate(zip(showing.dice, parts.dice, strict=False)):
        side = parts.die
        spot = FightDieSpot(die)
        halo = (at[0] - side / 2, at[1] - side / 2, side, side)
        if spot in light.targets:
            glow(c, halo, "focus" if light.on(spot) else "target", 30, 18, border=0, strength=0.6)
        else:
            glow(c, halo, "#FFB765", 30, 20, border=0, strength=0.4)
        c.stamp(die_picture(face, side), at, ANGLES[die], fine=True)
        paint_caption(c, fight, die, face)


def _unrolled(c: Canvas, at: Point, side: float) -> None:
    """Draw a die that has not been rolled: faint, with a question mark."""
    x, y = at
    size = side * 0.8
    rrect(c, (x - size / 2, y - size / 2, size, size), c.col("#FFF3DC", 40), size * 0.24, 3, c.col("#FFF3DC", 90))
    text(c, "?", (x, y), ("title", size * 0.6), c.col("#FFF3DC", 150), align="center", valign="middle")


def paint_caption(c: Canvas, fight: Fight, die: int, face: str) -> None:
    """Say below a die what it does."""
    say, (x, _) = fight.model.label, fight.parts.dice[die]
    _, y, w, h = fight.parts.tray
    title = say(die_title(fight.sight, fight.showing.c, face))
    top = y + h * 0.69
    room = w * 0.44
    text(c, title, (x, top + h * 0.05), "h3", "#FFFFFF", align="center", valign="middle", max_w=room, max_h=h * 0.15)
    if h < NOTED_H:
        return
    note = say(die_note(fight.sight, fight.showing, face))
    text(c, note, (x, top + h * 0.17), "small", PALE, align="center", valign="middle", max_w=room)


def _old_and_new(c: Canvas, fight: Fight) -> None:
    """Draw the other die small, and the old and the new face of the one that was rolled again."""
    picking, parts = fight.showing.picking, fight.parts
    if picking is None:
        return
    die, old, new = picking
    other = fight.showing.dice[1 - die]
    x, y, w, h = parts.tray
    places = ((0.17, other, 0.62), (0.5, old, 0.86), (0.83, new, 1.0))
    words = (N_("stays"), N_("old face"), N_("new face"))
    for (across, face, size), caption in zip(places, words, strict=True):
        at = (x + w * across, y + h * 0.37)
        c.stamp(die_picture(face, parts.die * size), at, 0, fine=True)
        title = fight.model.label(caption)
        text(c, title, (at[0], y + h * 0.73), "label", "#FFFFFF", align="center", valign="middle", max_w=w * 0.3)
        does = fight.model.label(die_title(fight.sight, fight.showing.c, face))
        if h >= NOTED_H:
            text(c, does, (at[0], y + h * 0.86), "small", PALE, align="center", valign="middle", max_w=w * 0.3)
    icon(c, "right", (x + w * 0.665, y + h * 0.37), 40, "#FFFFFF")
