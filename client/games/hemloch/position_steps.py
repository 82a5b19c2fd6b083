"""Steps of the stack as JSON: the names and parameters of section 9 of the rules reference."""

from collections.abc import Callable, Mapping
from dataclasses import fields
from typing import Any

from client.core.refusal import InvalidPosition
from client.games.hemloch.city import CELLS_AT, LOCATION_OF, SPACE_OF
from client.games.hemloch.components import ITEMS, LOCATIONS, MINIONS, PLACES, Cell, Location
from client.games.hemloch.steps import (
    BeginCull,
    BeginDay,
    BeginTurn,
    BeginWeek,
    CheckEnd,
    CheckInfluence,
    EndDay,
    EndWeek,
    FillHands,
    NextWeek,
    PerformLocation,
    PerformMinion,
    SetUp,
    Step,
    ToAct,
    ToControl,
    ToCull,
    ToDevour,
    ToDiscard,
    ToDraft,
    ToGain,
    ToKill,
    ToLift,
    ToLure,
    ToPlace,
    ToRaise,
    ToRecover,
    ToRefresh,
    ToReplace,
    ToRetire,
    ToSend,
    ToSteal,
)

STEP_NAMES: Mapping[str, type[Step]] = {
    "setup": SetUp,
    "week": BeginWeek,
    "day": BeginDay,
    "turn": BeginTurn,
    "dayend": EndDay,
    "check": CheckInfluence,
    "endcheck": CheckEnd,
    "weekend": EndWeek,
    "cullstart": BeginCull,
    "weekdraw": FillHands,
    "newweek": NextWeek,
    "ability": PerformMinion,
    "locability": PerformLocation,
    "act": ToAct,
    "gain": ToGain,
    "refresh": ToRefresh,
    "steal": ToSteal,
    "place": ToPlace,
    "lift": ToLift,
    "replace": ToReplace,
    "discard": ToDiscard,
    "move_target": ToLure,
    "move_to": ToSend,
    "kill": ToKill,
    "control": ToControl,
    "devour": ToDevour,
    "recover": ToRecover,
    "raise": ToRaise,
    "cull": ToCull,
    "retire": ToRetire,
    "draft": ToDraft,
}
_NAME_OF: Mapping[type[Step], str] = {step_class: name for name, step_class in STEP_NAMES.items()}
_IDS: Mapping[str, tuple[str, ...]] = {
    "location": tuple(place.id for place in PLACES),
    "card": tuple(minion.id for minion in MINIONS),
    "item": tuple(item.id for item in ITEMS),
}
_NUMBERS: Mapping[str, range] = {"seat": range(2), "n": range(1, 100), "min_index": range(len(MINIONS))}
_LEFT = "except"
"""The name on disk of the space that a Marker has just left."""


def step_to_json(step: Step) -> dict[str, Any]:
    """Return a step with its name and its parameters."""
    data: dict[str, Any] = {"step": _NAME_OF[type(step)]}
    for name in _fields_of(type(step)):
        value = getattr(step, name)
        if name in _IDS:
            data[name] = _IDS[name][value]
        elif name == "locations":
            data[name] = [PLACES[location].id for location in value]
        elif name == "left":
            data[_LEFT] = None if value is None else space_to_json(value)
        else:
            data[name] = value
    return data


def space_to_json(cell: Cell) -> dict[str, Any]:
    """Return an Influence Space by its Location and its index there."""
    return {"location": PLACES[LOCATION_OF[cell]].id, "space": SPACE_OF[cell]}


def step_from_json(data: Mapping[str, Any], path: str) -> Step:
    """Build a step from its name and exactly its parameters.

    Raises:
        InvalidPosition: for an unknown step or wrong parameters; ``path`` names the entry of the stack.
    """
    name = data.get("step")
    step_class = STEP_NAMES.get(name) if isinstance(name, str) else None
    if step_class is None:
        raise InvalidPosition(f"{path}.step", "is no step of this game")
    names = [_LEFT if field == "left" else field for field in _fields_of(step_class)]
    if data.keys() != {"step", *names}:
        raise InvalidPosition(path, f"{name} has the parameters {', '.join(names) or '(none)'}")
    build: Callable[..., Step] = step_class
    return build(*(_parameter(field, data[field], f"{path}.{field}") for field in names))


def _fields_of(step_class: type[Step]) -> tuple[str, ...]:
    return tuple(field.name for field in fields(step_class))


def _parameter(field: str, value: object, path: str) -> object:
    match field:
        case "locations":
            return _locations(value, path)
        case "except":
            return None if value is None else _cell(value, path)
        case "type":
            if value not in ("potion", "trinket"):
                raise InvalidPosition(path, "must be potion or trinket")
            return value
        case _ if field in _IDS:
            return _number(value, _IDS[field], path)
        case _:
            return _counted(value, _NUMBERS[field], path)


def _number(value: object, ids: tuple[str, ...], path: str) -> int:
    if not isinstance(value, str) or value not in ids:
        raise InvalidPosition(path, f"must be one of {', '.join(ids)}")
    return ids.index(value)


def _counted(value: object, allowed: range, path: str) -> int:
    if type(value) is not int or value not in allowed:
        raise InvalidPosition(path, f"must be a whole number from {allowed.start} to {allowed.stop - 1}")
    return value


def _locations(value: object, path: str) -> tuple[Location, ...]:
    """Return the Locations of a list in row order without repeats."""
    found = [_number(one, _IDS["location"], path) for one in value] if isinstance(value, list) else []
    if not found or found != sorted(set(found)):
        raise InvalidPosition(path, "must be Locations in row order without repeats")
    return tuple(LOCATIONS[number] for number in found)


def _cell(value: object, path: str) -> Cell:
    if not isinstance(value, dict) or value.keys() != {"location", "space"}:
        raise InvalidPosition(path, "must have location and space")
    cells = CELLS_AT[_number(value["location"], _IDS["location"], f"{path}.location")]
    return cells[_counted(value["space"], range(len(cells)), f"{path}.space")]
