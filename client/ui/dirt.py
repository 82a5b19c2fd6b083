"""What of a picture must be painted anew."""

from client.ui.metrics import Rect, inset


class Dirt:
    """Collects stale places until somebody paints. Starts with everything stale."""

    HALO = 28.0
    """Shadows, glows and rings reach this far beyond what they surround, in design pixels."""

    def __init__(self) -> None:
        self._all = True
        self._rect: Rect | None = None

    def everything(self) -> None:
        """Mark the whole picture."""
        self._all = True

    def add(self, rect: Rect) -> None:
        """Mark one place, with its halo."""
        self._rect = joined(self._rect, inset(rect, -self.HALO))

    def __bool__(self) -> bool:
        """Tell whether anything is stale."""
        return self._all or self._rect is not None

    def take(self, whole: Rect) -> Rect | None:
        """Return what is stale as one rectangle, ``whole`` if that is everything, and start clean."""
        stale = whole if self._all else self._rect
        self._all, self._rect = False, None
        return stale


def joined(one: Rect | None, other: Rect) -> Rect:
    """Return the smallest rectangle around both."""
    if one is None:
        return other
    left, top = min(one[0], other[0]), min(one[1], other[1])
    right, bottom = max(one[0] + one[2], other[0] + other[2]), max(one[1] + one[3], other[1] + other[3])
    return (left, top, right - left, bottom - top)
