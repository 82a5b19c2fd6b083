"""How large a design pixel is in a window, and plain geometry of rectangles in design pixels."""

from typing import NamedTuple

__all__ = [
    "Area",
    "Point",
    "Rect",
    "area_for",
    "centre",
    "columns",
    "contains",
    "cut_left",
    "cut_top",
    "inset",
    "overlaps",
    "rows",
]

Point = tuple[float, float]
Rect = tuple[float, float, float, float]
"""Left, top, width, height in design pixels."""

WIDE = (1920.0, 1080.0)
"""The window the design is drawn for."""
FOLDED = (1536.0, 900.0)
"""The same without the side column."""
SMALLEST_SCALE = 2 / 3
"""Text of 18 design pixels has 12 real ones here; below it the side column is folded away to win size."""
NARROWEST = 1900.0
LEAST = (1100.0, 640.0)
"""No screen is laid out smaller: the reader's own scale grows things only as far as this much still fits."""
SMALLEST_WINDOW = (640, 400)


class Area(NamedTuple):
    """A window measured in design pixels."""

    width: float
    height: float
    scale: float
    """Real pixels of one design pixel."""
    folded: bool
    """The side column does not fit and is reached through a key."""
    too_small: bool
    """Nothing readable fits; only a sentence that says so."""


def area_for(width_px: int, height_px: int, user_scale: float = 1.0) -> Area:
    """Measure a window of real pixels under the reader's own scale (1.0 is 100 %)."""
    width_px, height_px = max(1, width_px), max(1, height_px)
    scale = _fit(width_px, height_px, WIDE) * user_scale
    folded = scale < SMALLEST_SCALE - 1e-9 or width_px / scale < NARROWEST
    if folded:
        scale = min(_fit(width_px, height_px, FOLDED) * user_scale, _fit(width_px, height_px, LEAST))
    too_small = width_px < SMALLEST_WINDOW[0] or height_px < SMALLEST_WINDOW[1]
    return Area(width_px / scale, height_px / scale, scale, folded, too_small)


def _fit(width_px: int, height_px: int, design: tuple[float, float]) -> float:
    return min(width_px / design[0], height_px / design[1])


def inset(rect: Rect, dx: float, dy: float | None = None) -> Rect:
    """Shrink on all sides; a negative amount grows."""
    dy = dx if dy is None else dy
    x, y, w, h = rect
    return (x + dx, y + dy, w - 2 * dx, h - 2 * dy)


def centre(rect: Rect) -> Point:
    """Return the middle of ``rect``."""
    return (rect[0] + rect[2] / 2, rect[1] + rect[3] / 2)


def contains(rect: Rect, point: Point) -> bool:
    """Tell whether ``point`` lies inside; left and top edges belong, right and bottom do not."""
    return rect[0] <= point[0] < rect[0] + rect[2] and rect[1] <= point[1] < rect[1] + rect[3]


def overlaps(a: Rect, b: Rect) -> bool:
    """Tell whether two rectangles share any area."""
    return a[0] < b[0] + b[2] and b[0] < a[0] + a[2] and a[1] < b[1] + b[3] and b[1] < a[1] + a[3]


def columns(rect: Rect, count: int, gap: float = 16) -> list[Rect]:
    """Cut into ``count`` equal columns, from the left."""
    x, y, w, h = rect
    each = (w - gap * (count - 1)) / count
    return [(x + i * (each + gap), y, each, h) for i in range(count)]


def rows(rect: Rect, count: int, gap: float = 16) -> list[Rect]:
    """Cut into ``count`` equal rows, from the top."""
    x, y, w, h = rect
    each = (h - gap * (count - 1)) / count
    return [(x, y + i * (each + gap), w, each) for i in range(count)]


def cut_top(rect: Rect, height: float, gap: float = 0) -> tuple[Rect, Rect]:
    """Cut a strip off the top: (strip, rest)."""
    x, y, w, h = rect
    return (x, y, w, height), (x, y + height + gap, w, h - height - gap)


def cut_left(rect: Rect, width: float, gap: float = 0) -> tuple[Rect, Rect]:
    """Cut a strip off the left: (strip, rest)."""
    x, y, w, h = rect
    return (x, y, width, h), (x + width + gap, y, w - width - gap, h)
