"""Frames of the stack as JSON, both ways, each field checked.

Source: the table of frames in section 9 of the rules reference.
"""

from collections.abc import Callable
from typing import Any, get_args

from client.core.refusal import InvalidPosition
from client.games.ham_helsing.components import COLOURS, DICE, UPGRADES
from client.games.ham_helsing.frames import POINTS, Automatic, Frame, Question
from client.games.ham_helsing.market import PLACES
from client.games.ham_helsing.move_data import GOODS
from client.games.ham_helsing.terrain import LETTERS
from client.games.ham_helsing.tokens import FACES

FRAMES: dict[str, type[Frame]] = {
    frame._field_defaults["frame"]: frame for frame in (*get_args(Automatic), *get_args(Question))
}
Read = Callable[[Any], Any]
"""Turns JSON into the value of a field, or raises ValueError."""


def _refuse(value: object) -> Any:  # noqa: ANN401 - never returns
    raise ValueError(f"cannot be {value!r:.60}")


def _whole(low: int, high: int = 10_000) -> Read:
    return lambda value: value if type(value) is int and low <= value <= high else _refuse(value)


def _one_of(*allowed: str) -> Read:
    return lambda value: value if isinstance(value, str) and value in allowed else _refuse(value)


def _or_none(read: Read) -> Read:
    return lambda value: None if value is None else read(value)


def _list_of(read: Read) -> Read:
    return lambda value: tuple(map(read, value)) if isinstance(value, list) else _refuse(value)


def _some(read: Read) -> Read:
    """A list with something in it."""
    return lambda value: _list_of(read)(value) if value else _refuse(value)


def _counts(letters: str) -> Read:
    """Counts by letter, an object in JSON; what is missing is 0."""

    def read(value: Any) -> Any:  # noqa: ANN401 - JSON
        if not isinstance(value, dict) or not value.keys() <= set(letters):
            return _refuse(value)
        return tuple(_whole(0, 200)(value.get(letter, 0)) for letter in letters)

    return read


def _item(value: Any) -> Any:  # noqa: ANN401 - JSON
    """A Minion with its possible ways."""
    if not isinstance(value, list) or len(value) != 3:
        return _refuse(value)
    loc, token, ways = value
    return _one_of(*LETTERS)(loc), _one_of(*FACES)(token), _list_of(_one_of(*LETTERS))(ways)


def _place(value: Any) -> Any:  # noqa: ANN401 - JSON
    """Row and slot of the Market."""
    return tuple(value) if isinstance(value, list) and tuple(value) in PLACES else _refuse(value)


def _goods(value: Any) -> Any:  # noqa: ANN401 - JSON
    """What is given or taken, an object in JSON; in the order of picks."""
    if not isinstance(value, dict) or not value.keys() <= set(GOODS):
        return _refuse(value)
    return tuple((what, _whole(0)(value[what])) for what in GOODS if what in value)


_character = _whole(0, 3)
_FACES = sorted({face for die in DICE for face in die})


def _two_dice(value: Any) -> Any:  # noqa: ANN401 - JSON
    """A face of each die."""
    dice = _list_of(_one_of(*_FACES))(value)
    return dice if len(dice) == 2 else _refuse(value)


_READS: dict[str, Read] = {
    "c": _character,
    "who": _character,
    "i": _whole(0, 3),
    "n": _whole(0, 100),
    "left": _whole(0, 100),
    "die": _whole(0, 1),
    "steel": _whole(0, 100),
    "last": _whole(-1, 39),
    "played": lambda value: value if type(value) is bool else _refuse(value),
    "loc": _one_of(*LETTERS),
    "locs": _some(_one_of(*LETTERS)),
    "mode": _or_none(_one_of("pay", "gain")),
    "kind": _one_of("money", "heal", "skill", "scare"),
    "of": _one_of(*COLOURS, "any"),
    "k": _one_of(*COLOURS, "die"),
    "up": _one_of(*(card.id for row in UPGRADES.values() for card in row)),
    "among": _or_none(_list_of(_one_of(*COLOURS))),
    "com": _counts(POINTS),
    "avail": _counts(POINTS),
    "wd": _counts(COLOURS),
    "pts": _counts(COLOURS),
    "old": _one_of(*_FACES),
    "new": _one_of(*_FACES),
    "items": _some(_item),
    "picks": _list_of(_place),
    "give": _goods,
    "take": _goods,
}
_READS_OF_FRAME: dict[tuple[str, str], Read] = {
    ("acts", "i"): _whole(0, 2),
    ("commit", "last"): _whole(0, len(POINTS) - 1),
    ("declare", "last"): _whole(0, len(COLOURS) - 1),
    ("trade", "last"): _whole(-1, 2 * len(GOODS) - 1),
    ("flush", "last"): _whole(-1, len(PLACES) - 1),
    ("fight_resolve", "dice"): _two_dice,
    ("route", "c"): _or_none(_character),
    ("reward", "of"): _or_none(_one_of(*COLOURS, "any")),
}
_LETTERS_OF = {"com": POINTS, "avail": POINTS, "wd": COLOURS, "pts": COLOURS}


def frame_to_json(frame: Frame) -> list[Any]:
    """Return the frame's name and fields."""
    fields = {name: _plain(name, value) for name, value in frame._asdict().items() if name != "frame"}
    return [frame.frame, fields]


def _plain(name: str, value: Any) -> Any:  # noqa: ANN401 - any field of a frame
    if name in _LETTERS_OF:
        return dict(zip(_LETTERS_OF[name], value, strict=True))
    if name in ("give", "take"):
        return dict(value)
    if isinstance(value, tuple):
        return [_plain("", each) for each in value]
    return value


def frame_from_json(data: Any, where: str) -> Frame:  # noqa: ANN401 - JSON
    """Build a frame.

    Raises:
        InvalidPosition: names the field below ``where``.
    """
    if not isinstance(data, list) or len(data) != 2 or not isinstance(data[1], dict):
        raise InvalidPosition(where, "must be a name and its fields")
    name, fields = data
    frame = FRAMES.get(name) if isinstance(name, str) else None
    if frame is None:
        raise InvalidPosition(f"{where}.0", f"no frame is called {name!r:.40}")
    wanted = set(frame._fields) - {"frame"}
    if set(fields) != wanted:
        raise InvalidPosition(f"{where}.1", f"{name} has the fields {', '.join(sorted(wanted)) or 'none'}")
    values = {}
    for field, value in fields.items():
        try:
            values[field] = (_READS_OF_FRAME.get((name, field)) or _READS[field])(value)
        except ValueError as error:
            raise InvalidPosition(f"{where}.1.{field}", str(error)) from error
    return frame(**values)
