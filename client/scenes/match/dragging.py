"""Dragging: something of the table is caught, carried and dropped. A press without a way is left to be a click."""

from collections.abc import Callable, Iterator
from typing import NamedTuple

from client.scenes.match.pieces import Drag, Piece
from client.tables.table import AnyTable, Intent
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
            case PointerMoved() if self._drag is not None:
                was = self._drag.moving
                carried = self._drag.move(value.x, value.y, self.table.lift)
                if carried and not was:
                    self._picture = self.table.carried(self._drag.spot)
                    return Dragged(used=True)
                return Dragged(used=False)
            case PointerReleased(button=Button.LEFT) if self._drag is not None:
                return self._drop(value, at)
            case PointerLeft():
                self._drag = None
            case _:
                pass
        return Dragged()

    def _catch(self, value: PointerPressed, at: At) -> None:
        widget = at(value.x, value.y)
        self._drag = None
        self._picture = None
        if isinstance(widget, Piece):
            self._drag = Drag(widget.spot, (value.x, value.y), (value.x, value.y))

    def _drop(self, value: PointerReleased, at: At) -> Dragged:
        drag, self._drag = self._drag, None
        if drag is None or not drag.moving:
            return Dragged()
        widget = at(value.x, value.y)
        onto = widget.spot if isinstance(widget, Piece) else None
        return Dragged(used=True, intent=self.table.drop(drag.spot, onto))
