"""The kinds of controls that stand in a line of the settings."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import KW_ONLY, dataclass, field
from typing import NamedTuple

from client.scenes.desk import Words
from client.scenes.settings.rows import CONTROL_X, Block, ControlRow, Laid, Row, Slot
from client.scenes.settings.widgets import Tile
from client.ui.buttons import button_w
from client.ui.canvas import Canvas
from client.ui.metrics import Rect
from client.ui.rich import rich_height
from client.ui.text import line_h, text_w
from client.ui.theme import TEXT
from client.ui.widgets.base import Widget
from client.ui.widgets.button import Button
from client.ui.widgets.choice import Choice
from client.ui.widgets.choosing import SWITCH, Segmented, Slider, Toggle


@dataclass
class Switch(Row):
    """A switch, with its words inside its own rectangle so that all of it can be hit."""

    name: str
    title: Words
    note: Words
    on: bool
    on_change: Callable[[bool], None]
    why_not: Words = ""

    def lay(self, slot: Slot) -> Laid:
        """Put it at the slot; it reaches a little beyond the words on both sides."""
        width = min(slot.w, CONTROL_X + SWITCH[0]) + 24
        below = slot.desk.say(self.why_not or self.note)
        note_h = rich_height(slot.ruler, below, width - SWITCH[0] - 60, "min")
        height = 14 + line_h(slot.ruler, "strong") + note_h
        label, note = slot.desk.label(self.title), slot.desk.say(self.note)
        place = (slot.x - 12, slot.y, width, height)
        toggle = Toggle(self.name, place, label, self.on, self.on_change, note=note)
        toggle.why_disabled = slot.desk.say(self.why_not)
        return Laid(height, (toggle,))


@dataclass
class Sliding(ControlRow):
    """A whole number."""

    value: int
    on_change: Callable[[int], None]
    _: KW_ONLY
    low: int = 0
    high: int = 100
    step: int = 5
    ticks: int = 0
    why_not: Words = ""

    def lay(self, slot: Slot) -> Laid:
        """Put the slider beside its words; the bounds stand below the ends of a track with ticks."""
        laid = super().lay(slot)
        return laid._replace(blocks=(*laid.blocks, *self._bounds(laid))) if self.ticks else laid

    def _bounds(self, laid: Laid) -> Iterator[Block]:
        x, y, w, _ = laid.widgets[0].rect
        for value, middle in ((self.low, x), (self.high, x + w)):
            yield Block((middle - 40, y + 46, 80, 24), str(value), "min", TEXT["on_paper_2"], "center")

    def control_h(self, slot: Slot, room: float) -> float:  # noqa: ARG002 - always the same
        """Return the height of a slider with its ticks."""
        return 68.0 if self.ticks else 40.0

    def controls(self, slot: Slot, place: Rect) -> tuple[Widget, ...]:
        """Return the slider, with room for its value at the right."""
        x, y, w, _ = place
        value_w = text_w(slot.ruler, "100 %", "strong") + 40
        track = (x + 4, y, min(400.0, w - value_w - 20), 36.0)
        slider = Slider(self.name, track, slot.desk.label(self.title), self.low, self.high, self.value)
        slider.on_change, slider.step, slider.ticks = self.on_change, self.step, self.ticks
        slider.words, slider.hint = percent, ""
        slider.why_disabled = slot.desk.label(self.why_not)
        return (slider,)


def percent(value: int) -> str:
    """Write a share as it stands beside a slider."""
    return f"{value} %"


@dataclass
class Choosing(ControlRow):
    """A few exclusive choices: side by side, or as a list where they do not fit."""

    options: Sequence[Words]
    index: int
    on_change: Callable[[int], None]
    why_not: Words = ""
    bounds: Rect = field(default=(0.0, 0.0, 1920.0, 1080.0))

    def controls(self, slot: Slot, place: Rect) -> tuple[Widget, ...]:
        """Return the row of choices or the list."""
        labels = [slot.desk.label(option) for option in self.options]
        x, y, w, h = place
        needed = (max(text_w(slot.ruler, label, "small_b") for label in labels) + 28) * len(labels) + 6
        control: Segmented | Choice
        if needed <= w:
            wide = min(w, max(needed, 136.0 * len(labels)))
            control = Segmented(self.name, (x, y, wide, h), "", labels, self.index, self.on_change)
        else:
            control = Choice(self.name, (x, y, min(w, 420.0), h), "", labels, self.index, self.on_change)
            control.bounds = self.bounds
        control.label, control.why_disabled = slot.desk.label(self.title), slot.desk.label(self.why_not)
        return (control,)


class Press(NamedTuple):
    """A button of a row."""

    name: str
    label: Words
    do: Callable[[], None]
    icon_name: str = ""
    why_not: Words = ""


@dataclass
class Presses(ControlRow):
    """Buttons that do something at once."""

    presses: Sequence[Press]

    def control_h(self, slot: Slot, room: float) -> float:
        """Return the height of as many lines as the buttons take."""
        return 68.0 * len(self._lines(slot, room)) - 12

    def controls(self, slot: Slot, place: Rect) -> tuple[Widget, ...]:
        """Return the buttons."""
        x, y, w, _ = place
        buttons: list[Widget] = []
        for line in self._lines(slot, w):
            left = x
            for press, width in line:
                button = Button(press.name, (left, y, width, 56.0), slot.desk.label(press.label), press.do)
                button.icon_name, button.why_disabled = press.icon_name, slot.desk.label(press.why_not)
                buttons.append(button)
                left += width + 12
            y += 68
        return tuple(buttons)

    def _lines(self, slot: Slot, room: float) -> list[list[tuple[Press, float]]]:
        lines: list[list[tuple[Press, float]]] = [[]]
        used = 0.0
        for press in self.presses:
            width = min(button_w(slot.ruler, slot.desk.label(press.label), icon_name=press.icon_name), room)
            if lines[-1] and used + width > room:
                lines.append([])
                used = 0.0
            lines[-1].append((press, width))
            used += width + 12
        return lines


class Pick(NamedTuple):
    """One of several exclusive choices that is more than a word."""

    name: str
    label: Words
    chosen: bool
    do: Callable[[], None]
    paint: Callable[[Canvas, Rect], None] | None = None
    """Draws something above the label."""


@dataclass
class Tiles(ControlRow):
    """Exclusive choices as tiles, as many side by side as fit."""

    picks: Sequence[Pick]
    least_w: float = 170.0
    tile_h: float = 84.0

    def control_h(self, slot: Slot, room: float) -> float:  # noqa: ARG002 - a row has its width alone
        """Return the height of as many lines as the tiles take."""
        lines = -(-len(self.picks) // self._across(room))
        return lines * (self.tile_h + 10) - 10

    def controls(self, slot: Slot, place: Rect) -> tuple[Widget, ...]:
        """Return the tiles."""
        x, y, w, _ = place
        across = self._across(w)
        each = (w - 10 * (across - 1)) / across
        return tuple(
            self._tile(
                slot, pick, (x + i % across * (each + 10), y + i // across * (self.tile_h + 10), each, self.tile_h)
            )
            for i, pick in enumerate(self.picks)
        )

    def _across(self, room: float) -> int:
        return max(1, min(len(self.picks), int((room + 10) // (self.least_w + 10))))

    def _tile(self, slot: Slot, pick: Pick, rect: Rect) -> Tile:
        return Tile(pick.name, rect, slot.desk.label(pick.label), pick.chosen, pick.do, picture=pick.paint)


@dataclass
class Sounding(ControlRow):
    """A switch and a volume."""

    on: bool
    volume: int
    on_switch: Callable[[bool], None]
    on_volume: Callable[[int], None]

    def controls(self, slot: Slot, place: Rect) -> tuple[Widget, ...]:
        """Return the switch and, to its right, the slider."""
        x, y, w, h = place
        label = slot.desk.label(self.title)
        toggle = Toggle(self.name, (x, y + (h - SWITCH[1]) / 2, *SWITCH), label, self.on, self.on_switch)
        left = x + SWITCH[0] + 40
        track = (left, y + (h - 36) / 2, max(80.0, min(300.0, w - (left - x) - 110)), 36.0)
        slider = Slider(f"{self.name}_volume", track, label, 0, 100, self.volume, self.on_volume)
        slider.step, slider.words = 5, percent
        return toggle, slider
