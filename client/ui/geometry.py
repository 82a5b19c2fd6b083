"""Where a window may open: a saved place checked against the desktops there are now. Pure arithmetic."""

from collections.abc import Sequence
from typing import NamedTuple

Size = tuple[int, int]

DEFAULT_SIZE: Size = (1280, 720)
SMALLEST: Size = (640, 360)
"""A saved size below this is taken for nonsense; the program itself survives any size."""
FRAME_PX = 48
"""Room left for a title bar and a panel when a window is fitted to its desktop."""
GRIP_PX = 120
"""How much of a window must lie on a desktop, so that its title bar can be caught."""


class Geometry(NamedTuple):
    """Size and place of the window in real pixels, as it was when not maximised.

    ``desktops`` are the sizes of all desktops at that time; the place means something only while they are the same.
    """

    width: int = DEFAULT_SIZE[0]
    height: int = DEFAULT_SIZE[1]
    x: int | None = None
    y: int | None = None
    maximised: bool = False
    display: int = 0
    desktops: tuple[Size, ...] = ()


def fitted(wish: Geometry, desktops: Sequence[Size]) -> Geometry:
    """Return the geometry to open with. Absurd sizes, lost desktops and places out of reach fall back."""
    known = tuple(desktops) or (DEFAULT_SIZE,)
    display = wish.display if 0 <= wish.display < len(known) else 0
    width, height = _size(wish, known[display])
    place = _place(wish, known, width)
    return Geometry(width, height, *place, wish.maximised, display, known)


def _size(wish: Geometry, desktop: Size) -> Size:
    """Fit the size into its desktop; one larger than any real desktop, or too small to use, becomes the default."""
    width, height = wish.width, wish.height
    if not (SMALLEST[0] <= width <= 20_000 and SMALLEST[1] <= height <= 20_000):
        width, height = DEFAULT_SIZE
    return min(width, desktop[0]), min(height, max(desktop[1] - FRAME_PX, SMALLEST[1]))


def _place(wish: Geometry, desktops: tuple[Size, ...], width: int) -> tuple[int | None, int | None]:
    """Return the saved place if the title bar can be caught there, else nothing: the system then chooses.

    The toolkit tells no desktop's position, so with several of them their widths and heights are added up.
    """
    if wish.x is None or wish.y is None or wish.desktops != desktops:
        return None, None
    across = sum(size[0] for size in desktops)
    down = sum(size[1] for size in desktops)
    left, top = (0, 0) if len(desktops) == 1 else (-across, -down)
    if left - width + GRIP_PX <= wish.x <= across - GRIP_PX and top <= wish.y <= down - GRIP_PX:
        return wish.x, wish.y
    return None, None
