"""Options that are lists of a fixed length: all values in an order, one for each seat, a number for each place."""

from collections.abc import Callable
from functools import partial
from typing import Any

from client.core.words import N_, Phrase
from client.scenes.seating import with_names
from client.scenes.setup.fields import Each, Numbers, Order
from client.scenes.setup.parts import Drawing, Making, Part
from client.scenes.setup.single_rows import CONTROL_H, Control, control
from client.scenes.setup.titled import Title, titled
from client.ui.canvas import Canvas
from client.ui.metrics import Rect
from client.ui.text import text
from client.ui.theme import TEXT
from client.ui.widgets.sorting import SORT_STEP, SortRow, sort_rect

_LINE_GAP = 8.0
_LABEL_SHARE = 0.4
"""Part of the width for what stands before a control."""


def order_row(making: Making, place: Rect, field: Order) -> Part:
    """Make a line for each value; their order is changed by drag, arrow or key."""
    draft, (name, title, note) = making.draft, field.head
    values = list(draft.values[name])
    labels = {item.value: making.label(item.label) for item in field.items}
    hint = making.label(N_("Drag it, or move it with the keys left and right."))

    def body(room: Rect) -> Part:
        rows = [
            SortRow(
                f"option.{name}.{value}",
                sort_rect(room, index),
                labels[value],
                index,
                len(values),
                _mover(making, name, value),
                hint=hint,
            )
            for index, value in enumerate(values)
        ]
        return Part(SORT_STEP * len(rows), tuple(rows))

    return titled(making, place, Title(title, note, draft.refusal_of(name, values)), body)


def _mover(making: Making, name: str, value: object) -> Callable[[int], None]:
    """Return what puts a value at another place of an order."""

    def moved(index: int) -> None:
        values = [each for each in making.draft.values[name] if each != value]
        values.insert(index, value)
        making.draft.set_option(name, values)
        making.changed()

    return moved


def each_row(making: Making, place: Rect, field: Each) -> Part:
    """Make the choice whether anything is named, and a line for each place if so."""
    draft, (name, title, note) = making.draft, field.head
    named = draft.values[name]
    seats = len(draft.players)

    def choose(index: int) -> None:
        draft.set_option(name, field.fitted((), seats) if index else ())

    labels = [making.label(field.unset), making.label(N_("One by one"))]
    made = Control(f"option.{name}", making.label(title), labels, 1 if named else 0, choose)

    def body(room: Rect) -> Part:
        x, y, w, _ = room
        lines = [
            _line(
                making,
                (x, y + (CONTROL_H + _LINE_GAP) * (place + 1), w, CONTROL_H),
                _place_control(making, field, place),
            )
            for place in range(len(named))
        ]
        first = control(making, (x, y, w, CONTROL_H), made)
        return _stacked((Part(CONTROL_H, (first,)), *lines))

    return titled(making, place, Title(title, note, draft.refusal_of(name, named)), body)


def _place_control(making: Making, field: Each, place: int) -> Control:
    """Return the choice of one place; a value that another place has is exchanged."""
    draft, name = making.draft, field.head.name
    values = [item.value for item in field.items]

    def choose(index: int) -> None:
        named: list[Any] = list(draft.values[name])
        wanted = values[index]
        if wanted in named:
            named[named.index(wanted)] = named[place]
        named[place] = wanted
        draft.set_option(name, named)

    return Control(
        f"option.{name}.{place}",
        _place_label(making, place, len(draft.values[name])),
        [making.label(item.label) for item in field.items],
        values.index(draft.values[name][place]),
        choose,
    )


def _place_label(making: Making, place: int, places: int) -> str:
    """Name a place by who sits there, or by its number where places are no seats."""
    players = making.draft.players
    if places == len(players):
        return with_names(players, making.label)[place].name
    return making.label(Phrase("{number}", number=place + 1))


def numbers_row(making: Making, place: Rect, field: Numbers) -> Part:
    """Make a line with cells for each place."""
    draft, (name, title, note) = making.draft, field.head
    numbers = range(field.low, field.high + 1)

    def body(room: Rect) -> Part:
        x, y, w, _ = room
        lines = []
        for number, words in enumerate(field.places):
            rect = (x, y + (CONTROL_H + _LINE_GAP) * number, w, CONTROL_H)
            labels, now = [str(each) for each in numbers], numbers.index(draft.values[name][number])
            made = Control(f"option.{name}.{number}", making.label(words), labels, now, partial(put, number))
            lines.append(_line(making, rect, made))
        return _stacked(tuple(lines))

    def put(number: int, index: int) -> None:
        values = list(draft.values[name])
        values[number] = numbers[index]
        draft.set_option(name, values)

    return titled(making, place, Title(title, note, draft.refusal_of(name, draft.values[name])), body)


def _line(making: Making, rect: Rect, made: Control) -> Part:
    """Put the label of a control before it."""
    x, y, w, h = rect
    label_w = w * _LABEL_SHARE
    words = Drawing((x, y, label_w - 12, h), partial(_paint_label, words=made.label))
    return Part(h, (control(making, (x + label_w, y, w - label_w, h), made),), (words,))


def _stacked(parts: tuple[Part, ...]) -> Part:
    """Join lines that lie below each other."""
    return Part(
        sum(part.height for part in parts) + _LINE_GAP * (len(parts) - 1),
        tuple(widget for part in parts for widget in part.widgets),
        tuple(drawing for part in parts for drawing in part.drawings),
    )


def _paint_label(c: Canvas, rect: Rect, words: str) -> None:
    x, y, w, h = rect
    text(c, words, (x, y + h / 2), "strong", TEXT["on_paper"], valign="middle", max_w=w)
