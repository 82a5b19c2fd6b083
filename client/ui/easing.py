"""Curves of motion: how far something has come (0 to 1, some overshoot) after a share of its time (0 to 1)."""

import math
from collections.abc import Callable

Easing = Callable[[float], float]


def linear(t: float) -> float:
    """Move evenly."""
    return t


def ease_in(t: float) -> float:
    """Start gently."""
    return t * t * t


def ease_out(t: float) -> float:
    """Come to rest gently."""
    return 1 - (1 - t) ** 3


def ease_in_out(t: float) -> float:
    """Start and come to rest gently."""
    return 4 * t * t * t if t < 0.5 else 1 - (2 - 2 * t) ** 3 / 2


def overshoot(t: float) -> float:
    """Go a tenth too far and come back."""
    left = t - 1
    return 1 + 2.70158 * left**3 + 1.70158 * left**2


def there_and_back(t: float) -> float:
    """Rise to 1 at half time and fall back to 0."""
    return math.sin(math.pi * t)
