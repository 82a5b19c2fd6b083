"""The options of a game as fields to fill in, read from the model that the game itself checks."""

from collections.abc import Sequence
from typing import Any, Literal, NamedTuple, get_args, get_origin

from pydantic.fields import FieldInfo

from client.core.game import GameOptions, Preset
from client.core.words import N_


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

        A list that is neither empty nor complete counts as all of them.
        """
        if not isinstance(value, list | tuple):
            return value
        return tuple(value) if tuple(value) in self.values else self.values[-1]


def fields_of(options: type[GameOptions], presets: Sequence[Preset] = ()) -> tuple[OptionField, ...]:
    """Return a field for every option, in the order of the model.

    An option that is a list is offered as it is by default and as the presets fill it; without a preset it is left to
    those who write a match by hand.

    Raises:
        TypeError: an option is neither a choice among literals, nor on or off, nor a list; names it.
    """
    fields = (_field(name, info, presets) for name, info in options.model_fields.items())
    return tuple(field for field in fields if field is not None)


def _field(name: str, info: FieldInfo, presets: Sequence[Preset]) -> OptionField | None:
    title, note = info.title or name, info.description or ""
    if info.annotation is bool:
        return OptionField(name, title, note, (False, True), (N_("off"), N_("on")))
    if get_origin(info.annotation) is tuple:
        return _list_field(name, info, presets)
    if get_origin(info.annotation) is not Literal:
        raise TypeError(f"option {name!r} is neither a choice, nor a switch, nor a list: {info.annotation}")
    values = get_args(info.annotation)
    extra = info.json_schema_extra if isinstance(info.json_schema_extra, dict) else {}
    known = extra.get("labels")
    labels = known if isinstance(known, dict) else {}
    return OptionField(name, title, note, values, tuple(str(labels.get(str(value), value)) for value in values))


def _list_field(name: str, info: FieldInfo, presets: Sequence[Preset]) -> OptionField | None:
    """Return the choice between none and what a preset takes; None where no preset takes any."""
    taken = next((tuple(preset.values[name]) for preset in presets if name in preset.values), None)
    if taken is None:
        return None
    return OptionField(name, info.title or name, info.description or "", ((), taken), (N_("none"), N_("all of them")))
