"""Where the parts of the results lie. Pure arithmetic on the window's area."""

from enum import StrEnum
from typing import NamedTuple

from client.ui.metrics import Area, Point, Rect

_ALL_FROM = (1440.0, 800.0)
"""Windows of this many design pixels show all panels at once, smaller ones one at a time."""
_WIDEST = 2080.0
_GAP = 24.0


class Page(StrEnum):
    """A panel of the results."""

    SCORES = "scores"
    GRAPH = "graph"
    MOMENTS = "moments"


class Places(NamedTuple):
    """The banner, the panels, the foot, and in small windows the row that chooses the panel."""

    banner: Point
    banner_w: float
    sheet: Rect
    graph: Rect
    moments: Rect
    pages: Rect | None
    foot: Rect

    def panel(self, page: Page) -> Rect:
        """Return where a panel lies."""
        return {Page.SCORES: self.sheet, Page.GRAPH: self.graph, Page.MOMENTS: self.moments}[page]


def places(area: Area) -> Places:
    """Arrange the results."""
    width = min(area.width - 2 * (48 if area.width > 1600 else 24), _WIDEST)
    left = (area.width - width) / 2
    if area.width >= _ALL_FROM[0] and area.height >= _ALL_FROM[1]:
        return _side_by_side(area, left, width)
    return _one_at_a_time(area, left, width)


def _side_by_side(area: Area, left: float, width: float) -> Places:
    top, foot_h = 164.0, 80.0
    foot = (left, area.height - 40 - foot_h, width, foot_h)
    height = foot[1] - 28 - top
    sheet_w = (width - _GAP) * 0.631
    right_x, right_w = left + sheet_w + _GAP, width - _GAP - sheet_w
    moments_h = min(max(284.0, height * 0.37), 360.0)
    graph_h = height - moments_h - 16
    return Places(
        (area.width / 2, 78.0),
        min(900.0, width - 160),
        (left, top, sheet_w, height),
        (right_x, top, right_w, graph_h),
        (right_x, top + graph_h + 16, right_w, moments_h),
        None,
        foot,
    )


def _one_at_a_time(area: Area, left: float, width: float) -> Places:
    foot = (left, area.height - 12 - 64, width, 64.0)
    pages = (area.width / 2 - min(310.0, width / 2), 106.0, min(620.0, width), 44.0)
    panel = (left, 160.0, width, foot[1] - 14 - 160)
    return Places((area.width / 2, 52.0), min(820.0, width - 160), panel, panel, panel, pages, foot)
