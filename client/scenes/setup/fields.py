"""The options of a game as fields to fill in, read from the model that the game itself checks."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Annotated, Any, Literal, NamedTuple, TypeAlias, get_args, get_origin

from annotated_types import Ge, Le, MaxLen
from pydantic.fields import FieldInfo

from client.core.game import GameOptions
from client.core.picking import OneEach, Pick


class Head(NamedTuple):
    """The name of an option, and what stands above its control: catalogue texts."""

    name: str
    title: str
    note: str


class Item(NamedTuple):
    """A value with its label and perhaps a sentence about it: catalogue texts."""

    value: Any
    label: str
    note: str = ""


class Switch(NamedTuple):
    """On or off."""

    head: Head


class Choice(NamedTuple):
    """One of several values."""

    head: Head
    items: tuple[Item, ...]


class Number(NamedTuple):
    """A whole number between two bounds, both included."""

    head: Head
    low: int
    high: int


class Some(NamedTuple):
    """Any of the values, each at most once."""

    head: Head
    items: tuple[Item, ...]

    def sorted(self, values: Iterable[Any]) -> list[Any]:
        """Return values in the order of the field, in which a preset names them, too."""
        known = [item.value for item in self.items]
        return sorted(values, key=known.index)


class Order(NamedTuple):
    """All values in an order."""

    head: Head
    items: tuple[Item, ...]


class Each(NamedTuple):
    """One of the values for each of ``places(seats)`` places, all different, or none: ``unset`` says what then."""

    head: Head
    items: tuple[Item, ...]
    unset: str
    places: Callable[[int], int]

    def fitted(self, values: Sequence[Any], seats: int) -> list[Any]:
        """Return as many values as there are places: the first ones, then those that nobody has."""
        count = self.places(seats)
        free = [item.value for item in self.items if item.value not in values]
        return [*values, *free][:count]


class Numbers(NamedTuple):
    """A whole number between two bounds for each of several places; the labels of these are catalogue texts."""

    head: Head
    places: tuple[str, ...]
    low: int
    high: int


OptionField: TypeAlias = Switch | Choice | Number | Some | Order | Each | Numbers


def fields_of(options: type[GameOptions]) -> tuple[OptionField, ...]:
    """Return a field for every option, in the order of the model.

    Raises:
        TypeError: an option is neither a choice among literals, nor on or off, nor a whole number with bounds, nor a
            list that tells how it is filled in; names it.
    """
    return tuple(_field(name, info) for name, info in options.model_fields.items())


def _field(name: str, info: FieldInfo) -> OptionField:
    head = Head(name, info.title or name, info.description or "")
    kind, extra = info.annotation, _extra(info)
    if kind is bool:
        return Switch(head)
    if get_origin(kind) is Literal:
        return Choice(head, _items(get_args(kind), extra))
    if kind is int and (bounds := _bounds(info.metadata)) is not None:
        return Number(head, *bounds)
    if get_origin(kind) in (list, tuple) and (found := _list_field(head, info)) is not None:
        return found
    raise TypeError(f"option {name!r} is of a kind that nobody could fill in: {kind}")


def _list_field(head: Head, info: FieldInfo) -> OptionField | None:
    entry, extra = get_args(info.annotation)[0], _extra(info)
    if get_origin(entry) is Annotated:
        return _numbers(head, info, entry)
    items = _items(get_args(entry), extra)
    for mark in info.metadata:
        match mark:
            case Pick.SOME:
                return Some(head, items)
            case Pick.ORDER:
                return Order(head, items)
            case OneEach(unset, places):
                return Each(head, items, unset, places)
            case _:
                pass
    return None


def _numbers(head: Head, info: FieldInfo, entry: Any) -> Numbers | None:  # noqa: ANN401 - an annotation
    """Return a field for a list of so many whole numbers with bounds; None if it is another list."""
    kind, *marks = get_args(entry)
    metadata = [each for mark in marks for each in (mark.metadata if isinstance(mark, FieldInfo) else [mark])]
    bounds, count = _bounds(metadata), _length(info.metadata)
    if kind is not int or bounds is None or count is None:
        return None
    names = _extra(info).get("places", range(1, count + 1))
    return Numbers(head, tuple(str(name) for name in names), *bounds)


def _extra(info: FieldInfo) -> Mapping[str, Any]:
    return info.json_schema_extra if isinstance(info.json_schema_extra, dict) else {}


def _items(values: Iterable[Any], extra: Mapping[str, Any]) -> tuple[Item, ...]:
    """Return values with the labels and notes that the option gives them; without a label they show themselves."""
    labels, notes = extra.get("labels", {}), extra.get("notes", {})
    return tuple(Item(value, str(labels.get(str(value), value)), str(notes.get(str(value), ""))) for value in values)


def _bounds(metadata: Sequence[object]) -> tuple[int, int] | None:
    low = next((mark.ge for mark in metadata if isinstance(mark, Ge)), None)
    high = next((mark.le for mark in metadata if isinstance(mark, Le)), None)
    return (low, high) if isinstance(low, int) and isinstance(high, int) else None


def _length(metadata: Sequence[object]) -> int | None:
    return next((mark.max_length for mark in metadata if isinstance(mark, MaxLen)), None)
