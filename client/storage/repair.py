"""Saving what is good of a settings file: a broken value costs itself, not its neighbours."""

from typing import Any, NamedTuple

from pydantic import ValidationError

from client.storage.settings import Settings

_ROUNDS = 20
"""Removing a value can only bring up others a few times; a file that needs more is not worth saving."""

Place = tuple[int | str, ...]
"""Names and list positions that lead to a value."""


class Repaired(NamedTuple):
    """Settings, and the names of what had to be left out, such as ``sight.ui_scale``."""

    settings: Settings
    left_out: tuple[str, ...]


def settings_from(content: object) -> Repaired:
    """Read settings from JSON data; unknown names and values out of bounds are left out."""
    if not isinstance(content, dict):
        return Repaired(Settings(), ("*",))
    data = dict(content)
    left_out: list[str] = []
    for _ in range(_ROUNDS):
        try:
            return Repaired(Settings.model_validate(data), tuple(left_out))
        except ValidationError as error:
            places = {_removable(data, problem["loc"]) for problem in error.errors(include_url=False)}
        for place in sorted(places, key=_last_first, reverse=True):
            _remove(data, place)
            left_out.append(".".join(str(step) for step in place))
    return Repaired(Settings(), ("*",))


def _last_first(place: Place) -> tuple[tuple[bool, int, str], ...]:
    """Sort places so that, taken backwards, list positions still mean the same after each removal."""
    return tuple((isinstance(step, int), step if isinstance(step, int) else 0, str(step)) for step in place)


def _removable(data: dict[str, Any], place: Place) -> Place:
    """Return how far ``place`` leads in ``data``; a value that is missing is removed with what misses it."""
    inside: Any = data
    for depth, step in enumerate(place):
        known = step in inside if isinstance(inside, dict) else isinstance(inside, list) and isinstance(step, int)
        if not known:
            return place[:depth]
        inside = inside[step]
    return place


def _remove(data: dict[str, Any], place: Place) -> None:
    """Take the value at ``place`` out of ``data``; nothing happens if it went with another one."""
    inside: Any = data
    try:
        for step in place[:-1]:
            inside = inside[step]
        del inside[place[-1]]
    except (KeyError, IndexError):
        return
