"""Moves as the fields of section 4.12 of the rules reference, both ways."""

from collections.abc import Callable, Container
from functools import partial
from typing import Any, get_args

from client.games.ham_helsing.components import COLOURS, HEROES, SLOTS, UPGRADES
from client.games.ham_helsing.frames import POINTS
from client.games.ham_helsing.moves import Move
from client.games.ham_helsing.terrain import LETTERS
from client.games.ham_helsing.tokens import FACES

MOVE_KINDS: dict[str, type[Move]] = {move_class._field_defaults["kind"]: move_class for move_class in get_args(Move)}
"""The class of each kind of move."""
GOODS = ("card", "shield", "katana", "money")
"""What can change hands in a trade, in the order of picks."""

Check = Callable[[object], bool]


def _whole(value: object) -> bool:
    return type(value) is int


def _known(allowed: Container[object], value: object) -> bool:
    return isinstance(value, str) and value in allowed


def _company(value: object) -> bool:
    return isinstance(value, list | tuple) and all(map(_whole, value))


_places = partial(_known, LETTERS)
_colours = partial(_known, (*COLOURS,))
_CHECKS: dict[str, Check] = {
    "who": _whole,
    "card": _whole,
    "die": _whole,
    "value": _whole,
    "discard": _whole,
    "take": _whole,
    "slot": _whole,
    "character": _whole,
    "to": _places,
    "loc": _places,
    "minion": partial(_known, FACES),
    "colour": _colours,
    "down": _colours,
    "up": _colours,
    "mode": partial(_known, ("all", "choose")),
    "icon": partial(_known, (*POINTS,)),
    "result": partial(_known, ("old", "new")),
    "what": partial(_known, GOODS),
    "row": partial(_known, UPGRADES),
    "carry": _company,
}
_CHECKS_OF_KIND: dict[tuple[str, str], Check] = {
    ("choose_character", "character"): partial(_known, HEROES),
    ("cover", "slot"): partial(_known, SLOTS),
    ("knuckles", "to"): partial(_known, (*LETTERS, "wake")),
    ("special", "to"): partial(_known, (*LETTERS, "wake")),
}


def move_to_json(move: Move) -> dict[str, Any]:
    """Return the move as its fields."""
    fields = {name: value for name, value in move._asdict().items() if value is not None}
    if "carry" in fields:
        fields["carry"] = list(fields["carry"])
    return fields


def move_from_json(data: object) -> Move:
    """Build a move from exactly its fields.

    Raises:
        ValueError: if ``data`` is no move of this game.
    """
    kind = data.get("kind") if isinstance(data, dict) else None
    move_class = MOVE_KINDS.get(kind) if isinstance(kind, str) else None
    if move_class is None or not isinstance(data, dict) or not isinstance(kind, str):
        raise ValueError(f"no move of Ham Helsing: {data!r:.80}")
    _check_names(kind, move_class, data)
    fields = {name: value for name, value in data.items() if name != "kind"}
    for name, value in fields.items():
        if not _CHECKS_OF_KIND.get((kind, name), _CHECKS[name])(value):
            raise ValueError(f"{kind}: {name} cannot be {value!r:.40}")
    if "carry" in fields:
        fields["carry"] = tuple(fields["carry"])
    return move_class(**fields)


def _check_names(kind: str, move_class: type[Move], data: dict[str, Any]) -> None:
    """Every field must be known, and those without a default must be there; ``carry`` always is."""
    needed = set(move_class._fields) - set(move_class._field_defaults) | ({"carry"} if kind == "move" else set())
    if not needed <= data.keys() <= set(move_class._fields):
        raise ValueError(f"{kind}: the fields are {', '.join(move_class._fields)}")
