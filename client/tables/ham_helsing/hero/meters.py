"""Health, skills and money as meters; small ones for the mates, large ones for the own board."""

from typing import NamedTuple

from client.tables.ham_helsing.signs import COLOUR, COLOUR_LIGHT, ICON, SHAPE
from client.ui.canvas import Canvas
from client.ui.colour import INK, Paint, mix
from client.ui.icons import icon
from client.ui.metrics import Rect
from client.ui.shapes import poly, rrect
from client.ui.soft import glow
from client.ui.text import text
from client.ui.theme import THEMES

HOLLOW = mix(THEMES["ham_helsing"].panel2, "#000000", 0.25)
DANGER_AT = 2
"""Up to this health a hero is in danger."""
GAP = 3.0
BRIGHT_RED = "#FF5A4A"


class Health(NamedTuple):
    """Health now and at most."""

    now: int
    most: int

    @property
    def half(self) -> int:
        """What a hero gets up with."""
        return (self.most + 1) // 2

    @property
    def danger(self) -> bool:
        """Whether the next bite may be the last."""
        return self.now <= DANGER_AT


def pips(c: Canvas, rect: Rect, health: Health, *, mark: bool = False, paint: Paint | None = None) -> None:
    """Draw a block for each point of health; ``mark`` shows with how much a hero gets up."""
    x, y, _, h = rect
    w = pip_w(rect, health.most)
    full = paint or (BRIGHT_RED if health.danger else "red")
    for i in range(health.most):
        block = (x + i * (w + GAP), y, w, h)
        rrect(c, block, INK, 5)
        rrect(c, c.inset(block, 2), full if i < health.now else HOLLOW, 4)
        if i < health.now:
            rrect(c, (block[0] + 4, y + 4, w - 8, 3), c.col("#FFFFFF", 120), 2)
    if mark:
        at = x + health.half * (w + GAP) - GAP / 2
        poly(c, [(at - 6, y + h + 9), (at + 6, y + h + 9), (at, y + h + 1)], "#FFFFFF")


def pip_w(rect: Rect, most: int) -> float:
    """Return the width of one block of health."""
    return (rect[2] + GAP) / most - GAP


class Skill(NamedTuple):
    """A skill track: steps taken of how many, and whether its attack is used up this turn."""

    colour: str
    now: int
    steps: int
    used: bool = False


MOST_STEPS = 5


def skill_row(c: Canvas, rect: Rect, skill: Skill) -> None:
    """Draw a track: the sign of its colour, its steps, and at its end the attack it brings.

    Tracks in rectangles of one width have steps of one width, however many they are.
    """
    x, y, w, h = rect
    middle = y + h / 2
    sign = min(26.0, h + 4)
    icon(c, SHAPE[skill.colour], (x + sign / 2, middle), sign)
    left = x + sign + 5
    end = min(h * 1.3, 30.0)
    step = (w - sign - 5 - end) / (MOST_STEPS - 1) - GAP
    low = h * 0.6
    done = skill.now >= skill.steps
    for i in range(skill.steps - 1):
        block = (left + i * (step + GAP), middle - low / 2, step, low)
        rrect(c, block, INK, 6)
        rrect(c, c.inset(block, 2.5), COLOUR[skill.colour] if i < skill.now else HOLLOW, 4)
    box = (left + (skill.steps - 1) * (step + GAP), y, end, h)
    if done and not skill.used:
        glow(c, box, COLOUR_LIGHT[skill.colour], 7, 9, border=0)
    rrect(c, box, INK, 6)
    rrect(c, c.inset(box, 2.5), COLOUR[skill.colour] if done and not skill.used else HOLLOW, 4)
    if done:
        icon(c, ICON[skill.colour], (box[0] + end / 2, middle), h * 0.84)
        if skill.used:
            rrect(c, box, c.col("#182744", 150), 6)
    else:
        rrect(c, c.inset(box, 2.5), None, 4, 2, COLOUR[skill.colour])


def purse(c: Canvas, rect: Rect, money: int) -> None:
    """Draw money in a golden purse."""
    x, y, w, h = rect
    rrect(c, rect, INK, h / 2)
    rrect(c, c.inset(rect, 3), "yellow", h / 2 - 3)
    text(c, f"${money}", (x + w / 2, y + h / 2), "h3", INK, align="center", valign="middle", max_w=w - 12)
