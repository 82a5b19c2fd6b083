"""What can be done once a match is over: the buttons below the results, and the code of the deal."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from client.core.words import N_, Phrase
from client.scenes.desk import Desk, Words
from client.ui.buttons import ButtonKind, button_w, chip_w
from client.ui.canvas import Canvas
from client.ui.keys import Action
from client.ui.metrics import Rect
from client.ui.widgets.base import Widget
from client.ui.widgets.button import Button, HotSpot

_GAP = 20.0
CHIP_H = 44.0


class Deed(NamedTuple):
    """A button of the foot."""

    name: str
    label: Words
    icon_name: str
    do: Callable[[], None]
    kind: ButtonKind = "secondary"
    key: str = ""
    why_not: Words = ""


class Foot(NamedTuple):
    """The controls of the foot, and where the two chips lie; None where they have no room."""

    widgets: tuple[Widget, ...]
    chips: tuple[Rect, Rect] | None


def foot_of(desk: Desk, ruler: Canvas, rect: Rect, deeds: Sequence[Deed], chips: tuple[str, str]) -> Foot:
    """Arrange the deeds from the left, the last at the right end, and the chips between them if they fit."""
    x, y, w, h = rect
    widths = [max(180.0, button_w(ruler, desk.label(d.label), icon_name=d.icon_name, key=d.key)) for d in deeds]
    gap = _GAP if sum(widths) + _GAP * (len(widths) - 1) <= w else 10.0
    squeeze = min(1.0, (w - gap * (len(widths) - 1)) / sum(widths))
    widths = [width * squeeze for width in widths]
    buttons, left = [], x
    for deed, width in zip(deeds[:-1], widths[:-1], strict=True):
        buttons.append(_button(desk, deed, (left, y, width, h)))
        left += width + gap
    right = x + w - widths[-1]
    buttons.append(_button(desk, deeds[-1], (right, y, widths[-1], h)))
    chip_widths = [chip_w(ruler, label, "link", h=CHIP_H, style="small_b") for label in chips]
    if left + sum(chip_widths) + 2 * gap > right:
        return Foot(tuple(buttons), None)
    first = (left + 8, y + (h - CHIP_H) / 2, chip_widths[0], CHIP_H)
    second = (first[0] + first[2] + 12, first[1], chip_widths[1], CHIP_H)
    return Foot(tuple(buttons), (first, second))


def _button(desk: Desk, deed: Deed, rect: Rect) -> Button:
    action = Action.BACK if deed.key and deed.name == "menu" else None
    button = Button(deed.name, rect, desk.label(deed.label), deed.do, kind=deed.kind, icon_name=deed.icon_name)
    button.key, button.action, button.why_disabled = deed.key, action, desk.label(deed.why_not)
    return button


def code_spot(desk: Desk, rect: Rect, code: str, copy: Callable[[], None]) -> HotSpot:
    """Return the place of the deal code, which copies it."""
    label = desk.label(Phrase(N_("Deal {code}"), code=code))
    spot = HotSpot("code", rect, label, copy, radius=CHIP_H / 2)
    spot.hint = desk.label(N_("The same code gives the same deal. Click to copy it."))
    return spot
