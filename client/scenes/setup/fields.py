"""The options of a game as fields to fill in, read from the model that the game itself checks."""

from collections.abc import Sequence
from typing import Any, Literal, NamedTuple, get_args, get_origin

from annotated_types import Ge, Le
from pydantic.fields import FieldInfo

from client.core.game import GameOptions, Preset
from client.core.words import N_

MOST_NUMBERS, ROUND = 12, 5


class OptionField(NamedTuple):
    """One option. Title, note and labels are catalogue texts; ``values`` and ``labels`` go together."""

    name: str
    title: str
    note: str
    values: tuple[Any, ...]
    labels: tuple[str, ...]

    @property
    def is_switch(self) -> bool:
        """Tell whether it is on or off."""
        return self.values == (False, True)

    def known(self, value: object) -> object:
        """Return the value of this field that is set: a list read from a file is a tuple here.

        A list that is not offered counts as the last one, a number as the nearest that is.
        """
        if isinstance(value, list | tuple):
            return tuple(value) if tuple(value) in self.values else self.values[-1]
        if isinstance(value, int) and value not in self.values:
            return min(self.values, key=lambda offered: abs(offered - value))
        return value


def fields_of(options: type[GameOptions], presets: Sequence[Preset] = ()) -> tuple[OptionField, ...]:
    """Return a field for every option, in the order of the model.

    An option that is a list is offered as it is by default and as the presets fill it; without a preset it is left to
    those who write a match by hand.

    Raises:
        TypeError: an option is neither a choice among literals, nor on or off, nor a list, nor a number within
            bounds; names it.
    """
    fields = (_field(name, info, presets) for name, info in options.model_fields.items())
    return tuple(field for field in fields if field is not None)


def _field(name: str, info: FieldInfo, presets: Sequence[Preset]) -> OptionField | None:
    title, note = info.title or name, info.description or ""
    if info.annotation is bool:
        return OptionField(name, title, note, (False, True), (N_("off"), N_("on")))
    if get_origin(info.annotation) is tuple:
        return _list_field(name, info, presets)
    if info.annotation is int:
        return _number_field(name, info, presets)
    if get_origin(info.annotation) is not Literal:
        raise TypeError(f"option {name!r} is neither a choice, nor a switch, nor a list: {info.annotation}")
    values = get_args(info.annotation)
    labels = _extra(info, "labels")
    return OptionField(name, title, note, values, tuple(labels.get(str(value), str(value)) for value in values))


def _extra(info: FieldInfo, key: str) -> dict[str, str]:
    """Return the texts that an option names beside its type; nothing if it names none."""
    extra = info.json_schema_extra if isinstance(info.json_schema_extra, dict) else {}
    found = extra.get(key)
    return {name: str(words) for name, words in found.items()} if isinstance(found, dict) else {}


def _number_field(name: str, info: FieldInfo, presets: Sequence[Preset]) -> OptionField:
    """Return the choice among numbers: all of a few, of many the round ones and those that presets take.

    Raises:
        TypeError: the number has no bounds.
    """
    low = next((each.ge for each in info.metadata if isinstance(each, Ge)), None)
    high = next((each.le for each in info.metadata if isinstance(each, Le)), None)
    if not isinstance(low, int) or not isinstance(high, int):
        raise TypeError(f"option {name!r} is a number without bounds")
    numbers = [*range(low, high + 1)]
    if len(numbers) > MOST_NUMBERS:
        usual = {info.default, *(preset.values[name] for preset in presets if name in preset.values)}
        numbers = [number for number in numbers if number % ROUND == 0 or number in usual]
    signed = low < 0
    labels = tuple(f"{number:+d}" if signed and number else str(number) for number in numbers)
    return OptionField(name, info.title or name, info.description or "", tuple(numbers), labels)


def _list_field(name: str, info: FieldInfo, presets: Sequence[Preset]) -> OptionField | None:
    """Return the choice among lists that the option names, or between none and what a preset takes.

    None where no preset takes any.
    """
    choices = _extra(info, "choices")
    if choices:
        values = tuple(tuple(int(number) for number in each.split(",")) for each in choices)
        return OptionField(name, info.title or name, info.description or "", values, tuple(choices.values()))
    taken = next((tuple(preset.values[name]) for preset in presets if name in preset.values), None)
    if taken is None:
        return None
    return OptionField(name, info.title or name, info.description or "", ((), taken), (N_("none"), N_("all of them")))
