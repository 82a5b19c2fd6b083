"""Moves as the fields of a saved match, both ways: cards and sites by id, fields that do not apply left out.

Source: section 4 of the rules reference.
"""

from collections.abc import Mapping
from typing import Any

from client.games.henchmania import moves
from client.games.henchmania.cards import CARD_BY_ID, IDS, SITE_BY_ID
from client.games.henchmania.components import SITES
from client.games.henchmania.moves import Die, Move

MOVE_KINDS: dict[str, type[Move]] = {
    "place": moves.Place,
    "play": moves.Play,
    "use": moves.Use,
    "pass": moves.Pass,
    "replace": moves.Replace,
    "shield": moves.Shield,
    "decline": moves.Decline,
    "give": moves.Give,
    "inquire": moves.Inquire,
    "lose": moves.Lose,
    "guard": moves.Guard,
    "weapon": moves.Weapon,
    "duel": moves.DuelCard,
    "keep": moves.Keep,
    "done": moves.Done,
}
CARD_FIELDS = ("card", "target", "trump", "drop")
SITE_FIELDS = ("site", "back")
BARE_HANDS = ""
"""The weapon of somebody who has none."""


def move_to_json(move: Move) -> dict[str, int | str]:
    """Return the fields of a move."""
    data: dict[str, int | str] = {"kind": move.kind}
    for name, value in move._asdict().items():
        if name == "kind":
            continue
        if value is not None:
            data[name] = _value_to_json(name, value)
        elif isinstance(move, moves.Weapon):
            data[name] = BARE_HANDS
    return data


def move_from_json(data: object) -> Move:
    """Build a move from exactly the fields that it can have.

    Raises:
        ValueError: if ``data`` is no move of this game.
    """
    kind = data.get("kind") if isinstance(data, dict) else None
    move_class = MOVE_KINDS.get(kind) if isinstance(kind, str) else None
    if move_class is None or not isinstance(data, dict):
        raise ValueError(f"no move of Henchmania: {data!r:.80}")
    _check_names(move_class, data)
    if move_class is moves.Weapon and data["card"] == BARE_HANDS:
        return moves.Weapon(None)
    fields = {name: _value_from_json(name, value) for name, value in data.items() if name != "kind"}
    return move_class(**fields)


def _check_names(move_class: type[Move], data: Mapping[Any, object]) -> None:
    known = set(move_class._fields)
    needed = known - set(move_class._field_defaults) | {"kind"}
    if not needed <= data.keys() <= known:
        raise ValueError(f"{data['kind']}: the fields are {', '.join(move_class._fields)}")


def _value_to_json(name: str, value: int | Die) -> int | str:
    if isinstance(value, Die):
        return value.value
    if name in CARD_FIELDS:
        return IDS[value]
    return SITES[value].id if name in SITE_FIELDS else value


def _value_from_json(name: str, value: object) -> Any:  # noqa: ANN401 - whatever the field holds
    """Return the value of a field.

    Raises:
        ValueError: it is no card, no site, no class of dice or no seat.
    """
    table: Mapping[str, Any] | None = None
    if name in CARD_FIELDS:
        table = CARD_BY_ID
    elif name in SITE_FIELDS:
        table = SITE_BY_ID
    elif name == "die":
        table = {die.value: die for die in Die}
    if table is not None:
        if not isinstance(value, str) or value not in table:
            raise ValueError(f"{name}: there is no {value!r:.40}")
        return table[value]
    if type(value) is not int:
        raise ValueError(f"{name} must be a whole number")
    return value
