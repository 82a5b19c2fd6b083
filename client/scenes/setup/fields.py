"""The options of a game as fields to fill in, read from the model that the game itself checks."""

from typing import Any, Literal, NamedTuple, get_args, get_origin

from pydantic.fields import FieldInfo

from client.core.game import GameOptions
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


def fields_of(options: type[GameOptions]) -> tuple[OptionField, ...]:
    """Return a field for every option, in the order of the model.

    Raises:
        TypeError: an option is neither a choice among literals nor on or off; names it.
    """
    return tuple(_field(name, info) for name, info in options.model_fields.items())


def _field(name: str, info: FieldInfo) -> OptionField:
    title, note = info.title or name, info.description or ""
    if info.annotation is bool:
        return OptionField(name, title, note, (False, True), (N_("off"), N_("on")))
    if get_origin(info.annotation) is not Literal:
        raise TypeError(f"option {name!r} is neither a choice nor a switch: {info.annotation}")
    values = get_args(info.annotation)
    extra = info.json_schema_extra if isinstance(info.json_schema_extra, dict) else {}
    known = extra.get("labels")
    labels = known if isinstance(known, dict) else {}
    return OptionField(name, title, note, values, tuple(str(labels.get(str(value), value)) for value in values))
