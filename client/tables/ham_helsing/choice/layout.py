"""How the panel of choices is laid out over the map. Pure geometry in design pixels."""

from typing import NamedTuple

from client.ui.metrics import Rect

TITLE_H = 58.0
PAD = 22.0
GAP = 14.0


class Shape(NamedTuple):
    """What a tile would like to be: its ratio of height to width, and how wide at least and at most."""

    ratio: float
    least: float
    most: float


HERO = Shape(1.7, 210.0, 380.0)
CARD = Shape(1.62, 140.0, 210.0)
SIGN = Shape(0.86, 150.0, 230.0)
SPEECH = Shape(0.94, 230.0, 300.0)


class ChoiceParts(NamedTuple):
    """The panel, its title and its tiles."""

    panel: Rect
    title: Rect
    tiles: tuple[Rect, ...]


def choice_parts(zone: Rect, count: int, shape: Shape) -> ChoiceParts:
    """Lay out so many tiles, as large as they all fit, and draw the panel around them."""
    x, y, w, h = zone
    room_w, room_h = w - 2 * PAD - 24, h - TITLE_H - 2 * PAD - 20
    across, tile_w = max(((n, _tile_w(n, count, (room_w, room_h), shape)) for n in range(1, count + 1)), key=_better)
    rows = -(-count // across)
    across = -(-count // rows)
    tile_h = min(tile_w * shape.ratio, (room_h - GAP * (rows - 1)) / rows)
    inner_w = max(across * (tile_w + GAP) - GAP, min(420.0, room_w))
    inner_h = rows * (tile_h + GAP) - GAP
    panel_w, panel_h = inner_w + 2 * PAD, inner_h + TITLE_H + 2 * PAD - 8
    left, top = x + (w - panel_w) / 2, y + (h - panel_h) / 2
    tiles: list[Rect] = []
    for i in range(count):
        row, column = divmod(i, across)
        in_row = min(across, count - row * across)
        indent = (panel_w - in_row * (tile_w + GAP) + GAP) / 2
        tiles.append(
            (left + indent + column * (tile_w + GAP), top + TITLE_H + PAD - 8 + row * (tile_h + GAP), tile_w, tile_h)
        )
    return ChoiceParts(
        (left, top, panel_w, panel_h), (left + PAD, top + 10, panel_w - 2 * PAD, TITLE_H - 6), tuple(tiles)
    )


def _better(pair: tuple[int, float]) -> tuple[float, int]:
    """Prefer wide tiles, then many of them side by side."""
    across, tile_w = pair
    return (round(tile_w, 3), across)


def _tile_w(across: int, count: int, room: tuple[float, float], shape: Shape) -> float:
    rows = -(-count // across)
    by_width = (room[0] - GAP * (across - 1)) / across
    by_height = (room[1] - GAP * (rows - 1)) / rows / shape.ratio
    return min(by_width, max(by_height, min(shape.least, by_width) * 0.6), shape.most)
