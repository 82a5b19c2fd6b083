"""The clip in which the line around a group grows over a hen that has joined it."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from client.games.hens.grid import Cell
from client.tables.hens.groups import Ring, paint_ring
from client.ui.canvas import Canvas, Picture
from client.ui.clips import Clip, Fade, Motion
from client.ui.easing import overshoot
from client.ui.metrics import Rect
from client.ui.poses import Pose, Sprite

STEPS = 6
"""The line grows in so many pictures."""
MARGIN = 24.0


@dataclass(frozen=True)
class Merging(Motion):
    """Lets a group's line grow together; ``picture`` and ``end`` are those of the finished group."""

    ms: float = 420.0
    stages: tuple[Picture, ...] = field(kw_only=True)
    waits: bool = field(default=False, kw_only=True)

    def sprite(self, share: float) -> Sprite:
        """Return the group as far as it has grown together, for a moment a little too large."""
        grown = self.stages[min(int(share * len(self.stages)), len(self.stages) - 1)]
        return Sprite(grown, self.end._replace(scale=0.96 + 0.04 * overshoot(share)))

    def calm(self) -> Clip:
        """Fade the finished line in."""
        return Fade(self.picture, self.end, 200.0, hides_names=self.hides_names, waits=False, sound=self.sound)


def group_picture(ring: Ring, cards: Mapping[Cell, Picture], grown: float, young: Cell | None = None) -> Picture:
    """Return a group with its line and its cards. ``young`` is the hen that is still growing into it."""
    left, top, w, h = bounds(ring)
    moved = Ring(
        {cell: (x - left, y - top, cw, ch) for cell, (x, y, cw, ch) in ring.cells.items()}, ring.gap, ring.color
    )

    def draw(c: Canvas) -> None:
        paint_ring(c, moved, grown, young)
        for cell, picture in cards.items():
            c.paste(picture, moved.cells[cell][:2])

    keys = tuple((cell, picture.key) for cell, picture in cards.items())
    return Picture(("hens group", keys, tuple(moved.cells.items()), round(grown, 2), young), w, h, draw)


def bounds(ring: Ring) -> Rect:
    """Return the rectangle around a group and its line."""
    rects = list(ring.cells.values())
    left, top = min(r[0] for r in rects) - MARGIN, min(r[1] for r in rects) - MARGIN
    right, bottom = max(r[0] + r[2] for r in rects) + MARGIN, max(r[1] + r[3] for r in rects) + MARGIN
    return (left, top, right - left, bottom - top)


def merging(ring: Ring, cards: Mapping[Cell, Picture], young: Cell, hides: frozenset[str]) -> Merging:
    """Return the clip in which ``young`` grows into its group."""
    x, y, w, h = bounds(ring)
    stages = tuple(group_picture(ring, cards, step / STEPS, young) for step in range(STEPS + 1))
    return Merging(stages[-1], Pose(x + w / 2, y + h / 2), stages=stages, hides_names=hides)
