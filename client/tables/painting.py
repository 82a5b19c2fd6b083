"""What the painting functions of every table are handed: canvas, model, and what is pointed at, lit or in flight."""

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import Generic, TypeVar

from client.core.words import Phrase
from client.tables.seat_words import level_title
from client.tables.table import Model, Pointing, Spot
from client.ui.canvas import Canvas
from client.ui.dirt import Dirt
from client.ui.metrics import Rect, inset

S = TypeVar("S")
M = TypeVar("M", bound=Hashable)


@dataclass(frozen=True, slots=True)
class Painting(Generic[S, M]):
    """One repaint of the resting table. ``shown`` gives a number that may still be counting instead of the true one."""

    c: Canvas
    model: Model[S, M]
    hidden: frozenset[str]
    pointing: Pointing
    targets: frozenset[Spot]
    """Spots that may be clicked for a move now, or take what is chosen."""
    shown: Callable[[str, float], float]

    def say(self, words: Phrase | str) -> str:
        """Return a text in the reader's language, as one plain line."""
        return self.model.label(words)

    def rich(self, words: Phrase | str) -> str:
        """Return a text in the reader's language with its markup."""
        return self.model.say(words)

    def level_words(self, seat: int) -> str:
        """Say who plays a seat."""
        return self.say(level_title(self.model.players[seat].level))

    def thinking(self, seat: int) -> float | None:
        """Return the part of its time that is left to an AI that thinks; None for others."""
        ring = self.model.thinking
        return ring[1] if ring is not None and ring[0] == seat else None


def is_stale(c: Canvas, rect: Rect) -> bool:
    """Tell whether anything of a part, its halo included, is being painted anew."""
    return c.surface.get_clip().colliderect(c.R(inset(rect, -Dirt.HALO)))
