"""Options of one value: on or off, one of several, a number; and the row of presets."""

from collections.abc import Callable
from typing import NamedTuple

from client.core.words import N_, Phrase
from client.scenes.setup.fields import Choice as ChoiceField
from client.scenes.setup.fields import Number, Switch
from client.scenes.setup.parts import Making, Part
from client.scenes.setup.seat_rows import fit_side_by_side
from client.scenes.setup.titled import Title, titled
from client.ui.metrics import Rect
from client.ui.rich import rich_height
from client.ui.text import line_h, text_w
from client.ui.widgets.base import Widget
from client.ui.widgets.choice import Choice
from client.ui.widgets.choosing import SWITCH, Segmented, Slider, Toggle

CONTROL_H = 48.0
_MOST_CELLS = 5
_SLIDER_VALUE = 24.0
"""Room between a slider and the value beside it."""


class Control(NamedTuple):
    """What a choice is made with. ``why_off`` is set where there is nothing to choose."""

    name: str
    label: str
    """What is chosen, in the reader's language."""
    labels: list[str]
    chosen: int
    choose: Callable[[int], None]
    why_off: Phrase | None = None
    unset: str = ""
    """What stands there while nothing is chosen."""


def control(making: Making, rect: Rect, made: Control) -> Widget:
    """Return cells side by side, or a list where they do not fit or are many."""

    def chosen(index: int) -> None:
        made.choose(index)
        making.changed()

    few = len(made.labels) <= _MOST_CELLS and fit_side_by_side(making.ruler, made.labels, rect[2])
    if few and made.why_off is None:
        return Segmented(made.name, rect, made.label, made.labels, made.chosen, chosen)
    why = "" if made.why_off is None else making.label(made.why_off)
    return Choice(
        made.name,
        rect,
        made.label,
        made.labels,
        made.chosen,
        chosen,
        bounds=making.bounds,
        unset=made.unset,
        why_disabled=why,
    )


def presets_row(making: Making, place: Rect) -> Part:
    """Make the row of presets with the sentence of the chosen one."""
    draft = making.draft
    presets, chosen = draft.game.presets, draft.preset
    note = N_("Your own choice of options.") if chosen < 0 else presets[chosen].note
    labels = [making.label(preset.title) for preset in presets]
    title = N_("Variant")
    unset = making.label(N_("None of these"))
    made = Control("preset", making.label(title), labels, chosen, draft.take_preset, unset=unset)
    return titled(making, place, Title(title, note), lambda room: _alone(making, room, made))


def choice_row(making: Making, place: Rect, field: ChoiceField) -> Part:
    """Make a choice among the values that the game takes beside the other options; the chosen one is always there."""
    draft, (name, title, note) = making.draft, field.head
    now = draft.values[name]
    refusals = {item.value: draft.refusal_of(name, item.value) for item in field.items}
    offered = [item for item in field.items if item.value == now or refusals[item.value] is None]
    why = next((reason for reason in refusals.values() if reason is not None), None) if len(offered) == 1 else None
    values = [item.value for item in offered]
    made = Control(
        f"option.{name}",
        making.label(title),
        [making.label(item.label) for item in offered],
        values.index(now),
        lambda index: draft.set_option(name, values[index]),
        why_off=why,
    )
    return titled(making, place, Title(title, note, refusals[now] or why), lambda room: _alone(making, room, made))


def number_row(making: Making, place: Rect, field: Number) -> Part:
    """Make a number: cells if there are few, else a slider."""
    draft, (name, title, note) = making.draft, field.head
    numbers = range(field.low, field.high + 1)

    def body(room: Rect) -> Part:
        if len(numbers) <= _MOST_CELLS:
            return _alone(making, room, number_control(making, name, title, numbers))
        return _slider(making, room, field)

    return titled(making, place, Title(title, note, draft.refusal_of(name, draft.values[name])), body)


def number_control(making: Making, name: str, title: str, numbers: range) -> Control:
    """Return cells for the number of an option."""
    draft = making.draft
    return Control(
        f"option.{name}",
        making.label(title),
        [str(number) for number in numbers],
        numbers.index(draft.values[name]),
        lambda index: draft.set_option(name, numbers[index]),
    )


def _slider(making: Making, room: Rect, field: Number) -> Part:
    draft, (name, title, _) = making.draft, field.head
    x, y, w, _ = room
    widest = max(text_w(making.ruler, str(bound), "strong") for bound in (field.low, field.high))

    def moved(value: int) -> None:
        draft.set_option(name, value)
        making.changed()

    rect = (x + 18, y, w - 18 - widest - _SLIDER_VALUE - 8, CONTROL_H)
    slider = Slider(
        f"option.{name}", rect, making.label(title), field.low, field.high, draft.values[name], on_change=moved
    )
    return Part(CONTROL_H, (slider,))


def switch_row(making: Making, place: Rect, field: Switch) -> Part:
    """Make a switch; one that the game would not let go to its other side says why."""
    x, y, w, _ = place
    draft, (name, title, words) = making.draft, field.head
    on = bool(draft.values[name])
    refusal = draft.refusal_of(name, not on)
    why = "" if refusal is None else making.label(refusal)
    note = making.say(words)
    words_w = w - SWITCH[0] - 48
    height = line_h(making.ruler, "strong") + rich_height(making.ruler, why or note, words_w, "min") + 20

    def flipped(now: bool) -> None:  # noqa: FBT001 - called by the switch
        draft.set_option(name, now)
        making.changed()

    place = (x - 12, y, w + 24, height)
    toggle = Toggle(f"option.{name}", place, making.label(title), on, flipped, note=note, why_disabled=why)
    return Part(height + 6, (toggle,))


def _alone(making: Making, room: Rect, made: Control) -> Part:
    """Return a control across its room."""
    x, y, w, _ = room
    return Part(CONTROL_H, (control(making, (x, y, w, CONTROL_H), made),))
