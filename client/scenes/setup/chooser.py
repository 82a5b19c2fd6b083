"""A sheet on which some of many values are chosen, each with a sentence about it."""

from functools import partial
from typing import ClassVar, NamedTuple

from client.core.words import N_
from client.scenes.scene import Scene
from client.scenes.setup.fields import Item, Some
from client.scenes.setup.parts import Making
from client.ui.buttons import button_w
from client.ui.canvas import Canvas
from client.ui.colour import INK
from client.ui.input import Input, KeyPressed
from client.ui.keys import Action
from client.ui.metrics import Area, Rect
from client.ui.rich import rich, rich_height
from client.ui.surfaces import dim, panel
from client.ui.text import line_h
from client.ui.theme import RADIUS, TEXT
from client.ui.widgets.base import Widget
from client.ui.widgets.button import Button
from client.ui.widgets.choosing import SWITCH, Toggle
from client.ui.widgets.lists import BAR
from client.ui.widgets.pane import Pane

_WIDTH = 1000.0
_MARGIN = 12.0
_PAD, _PAD_TIGHT = 32.0, 18.0
_TIGHT_BELOW = 620.0
"""A window of less design pixels in height gets the tight padding."""
_TWO_COLUMNS = 760.0
_GAP = 14.0
_BUTTON_H = 60.0


class _Sheet(NamedTuple):
    """Where everything lies."""

    sheet: Rect
    title: Rect
    note: Rect
    pane: Rect
    foot: Rect


class Chooser(Scene):
    """Every change is made in the draft at once; Esc and "Done" close the sheet."""

    name: ClassVar[str] = "chooser"
    hides_below: ClassVar[bool] = False

    def __init__(self, making: Making, field: Some) -> None:
        super().__init__(making.desk.timeline())
        self.making = making
        self.field = field
        self.pane = Pane("pane", (0, 0, 0, 0), on_scroll=self._scrolled)
        self.plan = _Sheet(*[(0.0, 0.0, 0.0, 0.0)] * 5)
        self.controls.default = "done"
        self.controls.on_refused = making.desk.stack.toast
        self.controls.on_focus = self.pane.reveal

    def layout(self, area: Area) -> None:
        """Make the sheet as high as the values need and the window allows; then they scroll."""
        pad = _PAD if area.height >= _TIGHT_BELOW else _PAD_TIGHT
        width = min(_WIDTH, area.width - 2 * _MARGIN)
        inner = width - 2 * pad
        toggles, needed = self._toggles((0, 0, inner - BAR - 6, 0))
        title_h, note_h = self._heights(inner)
        fixed = 2 * pad + title_h + note_h + _GAP + _BUTTON_H + _GAP
        room = min(needed, area.height - 2 * _MARGIN - fixed)
        x, y = (area.width - width) / 2, (area.height - fixed - room) / 2
        left, top = x + pad, y + pad + title_h + note_h + _GAP
        self.plan = _Sheet(
            (x, y, width, fixed + room),
            (left, y + pad - 4, inner, title_h),
            (left, y + pad + title_h, inner, note_h),
            (left, top, inner, room),
            (left, top + room + _GAP, inner, _BUTTON_H),
        )
        for toggle in toggles:
            tx, ty, tw, th = toggle.rect
            toggle.rect = (left + tx, top + ty, tw, th)
        self.pane.rect = self.plan.pane
        self.pane.hold(toggles, needed)
        self.controls.arrange([self.pane, *toggles, *self._buttons()])

    def handle(self, value: Input) -> bool:
        """Let the controls have it; keys for pages scroll."""
        return super().handle(value) or (isinstance(value, KeyPressed) and self.pane.take_page(value))

    def paint(self, c: Canvas) -> None:
        """Draw the sheet and what is on it."""
        say, head = self.making.say, self.field.head
        dim(c)
        panel(c, self.plan.sheet, "paper", theme=self.theme, level=4, radius=RADIUS["dialog"])
        rich(c, say(head.title), self.plan.title, "h2", INK, fit=True)
        rich(c, say(head.note), self.plan.note, "small", TEXT["on_paper_2"], fit=True)
        self.controls.paint(c)

    def _heights(self, inner: float) -> tuple[float, float]:
        ruler, say, head = self.making.ruler, self.making.say, self.field.head
        return rich_height(ruler, say(head.title), inner, "h2"), rich_height(ruler, say(head.note), inner, "small")

    def _name(self, item: Item) -> str:
        return f"choose.{item.value}"

    def _toggles(self, place: Rect) -> tuple[list[Widget], float]:
        """Lay a switch for each value out in one or two columns; return them and their height."""
        x, y, w, _ = place
        count = 2 if w >= _TWO_COLUMNS else 1
        width = (w - _GAP * (count - 1)) / count
        toggles: list[Widget] = []
        top = y
        for first in range(0, len(self.field.items), count):
            row = self.field.items[first : first + count]
            height = max(self._height(item, width) for item in row)
            toggles += [
                self._toggle(item, (x + column * (width + _GAP), top, width, height)) for column, item in enumerate(row)
            ]
            top += height + 4
        return toggles, top - y

    def _height(self, item: Item, width: float) -> float:
        ruler, words = self.making.ruler, self._words(item)
        return line_h(ruler, "strong") + rich_height(ruler, words, width - SWITCH[0] - 48, "min") + 20

    def _words(self, item: Item) -> str:
        """Return what stands below the name of a value: why it cannot be taken, or what it is."""
        refusal = self.making.draft.refusal_to_toggle(self.field, item.value)
        return self.making.say(item.note if refusal is None else refusal)

    def _toggle(self, item: Item, rect: Rect) -> Toggle:
        draft = self.making.draft
        refusal = draft.refusal_to_toggle(self.field, item.value)
        return Toggle(
            self._name(item),
            rect,
            self.making.label(item.label),
            item.value in draft.values[self.field.head.name],
            lambda _: self._change(partial(draft.toggle, self.field, item.value)),
            note=self.making.say(item.note),
            why_disabled="" if refusal is None else self.making.label(refusal),
        )

    def _buttons(self) -> list[Button]:
        """All and none at the left, the way back at the right."""
        draft, name, ruler = self.making.draft, self.field.head.name, self.making.ruler
        x, y, w, h = self.plan.foot
        every = [item.value for item in self.field.items]
        buttons: list[Button] = []
        for key, words, values in (("all", N_("All"), every), ("none", N_("None"), [])):
            label = self.making.label(words)
            rect = (x, y, max(110.0, button_w(ruler, label)), h)
            set_to = partial(draft.set_option, name, values)
            buttons.append(Button(key, rect, label, partial(self._change, set_to), kind="quiet"))
            x += rect[2] + _GAP
        label = self.making.label(N_("Done"))
        key = self.making.desk.key_label(Action.BACK)
        width = max(150.0, button_w(ruler, label, key=key))
        rect = (self.plan.foot[0] + w - width, y, width, h)
        buttons.append(Button("done", rect, label, self._close, kind="primary", key=key, action=Action.BACK))
        return buttons

    def _change(self, act: partial[None]) -> None:
        self.making.then_changed(act)()
        self.layout(self.making.desk.window.area)
        self.dirt.everything()

    def _close(self) -> None:
        self.making.desk.stack.close(self)

    def _scrolled(self) -> None:
        self.controls.changed()
        self.dirt.add(self.pane.rect)
