"""The controls of a scene as a list: found by name or by place, and which of them are seen."""

from collections.abc import Callable, Iterable

from client.ui.metrics import Rect
from client.ui.widgets.base import Widget


class Board:
    """Controls from back to front. ``stale`` is told the places that must be painted anew."""

    def __init__(self, stale: Callable[[Rect], None]) -> None:
        self.widgets: tuple[Widget, ...] = ()
        self._stale = stale

    @property
    def shown(self) -> list[Widget]:
        """The controls that can be seen."""
        return [widget for widget in self.widgets if widget.visible]

    @property
    def captor(self) -> Widget | None:
        """The control that wants every input first."""
        return next((widget for widget in self.shown if widget.captures), None)

    def put(self, widgets: Iterable[Widget]) -> None:
        """Take the controls of a new layout.

        Raises:
            ValueError: if two controls have one name.
        """
        self.widgets = tuple(widgets)
        names = [widget.name for widget in self.widgets]
        if len(set(names)) != len(names):
            raise ValueError(f"two controls of one name among {sorted(names)}")

    def find(self, name: str) -> Widget | None:
        """Return the control called ``name``."""
        return next((widget for widget in self.widgets if widget.name == name), None)

    def at(self, x: float, y: float) -> Widget | None:
        """Return the front-most control at a point."""
        return next((widget for widget in reversed(self.shown) if widget.hit(x, y)), None)

    def stain(self, *widgets: Widget | None) -> None:
        """Have these controls painted anew."""
        for widget in widgets:
            if widget is not None:
                self._stale(widget.extent)
