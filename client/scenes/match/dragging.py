"""Dragging: something of the table is caught, carried and dropped. A press without a way is left to be a click."""

from collections.abc import Callable, Iterator
from typing import NamedTuple

from client.scenes.match.pieces import Drag, Piece
from client.tables.table import AnyTable, Intent, Spot
from client.ui.canvas import Picture
from client.ui.input import Button, Input, PointerLeft, PointerMoved, PointerPressed, PointerReleased
from client.ui.poses import Pose, Sprite
from client.ui.widgets.base import Widget

At = Callable[[float, float], Widget | None]
TILT = 4.0
"""What is carried hangs a little askew."""


class Dragged(NamedTuple):
    """What an input meant for the drag: whether it was used up, and what a drop asks for."""

    used: bool = False
    intent: Intent[object] | None = None


class Dragging:
    """At most one thing is carried."""

    def __init__(self, table: AnyTable) -> None:
        self.table = table
        self.over: Spot | None = None
        """What lies under the thing that is carried."""
        self._drag: Drag | None = None
        self._picture: Picture | None = None

    @property
    def carrying(self) -> bool:
        """Whether something hangs on the pointer."""
        return self._drag is not None and self._drag.moving

    @property
    def hidden(self) -> frozenset[str]:
        """Name the resting thing that is being carried."""
        return self.table.names_of(self._drag.spot) if self._drag is not None and self.carrying else frozenset()

    def sprites(self) -> Iterator[Sprite]:
        """Yield what is carried."""
        if self._drag is not None and self._picture is not None and self.carrying:
            yield Sprite(self._picture, Pose(*self._drag.at, TILT))

    def take(self, value: Input, at: At) -> Dragged:
        """Take one input. A press is noted and passed on, so that it can still become a click."""
        match value:
            case PointerPressed(button=Button.LEFT):
                self._catch(value, at)
            case PointerPressed(button=Button.RIGHT) if self._drag is not None and self.carrying:
                return self._turn(self._drag)
            case PointerMoved() if self._drag is not None:
                return self._move(self._drag, value, at)
            case PointerReleased(button=Button.LEFT) if self._drag is not None:
                return self._drop(value, at)
            case PointerLeft():
                self._drag = self.over = None
            case _:
                pass
        return Dragged()

    def _catch(self, value: PointerPressed, at: At) -> None:
        spot = _spot_at(value.x, value.y, at)
        self._drag = self._picture = None
        if spot is not None:
            self._drag = Drag(spot, (value.x, value.y), (value.x, value.y))

    def _move(self, drag: Drag, value: PointerMoved, at: At) -> Dragged:
        """Carry it along; tells when it was lifted, and when something else lies under it."""
        was, before = drag.moving, self.over
        if not drag.move(value.x, value.y, self.table.lift):
            return Dragged()
        if not was:
            self._picture = self.table.carried(drag.spot)
        self.over = _spot_at(value.x, value.y, at)
        return Dragged(used=not was or self.over != before)

    def _turn(self, drag: Drag) -> Dragged:
        """Turn over what is carried, if it has another side."""
        if self.table.turn():
            self._picture = self.table.carried(drag.spot)
        return Dragged(used=True)

    def _drop(self, value: PointerReleased, at: At) -> Dragged:
        drag, self._drag, self.over = self._drag, None, None
        if drag is None or not drag.moving:
            return Dragged()
        return Dragged(used=True, intent=self.table.drop(drag.spot, _spot_at(value.x, value.y, at)))


def _spot_at(x: float, y: float, at: At) -> Spot | None:
    """Return the spot of the table at a point."""
    widget = at(x, y)
    return widget.spot if isinstance(widget, Piece) else None
