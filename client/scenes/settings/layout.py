"""Where the sheet of the settings, its tabs, its page and its foot lie. Pure arithmetic on the window's area."""

from typing import NamedTuple

from client.ui.metrics import Area, Rect

LARGEST = (1400.0, 920.0)
_WIDE, _NARROW = 1180.0, 900.0
"""A sheet of this width has the full column of tabs; one below ``_NARROW`` has their signs only."""
_LOW = 640.0
"""A sheet below this height saves on its head and foot."""
PAD = 36.0
FOCUS_ROOM = 20.0
"""How far the page reaches beyond its rows, so that rings and halos are not cut off."""


class Places(NamedTuple):
    """Parts of the sheet. ``page`` is what rows may use; its window onto them is ``FOCUS_ROOM`` larger sideways."""

    sheet: Rect
    side: Rect
    heading: Rect
    tabs: tuple[Rect, ...]
    side_note: Rect | None
    title: Rect
    close: Rect
    page: Rect
    foot: Rect

    @property
    def signs_only(self) -> bool:
        """Whether the tabs have no room for their words."""
        return self.side[2] < 150

    @property
    def window(self) -> Rect:
        """The place of the pane that scrolls."""
        x, y, w, h = self.page
        return (x - FOCUS_ROOM, y, w + 2 * FOCUS_ROOM + 8, h)


def places(area: Area, tab_count: int) -> Places:
    """Arrange the sheet with so many tabs; it is never larger than the window."""
    w, h = min(LARGEST[0], area.width - 24), min(LARGEST[1], area.height - 20)
    x, y = (area.width - w) / 2, (area.height - h) / 2
    low = h < _LOW
    side_w = 304.0 if w >= _WIDE else 236.0 if w >= _NARROW else 88.0
    pad = PAD if w >= _NARROW else 24.0
    heading, tabs, note = _side((x, y, side_w, h), tab_count, signs_only=side_w < 150, low=low)
    head_h, foot_h = (60.0, 76.0) if low else (92.0, 112.0)
    left, inner = x + side_w + pad, w - side_w - 2 * pad
    close = (x + w - 60 - 20, y + (8 if low else 22), 60.0, 48.0 if low else 56.0)
    title = (left, y + (10 if low else 26), inner - 70, 44.0)
    page_y = y + head_h
    page = (left, page_y, inner - 16, h - head_h - foot_h)
    foot = (left, y + h - foot_h + (10 if low else 20), inner, 56.0 if low else 68.0)
    return Places((x, y, w, h), (x, y, side_w, h), heading, tabs, note, title, close, page, foot)


def _side(side: Rect, tab_count: int, *, signs_only: bool, low: bool) -> tuple[Rect, tuple[Rect, ...], Rect | None]:
    """Arrange the column of tabs: heading, tabs, and the note below them if there is room."""
    x, y, w, h = side
    if signs_only:
        each = min(64.0, (h - 24) / tab_count)
        tabs = tuple((x + 12, y + 12 + i * each, w - 20, each - 6) for i in range(tab_count))
        return (x, y, 0, 0), tabs, None
    top = y + (72 if low else 104)
    step = min(76.0, (y + h - top - 20) / tab_count)
    tabs = tuple((x + 20, top + i * step, w - 36, min(64.0, step - 8)) for i in range(tab_count))
    under = top + tab_count * step
    note = (x + 36, y + h - 84, w - 60, 60.0) if y + h - 84 > under else None
    return (x + 36, y + (14 if low else 28), w - 60, 56.0), tabs, note
