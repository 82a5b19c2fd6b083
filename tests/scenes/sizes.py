"""Windows a scene must fit into, and what fitting means: all controls inside, none upon another, all reachable."""

import pygame

from client.scenes.scene import Scene
from client.ui.metrics import Rect, overlaps
from client.ui.widgets.base import Widget
from client.ui.widgets.pane import Pane
from tests.scenes.desks import Table

SIZES = [(1024, 600), (1280, 720), (1366, 768), (1920, 1080), (2560, 1440), (3840, 2160), (1024, 768), (2560, 1080)]
SCALES = [75, 100, 200]
WINDOWS = [(size, scale, "normal") for size in SIZES for scale in SCALES] + [(size, 125, "largest") for size in SIZES]
"""Size of the window in real pixels, the reader's scale in percent, and the size of text."""


def lay_out(table: Table, size: tuple[int, int], scale: int, text_size: str = "normal") -> None:
    """Give the window a size and the reader a scale, without painting anything."""
    pygame.display.set_mode(size, pygame.RESIZABLE)
    table.desk.window.resized()
    sight = table.desk.settings.sight
    sight.ui_scale = scale
    sight.text_size = text_size  # type: ignore[assignment]  # checked when it is set
    table.desk.apply()


def assert_fits(table: Table, scene: Scene) -> None:
    """Check that every control of the scene can be seen, hit and told from the others."""
    area = table.desk.window.area
    window: Rect = (0, 0, area.width, area.height)
    shown = scene.controls.shown
    panes = [widget for widget in shown if isinstance(widget, Pane)]
    fixed = [widget for widget in shown if widget.clip is None and not isinstance(widget, Pane)]
    held = [widget for widget in shown if widget.clip is not None]
    for widget in [*fixed, *panes]:
        assert within(widget.rect, window), f"{widget.name} leaves the window: {widget.rect} in {window}"
    assert_apart(fixed)
    assert_apart(held)
    for widget in held:
        pane = next(pane for pane in panes if pane.rect == widget.clip)
        x, _, w, _ = widget.rect
        assert pane.rect[0] <= x, widget.name
        assert x + w <= pane.rect[0] + pane.rect[2], widget.name
        pane.reveal(widget.name)
        top, bottom = widget.rect[1], widget.rect[1] + widget.rect[3]
        assert pane.rect[1] - 1 <= top, f"{widget.name} cannot be scrolled into sight"
        assert bottom <= pane.rect[1] + pane.rect[3] + 1, f"{widget.name} cannot be scrolled into sight"
        assert not any(overlaps(widget.rect, other.rect) for other in fixed), widget.name


def assert_apart(widgets: list[Widget]) -> None:
    """Check that no two controls share a place."""
    for index, one in enumerate(widgets):
        for other in widgets[index + 1 :]:
            assert not overlaps(shrunk(one.rect), shrunk(other.rect)), f"{one.name} lies on {other.name}"


def shrunk(rect: Rect) -> Rect:
    """Leave out a hair, so that things that only touch do not count as overlapping."""
    x, y, w, h = rect
    return (x + 0.25, y + 0.25, w - 0.5, h - 0.5)


def within(rect: Rect, window: Rect) -> bool:
    """Tell whether a rectangle lies wholly inside another, a rounding aside."""
    x, y, w, h = rect
    left, top, width, height = window
    right, bottom = left + width + 0.5, top + height + 0.5
    return left - 0.5 <= x and top - 0.5 <= y and x + w <= right and y + h <= bottom
