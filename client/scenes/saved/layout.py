"""Where the parts of the list of matches lie."""

from typing import NamedTuple

from client.scenes.heading import heading_h
from client.ui.metrics import Area, Rect

_WIDEST = 1.9


class SavedPlan(NamedTuple):
    """Places of the list of matches: the sheet on the left, the chosen match on the right."""

    sheet: Rect
    tabs: Rect
    rows: Rect
    detail: Rect
    words: Rect
    """Inside of the detail, above its buttons."""
    buttons: Rect
    empty: Rect
    """The one sheet where there is nothing to list."""


def saved_plan(area: Area) -> SavedPlan:
    """Lay the scene out."""
    strip_h = heading_h(area)
    margin, gap = (48.0, 24.0) if area.width >= 1800 else (16.0, 14.0)
    inner = min(area.width - 2 * margin, area.height * _WIDEST)
    left = (area.width - inner) / 2
    top = strip_h + (28.0 if area.height >= 900 else 14.0)
    height = area.height - top - (36.0 if area.height >= 900 else 14.0)
    list_w = inner * 0.46
    x = left + list_w + gap
    w = inner - list_w - gap
    pad = 28.0 if area.height >= 800 else 18.0
    button_h = 68.0 if area.height >= 800 else 56.0
    foot = top + height - pad - button_h
    return SavedPlan(
        sheet=(left, top, list_w, height),
        tabs=(left + 18, top + 16, list_w - 36, 50.0),
        rows=(left + 22, top + 86, list_w - 44, height - 110),
        detail=(x, top, w, height),
        words=(x + pad, top + pad, w - 2 * pad, foot - top - 2 * pad + 8),
        buttons=(x + pad, foot, w - 2 * pad, button_h),
        empty=(left, top, inner, height),
    )
