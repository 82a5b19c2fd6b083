"""A bounded memory of things that were costly to paint; what was used longest ago leaves first."""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Any

import pygame

__all__ = ["DEFAULT_BUDGET", "Cache"]

DEFAULT_BUDGET = 64 << 20
"""Bytes."""


class Cache:
    """Surfaces and small values by key, within a budget of bytes."""

    def __init__(self, budget: int = DEFAULT_BUDGET) -> None:
        self.budget = budget
        self._kept: OrderedDict[Hashable, tuple[Any, int]] = OrderedDict()
        self._size = 0

    def limit(self, budget: int) -> None:
        """Change the budget; what no longer fits leaves."""
        self.budget = budget
        self._shrink()

    @property
    def size(self) -> int:
        """Bytes held now; never more than the budget."""
        return self._size

    def __len__(self) -> int:
        """Count what is kept."""
        return len(self._kept)

    def __contains__(self, key: Hashable) -> bool:
        """Tell whether ``key`` is kept, without counting as use."""
        return key in self._kept

    def surface(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """Return the surface kept under ``key``, made now if there is none."""
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
            surface: pygame.Surface = found[0]
            return surface
        surface = make()
        self.put(key, surface, surface.get_height() * surface.get_pitch())
        return surface

    def kept(self) -> list[Hashable]:
        """Return all keys, from the one used longest ago."""
        return list(self._kept)

    def find(self, key: Hashable) -> Any | None:  # noqa: ANN401 - holds values of every kind
        """Return what is kept under ``key``, or None."""
        found = self._kept.get(key)
        if found is None:
            return None
        self._kept.move_to_end(key)
        return found[0]

    def put(self, key: Hashable, value: object, size: int) -> None:
        """Keep ``value``; anything larger than the whole budget is not kept."""
        self.drop(key)
        if size > self.budget:
            return
        self._kept[key] = (value, size)
        self._size += size
        self._shrink()

    def _shrink(self) -> None:
        while self._size > self.budget:
            _, (_, freed) = self._kept.popitem(last=False)
            self._size -= freed

    def drop(self, key: Hashable) -> None:
        """Forget what is kept under ``key``, if anything."""
        _, freed = self._kept.pop(key, (None, 0))
        self._size -= freed

    def clear(self) -> None:
        """Forget everything."""
        self._kept.clear()
        self._size = 0
