"""The options of the game: its presets, and a field for each option with one sentence about it."""

from functools import partial
from typing import assert_never

from client.core.words import N_
from client.scenes.setup.fields import Choice, Each, Number, Numbers, OptionField, Order, Some, Switch
from client.scenes.setup.list_rows import each_row, numbers_row, order_row
from client.scenes.setup.parts import HEAD, PAD, Drawing, Making, Part
from client.scenes.setup.single_rows import choice_row, number_row, presets_row, switch_row
from client.scenes.setup.some_row import some_row
from client.ui.canvas import Canvas
from client.ui.clipping import clipped
from client.ui.colour import INK
from client.ui.metrics import Rect
from client.ui.shapes import fill_rect
from client.ui.surfaces import panel
from client.ui.text import text, text_w
from client.ui.theme import PAPER_LINE, THEMES
from client.ui.widgets.button import Link
from client.ui.widgets.lists import BAR
from client.ui.widgets.pane import Pane


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
    fields = making.draft.fields
    others, switches = ([field for field in fields if isinstance(field, Switch) is is_on] for is_on in (False, True))
    makers = [presets_row] if making.draft.game.presets else []
    makers += [partial(_row, field=field) for field in others]
    makers += [_rule] if makers and switches else []
    makers += [partial(_row, field=field) for field in switches]
    rows: list[Part] = []
    for maker in makers:
        rows.append(maker(making, (x, y + sum(row.height for row in rows), w, 0)))
    return Part(
        sum(row.height for row in rows),
        tuple(widget for row in rows for widget in row.widgets),
        tuple(drawing for row in rows for drawing in row.drawings),
    )


def _row(making: Making, place: Rect, field: OptionField) -> Part:
    match field:
        case Switch():
            return switch_row(making, place, field)
        case Choice():
            return choice_row(making, place, field)
        case Number():
            return number_row(making, place, field)
        case Some():
            return some_row(making, place, field)
        case Order():
            return order_row(making, place, field)
        case Each():
            return each_row(making, place, field)
        case Numbers():
            return numbers_row(making, place, field)
        case _:
            assert_never(field)


def _rule(making: Making, place: Rect) -> Part:  # noqa: ARG001 - made like all rows
    x, y, w, _ = place
    return Part(18, drawings=(Drawing((x, y, w, 3), _paint_rule),))


def _paint_panel(c: Canvas, rect: Rect, title: str, room: float) -> None:
    panel(c, rect, "paper", theme=THEMES["menu"], level=3, radius=24)
    x, y, _, _ = rect
    text(c, title, (x + PAD, y + HEAD / 2 + 4), "h2", INK, valign="middle", max_w=room, max_h=HEAD)


def _paint_rule(c: Canvas, rect: Rect) -> None:
    fill_rect(c, rect, PAPER_LINE)
