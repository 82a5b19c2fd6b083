"""Where the cards of a hand lie. Pure arithmetic."""

from collections.abc import Collection
from typing import NamedTuple

from client.ui.metrics import Rect, contains

__all__ = ["FanSlot", "fan_at", "fan_order", "fan_slots"]

_PUSH = 30.0
"""How far a raised card pushes its neighbours away."""


class FanSlot(NamedTuple):
    """A card's place before it is turned, and its angle in degrees against the clock."""

    rect: Rect
    angle: float


def fan_slots(  # noqa: PLR0913 - the shape of a fan
    n: int,
    center_x: float,
    bottom: float,
    w: float,
    h: float,
    *,
    raised: Collection[int] = (),
    step: float | None = None,
    tilt: float = 2.2,
    lift: float = 36,
    width: float = 1200,
) -> list[FanSlot]:
    """Lay ``n`` cards in a fan no wider than ``width``; raised ones stand ``lift`` higher and upright.

    ``step`` is the distance of neighbours, otherwise as wide as there is room; ``tilt`` the angle between them.
    """
    wanted = w * 0.9 if step is None else step
    step = min(wanted, max(0.0, (width - w) / max(1, n - 1)))
    left = center_x - (step * (n - 1) + w) / 2
    slots = []
    for i in range(n):
        off = i - (n - 1) / 2
        up = i in raised
        y = bottom - h + abs(off) ** 1.6 * tilt * 1.6 - (lift if up else 0)
        push = sum(_PUSH if i > j else -_PUSH if i < j else 0 for j in raised) if step < w else 0
        x = left + i * step + max(-_PUSH, min(_PUSH, push))
        slots.append(FanSlot((x, y, w, h), 0 if up else -off * tilt))
    return slots


def fan_order(n: int, raised: Collection[int] = ()) -> list[int]:
    """Return in which order the cards are painted: raised ones last, on top."""
    return [i for i in range(n) if i not in raised] + [i for i in range(n) if i in raised]


def fan_at(slots: list[FanSlot], point: tuple[float, float], raised: Collection[int] = ()) -> int | None:
    """Return the topmost card under ``point``."""
    for i in reversed(fan_order(len(slots), raised)):
        if contains(slots[i].rect, point):
            return i
    return None
