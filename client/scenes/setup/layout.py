"""Where the panels of the set-up lie: all in one view where the window is large, else on a page that scrolls."""

from typing import NamedTuple

from client.scenes.heading import heading_h
from client.ui.metrics import Area, Rect

_WIDE, _HIGH = 1480.0, 800.0
_WIDEST = 1.85
_ROOMY = 1880.0
_TWO_COLUMNS = 1000.0


class View(NamedTuple):
    """Places in a large window. ``aside`` is the column of the lid."""

    aside: Rect
    middle: Rect
    options: Rect


class Page(NamedTuple):
    """Places in a small window: a page that scrolls, its columns, and a bar below that stays."""

    window: Rect
    columns: tuple[Rect, ...]
    """One or two; only left, top and width count."""
    foot: Rect


def view_of(area: Area) -> View | None:
    """Lay a large window out; None if it is not large."""
    if area.width < _WIDE or area.height < _HIGH:
        return None
    margin, gap = (48.0, 24.0) if area.width >= _ROOMY else (20.0, 16.0)
    inner = min(area.width - 2 * margin, area.height * _WIDEST)
    left = (area.width - inner) / 2
    top = heading_h(area) + (32.0 if area.height >= 1000 else 18.0)
    height = area.height - top - (48.0 if area.height >= 1000 else 18.0)
    grown = min(max(inner / 1824, 1.0), 1.3)
    aside_w, options_w = (392.0 * grown, 512.0 * grown) if area.width >= _ROOMY else (270.0, 420.0)
    middle_w = inner - aside_w - options_w - 2 * gap
    return View(
        (left, top, aside_w, height),
        (left + aside_w + gap, top, middle_w, height),
        (left + inner - options_w, top, options_w, height),
    )


def page_of(area: Area) -> Page:
    """Lay a small window out."""
    head = heading_h(area)
    foot_h = 84.0 if area.height >= 560 else 70.0
    window = (0.0, head, area.width, area.height - head - foot_h)
    foot = (0.0, area.height - foot_h, area.width, foot_h)
    margin, gap, bar = 16.0, 16.0, 22.0
    inner = area.width - 2 * margin - bar
    top = head + margin
    if inner < _TWO_COLUMNS:
        return Page(window, ((margin, top, inner, 0.0),), foot)
    right = (inner - gap) * 0.4
    left = inner - gap - right
    return Page(window, ((margin, top, left, 0.0), (margin + left + gap, top, right, 0.0)), foot)
