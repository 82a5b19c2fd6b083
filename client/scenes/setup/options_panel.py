"""The options of the game: its presets, and a field for each option with one sentence about it."""

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from client.core.words import N_, Phrase
from client.scenes.setup.fields import OptionField, fields_of
from client.scenes.setup.parts import HEAD, PAD, Drawing, Making, Part, wrapped
from client.scenes.setup.seat_rows import fit_side_by_side
from client.ui.canvas import Canvas
from client.ui.clipping import clipped
from client.ui.colour import INK
from client.ui.icons import icon
from client.ui.metrics import Rect
from client.ui.rich import rich_height
from client.ui.shapes import fill_rect
from client.ui.surfaces import panel
from client.ui.text import line_h, text, text_w
from client.ui.theme import PAPER_LINE, TEXT, THEMES
from client.ui.widgets.base import Widget
from client.ui.widgets.button import Link
from client.ui.widgets.choice import Choice
from client.ui.widgets.choosing import SWITCH, Segmented, Toggle
from client.ui.widgets.lists import BAR
from client.ui.widgets.pane import Pane

_CONTROL_H = 48.0
_GAP = 22.0
_MOST_CELLS = 5


def options_panel(making: Making, place: Rect, pane: Pane | None = None) -> Part:
    """Make the panel. With a ``pane`` it is as high as ``place`` and what does not fit scrolls, else it is as high as
    its fields.
    """
    x, y, w, h = place
    inner = (x + PAD, y + HEAD, w - 2 * PAD - (0 if pane is None else BAR), 0.0)
    fields = options_fields(making, inner)
    height = HEAD + fields.height + PAD if pane is None else h
    title, link = making.label(N_("Options")), _standard_link(making, place)
    back = Drawing((x, y, w, height), partial(_paint_panel, title=title, room=link.rect[0] - x - PAD - 16))
    if pane is None:
        return Part(height, (link, *fields.widgets), (back, *fields.drawings))
    pane.rect = (x + PAD - 14, y + HEAD - 8, w - 2 * PAD + 28, h - HEAD - 4)
    pane.hold(fields.widgets, fields.height + 24)
    scrolled = Drawing(pane.rect, partial(_paint_scrolled, pane=pane, drawings=fields.drawings))
    return Part(height, (link, pane, *fields.widgets), (back, scrolled))


def _paint_scrolled(c: Canvas, rect: Rect, pane: Pane, drawings: tuple[Drawing, ...]) -> None:
    with clipped(c, rect):
        for drawing in drawings:
            drawing.paint(c, pane.shift(drawing.rect))


def _standard_link(making: Making, place: Rect) -> Link:
    x, y, w, _ = place
    words = making.label(N_("Back to standard"))
    width = text_w(making.ruler, words, "small_b")
    return Link(
        "standard",
        (x + w - PAD - width, y + 20, width, 40),
        words,
        making.then_changed(making.draft.back_to_standard),
        style="small_b",
        dark=False,
        visible=not making.draft.is_standard,
    )


def options_fields(making: Making, place: Rect) -> Part:
    """Make presets and fields below each other, from the left top corner and at the width of ``place``."""
    x, y, w, _ = place
    fields = fields_of(making.draft.game.Options, making.draft.game.presets)
    choices, switches = ([f for f in fields if f.is_switch is switch] for switch in (False, True))
    makers = [_presets] if making.draft.game.presets else []
    makers += [partial(_choice, field=field) for field in choices]
    makers += [_rule] if makers and switches else []
    makers += [partial(_switch, field=field) for field in switches]
    rows: list[Part] = []
    for maker in makers:
        rows.append(maker(making, (x, y + sum(row.height for row in rows), w, 0)))
    return Part(
        sum(row.height for row in rows),
        tuple(widget for row in rows for widget in row.widgets),
        tuple(drawing for row in rows for drawing in row.drawings),
    )


def _presets(making: Making, place: Rect) -> Part:
    """Make the row of presets with the sentence of the chosen one."""
    draft = making.draft
    presets, chosen = draft.game.presets, draft.preset
    note = N_("Your own choice of options.") if chosen < 0 else presets[chosen].note
    labels = [making.label(preset.title) for preset in presets]
    return _labelled(making, place, (N_("Variant"), note), _Control("preset", labels, chosen, draft.take_preset))


def _choice(making: Making, place: Rect, field: OptionField) -> Part:
    """Make a choice among the values that the game takes beside the other options; the chosen one is always there."""
    draft = making.draft
    now = field.known(draft.values[field.name])
    refusals = {value: draft.refusal_of(field.name, value) for value in field.values}
    offered = [value for value in field.values if value == now or refusals[value] is None]
    labels = [making.label(field.labels[field.values.index(value)]) for value in offered]
    why = next((reason for reason in refusals.values() if reason is not None), None) if len(offered) == 1 else None
    control = _Control(
        f"option.{field.name}",
        labels,
        offered.index(now),
        lambda index: draft.set_option(field.name, offered[index]),
        refusal=refusals[now] or why,
        is_off=len(offered) == 1,
    )
    return _labelled(making, place, (field.title, field.note), control)


class _Control(NamedTuple):
    """What a choice is made with. ``refusal`` stands below it; where ``is_off`` there is nothing to choose."""

    name: str
    labels: list[str]
    chosen: int
    choose: Callable[[int], None]
    refusal: Phrase | None = None
    is_off: bool = False


def _labelled(making: Making, place: Rect, words: tuple[str, str], control: _Control) -> Part:
    """Put title and note over a control, and what is wrong below it."""
    x, y, w, _ = place
    title = wrapped(making, making.say(words[0]), (x, y, w, 0), "strong")
    note = wrapped(making, making.say(words[1]), (x, y + title.height, w, 0), "min", TEXT["on_paper_2"])
    top = y + title.height + note.height + 8
    drawings = [title.drawing(), note.drawing()]
    bottom = top + _CONTROL_H
    if control.refusal is not None:
        left = x + 30
        why = wrapped(making, making.say(control.refusal), (left, bottom + 8, w - 30, 0), "min_b", TEXT["link_paper"])
        drawings += [why.drawing(), Drawing((x, bottom + 8, 24, why.height), _paint_mark)]
        bottom += 8 + why.height
    return Part(bottom - y + _GAP, (_control(making, (x, top, w, _CONTROL_H), words[0], control),), tuple(drawings))


def _control(making: Making, rect: Rect, title: str, control: _Control) -> Widget:
    """Return cells side by side, or a list where they do not fit or are many."""

    def chosen(index: int) -> None:
        control.choose(index)
        making.changed()

    label = making.label(title)
    why = making.label(control.refusal) if control.refusal is not None and control.is_off else ""
    few = len(control.labels) <= _MOST_CELLS and fit_side_by_side(making.ruler, control.labels, rect[2])
    if few and not control.is_off:
        return Segmented(control.name, rect, label, control.labels, control.chosen, chosen)
    bounds = making.bounds
    return Choice(control.name, rect, label, control.labels, control.chosen, chosen, bounds=bounds, why_disabled=why)


def _rule(making: Making, place: Rect) -> Part:  # noqa: ARG001 - made like all rows
    x, y, w, _ = place
    return Part(18, drawings=(Drawing((x, y, w, 3), _paint_rule),))


def _switch(making: Making, place: Rect, field: OptionField) -> Part:
    """Make a switch; one that the game would not let go to its other side says why."""
    x, y, w, _ = place
    draft = making.draft
    on = bool(draft.values[field.name])
    refusal = draft.refusal_of(field.name, not on)
    why = "" if refusal is None else making.label(refusal)
    note = making.say(field.note)
    words_w = w - SWITCH[0] - 48
    height = line_h(making.ruler, "strong") + rich_height(making.ruler, why or note, words_w, "min") + 20

    def flipped(now: bool) -> None:  # noqa: FBT001 - called by the switch
        draft.set_option(field.name, now)
        making.changed()

    name, label = f"option.{field.name}", making.label(field.title)
    place = (x - 12, y, w + 24, height)
    return Part(height + 6, (Toggle(name, place, label, on, flipped, note=note, why_disabled=why),))


def _paint_panel(c: Canvas, rect: Rect, title: str, room: float) -> None:
    panel(c, rect, "paper", theme=THEMES["menu"], level=3, radius=24)
    x, y, _, _ = rect
    text(c, title, (x + PAD, y + HEAD / 2 + 4), "h2", INK, valign="middle", max_w=room, max_h=HEAD)


def _paint_rule(c: Canvas, rect: Rect) -> None:
    fill_rect(c, rect, PAPER_LINE)


def _paint_mark(c: Canvas, rect: Rect) -> None:
    x, y, w, _ = rect
    icon(c, "info", (x + w / 2, y + 11), 24)
