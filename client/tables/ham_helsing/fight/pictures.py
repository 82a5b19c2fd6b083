"""The dialog of a fight as pictures for the drama: each part by itself, and dice that roll."""

from collections.abc import Callable

from client.core.words import N_
from client.games.ham_helsing.components import DICE
from client.tables.ham_helsing.fight.layout import FightParts, fight_parts
from client.tables.ham_helsing.fight.paint import paint_middle
from client.tables.ham_helsing.fight.paint_lanes import Light
from client.tables.ham_helsing.fight.scene import Fight
from client.tables.ham_helsing.signs import SHAPE
from client.tables.ham_helsing.villain.dice import faces_of
from client.ui.canvas import Canvas, Picture
from client.ui.clips import Clip
from client.ui.effects import Tumble
from client.ui.icons import icon
from client.ui.metrics import Rect, centre
from client.ui.poses import Pose
from client.ui.surfaces import dim


def veil_picture(window: Rect) -> Picture:
    """Return what lies over the table while a fight is shown."""
    _, _, w, h = window
    return Picture(("ham veil", w, h), w, h, dim)


def paint_unlit(c: Canvas, fight: Fight) -> None:
    """Draw dice, lanes and sum while nothing can be clicked."""
    paint_middle(c, fight, Light())


def part_picture(name: str, fight: Fight, rect: Rect, paint: Callable[[Canvas, Fight], None]) -> Picture:
    """Return a part of the dialog as a picture of its own, clear where nothing is drawn."""
    x, y, w, h = rect
    local = fight._replace(parts=_moved(fight.parts, -x, -y))
    sight, c = fight.sight, fight.showing.c
    seen = (
        (fight.showing.c, sight.villain)
        if name == "frame"
        else (fight.showing, fight.result, sight.villain_hp, sight.hp[c], sight.round)
    )
    key = ("ham fight", name, w, h, seen, fight.model.label(N_("Attack points")))
    return Picture(key, w, h, lambda canvas: paint(canvas, local))


def _moved(parts: FightParts, dx: float, dy: float) -> FightParts:
    """Return the parts shifted, so that the dialog begins at the left top corner of its picture."""
    stage = parts.stage
    return fight_parts((stage[0] + dx, stage[1] + dy, *stage[2:]), parts.prompt[3], answered=parts.answers[3] > 0)


def tumble(die: int, face: str, size: float, way: tuple[Pose, Pose, float], sound: str) -> Clip:
    """Let a die roll from one pose to another; ``way`` ends with the milliseconds that it takes."""
    start, end, ms = way
    return Tumble(faces_of(die, size), DICE[die].index(face), start, end, ms, sound=sound, bounce=80)


def sign_picture(colour: str, side: float) -> Picture:
    """Return the sign of a colour as a picture that can fly."""
    return Picture(("ham sign", colour, side), side, side, lambda c: icon(c, SHAPE[colour], centre(c.rect), side))
