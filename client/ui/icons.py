"""Small signs drawn from ``art/common/icons``: 64 x 64 units, one mass, one colour that may be exchanged."""

import re

from client.ui.canvas import Canvas
from client.ui.colour import Paint
from client.ui.metrics import Point
from client.ui.theme import TEXT

__all__ = ["has_icon", "icon", "is_line_icon"]

_PLACEHOLDER = "#FF00FF"
"""The colour of line icons in their files."""
_MAIN = re.compile(r"<!-- main (#[0-9A-F]{6}) -->")
"""An icon of several colours says so which of them another colour replaces."""


def _name(name: str) -> str:
    return f"common/icons/{name}"


def has_icon(c: Canvas, name: str) -> bool:
    """Tell whether there is an icon of that name."""
    try:
        c.assets.drawings.read(_name(name))
    except (FileNotFoundError, ValueError):
        return False
    return True


def is_line_icon(c: Canvas, name: str) -> bool:
    """Tell whether the icon has no colour of its own and takes that of the text beside it."""
    return _PLACEHOLDER in c.assets.drawings.read(_name(name)).source


def icon(c: Canvas, name: str, pos: Point, size: float = 32, color: Paint | None = None) -> None:
    """Draw an icon centred on ``pos``. Line icons are cream unless ``color`` says otherwise; others keep their own.

    Raises:
        FileNotFoundError: there is no such icon.
    """
    px = max(1, round(size * c.scale))
    image = c.assets.raster(_name(name), px, exchange=_exchange(c, name, color))
    c.surface.blit(image, (round(pos[0] * c.scale - px / 2), round(pos[1] * c.scale - px / 2)))


def _exchange(c: Canvas, name: str, color: Paint | None) -> tuple[str, str] | None:
    """Say which colour of the file is exchanged for which."""
    source = c.assets.drawings.read(_name(name)).source
    main = _MAIN.search(source)
    if main is None:
        paint = TEXT["on_dark"] if color is None else color
        return (_PLACEHOLDER, "#{:02X}{:02X}{:02X}".format(*c.col(paint)[:3]))
    if color is None:
        return None
    return (main[1], "#{:02X}{:02X}{:02X}".format(*c.col(color)[:3]))
