"""An option that is some of several values: a pill for each, or a sheet where there are many."""

from functools import partial

from client.core.words import N_, NN_, Listing, Phrase
from client.scenes.setup.chooser import Chooser
from client.scenes.setup.fields import Item, Some
from client.scenes.setup.parts import Making, Part, wrapped
from client.scenes.setup.single_rows import CONTROL_H
from client.scenes.setup.titled import Shortcut, Title, titled
from client.ui.buttons import button_w
from client.ui.metrics import Rect
from client.ui.widgets.base import Widget
from client.ui.widgets.button import Button
from client.ui.widgets.chips import CHIP_H, ToggleChip, toggle_chip_w

MOST_CHIPS = 6
"""More things than that are chosen on a sheet of their own, which has room for a sentence about each."""
_CHIP_GAP = 8.0


def some_row(making: Making, place: Rect, field: Some) -> Part:
    """Make a pill for each value; where there are many, what is chosen in words and the way to the sheet."""
    draft, (name, title, note) = making.draft, field.head
    chosen = draft.values[name]
    shortcuts = []
    if len(chosen) < len(field.items):
        every = [item.value for item in field.items]
        shortcuts.append(Shortcut(f"option.{name}.all", N_("All"), partial(draft.set_option, name, every)))
    if chosen:
        shortcuts.append(Shortcut(f"option.{name}.none", N_("None"), partial(draft.set_option, name, ())))
    words = Title(title, note, draft.refusal_of(name, chosen), tuple(shortcuts))
    body = _chips if len(field.items) <= MOST_CHIPS else _summary
    return titled(making, place, words, lambda room: body(making, room, field))


def _chips(making: Making, room: Rect, field: Some) -> Part:
    """Lay the pills out in lines."""
    x, y, w, _ = room
    left, top = x, y
    widgets: list[Widget] = []
    for item in field.items:
        label = making.label(item.label)
        width = min(toggle_chip_w(making.ruler, label), w)
        if left + width > x + w:
            left, top = x, top + CHIP_H + _CHIP_GAP
        widgets.append(_chip(making, (left, top, width, CHIP_H), field, item))
        left += width + _CHIP_GAP
    return Part(top + CHIP_H - y, tuple(widgets))


def _chip(making: Making, rect: Rect, field: Some, item: Item) -> ToggleChip:
    draft, name = making.draft, field.head.name
    refusal = draft.refusal_to_toggle(field, item.value)
    return ToggleChip(
        f"option.{name}.{item.value}",
        rect,
        making.label(item.label),
        item.value in draft.values[name],
        lambda _: making.then_changed(partial(draft.toggle, field, item.value))(),
        hint=making.say(item.note),
        why_disabled="" if refusal is None else making.label(refusal),
    )


def _summary(making: Making, room: Rect, field: Some) -> Part:
    """Name what is chosen, and open the sheet."""
    x, y, w, _ = room
    chosen = [Phrase(item.label) for item in field.items if item.value in making.draft.values[field.head.name]]
    count = NN_("{n} of {total}: {names}", "{n} of {total}: {names}")
    words = Phrase(count, n=len(chosen), total=len(field.items), names=Listing(tuple(chosen)))
    said = wrapped(making, making.say(words if chosen else N_("None of them.")), (x, y, w, 0), "small")
    label = making.label(N_("Choose..."))
    rect = (x, y + said.height + 6, min(button_w(making.ruler, label, icon_name="menu"), w), CONTROL_H)
    desk = making.desk

    def press() -> None:
        desk.stack.push(Chooser(making, field))

    button = Button(f"option.{field.head.name}", rect, label, press, kind="quiet", icon_name="menu")
    return Part(said.height + 6 + CONTROL_H, (button,), (said.drawing(),))
