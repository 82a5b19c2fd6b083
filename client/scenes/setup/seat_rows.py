"""The row of one seat: portrait, name, who decides, and what that means."""

from enum import Enum
from functools import partial
from typing import NamedTuple

from client.bots.levels import LEVELS
from client.core.match import Player
from client.core.words import N_, Phrase
from client.scenes.names import portrait
from client.scenes.setup.parts import Drawing, Making, Part
from client.ui.canvas import Canvas
from client.ui.focus import Role
from client.ui.metrics import Point, Rect
from client.ui.rich import rich
from client.ui.seats import avatar
from client.ui.shapes import rrect
from client.ui.text import text_w
from client.ui.theme import PAPER_EDGE, TEXT
from client.ui.widgets.base import Widget
from client.ui.widgets.button import Button, HotSpot
from client.ui.widgets.choice import Choice
from client.ui.widgets.choosing import Segmented

LONGEST_NAME = 24
_LEVEL_IDS = (None, *(level.id for level in LEVELS))
_ROW_FACE = "#FBEBCB"
_NAME_W = 230.0


class RowKind(Enum):
    """How a row spends its room; the value is its least height."""

    TALL = 108.0
    """Note beside the name, levels below across."""
    FLAT = 72.0
    """Name and levels side by side, note below."""
    NARROW = 164.0
    """All below each other."""


class RowPlan(NamedTuple):
    """Where the parts of a row lie."""

    portrait: Point
    radius: float
    name: Rect
    dice: Rect
    level: Rect
    note: Rect


def row_plan(card: Rect, kind: RowKind) -> RowPlan:
    """Lay a row out."""
    x, y, w, h = card
    match kind:
        case RowKind.TALL:
            r = min(38 + max(h - 120, 0) * 0.45, 56)
            left, top = x + 2 * r + 52, y + (h - 108) / 2
            right = left + _NAME_W + 8 + 44 + 16
            return RowPlan(
                portrait=(x + r + 30, y + h / 2),
                radius=r,
                name=(left, top + 10, _NAME_W, 44),
                dice=(left + _NAME_W + 8, top + 10, 44, 44),
                level=(left, top + 62, x + w - left - 20, 42),
                note=(right, top + 6, x + w - right - 20, 52),
            )
        case RowKind.FLAT:
            left, top = x + 84, y + (h - 72) / 2
            name_w = 150 + min(max(w - 860, 0), 60)
            right = left + name_w + 52
            return RowPlan(
                portrait=(x + 47, y + h / 2),
                radius=26,
                name=(left, top + 5, name_w, 40),
                dice=(left + name_w + 6, top + 5, 40, 40),
                level=(right, top + 5, x + w - right - 12, 40),
                note=(left, top + 46, x + w - left - 8, 24),
            )
        case RowKind.NARROW:
            left = x + 96
            return RowPlan(
                portrait=(x + 54, y + 48),
                radius=30,
                name=(left, y + 10, w - 160, 44),
                dice=(x + w - 56, y + 10, 44, 44),
                level=(left, y + 62, w - 108, 44),
                note=(left, y + 110, w - 108, 48),
            )


def seat_row(making: Making, seat: int, card: Rect, kind: RowKind) -> Part:
    """Make the row of a seat."""
    plan = row_plan(card, kind)
    player = making.draft.players[seat]
    px, py = plan.portrait
    r = plan.radius + 8
    change = making.then_changed(partial(making.draft.change_avatar, seat))
    draw = making.then_changed(partial(making.draft.draw_name, seat))
    widgets: list[Widget] = [
        HotSpot(
            f"seat.{seat}.portrait",
            (px - r, py - r, 2 * r, 2 * r),
            making.label(Phrase(N_("Portrait of seat {number}"), number=seat + 1)),
            change,
            radius=r,
            kind=Role.BUTTON,
            hint=making.label(N_("Another portrait")),
        ),
        _name_line(making, seat, player, plan.name),
        Button(
            f"seat.{seat}.dice",
            plan.dice,
            making.label(N_("Another name")),
            draw,
            icon_name="dice",
            shows_label=False,
            hint=making.label(N_("Another name")),
        ),
        _level_control(making, seat, player, plan.level),
    ]
    drawings = (
        Drawing(card, partial(_paint_card, seat=seat)),
        Drawing((px - r, py - r, 2 * r, 2 * r), partial(_paint_portrait, seat=seat, player=player)),
        Drawing(plan.note, partial(_paint_note, words=making.say(_meaning(making, player)))),
    )
    return Part(card[3], tuple(widgets), drawings)


def _name_line(making: Making, seat: int, player: Player, rect: Rect) -> Widget:
    line = making.line(
        f"seat.{seat}.name", rect, making.label(Phrase(N_("Name of seat {number}"), number=seat + 1)), player.name
    )
    line.limit = LONGEST_NAME
    line.example = making.label(N_("Your name") if player.is_human else N_("Name"))
    line.on_change = lambda name: making.then_changed(partial(making.draft.rename, seat, name))()
    return line


def _level_control(making: Making, seat: int, player: Player, rect: Rect) -> Widget:
    """Return a row of all levels, or a list where they do not fit side by side."""
    labels = [making.label(N_("Human")), *(making.label(level.title) for level in LEVELS)]
    index = _LEVEL_IDS.index(player.level)
    hint = making.say(_meaning(making, player))
    name, words = f"seat.{seat}.level", making.label(Phrase(N_("Who decides for seat {number}"), number=seat + 1))

    def chosen(number: int) -> None:
        making.draft.set_level(seat, _LEVEL_IDS[number])
        making.changed()

    if fit_side_by_side(making.ruler, labels, rect[2]):
        return Segmented(name, rect, words, labels, index, chosen, hint=hint)
    return Choice(name, rect, words, labels, index, chosen, bounds=making.bounds, hint=hint)


def fit_side_by_side(c: Canvas, labels: list[str], width: float) -> bool:
    """Tell whether choices fit into a row of equal cells without being cut."""
    return max(text_w(c, label, ("bold", 18)) for label in labels) + 13 <= (width - 6) / len(labels)


def _meaning(making: Making, player: Player) -> str:
    """Say what it means that this player decides."""
    if player.is_human:
        return N_("Plays at this screen.") if making.draft.humans > 1 else N_("You play this seat at the screen.")
    return next(level.meaning for level in LEVELS if level.id == player.level)


def _paint_card(c: Canvas, rect: Rect, seat: int) -> None:
    rrect(c, rect, _ROW_FACE, 18, 2, PAPER_EDGE)
    x, y, _, h = rect
    rrect(c, (x, y, 12, h), c.seat_colour(seat), 6)


def _paint_portrait(c: Canvas, rect: Rect, seat: int, player: Player) -> None:
    x, y, w, h = rect
    avatar(c, (x + w / 2, y + h / 2), w / 2 - 8, portrait(player.avatar), seat)


def _paint_note(c: Canvas, rect: Rect, words: str) -> None:
    rich(c, words, rect, ("body", 18), TEXT["on_paper_2"], valign="middle", lead=0.94, fit=True)
