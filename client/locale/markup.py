r"""The markup inside texts: ``*bold*``, ``[card link]``, ``{icon}``; a backslash makes the next character plain."""

import re

_MARKS = re.compile(r"([\\*\[\]{}])")
_ESCAPED_OR_MARK = re.compile(r"\\(.)|[*\[\]{}\\]", re.DOTALL)

PLACE = re.compile(r"\\.|\{(\w+)\}", re.DOTALL)
"""A place to fill, or an escaped character, which is none."""


def places_in(text: str) -> set[str]:
    """Return the names of the places, and of the icons, in a text of the catalogue."""
    return {place[1] for place in PLACE.finditer(text) if place[1]}


def escaped(text: str) -> str:
    r"""Return ``text`` so that it is shown as it stands, whatever its characters mean in markup."""
    return _MARKS.sub(r"\\\1", text)


def plain(text: str) -> str:
    """Return ``text`` without markup, for a terminal: an icon becomes its name, control characters become spaces."""
    bare = _ESCAPED_OR_MARK.sub(lambda mark: mark[1] or "", text)
    return "".join(letter if letter.isprintable() else " " for letter in bare)
